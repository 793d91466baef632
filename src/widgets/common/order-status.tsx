import type { OrderStatus } from '../../rules';
import { useMessages } from '../../runtime/react/use-messages';
import {
  StatusGlyph,
  type StatusFill,
  StatusIndicator,
  type StatusIndicatorProps,
} from '../../ui/status-indicator/status-indicator';
import { orderStatusMessages } from './order-status.messages';

/** The word of a status; the backend's own for one not heard of. */
export const orderStatusText = (status: string, words: Readonly<Record<OrderStatus, string>>): string =>
  Object.hasOwn(words, status) ? words[status as OrderStatus] : status; // its own key

/** How a status is drawn: how full the case is, and the tone. */
const looks: Readonly<
  Record<OrderStatus, readonly [fill: StatusFill, tone: NonNullable<StatusIndicatorProps['tone']>]>
> = {
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

/** The drawing of a status alone, for a rail of steps whose words stand beside it. */
export function OrderStatusGlyph({ status }: { readonly status: string }) {
  // Its own key, or a status not heard of.
  return <StatusGlyph fill={Object.hasOwn(looks, status) ? looks[status as OrderStatus][0] : 'empty'} />;
}

/** Where an order stands, in a word and a drawing; the backend's own word, drawn neutrally, for one not heard of. */
export function OrderStatusCase({ status }: { readonly status: string }) {
  const { m } = useMessages('order-status', orderStatusMessages);
  if (!Object.hasOwn(looks, status))
    return (
      <StatusIndicator fill="empty" tone="quiet">
        {status}
      </StatusIndicator>
    );
  const known = status as OrderStatus; // its own key
  const [fill, tone] = looks[known];
  return (
    <StatusIndicator fill={fill} tone={tone}>
      {m[known]}
    </StatusIndicator>
  );
}
