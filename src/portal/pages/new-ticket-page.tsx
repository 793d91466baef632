import { SupportTicketWizard } from '../../widgets/support-ticket-wizard';
import { usePortal } from '../portal-context';

/** Page for a new support ticket. The query names the order or invoice that it is about. */
export default function NewTicketPage() {
  const { query } = usePortal();
  return (
    <SupportTicketWizard
      headingLevel={1}
      orderId={query.get('order') ?? undefined}
      lineId={query.get('line') ?? undefined}
      invoiceId={query.get('invoice') ?? undefined}
    />
  );
}
