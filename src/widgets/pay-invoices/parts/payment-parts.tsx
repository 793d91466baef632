import { useEffect } from 'react';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { SummaryCardSection, SummaryCardDivider } from '../../../ui/summary-card/summary-card';
import { PayCredits } from './pay-credits';
import { PayFrom } from './pay-from';
import { PaymentTotals, type PaymentTotalsProps } from './payment-totals';

/** What it is paid from and what is charged: the same on the page and in the phone's sheet. */
export function PaymentParts({ messages, desk, totals, onPay }: PaymentTotalsProps) {
  useEffect(prefetchDialog, []);
  return (
    <>
      {desk.credits.length > 0 && (
        <>
          <SummaryCardDivider />
          <SummaryCardSection>
            <PayCredits messages={messages} desk={desk} />
          </SummaryCardSection>
        </>
      )}
      <SummaryCardDivider />
      <SummaryCardSection>
        <PayFrom messages={messages} desk={desk} />
      </SummaryCardSection>
      <SummaryCardDivider />
      <SummaryCardSection className="tf-stack" data-gap="3">
        <PaymentTotals messages={messages} desk={desk} totals={totals} onPay={onPay} />
      </SummaryCardSection>
    </>
  );
}
