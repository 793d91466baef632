import type { Order } from '../../../domain';
import { csvFileName, type CsvColumn, toCsv } from '../../../rules';
import { fill, mergeMessages } from '../../../runtime/messages/messages';
import { saveFile } from '../../../runtime/save-file';
import { type DeliveryLines, deliveriesOf } from '../order-placed.rules';
import { orderPlacedLazyMessages } from '../order-placed.lazy.messages';

type FileMessages = (typeof orderPlacedLazyMessages)['file'];
type Row = DeliveryLines['lines'][number] & Pick<DeliveryLines, 'date'>;

/**
 * Converts the order's lines to CSV (decision 5): one row per line, with the columns of the order and its delivery
 * repeated.
 */
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
  const rows = deliveriesOf(order).flatMap(({ date, lines }) => lines.map((line) => ({ ...line, date })));
  return toCsv(rows, columns, { bom: true });
}

/**
 * Saves the order as a file named after its number, and returns the file name. `layers` override the English messages.
 */
export function saveOrder(order: Order, layers: readonly unknown[]): string {
  const messages = mergeMessages(orderPlacedLazyMessages, ...layers).file;
  const name = csvFileName(fill(messages.name, { number: order.number }));
  saveFile(name, orderCsv(order, messages), 'text/csv;charset=utf-8');
  return name;
}
