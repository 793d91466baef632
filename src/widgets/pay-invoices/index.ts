'use client';

export { payInvoicesContract } from './pay-invoices.contract';
export { payInvoicesMessages } from './pay-invoices.messages';
export type { InvoicesValue, InvoicesView } from './invoice-list.rules';
export type { Columns, OwnColumn } from '../common/columns';
export type {
  InvoiceCellSlotData,
  InvoiceColumn,
  PayInvoicesAdapter,
  PayInvoicesEvents,
  PayInvoicesProps,
  PayInvoicesSlots,
} from './pay-invoices.types';
export { PayInvoices } from './pay-invoices.widget';
