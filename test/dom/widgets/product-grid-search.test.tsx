import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createDemoAdapter } from '../../../src/adapters/demo';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { gridAdapter } from '../../../scripts/bench/pages/grid-data';

afterEach(cleanup);

it('searches for the first letter at once, and for further ones when the typing pauses', async () => {
  const adapter = gridAdapter('data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=');
  const searches: string[] = [];
  const { search } = adapter.catalog;
  const catalog: typeof adapter.catalog = {
    ...adapter.catalog,
    search: (request) => {
      searches.push(request.text);
      return search(request);
    },
  };
  render(<ProductGrid adapter={{ ...adapter, catalog }} />);
  await screen.findAllByRole('button', { name: 'Next page' }, { timeout: 20_000 });
  const field = screen.getByRole('searchbox');
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  type('c');
  await expect.poll(() => searches.at(-1), { timeout: 10_000 }).toBe('c');
  type('co');
  type('col');
  type('cola');
  await expect.poll(() => searches.at(-1), { timeout: 10_000 }).toBe('cola');
  expect(searches).toEqual(['', 'c', 'cola']);
}, 60_000);

it('shows the found products before the new counts of the filters', async () => {
  render(<ProductGrid adapter={createDemoAdapter({ storage: 'memory' })} />);
  const filters = await screen.findByRole('group', { name: 'Filters' }, { timeout: 20_000 });
  await screen.findAllByRole('checkbox', {}, { timeout: 20_000 });
  const changed: string[] = [];
  const note = (part: string) => () => {
    if (changed.at(-1) !== part) changed.push(part);
  };
  const watch = (node: Element, part: string) => {
    new MutationObserver(note(part)).observe(node, { childList: true, subtree: true, characterData: true });
  };
  watch(screen.getByRole('list', { name: 'Products' }), 'products');
  watch(filters, 'filters');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'c' } });
  await expect.poll(() => changed, { timeout: 10_000 }).toEqual(['products', 'filters']);
}, 60_000);

it('shows the products of the next page without a frame in between, if they are there', async () => {
  const { container } = render(<ProductGrid adapter={gridAdapter()} />);
  const next = await screen.findByRole('button', { name: 'Next page' }, { timeout: 20_000 });
  const firstName = () => container.querySelector('.tf-product-name')?.textContent;
  const before = firstName();
  next.click();
  // A frame, like a render with lower priority, can only come after all microtasks.
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(firstName()).not.toBe(before);
}, 60_000);
