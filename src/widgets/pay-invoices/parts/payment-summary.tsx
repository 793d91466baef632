import { useId } from 'react';
import type { InvoiceTotals } from '../../../domain';
import { Docket, DocketPart } from '../../../ui/summary-card/summary-card';
import { Heading } from '../../common/heading';
import type { PartProps } from '../invoices.view.types';
import type { Desk } from '../use-payment-form';
import { PayLines } from './pay-lines';
import { PaymentParts } from './payment-parts';
import { QuickWays, SpreadButton } from './quick-ways';

export interface PaymentDocketProps extends PartProps {
  readonly desk: Desk;
  readonly totals: InvoiceTotals;
  readonly onPay: () => void;
  /** Asks for an amount to spread; absent where that can not be done here. */
  readonly onSpread: (() => void) | undefined;
  /** Invoices were chosen here, and what was pressed for it goes. */
  readonly onChosen: () => void;
}

/** The payment as a slip: what is paid, what it is paid from, and what is charged. */
export function PaymentDocket(props: PaymentDocketProps) {
  const { words, desk, totals, onSpread, onChosen } = props;
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
        {count === 0 ? <QuickWays words={words} desk={desk} totals={totals} onChosen={onChosen} /> : <PayLines words={words} desk={desk} />}
        <SpreadButton words={words} desk={desk} totals={totals} onSpread={onSpread} />
      </DocketPart>
      {count > 0 && <PaymentParts {...props} />}
    </Docket>
  );
}
