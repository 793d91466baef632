import { button, css, heading, link, main, role } from '../targets';
import type { Visitor } from '../visitor';
import { signIn } from './demo';

/** An order is found by its PO number; another one is compared with its delivery and added to the cart again. */
export async function reorder(visitor: Visitor): Promise<void> {
  await signIn(visitor, /Dana Whitlock/);
  await visitor.open('/en-US/orders');
  await visitor.sees(heading('Orders'));
  const search = role('searchbox', 'Search orders');
  await visitor.write(search, 'PO-00897');
  await visitor.sees(css('p, span, output, [role=status]', /^1 order$/, { within: main, nth: 0 }));
  await visitor.sees(link(/4500897/, { within: main, nth: 0 }));
  await visitor.write(search, '');
  await visitor.press(link(/4500871/, { within: main, nth: 0 }));
  await visitor.choose(role('checkbox', 'Only differences (2)'));
  await visitor.sees(css('*', /^1 not loaded, not invoiced$/, { within: main, nth: 0 }));
  await visitor.press(button('Order again now', { nth: 0 }));
  await visitor.sees(css('*', '7 of 8 products are in your cart as ordered', { nth: -1 }));
  await visitor.sees(css('*', /^Bramrook Ginger Beer:/, { nth: 0 }));
}
