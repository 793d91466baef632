import type { CalendarDate, Order, OrderLine } from '../../domain';

/** Statuses of an order that the backend received and has not confirmed yet. */
const processing: ReadonlySet<string> = new Set(['draft', 'pending']);

/** Final statuses: no further delivery follows. */
export const overStatuses = ['delivered', 'not-delivered', 'in-settlement', 'in-error', 'cancelled'] as const;
export type OverStatus = (typeof overStatuses)[number];

/** True while the backend has not confirmed the order. Its data may change within seconds. */
export const isProcessing = ({ status, number }: Pick<Order, 'status' | 'number'>): boolean =>
  processing.has(status) || number === '';

/** Final status of an order; null for any other status, including unknown ones. */
export const overStatus = (status: string): OverStatus | null => overStatuses.find((over) => over === status) ?? null;

/** Delays in milliseconds before each refetch of an order that is missing or not confirmed. */
export const FOLLOW_WAITS = [2000, 4000, 8000, 15_000, 30_000, 60_000] as const;

/** Order lines that are delivered together. */
export interface DeliveryLines {
  readonly date: CalendarDate | null;
  readonly lines: readonly OrderLine[];
}

/** Groups the order's lines by delivery. A line that no delivery lists belongs to the first one. */
export function deliveriesOf({
  lines,
  deliveries,
  deliveryDate,
}: Pick<Order, 'lines' | 'deliveries' | 'deliveryDate'>): readonly DeliveryLines[] {
  const [first, ...later] = deliveries;
  const named = new Map(later.flatMap(({ lineIds }, at) => lineIds.map((id) => [id, at] as const)));
  const groups = [
    { date: first?.date ?? deliveryDate, lines: lines.filter(({ id }) => !named.has(id)) },
    ...later.map(({ date }, at) => ({ date, lines: lines.filter(({ id }) => named.get(id) === at) })),
  ].filter((group) => group.lines.length > 0);
  // An order without lines still has a delivery day to show.
  return groups.length > 0 ? groups : [{ date: deliveryDate, lines: [] }];
}
