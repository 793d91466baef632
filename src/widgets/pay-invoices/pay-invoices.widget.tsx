import { useMessages } from '../../runtime/react/use-messages';
import { Card } from '../../ui/card/card-container';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { NoAccount } from '../common/no-account';
import { useAccess } from '../common/use-access';
import { InvoicesContent } from './invoices-content';
import { InvoicesSkeleton } from './parts/invoices-skeleton';
import { payInvoicesContract } from './pay-invoices.contract';
import { payInvoicesMessages } from './pay-invoices.messages';
import type { PayInvoicesEvents, PayInvoicesProps } from './pay-invoices.types';

function PayInvoicesBody(props: PayInvoicesProps & WidgetTools<PayInvoicesEvents>) {
  const messages = useMessages(payInvoicesContract.name, payInvoicesMessages, props.messages);
  const { m } = messages;
  const gate = useAccess({ permission: 'finance' });
  return (
    <AccessBoundary
      gate={gate}
      loading={<InvoicesSkeleton label={m.loading} />}
      failedTitle={m.failed}
      deniedTitle={m.denied}
    >
      {({ session, accountId }) =>
        accountId === null ? (
          <Card>
            <NoAccount />
          </Card>
        ) : (
          <InvoicesContent
            {...props}
            overrides={props.messages}
            key={accountId}
            accountId={accountId}
            account={session.accounts.find(({ id }) => id === accountId) ?? null}
            canReport={session.user === null || session.user.permissions.includes('service')}
            messages={messages}
          />
        )
      }
    </AccessBoundary>
  );
}

/** Invoices: open amounts by age, and one payment for any number of invoices. */
export const PayInvoices = /* @__PURE__ */ defineWidget<PayInvoicesProps, PayInvoicesEvents>(
  payInvoicesContract,
  PayInvoicesBody,
);
