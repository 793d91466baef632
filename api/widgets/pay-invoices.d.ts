import { b as PayInvoicesProps } from 'shared/pay-invoices.types';
export { P as PayInvoicesAdapter, a as PayInvoicesEvents, c as PayInvoicesSlots, p as payInvoicesContract } from 'shared/pay-invoices.types';
export { p as payInvoicesMessages } from 'shared/pay-invoices.lazy.messages';
import * as react from 'react';
import 'shared/activation';
import 'shared/problem';
import 'shared/ports';
import 'shared/payment-fields.types';
import 'shared/common.types';
import 'shared/messages';

/** Invoices: what is owed and for how long, and one payment over as many of them as the buyer likes. */
declare const PayInvoices: react.ComponentType<PayInvoicesProps>;

export { PayInvoices, PayInvoicesProps };
