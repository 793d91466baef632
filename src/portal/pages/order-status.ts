import type { OrderStatus } from '../../rules';
import type { CaseFill, StatusCaseProps } from '../../ui/status/status-case';

/** How a status is drawn (visual language, 5): how full the case is, and the tone. */
const looks: Readonly<Record<OrderStatus, readonly [fill: CaseFill, tone: NonNullable<StatusCaseProps['tone']>]>> = {
  draft: ['dashed', 'quiet'],
  pending: ['empty', 'quiet'],
  'order-received': [0.16, 'accent'],
  confirmed: [0.32, 'accent'],
  'order-prepared': [0.48, 'accent'],
  'prep-for-shipment': [0.6, 'accent'],
  shipped: [0.74, 'accent'],
  dispatched: [0.86, 'accent'],
  'out-for-delivery': ['full', 'accent'],
  delivered: ['done', 'positive'],
  'not-delivered': ['failed', 'critical'],
  'in-settlement': ['lines', 'quiet'],
  'in-error': ['error', 'critical'],
  cancelled: ['slash', 'quiet'],
};

/** The look of a status; a neutral one for a word that this version has not heard of. */
export function lookOfStatus(status: string): Pick<StatusCaseProps, 'fill' | 'tone'> {
  const [fill, tone] = Object.hasOwn(looks, status) ? looks[status as OrderStatus] : (['empty', 'quiet'] as const); // its own key
  return { fill, tone };
}
