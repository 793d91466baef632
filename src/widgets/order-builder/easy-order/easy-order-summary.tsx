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
import { shortfallOf } from './easy-order.rules';
import type { Quote } from '../use-easy-order';

interface EasyOrderSummaryCardProps {
  /** Typed quantities of the lines that are not applied yet. */
  readonly openQuantities: OpenQuantities;
  readonly easyOrder: EasyOrder;
  readonly totals: CartTotals;
  readonly quote: Quote;
  readonly isEmpty: boolean;
  readonly isBusy: boolean;
  /** True while a decision is pending or its outcome is unknown. */
  readonly isHeld: boolean;
  /** Condition that stops ordering for the account; null if there is none. */
  readonly condition: ConditionOnAccount | null;
  readonly isClosed: boolean;
  readonly now: () => number;
  readonly messages: Messages<typeof orderBuilderLazyMessages>;
  readonly formats: Formats;
  readonly onClose: () => void;
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
    isClosed,
    now,
    messages,
    formats,
    onClose,
    onQuote,
    onAccept,
    onReject,
    onBuild,
  } = props;
  const { m, fill, plural } = messages;
  const texts = m.easy;
  const common = useMessages('common', commonMessages);
  const descriptionId = useId();
  const until = instantMs(easyOrder.decideBy) ?? 0;
  const date = formats.weekdayDate(easyOrder.deliveryDate);
  const shortfall = isEmpty ? null : shortfallOf(easyOrder, totals);
  const { minimum } = easyOrder;
  const isFinal = quote.status === 'ready' && !isEmpty;
  const shortText =
    shortfall === null
      ? null
      : shortfall.cases !== null
        ? plural(texts.short, shortfall.cases)
        : shortfall.value === null
          ? null
          : fill(texts.shortValue, { amount: formats.money(shortfall.value) });
  const acceptLabel = plural(texts.accept, isEmpty ? 0 : totals.cases);
  const canAccept = isFinal && shortfall === null && !isHeld;
  const when = formatInstant(easyOrder.decideBy, formats.locale, {
    timeZone: easyOrder.timeZone,
    today: todayOf(easyOrder),
  });
  return (
    <SummaryCard aria-labelledby={`${descriptionId}-date`} part="easy-summary" className="tf-easy-summary">
      <SummaryCardSection>
        <p id={`${descriptionId}-date`} className="tf-easy-date">
          <Icon of={Truck} />
          {date}
        </p>
        {isClosed ? (
          <p className="tf-tone" data-tone="critical">
            {fill(texts.closed, { date })}
          </p>
        ) : (
          <p className="tf-second tf-muted">
            {fill(texts.cutOff, { when })}
            {FACT_SEPARATOR}
            <Countdown
              className="tf-nowrap"
              until={until}
              now={now}
              expired={fill(texts.closed, { date })}
              onExpire={onClose}
              announce={(minutes) => plural(texts.minutes, minutes)}
              format={formatClock}
            />
          </p>
        )}
      </SummaryCardSection>
      <SummaryCardDivider />
      {(minimum.cases !== undefined || minimum.value !== undefined) && (
        <>
          <SummaryCardSection>
            <Minimums {...props} shortfall={shortfall} />
          </SummaryCardSection>
          <SummaryCardDivider />
        </>
      )}
      <SummaryCardSection>
        <TotalsList
          rows={[
            ...totalRows(totals, texts.totals, messages, formats, { ...totals, checking: !isFinal }),
            {
              label: texts.totals.total,
              amount: formats.money(totals.total),
              total: true,
              tone: isFinal ? undefined : ('quiet' as const),
            },
          ]}
        />
        <p className="tf-second tf-quiet">
          {quote.status === 'checking' && !isEmpty
            ? texts.checking
            : fill(texts.pay, { method: easyOrder.paymentLabel })}
        </p>
        {quote.status === 'failed' && (
          <Banner
            role="alert"
            tone="caution"
            title={fill(texts.quoteFailed, { because: common.m.errors[quote.error.code] })}
            action={
              <Button variant="secondary" size="sm" onClick={onQuote}>
                {common.m.tryAgain}
              </Button>
            }
          />
        )}
      </SummaryCardSection>
      <SummaryCardSection className="tf-easy-actions">
        {isClosed ? (
          <>
            <p id={descriptionId} className="tf-second tf-muted">
              {texts.closedText}
            </p>
            <Button block onClick={onBuild}>
              {texts.none.action}
            </Button>
          </>
        ) : (
          <>
            <OpenNote open={props.openQuantities} />
            {shortText !== null && (
              <p id={descriptionId} className="tf-second tf-tone" data-tone="caution">
                {shortText}
              </p>
            )}
            {condition === null ? (
              <>
                <Button
                  variant="primary-green"
                  block
                  busy={isBusy}
                  busyLabel={texts.accepting}
                  aria-disabled={!canAccept}
                  aria-describedby={shortText === null ? undefined : descriptionId}
                  onClick={onAccept}
                >
                  {acceptLabel}
                </Button>
                <Button variant="secondary" block aria-disabled={isHeld} aria-haspopup="dialog" onClick={onReject}>
                  {texts.reject}
                </Button>
              </>
            ) : (
              <>
                <StoppedAdd condition={condition} variant="primary-green" block>
                  {acceptLabel}
                </StoppedAdd>
                <StoppedAdd condition={condition} variant="secondary" block>
                  {texts.reject}
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
  shortfall,
  messages: { m, fill },
  formats,
}: EasyOrderSummaryCardProps & { readonly shortfall: MinimumOrderShortfall | null }) {
  const texts = m.easy.minimum;
  const shortfallText = (missing: string | null) => (missing === null ? texts.met : fill(texts.short, { missing }));
  const meter = (progressText: string, missing: string | null, value: number, goal: number, form: 'pips' | 'bar') => (
    <Meter
      label={texts.label}
      text={progressText}
      hint={shortfallText(missing)}
      valueText={`${progressText}, ${shortfallText(missing)}`}
      value={value}
      goal={goal}
      variant={form}
    />
  );
  return (
    <>
      {minimum.cases !== undefined &&
        meter(
          fill(texts.cases, { cases: formats.number(totals.cases), minimum: formats.number(minimum.cases) }),
          shortfall?.cases == null ? null : formats.number(shortfall.cases),
          totals.cases,
          minimum.cases,
          'pips',
        )}
      {minimum.value !== undefined &&
        meter(
          fill(texts.value, { value: formats.money(totals.subtotal), minimum: formats.money(minimum.value) }),
          shortfall?.value == null ? null : formats.money(shortfall.value),
          totals.subtotal.minor,
          minimum.value.minor,
          'bar',
        )}
    </>
  );
}
