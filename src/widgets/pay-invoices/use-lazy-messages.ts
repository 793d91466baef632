import { useWords, type Words } from '../../runtime/react/use-messages';
import { payInvoicesContract } from './pay-invoices.contract';
import { payInvoicesLaterMessages } from './pay-invoices.lazy.messages';
import type { PayInvoicesProps } from './pay-invoices.types';

export type LaterWords = Words<typeof payInvoicesLaterMessages>;

/** The words of the parts that come later, in the locale that holds and with what the host laid over them. */
export const useLaterWords = (messages: PayInvoicesProps['messages']): LaterWords =>
  useWords(payInvoicesContract.name, payInvoicesLaterMessages, messages);
