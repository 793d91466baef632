import type { DateRange } from '../../rules';
import type { DocumentFile } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';

/**
 * Functions that fetch an account's documents. A function is undefined if the backend does not provide the document;
 * its button does not render then.
 */
export interface InvoiceDocuments {
  readonly invoice: ((invoiceId: string) => Promise<DocumentFile | null>) | undefined;
  readonly receipt: ((paymentId: string) => Promise<DocumentFile | null>) | undefined;
  readonly statement: ((period: DateRange, format: 'pdf' | 'csv') => Promise<DocumentFile>) | undefined;
}

/** Documents that the backend provides for an account's invoices and payments. */
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
