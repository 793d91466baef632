import type { CaseSubject } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useRead } from '../../runtime/react/use-read';
import { rejectMissingMethod } from '../common/reject-missing-method';
import type { WizardMessages } from './support-ticket-wizard.types';

/**
 * Description of the order or invoice that a ticket is about. Number and product are added after they have loaded,
 * because the wizard does not wait for them.
 */
export function useSubject(
  about: CaseSubject | null,
  accountId: string | null,
  { m: { about: m }, fill }: WizardMessages,
): string | null {
  const { orders, invoices } = useAdapter();
  const { locale } = useSettings();
  const orderId = about?.kind === 'order' ? about.orderId : '';
  const invoiceId = about?.kind === 'invoice' ? about.invoiceId : '';
  const at = { accountId, locale: locale.tag };
  const [order] = useRead({
    method: 'orders.detail',
    args: { orderId },
    accountId,
    enabled: orderId !== '' && orders?.detail !== undefined,
    read: (options) => orders?.detail?.({ ...at, orderId }, options) ?? rejectMissingMethod('orders.detail'),
  });
  const [invoice] = useRead({
    method: 'invoices.read',
    args: { invoiceId },
    accountId,
    enabled: invoiceId !== '' && invoices?.read !== undefined,
    read: (options) => invoices?.read?.({ ...at, invoiceId }, options) ?? rejectMissingMethod('invoices.read'),
  });
  if (about === null) return null;
  if (about.kind === 'invoice') return invoice.data ? fill(m.invoiceNamed, { number: invoice.data.number }) : m.invoice;
  if (!order.data) return about.lineId === null ? m.order : m.line;
  const { number, lines } = order.data;
  const product = lines.find(({ id }) => id === about.lineId)?.product.name;
  return product === undefined ? fill(m.orderNamed, { number }) : fill(m.lineNamed, { product, number });
}
