import type { OrderStatus } from '../../rules';
import { useMessages } from '../../runtime/react/use-messages';
import {
  StatusGlyph,
  type StatusFill,
  StatusIndicator,
  type StatusIndicatorProps,
} from '../../ui/status-indicator/status-indicator';
import { orderStatusMessages } from './order-status.messages';

/** Returns the name of a status; the backend's text for an unknown one. */
export const orderStatusText = (status: string, texts: Readonly<Record<OrderStatus, string>>): string =>
  Object.hasOwn(texts, status) ? texts[status as OrderStatus] : status; // checked with `hasOwn`

/** Drawing of each status: the fill of the indicator and its tone. */
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

/** Drawing of a status without its name, for a list of steps that shows the names itself. */
export function OrderStatusGlyph({ status }: { readonly status: string }) {
  // `hasOwn` checks the key; an unknown status is drawn empty.
  return <StatusGlyph fill={Object.hasOwn(looks, status) ? looks[status as OrderStatus][0] : 'empty'} />;
}

/** Status of an order as a name and a drawing. An unknown status shows the backend's text and a neutral drawing. */
export function OrderStatusCase({ status }: { readonly status: string }) {
  const { m } = useMessages('order-status', orderStatusMessages);
  if (!Object.hasOwn(looks, status))
    return (
      <StatusIndicator fill="empty" tone="quiet">
        {status}
      </StatusIndicator>
    );
  const known = status as OrderStatus; // checked with `hasOwn`
  const [fill, tone] = looks[known];
  return (
    <StatusIndicator fill={fill} tone={tone}>
      {m[known]}
    </StatusIndicator>
  );
}
