import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { firstControl } from '../../../src/ui/dialog/first-control';

afterEach(cleanup);

const first = (inside: React.ReactNode): string | undefined =>
  firstControl(render(<form>{inside}</form>).container)?.id;

test('a group of radio buttons gets the focus at the selected one, and at its first without a selection', () => {
  const group = (chosen: string | null, isOff = false) =>
    ['card', 'account'].map((id) => (
      <input
        key={id}
        type="radio"
        name="from"
        id={id}
        defaultChecked={id === chosen}
        disabled={isOff && id === chosen}
      />
    ));
  expect(first(group('account'))).toBe('account');
  expect(first(group(null))).toBe('card');
  cleanup();
  expect(first(group('account', true)), 'one that is chosen and can not be any more').toBe('card');
});

test('skips controls that Tab skips: hidden, disabled or with a negative tabindex', () => {
  const rest = (
    <>
      <input type="hidden" />
      <input id="off" disabled />
      <input id="out" tabIndex={-1} />
      <input id="unseen" hidden />
    </>
  );
  expect(
    first(
      <>
        {rest}
        <a href="#a" id="away">
          Away
        </a>
        <button id="here">Here</button>
      </>,
    ),
  ).toBe('here');
  cleanup();
  expect(first(rest)).toBeUndefined();
});
