import { useId } from 'react';
import type { InvoiceTotals } from '../../../domain';
import { SummaryCard, SummaryCardSection } from '../../../ui/summary-card/summary-card';
import { Heading } from '../../common/heading';
import type { PartProps } from '../invoices.view.types';
import type { PaymentForm } from '../use-payment-form';
import { PayLines } from './pay-lines';
import { PaymentParts } from './payment-parts';
import { QuickWays, DistributeButton } from './quick-ways';

export interface PaymentSummaryCardProps extends PartProps {
  readonly desk: PaymentForm;
  readonly totals: InvoiceTotals;
  readonly onPay: () => void;
  /** Asks for an amount to spread; absent where that can not be done here. */
  readonly onSpread: (() => void) | undefined;
  /** Invoices were chosen here, and what was pressed for it goes. */
  readonly onChosen: () => void;
}

/** The payment as a slip: what is paid, what it is paid from, and what is charged. */
export function PaymentSummaryCard(props: PaymentSummaryCardProps) {
  const { messages, desk, totals, onSpread, onChosen } = props;
  const { m, plural } = messages;
  const titleId = useId();
  const count = desk.state.chosen.size;
  return (
    <SummaryCard aria-labelledby={titleId} className="tf-invoices-summary">
      <SummaryCardSection className="tf-stack" data-gap="3">
        <div className="tf-between">
          <Heading below={1} className="tf-h2" id={titleId}>
            {m.pay.title}
          </Heading>
          {count > 0 && <span className="tf-second tf-muted">{plural(m.pay.count, count)}</span>}
        </div>
        {count === 0 ? <QuickWays messages={messages} desk={desk} totals={totals} onChosen={onChosen} /> : <PayLines messages={messages} desk={desk} />}
        <DistributeButton messages={messages} desk={desk} totals={totals} onSpread={onSpread} />
      </SummaryCardSection>
      {count > 0 && <PaymentParts {...props} />}
    </SummaryCard>
  );
}
