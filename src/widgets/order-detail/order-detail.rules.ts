import type { LineProgress, OrderDetail, OrderDetailLine } from '../../domain';

/** Steps that the backend may report of a line after ordering, in chronological order. */
export const progressSteps = ['confirmed', 'shipped', 'delivered', 'invoiced'] as const;
export type ProgressStep = (typeof progressSteps)[number];

/** Steps that at least one line reports. A step that no line reports has no column. */
export const reportedSteps = (lines: readonly Pick<OrderDetailLine, 'progress'>[]): readonly ProgressStep[] =>
  progressSteps.filter((step) => lines.some(({ progress }) => progress[step] !== null));

/** Steps that report less than the previous reported step. */
export function fewerAt(ordered: number | null, progress: LineProgress): ReadonlySet<ProgressStep> {
  const fewer = new Set<ProgressStep>();
  let before = ordered;
  for (const step of progressSteps) {
    const now = progress[step];
    if (now === null) continue;
    if (before !== null && now < before) fewer.add(step);
    before = now;
  }
  return fewer;
}

/** True if a line differs from what was ordered. */
export const differs = ({ quantity, progress }: Pick<OrderDetailLine, 'quantity' | 'progress'>): boolean =>
  progress.substitute !== null ||
  (quantity !== null && progressSteps.some((step) => progress[step] !== null && progress[step] !== quantity));

/** Lines with differences first, otherwise in the given order. */
export const wrongFirst = (lines: readonly OrderDetailLine[]): readonly OrderDetailLine[] => [
  ...lines.filter(differs),
  ...lines.filter((line) => !differs(line)),
];

/**
 * Amount of a line: the invoiced amount, or the ordered amount before invoicing. Null if a quantity or its amount is
 * unknown.
 */
export function lineAmount({
  total,
  quantity,
  progress,
}: Pick<OrderDetailLine, 'total' | 'quantity' | 'progress'>): OrderDetailLine['total'] {
  const { invoiced } = progress;
  if (invoiced === null || invoiced === quantity || quantity === 0) return total;
  if (total === null || quantity === null) return null;
  return { ...total, minor: Math.round((total.minor / quantity) * invoiced) };
}

/** Sum of an amount over lines; null if it is unknown for any line. */
export const sumOver = (
  lines: readonly OrderDetailLine[],
  of: (line: OrderDetailLine) => number | null,
): number | null =>
  lines.reduce<number | null>((sum, line) => {
    const value = of(line);
    return sum === null || value === null ? null : sum + value;
  }, 0);

/** Total of all lines; null if the amount of any line is unknown. */
export function linesAmount(lines: readonly OrderDetailLine[]): OrderDetailLine['total'] {
  const minor = sumOver(lines, (line) => lineAmount(line)?.minor ?? null);
  const currency = lines.find(({ total }) => total !== null)?.total?.currency;
  return minor === null || currency === undefined ? null : { minor, currency };
}

/** Number of cases of all lines at a step; null if no line reports the step. */
export function casesAt(lines: readonly Pick<OrderDetailLine, 'progress'>[], step: ProgressStep): number | null {
  const reported = lines.flatMap(({ progress }) => progress[step] ?? []);
  return reported.length === 0 ? null : reported.reduce((sum, cases) => sum + cases, 0);
}

/** Day of the first shipment; without shipments, the order's delivery day. */
export const dayOf = ({ deliveryDate, shipments }: Pick<OrderDetail, 'deliveryDate' | 'shipments'>): string | null =>
  shipments[0]?.date ?? deliveryDate;

/** Postal address as lines; missing parts are left out. */
export const addressLines = (address: OrderDetail['shippingAddress']): readonly string[] =>
  address === null
    ? []
    : [
        address.street,
        [address.city, [address.state, address.zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
        address.country,
      ].filter(Boolean);
