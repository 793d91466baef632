import { useId } from 'react';
import { Truck } from 'lucide';
import type { CartTotals, ConditionOnAccount, EasyOrder } from '../../../domain';
import { formatInstant, instantMs, type MinimumOrderShortfall, todayOf } from '../../../rules';
import type { Formats } from '../../../runtime/react/use-formats';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { FACT_SEPARATOR } from '../../../runtime/messages/join-facts';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Countdown } from '../../../ui/countdown/countdown';
import { formatClock } from '../../../ui/countdown/time-left';
import { SummaryCard, SummaryCardSection, SummaryCardDivider } from '../../../ui/summary-card/summary-card';
import { Icon } from '../../../ui/icon/icon';
import { Meter } from '../../../ui/meter/meter';
import { TotalsList } from '../../../ui/totals-list/totals-list';
import { commonMessages } from '../../common/common.messages';
import { StoppedAdd } from '../../common/ordering/stopped-add';
import { OpenNote } from '../../common/quantity/quantity-notes';
import type { OpenQuantities } from '../../common/quantity/use-open-quantities';
import { totalRows } from '../../common/total-rows';
import type { orderBuilderLazyMessages } from '../order-builder.lazy.messages';
import { shortOf } from './easy-order.rules';
import type { Quote } from '../use-easy-order';

interface EasyOrderSummaryCardProps {
  /** Typed quantities of the lines that are not applied yet. */
  readonly open: OpenQuantities;
  readonly easyOrder: EasyOrder;
  readonly totals: CartTotals;
  readonly quote: Quote;
  readonly isEmpty: boolean;
  readonly isBusy: boolean;
  /** True while a decision is pending or its outcome is unknown. */
  readonly isHeld: boolean;
  /** Condition that stops ordering for the account; null if there is none. */
  readonly condition: ConditionOnAccount | null;
  readonly closed: boolean;
  readonly now: () => number;
  readonly messages: Messages<typeof orderBuilderLazyMessages>;
  readonly formats: Formats;
  readonly onClosed: () => void;
  readonly onQuote: () => void;
  readonly onAccept: () => void;
  readonly onReject: () => void;
  readonly onBuild: () => void;
}

