import { useEffect } from 'react';
import { DocketPart, Tear } from '../../../ui/summary-card/summary-card';
import { prefetchPaying } from './lazy-paying';
import { PayCredits } from './pay-credits';
import { PayFrom } from './pay-from';
import { PaySums, type PaySumsProps } from './payment-totals';

/** What it is paid from and what is charged: the same on the page and in the phone's sheet. */
export function PaymentParts({ words, desk, totals, onPay }: PaySumsProps) {
  useEffect(prefetchPaying, []);
  return (
    <>
      {desk.credits.length > 0 && (
        <>
          <Tear />
          <DocketPart>
            <PayCredits words={words} desk={desk} />
          </DocketPart>
        </>
      )}
      <Tear />
      <DocketPart>
        <PayFrom words={words} desk={desk} />
      </DocketPart>
      <Tear />
      <DocketPart className="tf-stack" data-gap="3">
        <PaySums words={words} desk={desk} totals={totals} onPay={onPay} />
      </DocketPart>
    </>
  );
}
