import type { Words } from '../../runtime/react/use-messages';
import type { payInvoicesMessages } from './pay-invoices.messages';
import type { PayInvoicesProps } from './pay-invoices.types';

/** The words that stand as soon as the widget does. */
export type InvoicesWords = Words<typeof payInvoicesMessages>;

/** What every part is drawn from. */
export interface PartProps {
  readonly words: InvoicesWords;
}

/** What a part in a chunk of its own takes: it brings words of its own, with what a host laid over them. */
export interface LatePartProps {
  readonly messages: PayInvoicesProps['messages'];
}