/** Summary of a proposal: deadline, minimum order, totals, and the buttons that accept or reject it. */
export function EasyOrderSummaryCard(props: EasyOrderSummaryCardProps) {
  const {
    easyOrder,
    totals,
    quote,
    isEmpty,
    isBusy,
    isHeld,
    condition,
    closed,
    now,
    messages,
    formats,
    onClosed,
    onQuote,
    onAccept,
    onReject,
    onBuild,
  } = props;
  const { m, fill, plural } = messages;
  const said = m.easy;
  const common = useMessages('common', commonMessages);
  const saysId = useId();
  const until = instantMs(easyOrder.decideBy) ?? 0;
  const date = formats.weekdayDate(easyOrder.deliveryDate);
  const short = isEmpty ? null : shortOf(easyOrder, totals);
  const { minimum } = easyOrder;
  const isFinal = quote.status === 'ready' && !isEmpty;
  const shortText =
    short === null
      ? null
      : short.cases !== null
        ? plural(said.short, short.cases)
        : short.value === null
          ? null
          : fill(said.shortValue, { amount: formats.money(short.value) });
  const acceptLabel = plural(said.accept, isEmpty ? 0 : totals.cases);
  const mayAccept = isFinal && short === null && !isHeld;
  const when = formatInstant(easyOrder.decideBy, formats.locale, {
    timeZone: easyOrder.timeZone,
    today: todayOf(easyOrder),
  });
  return (
    <SummaryCard aria-labelledby={`${saysId}-date`} className="tf-easy-summary">
      <SummaryCardSection>
        <p id={`${saysId}-date`} className="tf-easy-date">
          <Icon of={Truck} />
          {date}
        </p>
        {closed ? (
          <p className="tf-tone" data-tone="critical">
            {fill(said.closed, { date })}
          </p>
        ) : (
          <p className="tf-second tf-muted">
            {fill(said.cutOff, { when })}
            {FACT_SEPARATOR}
            <Countdown
              className="tf-nowrap"
              until={until}
              now={now}
              closed={fill(said.closed, { date })}
              onClose={onClosed}
              announce={(minutes) => plural(said.minutes, minutes)}
              format={formatClock}
            />
          </p>
        )}
      </SummaryCardSection>
      <SummaryCardDivider />
      {(minimum.cases !== undefined || minimum.value !== undefined) && (
        <>
          <SummaryCardSection>
            <Minimums {...props} short={short} />
          </SummaryCardSection>
          <SummaryCardDivider />
        </>
      )}
      <SummaryCardSection>
        <TotalsList
          rows={[
            ...totalRows(totals, said.sums, messages, formats, { ...totals, checking: !isFinal }),
            {
              label: said.sums.total,
              amount: formats.money(totals.total),
              total: true,
              tone: isFinal ? undefined : ('quiet' as const),
            },
          ]}
        />
        <p className="tf-second tf-quiet">
          {quote.status === 'checking' && !isEmpty ? said.checking : fill(said.pay, { method: easyOrder.paymentLabel })}
        </p>
        {quote.status === 'failed' && (
          <Banner
            role="alert"
            tone="caution"
            title={fill(said.quoteFailed, { because: common.m.errors[quote.error.code] })}
            action={
              <Button variant="secondary" size="sm" onClick={onQuote}>
                {common.m.tryAgain}
              </Button>
            }
          />
        )}
      </SummaryCardSection>
      <SummaryCardSection className="tf-easy-actions">
        {closed ? (
          <>
            <p id={saysId} className="tf-second tf-muted">
              {said.closedText}
            </p>
            <Button block onClick={onBuild}>
              {said.none.action}
            </Button>
          </>
        ) : (
          <>
            <OpenNote open={props.open} />
            {shortText !== null && (
              <p id={saysId} className="tf-second tf-tone" data-tone="caution">
                {shortText}
              </p>
            )}
            {condition === null ? (
              <>
                <Button
                  variant="primary-green"
                  block
                  busy={isBusy}
                  busyLabel={said.accepting}
                  aria-disabled={!mayAccept}
                  aria-describedby={shortText === null ? undefined : saysId}
                  onClick={onAccept}
                >
                  {acceptLabel}
                </Button>
                <Button variant="secondary" block aria-disabled={isHeld} aria-haspopup="dialog" onClick={onReject}>
                  {said.reject}
                </Button>
              </>
            ) : (
              <>
                <StoppedAdd condition={condition} variant="primary-green" block>
                  {acceptLabel}
                </StoppedAdd>
                <StoppedAdd condition={condition} variant="secondary" block>
                  {said.reject}
                </StoppedAdd>
              </>
            )}
          </>
        )}
      </SummaryCardSection>
    </SummaryCard>
  );
}

/** Progress of the proposal to each minimum of the account. */
function Minimums({
  easyOrder: { minimum },
  totals,
  short,
  messages: { m, fill },
  formats,
}: EasyOrderSummaryCardProps & { readonly short: MinimumOrderShortfall | null }) {
  const said = m.easy.minimum;
  const gap = (missing: string | null) => (missing === null ? said.met : fill(said.short, { missing }));
  const meter = (words: string, missing: string | null, value: number, goal: number, form: 'pips' | 'bar') => (
    <Meter
      label={said.label}
      words={words}
      gap={gap(missing)}
      valueText={`${words}, ${gap(missing)}`}
      value={value}
      goal={goal}
      form={form}
    />
  );
  return (
    <>
      {minimum.cases !== undefined &&
        meter(
          fill(said.cases, { cases: formats.number(totals.cases), minimum: formats.number(minimum.cases) }),
          short?.cases == null ? null : formats.number(short.cases),
          totals.cases,
          minimum.cases,
          'pips',
        )}
      {minimum.value !== undefined &&
        meter(
          fill(said.value, { value: formats.money(totals.subtotal), minimum: formats.money(minimum.value) }),
          short?.value == null ? null : formats.money(short.value),
          totals.subtotal.minor,
          minimum.value.minor,
          'bar',
        )}
    </>
  );
}
