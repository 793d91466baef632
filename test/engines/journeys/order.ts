import { expect } from 'vitest';
import { button, heading, link, main, role, textbox } from '../targets';
import type { Visitor } from '../visitor';
import { headerCart, ordersOf, signIn } from './demo';

/** From the choice of a buyer to an order that is there after a reload. */
export async function placeOrder(visitor: Visitor): Promise<void> {
  await signIn(visitor, /Dana Whitlock/);
  await visitor.press(link('Products', { within: role('navigation'), nth: 0 }));
  await visitor.sees(heading('Products'));
  await visitor.write(role('spinbutton', /Sunmill Orange Juice/, { within: main, nth: 0 }), '6');
  await visitor.press(button(/Add Sunmill Orange Juice/, { within: main, nth: 0 }));
  await visitor.press(headerCart);
  await visitor.press(button('Remove Bramrook Ginger Beer'));
  await visitor.press(button('Check out', { within: main, nth: 0 }));
  await visitor.write(textbox('PO number'), 'PO-1117');
  await visitor.choose(role('checkbox', /terms of sale/));
  await visitor.press(button('Place order', { within: main, nth: 0 }));
  await visitor.sees(heading(/^Order \d+ placed/));
  const { text } = await visitor.read(heading(/^Order \d+ placed/));
  await visitor.reload();
  await visitor.sees(heading(text));
  expect(await ordersOf(visitor)).toEqual([/\d{6,}/.exec(text)?.[0]]);
}
