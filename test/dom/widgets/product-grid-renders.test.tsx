import { wokenBy } from '../../../scripts/bench/pages/count-renders';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { gridAdapter } from '../../../scripts/bench/pages/grid-data';
import '../../../src/styles/styles.css';

afterEach(cleanup);

/** An image that loads at once and never fails: a failing one would re-render itself. */
const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const adapters = {
  'plain products': () => gridAdapter(image),
  'facets, lists and a cart': () =>
    createDemoAdapter({ scenario: 'ten-thousand-products', clock: () => storyTime, storage: 'memory' }),
};

it.each(Object.entries(adapters))(
  'a page change renders at most 300 components for 50 products: %s',
  async (_, adapter) => {
    const { container } = render(<ProductGrid adapter={adapter()} pageSize={50} />);
    await waitFor(
      () => expect(container.querySelectorAll('.tf-product-action .tf-stepper').length).toBeGreaterThan(40),
      {
        timeout: 20_000,
      },
    );
    // Toasts and the code of dialogs load on their own.
    await act(() => new Promise((done) => setTimeout(done, 1000)));
    const cards = container.querySelectorAll('.tf-product-card');
    const firstName = () => container.querySelector('.tf-product-name')?.textContent;
    const before = firstName();
    const { rendered, drawn } = await wokenBy(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
      await waitFor(() => expect(firstName()).not.toBe(before), { timeout: 10_000 });
      await act(() => new Promise((done) => setTimeout(done, 100)));
    });
    expect(drawn.filter((name) => name === 'ProductCard')).toHaveLength(50);
    expect(rendered).toBeLessThanOrEqual(300);
    // The same cards, with other products in them.
    expect([...container.querySelectorAll('.tf-product-card')]).toEqual([...cards]);
  },
  60_000,
);
