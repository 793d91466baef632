import { expect } from 'vitest';
import { button, css, role } from '../targets';
import type { Visitor } from '../visitor';

const quantity = (place: string) => role('spinbutton', undefined, { within: css(place), nth: 0 });

/** The script's elements and mounted widgets on a plain page share one cart, in and outside of shadow roots. */
export async function useElements(visitor: Visitor): Promise<void> {
  await visitor.open('/plain.html');
  const { value } = await visitor.read(quantity('#mounted'));
  await visitor.press(button(/^One more of/, { within: css('tradefront-cart'), nth: 0 }));
  await visitor.hasValue(quantity('#mounted'), String(Number(value) + 1));
  await visitor.hasValue(quantity('tradefront-cart'), String(Number(value) + 1));
  await visitor.run(() => document.querySelector('tradefront-product-grid')?.scrollIntoView());
  const lines = await visitor.count(role('spinbutton', undefined, { within: css('#mounted') }));
  await visitor.press(button(/^Add /, { within: css('tradefront-product-grid'), nth: 0 }));
  await visitor.until(
    'The product is in the cart',
    () => visitor.count(role('spinbutton', undefined, { within: css('#mounted') })),
    (count) => count === lines + 1,
  );
  // The page's own styles and the widgets' do not meet.
  const accent = await visitor.run(() => getComputedStyle(document.documentElement).getPropertyValue('--tf-accent'));
  expect(accent.trim()).toBe('rgb(1 2 3)');
}
