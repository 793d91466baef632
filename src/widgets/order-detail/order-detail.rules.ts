import type { LineProgress, OrderDetail, OrderDetailLine } from '../../domain';

/** What the backend may report of a line after it was ordered, in the order in which it happens. */
export const progressSteps = ['confirmed', 'shipped', 'delivered', 'invoiced'] as const;
export type ProgressStep = (typeof progressSteps)[number];

/** The steps that any line reports: a step nobody has reported has no column. */
export const reportedSteps = (lines: readonly Pick<OrderDetailLine, 'progress'>[]): readonly ProgressStep[] =>
  progressSteps.filter((step) => lines.some(({ progress }) => progress[step] !== null));

/** The steps at which less is reported than at the reported step before. */
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

/** Whether something else came than was ordered. */
export const differs = ({ quantity, progress }: Pick<OrderDetailLine, 'quantity' | 'progress'>): boolean =>
  progress.substitute !== null ||
  (quantity !== null && progressSteps.some((step) => progress[step] !== null && progress[step] !== quantity));

/** Lines with what went wrong first; the others stay as they were. */
export const wrongFirst = (lines: readonly OrderDetailLine[]): readonly OrderDetailLine[] => [
  ...lines.filter(differs),
  ...lines.filter((line) => !differs(line)),
];

/** What a line comes to: what is invoiced of it, and what was ordered while nothing is. Null while either number or its amount is not known. */
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

/** The sum of what lines say; null when one of them does not. */
export const sumOver = (
  lines: readonly OrderDetailLine[],
  of: (line: OrderDetailLine) => number | null,
): number | null =>
  lines.reduce<number | null>((sum, line) => {
    const value = of(line);
    return sum === null || value === null ? null : sum + value;
  }, 0);

/** What all lines come to; null when one of them does not say. */
export function linesAmount(lines: readonly OrderDetailLine[]): OrderDetailLine['total'] {
  const minor = sumOver(lines, (line) => lineAmount(line)?.minor ?? null);
  const currency = lines.find(({ total }) => total !== null)?.total?.currency;
  return minor === null || currency === undefined ? null : { minor, currency };
}

/** The cases of all lines at a step; null where no line reports it. */
export function casesAt(lines: readonly Pick<OrderDetailLine, 'progress'>[], step: ProgressStep): number | null {
  const told = lines.flatMap(({ progress }) => progress[step] ?? []);
  return told.length === 0 ? null : told.reduce((sum, cases) => sum + cases, 0);
}

/** The day that says most of an order: when it came, or when it comes. */
export const dayOf = ({ deliveryDate, shipments }: Pick<OrderDetail, 'deliveryDate' | 'shipments'>): string | null =>
  shipments[0]?.date ?? deliveryDate;

/** A postal address in lines, as it is written on a letter; what is missing is left out. */
export const addressLines = (address: OrderDetail['shippingAddress']): readonly string[] =>
  address === null
    ? []
    : [
        address.street,
        [address.city, [address.state, address.zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
        address.country,
      ].filter(Boolean);
