import * as Radix from '@radix-ui/react-select';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CleanViewport } from '../../../src/ui/select/select-list';

afterEach(cleanup);

function openWith(Viewport: ComponentType<{ children: ReactNode }>) {
  render(
    <Radix.Root open value="a">
      <Radix.Trigger aria-label="Depot">
        <Radix.Value>Alder</Radix.Value>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content position="popper">
          <Viewport>
            <Radix.Item value="a">
              <Radix.ItemText>Alder</Radix.ItemText>
            </Radix.Item>
          </Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>,
  );
  const list = document.querySelector('[role=listbox]');
  return {
    styles: list?.querySelectorAll('style').length,
    viewport: list?.querySelector('[data-radix-select-viewport]'),
  };
}

test('Radix has the structure that the clean viewport relies on: a <style> and the collection around one box', () => {
  const stock = openWith(Radix.Viewport);
  expect(stock.styles, 'when Radix drops its <style>, the clean viewport can go').toBe(1);
  expect(stock.viewport?.querySelectorAll('[role=option]')).toHaveLength(1);
});

test('the clean viewport has the box and the option but no <style>', () => {
  const clean = openWith(CleanViewport);
  expect(clean.styles).toBe(0);
  expect(clean.viewport?.querySelectorAll('[role=option]')).toHaveLength(1);
});
