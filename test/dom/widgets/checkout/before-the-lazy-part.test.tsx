import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openCheckout } from './checkout-harness';

vi.mock('../../../../src/widgets/checkout/checkout.lazy', () => new Promise<never>(() => {}));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const note = () => screen.findByLabelText<HTMLTextAreaElement>(/^Note to the driver/, undefined, { timeout: 8000 });

/** Types a note, and returns the field's value after a reload. */
async function reloadedNote(typed: string): Promise<string> {
  const page = openCheckout({ id: 'site' });
  fireEvent.change(await note(), { target: { value: typed } });
  // The payment methods load with the lazy part.
  expect(screen.queryByLabelText('PO number')).toBeNull();
  page.unmount();
  openCheckout({ id: 'site' });
  return (await note()).value;
}

it('restores values after a reload that were typed before the lazy part loaded', async () => {
  expect(await reloadedNote('Ring twice')).toBe('Ring twice');
});

it('stores no card number that was typed before the lazy part loaded', async () => {
  expect(await reloadedNote('Card 4111 1111 1111 1111')).toBe('');
});
