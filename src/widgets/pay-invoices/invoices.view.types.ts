import type { Messages } from '../../runtime/react/use-messages';
import type { payInvoicesMessages } from './pay-invoices.messages';
import type { PayInvoicesProps } from './pay-invoices.types';

/** The words that stand as soon as the widget does. */
export type InvoicesMessages = Messages<typeof payInvoicesMessages>;

/** What every part is drawn from. */
export interface PartProps {
  readonly messages: InvoicesMessages;
}

/** What a part in a chunk of its own takes: it brings words of its own, with what a host laid over them. */
export interface LazyPartProps {
  readonly overrides: PayInvoicesProps['messages'];
}
