import type { OrderDetail } from '../../domain';
import type { Formats } from '../../runtime/react/use-formats';
import type { Messages } from '../../runtime/react/use-messages';
import type { orderDetailMessages } from './order-detail.messages';

/** The page's words, with what fills them. */
export type OrderDetailMessages = Messages<typeof orderDetailMessages>;

/** What each part of the page is drawn from. */
export interface DetailPartProps {
  readonly order: OrderDetail;
  readonly messages: OrderDetailMessages;
  readonly formats: Formats;
}

/** Goes to report a problem with the order or a line; absent where the host has no place for it. */
export type ReportProblem = { readonly href: (lineId: string | null) => string | null; readonly onReport: (lineId: string | null) => void };
