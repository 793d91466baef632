import { useId, useState } from 'react';
import type { InvoiceTotals } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { Button } from '../../../ui/button/button';
import { Docket, DocketPart } from '../../../ui/docket/docket';
import { Heading } from '../../common/heading';
import { fetchAll, everyInvoice } from '../fetch-invoices';
import type { PartProps } from '../invoices.view.types';
import { lateAmount } from '../sums.model';
import type { Desk } from '../use-desk';
import { prefetchAsked } from './late-dialogs';
import { PayLines } from './pay-lines';
import { PaymentParts } from './payment-parts';

export interface PaymentDocketProps extends PartProps {
  readonly desk: Desk;
  readonly totals: InvoiceTotals;
  readonly onPay: () => void;
  /** Asks for an amount to spread; absent where that can not be done here. */
  readonly onSpread: (() => void) | undefined;
}

/** The payment as a slip: what is paid, what it is paid from, and what is charged. */
export function PaymentDocket(props: PaymentDocketProps) {
  const { words, desk, totals, onSpread } = props;
  const { m, plural } = words;
  const titleId = useId();
  const count = desk.state.chosen.size;
  return (
    <Docket aria-labelledby={titleId} className="tf-invoices-docket">
      <DocketPart className="tf-stack" data-gap="3">
        <div className="tf-between">
          <Heading below={1} className="tf-h2" id={titleId}>
            {m.pay.title}
          </Heading>
          {count > 0 && <span className="tf-second tf-muted">{plural(m.pay.count, count)}</span>}
        </div>
        {count === 0 ? <Nothing words={words} desk={desk} totals={totals} /> : <PayLines words={words} desk={desk} />}
        {onSpread !== undefined && totals.open.minor > 0 && (
          <Button
            variant="base-underline"
            size="sm"
            className="tf-invoices-start"
            aria-disabled={desk.locked || undefined}
            onPointerEnter={() => prefetchAsked('spread')}
            onFocus={() => prefetchAsked('spread')}
            onClick={onSpread}
          >
            {m.pay.spread}
          </Button>
        )}
      </DocketPart>
      {count > 0 && <PaymentParts {...props} />}
    </Docket>
  );
}

/** Two ways to begin, while nothing is chosen. */
function Nothing({ words, desk, totals }: Pick<PaymentDocketProps, 'words' | 'desk' | 'totals'>) {
  const { m, fill } = words;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const formats = useFormats();
  const [busy, setBusy] = useState<'late' | 'all' | null>(null);
  const [failed, setFailed] = useState(false);
  const late = lateAmount(totals);
  const choose = async (what: 'late' | 'all') => {
    setBusy(what);
    setFailed(false);
    try {
      const found = await fetchAll(adapter, { ...everyInvoice, payableOnly: true }, { accountId: desk.accountId, locale: locale.tag });
      desk.paying.add(found.filter(({ daysLate }) => what === 'all' || (daysLate ?? 0) > 0), new Map(found.map(({ id, open }) => [id, open])));
    } catch {
      setFailed(true);
    }
    setBusy(null);
  };
  const quick = (what: 'late' | 'all', text: string) => (
    <Button variant="secondary" block busy={busy === what} aria-disabled={desk.locked || undefined} onClick={() => void choose(what)}>
      {text}
    </Button>
  );
  return (
    <>
      <p className="tf-second tf-muted">{m.pay.none}</p>
      {late > 0 && quick('late', fill(m.pay.pastDue, { amount: formats.money({ ...totals.open, minor: late }) }))}
      {totals.open.minor > late && quick('all', fill(m.pay.everything, { amount: formats.money(totals.open) }))}
      {failed && (
        <p role="alert" className="tf-second">
          {m.chosen.notAll}
        </p>
      )}
    </>
  );
}
