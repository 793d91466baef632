import type { CalendarDate, Order, OrderLine } from '../../domain';

/** Statuses of an order that the backend took and did not confirm yet. */
const processing: ReadonlySet<string> = new Set(['draft', 'pending']);

/** Statuses after which nothing is to come. */
export const overStatuses = ['delivered', 'not-delivered', 'in-settlement', 'in-error', 'cancelled'] as const;
export type OverStatus = (typeof overStatuses)[number];

/** Whether the backend still works on taking the order: what it says of it may change within seconds. */
export const isProcessing = ({ status, number }: Pick<Order, 'status' | 'number'>): boolean =>
  processing.has(status) || number === '';

/** The status of an order of which nothing more is to come; null for any other, also one not heard of. */
export const overStatus = (status: string): OverStatus | null => overStatuses.find((over) => over === status) ?? null;

/** Milliseconds before each time an order that is not there, or not confirmed, is asked for again. */
export const FOLLOW_WAITS = [2000, 4000, 8000, 15_000, 30_000, 60_000] as const;

/** Lines that come together. */
export interface Truck {
  readonly date: CalendarDate | null;
  readonly lines: readonly OrderLine[];
}

/** The order's lines by delivery; a line that no delivery names is on the first. */
export function trucksOf({
  lines,
  deliveries,
  deliveryDate,
}: Pick<Order, 'lines' | 'deliveries' | 'deliveryDate'>): readonly Truck[] {
  const [first, ...later] = deliveries;
  const named = new Map(later.flatMap(({ lineIds }, at) => lineIds.map((id) => [id, at] as const)));
  const trucks = [
    { date: first?.date ?? deliveryDate, lines: lines.filter(({ id }) => !named.has(id)) },
    ...later.map(({ date }, at) => ({ date, lines: lines.filter(({ id }) => named.get(id) === at) })),
  ].filter((truck) => truck.lines.length > 0);
  // Without a line there is still a day to tell.
  return trucks.length > 0 ? trucks : [{ date: deliveryDate, lines: [] }];
}
