import { useMessages, type Messages } from '../../runtime/react/use-messages';
import { payInvoicesContract } from './pay-invoices.contract';
import { payInvoicesLazyMessages } from './pay-invoices.lazy.messages';
import type { PayInvoicesProps } from './pay-invoices.types';

export type LazyMessages = Messages<typeof payInvoicesLazyMessages>;

/** The words of the parts that come later, in the locale that holds and with what the host laid over them. */
export const useLazyMessages = (overrides: PayInvoicesProps['messages']): LazyMessages =>
  useMessages(payInvoicesContract.name, payInvoicesLazyMessages, overrides);
