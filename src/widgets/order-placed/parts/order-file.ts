import type { Order } from '../../../domain';
import { csvFileName, type CsvColumn, toCsv } from '../../../rules';
import { fill, mergeMessages } from '../../../runtime/messages/messages';
import { saveFile } from '../../../runtime/save-file';
import { type Truck, trucksOf } from '../order-placed.rules';
import { orderPlacedLazyMessages } from '../order-placed.lazy.messages';

type FileMessages = (typeof orderPlacedLazyMessages)['file'];
type Row = Truck['lines'][number] & Pick<Truck, 'date'>;

/** An order's lines as CSV (decision 5): a row for each, with what tells the order and its delivery. */
export function orderCsv(order: Order, messages: FileMessages): string {
  const columns: readonly CsvColumn<Row>[] = [
    { key: 'number', header: messages.number, value: () => order.number },
    { key: 'date', header: messages.date },
    { key: 'sku', header: messages.sku, value: ({ product }) => product.sku },
    { key: 'upc', header: messages.upc, value: ({ product }) => product.upc },
    { key: 'product', header: messages.product, value: ({ product }) => product.name },
    { key: 'pack', header: messages.pack, value: ({ product }) => product.packSize },
    { key: 'quantity', header: messages.quantity },
    { key: 'amount', header: messages.amount, value: ({ total }) => total },
    { key: 'currency', header: messages.currency, value: ({ total }) => total?.currency ?? '' },
  ];
  const rows = trucksOf(order).flatMap(({ date, lines }) => lines.map((line) => ({ ...line, date })));
  return toCsv(rows, columns, { bom: true });
}

/** Hands the buyer the file, named by the order; answers with its name. `layers` lie over the English words. */
export function saveOrder(order: Order, layers: readonly unknown[]): string {
  const words = mergeMessages(orderPlacedLazyMessages, ...layers).file;
  const name = csvFileName(fill(words.name, { number: order.number }));
  saveFile(name, orderCsv(order, words), 'text/csv;charset=utf-8');
  return name;
}
