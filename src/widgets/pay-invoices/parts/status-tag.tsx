import type { InvoiceStatus } from '../../../domain';
import { Tag, type TagProps } from '../../../ui/tag/tag';
import type { InvoicesMessages } from '../pay-invoices.types';

const tones: Readonly<Record<InvoiceStatus, NonNullable<TagProps['tone']>>> = {
  open: 'neutral',
  paid: 'neutral',
  'recently-paid': 'positive',
  'past-due': 'critical',
  disputed: 'caution',
};

/** Status in the locale's language. An unknown status shows as the backend sent it, in a neutral tone. */
export function StatusTag({
  status,
  messages: { m },
}: {
  readonly status: InvoiceStatus;
  readonly messages: InvoicesMessages;
}) {
  const known = Object.hasOwn(m.status, status);
  return <Tag tone={known ? tones[status] : 'neutral'}>{known ? m.status[status] : status}</Tag>;
}
