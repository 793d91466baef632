import { wokenBy } from '../../../scripts/bench/pages/count-renders';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../src/styles/styles.css';
import { getCartRuntime } from '../../../src/runtime/cart/cart.store';
import { Cart } from '../../../src/widgets/cart';
import { cartAdapter } from '../../../scripts/bench/pages/cart-data';

afterEach(cleanup);

/** Loads at once and never fails: a picture that does wakes itself. */
const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** A cart on the page, ready to be changed. */
async function open(lines: number) {
  const adapter = cartAdapter(lines, { image });
  const { container } = render(<Cart adapter={adapter} />);
  await screen.findByRole('region', { name: 'Order summary' }, { timeout: 20_000 });
  // The toasts come by a chunk of their own.
  await waitFor(() => expect(container.querySelector('.tf-toasts')).not.toBeNull(), { timeout: 20_000 });
  // Their region is drawn once more when it may take a toast.
  await act(() => new Promise((done) => setTimeout(done, 150)));
  const field = container.querySelectorAll<HTMLInputElement>('.tf-cart-quantity input')[2];
  if (field === undefined) throw new Error('The cart has no third line');
  const cart = getCartRuntime(adapter, null);
  const id = cart.store.getState().lineIds[2] ?? '';
  return { cart, id, field, container };
}

const two = ['CartLine', 'CartSummary'];

describe.each([20, 200, 1000])('a key press in a cart of %i lines', (lines) => {
  it('draws at most eight components until the new total shows, and as few for the answer', async () => {
    const { cart, field, container } = await open(lines);
    const total = () => container.querySelector('.tf-cart-summary [data-total] dd')?.textContent;
    field.focus();
    for (const at of ['first', 'next']) {
      const before = total();
      const press = await wokenBy(() => fireEvent.keyDown(field, { key: 'ArrowUp' }));
      expect(total()).not.toBe(before);
      expect(press.rendered, `${at} press drew ${press.drawn.join(' ')}`).toBeLessThanOrEqual(8);
      expect(press.drawn).toEqual(expect.arrayContaining(two));
      const answer = await wokenBy(() => act(() => cart.settle()));
      expect(answer.rendered, `the answer drew ${answer.drawn.join(' ')}`).toBeLessThanOrEqual(8);
      expect(answer.drawn).toEqual(expect.arrayContaining(two));
    }
  }, 60_000);
});

describe.each([20, 1000])('a quantity in a cart of %i lines', (lines) => {
  it('wakes its line and the summary when another widget changes it, and again when it is answered', async () => {
    const { cart, id, field } = await open(lines);
    const change = await wokenBy(() => act(() => cart.setQuantity(id, 42)));
    expect(field.value).toBe('42');
    expect(change.woken).toEqual(two);
    // The whole cart comes back, every line a new object.
    const answer = await wokenBy(() => act(() => cart.settle()));
    expect(cart.busy).toBe(false);
    expect(answer.woken).toEqual(two);
  }, 60_000);

  it('wakes its line and the summary when it is typed', async () => {
    const { cart, id, field } = await open(lines);
    // The first change of a visit offers Reset, once.
    fireEvent.change(field, { target: { value: '36' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await act(() => cart.settle());
    const typing = await wokenBy(() => fireEvent.change(field, { target: { value: '37' } }));
    expect(typing.woken).toEqual(['QuantityField']);
    const commit = await wokenBy(() => fireEvent.keyDown(field, { key: 'Enter' }));
    expect(cart.store.getState().lines[id]?.quantity).toBe(37);
    expect(commit.woken).toEqual(two);
  }, 60_000);
});

it('draws as much for a quantity in a cart of 1,000 lines as in one of 20', async () => {
  const drawn = [];
  for (const lines of [20, 1000]) {
    const { cart, id } = await open(lines);
    drawn.push((await wokenBy(() => act(() => cart.setQuantity(id, 42)))).rendered);
    cleanup();
  }
  expect(drawn[0]).toBeGreaterThan(2);
  expect(drawn[1]).toBe(drawn[0]);
}, 60_000);

it('counts what else wakes: a line that goes wakes the cart around it', async () => {
  const { cart, id } = await open(20);
  const { woken } = await wokenBy(() => act(() => cart.remove(id)));
  expect(woken).toContain('CartContent');
});

describe.each([20, 1000])('a selection in a cart of %i lines', (lines) => {
  it('wakes the row with its box, and the bar over the lines', async () => {
    const { container } = await open(lines);
    const box = container.querySelectorAll<HTMLInputElement>('.tf-cart-check > input')[2];
    if (box === undefined) throw new Error('The cart has no third box');
    const { woken, rendered } = await wokenBy(() => fireEvent.click(box));
    expect(rendered).toBeLessThan(16);
    expect(box.checked).toBe(true);
    expect(container.querySelectorAll('.tf-cart-line[data-selected]')).toHaveLength(1);
    expect(woken).toEqual(['CartBar', 'LineRow']);
  }, 60_000);

  it('of every line wakes rows, those that rest by the part, and draws no line anew', async () => {
    const { container } = await open(lines);
    const { woken } = await wokenBy(() => fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' })));
    expect(container.querySelectorAll('.tf-cart-line[data-selected]')).toHaveLength(lines);
    const isLong = lines > 40;
    expect([...new Set(woken)]).toEqual(['CartBar', 'LineRow', ...(isLong ? ['StaticRows'] : [])]);
    expect(woken.filter((name) => name === 'StaticRows')).toHaveLength(
      container.querySelectorAll('.tf-cart-part:not([data-mounted])').length,
    );
  }, 60_000);
});
