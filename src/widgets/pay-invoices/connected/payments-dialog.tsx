import { useState } from 'react';
import { DEFAULT_PAGE_SIZE } from '../../../rules';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import type { LazyDialogsProps } from '../parts/lazy-parts';
import { PaymentsDialog } from '../parts/payments-dialog';

/** Reads the payments of the account, as many pages as were asked for. */
export function ConnectedPaymentsDialog(props: LazyDialogsProps) {
  const { accountId } = props;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [pages, setPages] = useState(1);
  const args = { page: 0, pageSize: DEFAULT_PAGE_SIZE * pages };
  const [read, again] = useRead({
    method: 'invoices.payments',
    args,
    accountId,
    keepPrevious: true,
    read: (options) =>
      adapter.invoices?.payments?.({ ...args, accountId, locale: locale.tag }, options) ??
      rejectMissingMethod('invoices.payments'),
  });
  return <PaymentsDialog {...props} read={read} onTryAgain={again} onMore={() => setPages(pages + 1)} />;
}
