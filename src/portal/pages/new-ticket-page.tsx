import { SupportTicketWizard } from '../../widgets/support-ticket-wizard';
import { usePortal } from '../portal-context';

/** A new support ticket; the address says what it is reported from. */
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
