import type { LineProgress, OrderDetail, OrderDetailLine } from '../../domain';

/** What the backend may report of a line after it was ordered, in the order in which it happens. */
export const progressSteps = ['confirmed', 'shipped', 'delivered', 'invoiced'] as const;
export type ProgressStep = (typeof progressSteps)[number];

/** The steps that any line reports: a step nobody has reported has no column. */
export const reportedSteps = (lines: readonly Pick<OrderDetailLine, 'progress'>[]): readonly ProgressStep[] =>
  progressSteps.filter((step) => lines.some(({ progress }) => progress[step] !== null));

/** The steps at which less is reported than at the reported step before. */
export function fewerAt(ordered: number, progress: LineProgress): ReadonlySet<ProgressStep> {
  const fewer = new Set<ProgressStep>();
  let before = ordered;
  for (const step of progressSteps) {
    const now = progress[step];
    if (now === null) continue;
    if (now < before) fewer.add(step);
    before = now;
  }
  return fewer;
}

/** Whether something else came than was ordered. */
export const differs = ({ quantity, progress }: Pick<OrderDetailLine, 'quantity' | 'progress'>): boolean =>
  progress.substitute !== null || progressSteps.some((step) => progress[step] !== null && progress[step] !== quantity);

/** Lines with what went wrong first; the others stay as they were. */
export const wrongFirst = (lines: readonly OrderDetailLine[]): readonly OrderDetailLine[] => [...lines.filter(differs), ...lines.filter((line) => !differs(line))];

/** What a line comes to: what is invoiced of it, and what was ordered while nothing is. */
export function lineAmount({ total, quantity, progress }: Pick<OrderDetailLine, 'total' | 'quantity' | 'progress'>): OrderDetailLine['total'] {
  const { invoiced } = progress;
  if (invoiced === null || invoiced === quantity || quantity === 0) return total;
  return { ...total, minor: Math.round((total.minor / quantity) * invoiced) };
}

/** The cases of all lines at a step; null where no line reports it. */
export function casesAt(lines: readonly Pick<OrderDetailLine, 'progress'>[], step: ProgressStep): number | null {
  const told = lines.flatMap(({ progress }) => progress[step] ?? []);
  return told.length === 0 ? null : told.reduce((sum, cases) => sum + cases, 0);
}

/** The day that says most of an order: when it came, or when it comes. */
export const dayOf = ({ deliveryDate, shipments }: Pick<OrderDetail, 'deliveryDate' | 'shipments'>): string | null => shipments[0]?.date ?? deliveryDate;

/** A postal address in lines, as it is written on a letter; what is missing is left out. */
export const addressLines = (address: OrderDetail['shippingAddress']): readonly string[] =>
  address === null ? [] : [address.street, [address.city, [address.state, address.zip].filter(Boolean).join(' ')].filter(Boolean).join(', '), address.country].filter(Boolean);
