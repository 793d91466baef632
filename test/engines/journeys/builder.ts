import { button, css, link, main, role, textbox } from '../targets';
import type { Visitor } from '../visitor';
import { ordersOf, signIn } from './demo';

/** Cells of a spreadsheet: a SKU and a number of cases in each row, one of them of an unknown product. */
const cells = ['104417\t8', '210031\t8', 'no-such-sku\t2', '415500\t8', '518820\t8', '677105\t8'].join('\r\n');

/** A pasted spreadsheet becomes an order, without its row of an unknown product. */
export async function pasteOrder(visitor: Visitor): Promise<void> {
  await signIn(visitor, /Dana Whitlock/, 'empty-cart');
  await visitor.open('/en-US/order-builder');
  await visitor.sees(css('.tf-builder-sheet[data-tools]'));
  // Copied from a field of the page, as from a spreadsheet.
  await visitor.run((text) => {
    const source = Object.assign(document.createElement('textarea'), { value: text });
    document.body.append(source);
    source.select();
  }, cells);
  await visitor.tab.press('Control+c');
  await visitor.run(() => document.querySelector('body > textarea')?.remove());
  await visitor.press(css('.tf-builder-row [data-column="product"]', undefined, { nth: 0 }));
  await visitor.tab.press('Control+v');
  await visitor.until(
    'Five rows are ready and one is open',
    async () => [
      await visitor.count(css('.tf-builder-row[data-ready]')),
      await visitor.count(css('.tf-builder-row[data-open]')),
    ],
    ([ready, open]) => ready === 5 && open === 1,
  );
  await visitor.reload();
  await visitor.sees(css('.tf-builder-row[data-ready]', undefined, { nth: 4 }));
  await visitor.press(role('button', undefined, { within: css('.tf-builder-footer'), nth: -1 }));
  await visitor.press(link(/cart/i, { within: main, nth: 0 }));
  await visitor.press(button('Check out', { within: main, nth: 0 }));
  await visitor.write(textbox('PO number'), 'PO-SHEET');
  await visitor.choose(role('checkbox', /terms of sale/));
  await visitor.press(button('Place order', { within: main, nth: 0 }));
  await visitor.until(
    'One order is stored',
    () => ordersOf(visitor),
    ({ length }) => length === 1,
  );
}
