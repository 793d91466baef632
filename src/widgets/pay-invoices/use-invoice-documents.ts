import type { DateRange } from '../../rules';
import type { DocumentFile } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';

/** Fetches documents of an account. One that the backend does not give is undefined, and has no button. */
export interface InvoiceDocuments {
  readonly invoice: ((invoiceId: string) => Promise<DocumentFile | null>) | undefined;
  readonly receipt: ((paymentId: string) => Promise<DocumentFile | null>) | undefined;
  readonly statement: ((period: DateRange, format: 'pdf' | 'csv') => Promise<DocumentFile>) | undefined;
}

/** The documents that the backend gives for an account's invoices and payments. */
export function useInvoiceDocuments(accountId: string): InvoiceDocuments {
  const { invoices } = useAdapter();
  const { locale } = useSettings();
  const where = { accountId, locale: locale.tag };
  const file = invoices?.file?.bind(invoices);
  const receipt = invoices?.receipt?.bind(invoices);
  const statement = invoices?.statement?.bind(invoices);
  return {
    invoice: file && ((invoiceId) => file({ ...where, invoiceId })),
    receipt: receipt && ((paymentId) => receipt({ ...where, paymentId })),
    statement: statement && (({ start, end }, format) => statement({ ...where, from: start, to: end, format })),
  };
}
