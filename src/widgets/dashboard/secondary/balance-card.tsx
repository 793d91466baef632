import { negateMoney } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { CardBody } from '../../../ui/card/card';
import { TotalsList } from '../../../ui/totals-list/totals-list';
import type { useBalance } from '../dashboard.reads';
import { DashboardCard } from '../parts/dashboard-card';
import { pastDueAmount } from './secondary.rules';
import type { SecondaryCardProps } from './secondary.types';

/** What the account owes (decision 20): what is open, less credits, and how much of it is late. */
export function BalanceCard({ asked, messages, onOpen }: Omit<SecondaryCardProps, 'accountId'> & { readonly asked: ReturnType<typeof useBalance> }) {
  const { m, fill } = messages;
  const formats = useFormats();
  return (
    <DashboardCard title={m.balance.title} said={m.balance} asked={asked} all={{ to: { to: 'invoices' }, label: m.balance.see }} lines={3} onOpen={onOpen}>
      {({ balance, open, credits, aging, terms }) => {
        const late = pastDueAmount(aging, open.currency);
        return (
          <CardBody className="tf-stack" data-gap="2">
            <TotalsList
              rows={[
                { label: m.balance.open, amount: formats.money(open) },
                ...(credits.minor === 0 ? [] : [{ label: m.balance.credits, amount: formats.money(negateMoney(credits)), tone: 'positive' as const }]),
                { label: m.balance.total, amount: formats.money(balance), total: true },
              ]}
            />
            {late.minor > 0 && (
              <p className="tf-between tf-tone tf-medium" data-tone="critical">
                <span>{m.balance.pastDue}</span>
                <span className="tf-number">{formats.money(late)}</span>
              </p>
            )}
            {terms !== null && <p className="tf-second tf-quiet">{fill(m.balance.terms, { terms })}</p>}
          </CardBody>
        );
      }}
    </DashboardCard>
  );
}
