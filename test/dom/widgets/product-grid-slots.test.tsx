import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../../src/styles/styles.css';
import { createDemoAdapter } from '../../../src/adapters/demo';
import { ProductGrid, type ProductGridSlots } from '../../../src/widgets/product-grid';

afterEach(cleanup);

const slots: ProductGridSlots = {
  'card-picture': ({ children }) => (
    <div>
      {children}
      <b>New</b>
    </div>
  ),
};

it('a wrapped picture fills its place in the card and does not cover the name', async () => {
  render(<ProductGrid adapter={createDemoAdapter({ storage: 'memory' })} slots={slots} />);
  const [badge] = await screen.findAllByText('New', {}, { timeout: 20_000 });
  const card = badge?.closest('li');
  const bottomOf = (selector: string) => card?.querySelector(selector)?.getBoundingClientRect().bottom ?? NaN;
  const top = card?.querySelector('.tf-product-name')?.getBoundingClientRect().top ?? NaN;
  expect(bottomOf('.tf-image-frame')).toBeCloseTo(bottomOf('.tf-product-well'), 0);
  expect(bottomOf('.tf-image-frame')).toBeLessThanOrEqual(top);
});
