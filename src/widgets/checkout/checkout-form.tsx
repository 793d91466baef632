import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import type { Checkout, GuestDetails, Order, OrderRefusal } from '../../domain';
import { serverClock } from '../../runtime/server-clock';
import type { CommitState } from '../../runtime/commit/commit.types';
import type { PlaceOrder } from '../../runtime/commit/place-order';
import type { Emit } from '../../runtime/events';
import type { PaymentFields } from '../../runtime/payment/payment-fields.types';
import { useLatest } from '../../runtime/react/use-latest';
import { useOnline } from '../../runtime/react/use-online';
import { useSettings } from '../../runtime/react/provider';
import { useFormats } from '../../runtime/react/use-formats';
import type { Messages } from '../../runtime/react/use-messages';
import { SkeletonShape } from '../../ui/skeleton/skeleton';
import { getElementInRoot } from '../../ui/get-element-in-root';
import { ButtonLink } from '../../ui/button/button';
import { Link } from '../../ui/link/link';
import { useAnnounce } from '../../ui/live-region/announcer';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { usePartLevel } from '../common/heading';
import { fillSlot } from '../common/slots';
import type { checkoutMessages } from './checkout.messages';
import { agreedTotal, type FormAnswers, paymentOf, type DeliveryMode, takesEmpties } from './checkout.rules';
import type { CheckoutEvents, CheckoutSlots } from './checkout.types';
import { lazyParts } from './parts/lazy-parts';
import { DeliverySection } from './parts/delivery-section';
import { OrderSummaryCard } from './parts/order-summary';
import { PlaceOrderBar } from './parts/place-button';
import { useCheckoutForm, useCutOffs, useRest, useWait } from './use-checkout-form';

interface CheckoutFormProps {
  readonly checkout: Checkout;
  readonly accountId: string | null;
  readonly guest: GuestDetails | null;
  /** Provider of the number fields, if this buyer can add a payment method. */
  readonly paymentFields: PaymentFields | undefined;
  readonly spreads: readonly DeliveryMode[];
  /** Whether a condition of the account blocks ordering (decision 10). */
  readonly stopped: boolean;
  /** Commit that places the order; null until its code has loaded. */
  readonly commit: PlaceOrder | null;
  readonly sent: CommitState<Order, OrderRefusal>;
  readonly messages: Messages<typeof checkoutMessages>;
  readonly overrides?: object;
  readonly emit: Emit<CheckoutEvents>;
  readonly slots: CheckoutSlots;
  /** Content above the form: the guest's details, or the reason why ordering is not possible. */
  readonly children?: ReactNode;
}

/** Checkout and answers at the time when the order was sent. */
interface Agreed {
  readonly checkout: Checkout;
  readonly answers: FormAnswers;
}

/** Form of an open checkout. Its submit places the order. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { checkout, accountId, guest, spreads, stopped, commit, sent, messages, overrides, emit, slots, children } =
    props;
  const { clock, links } = useSettings();
  const online = useOnline();
  const announce = useAnnounce();
  const rest = useRest(overrides);
  const formats = useFormats();
  const level = usePartLevel(1);
  // The server's clock is taken from each response.
  const now = useMemo(() => serverClock(clock, checkout.serverTime), [clock, checkout.serverTime]);
  const wait = useWait(sent);
  const reasonId = useId();
  const [isPressed, setPressed] = useState(false);
  /** True while the host is asked whether the order may be placed. */
  const [isAsking, setAsking] = useState(false);
  const [agreed, setAgreed] = useState<Agreed | null>(null);
  const form = useCheckoutForm(checkout, {
    accountId,
    spreads,
    now,
    formats,
    rest,
    sent,
    agreed: agreed?.answers ?? null,
    isLocked: () => {
      const { phase } = commit?.store.getState() ?? sent;
      return heldReason !== null || (phase !== 'idle' && phase !== 'refused' && phase !== 'not-done');
    },
    onSubmit: (values) => void place(values),
  });
  const answers = form.values;
  useCutOffs(checkout, now);
  const refusedDate = sent.phase === 'refused' && sent.reason === 'date-closed' ? agreed?.answers.date : undefined;
  useEffect(() => {
    // The refusal no longer applies after another date was chosen.
    if (refusedDate !== undefined && refusedDate !== answers.date) commit?.reset();
  }, [refusedDate, answers.date, commit]);
  // A submit before the lazy code has loaded continues once it has.
  const submit = useLatest(form.submit);
  const isReady = rest !== null && commit !== null;
  useEffect(() => {
    if (!isPressed || commit === null) return;
    // An order that an earlier page sent is looked up first.
    let isCancelled = false;
    void commit.resume().then(() => {
      if (isCancelled) return;
      setPressed(false);
      submit.current();
    });
    return () => {
      isCancelled = true;
    };
  }, [isPressed, commit, submit]);
  const { m } = messages;
  const part = { form, checkout, messages, now, overrides };
  const short = rest && rest.parts.shortfallText(checkout, answers.method, rest.messages, formats);
  const placing =
    isPressed || isAsking || sent.phase === 'sending' || sent.phase === 'checking' || sent.phase === 'unknown';

  const place = async (values: FormAnswers) => {
    if (rest === null || commit === null) return;
    if (!online) return announce(rest.messages.m.blocked.offline, { assertive: true });
    const order = { checkout, answers: values, accountId, guest, now: now() };
    setAsking(true);
    const isAccepted = await rest.parts.placeAnswers(commit, order, emit, () => {
      setAsking(false);
      setAgreed({ checkout, answers: values });
    });
    setAsking(false);
    if (!isAccepted) form.showAll();
  };

  const canSplit = spreads.length > 1 && answers.method === 'delivery';
  const toCart = links.href({ to: 'cart' });
  const blockedMessages = rest?.messages.m.blocked;
  const blocked = (stopped ? blockedMessages?.stopped : short) ?? null;
  const heldReason =
    blocked ??
    (checkout.cart.isRepricing
      ? m.summary.repricing
      : wait > 0 && rest
        ? rest.messages.plural(rest.messages.m.blocked.wait, wait)
        : null);
  const isResolvedInCart = blocked !== null && !stopped && toCart !== null;
  const reason = isResolvedInCart ? (
    <>
      {blocked} <Link href={toCart}>{blockedMessages?.toCart}</Link>
    </>
  ) : (
    (heldReason ?? (online ? null : blockedMessages?.offline))
  );
  const button = { messages, placing, reasonId: heldReason === null ? null : reasonId };
  const total = agreedTotal(checkout, answers);
  const before = agreed === null ? null : agreedTotal(agreed.checkout, agreed.answers);

  const sections = {
    delivery: (
      <DeliverySection
        {...part}
        isGuest={guest !== null}
        spread={canSplit && rest && <rest.parts.DeliveryModeChoice {...part} spreads={spreads} />}
        later={canSplit && rest && <rest.parts.AdditionalDates {...part} />}
      />
    ),
    empties: takesEmpties(checkout, answers.method)
      ? ((rest && <rest.parts.EmptiesSection {...part} />) ?? <SectionPlaceholder />)
      : null,
    fields: checkout.fields?.length
      ? ((rest && <rest.parts.FieldsSection {...part} accountId={accountId} locked={placing} />) ?? (
          <SectionPlaceholder />
        ))
      : null,
    payment: rest ? (
      <rest.parts.ConnectedPaymentSection
        {...part}
        accountId={accountId}
        paymentFields={props.paymentFields}
        locked={placing}
        emit={emit}
      />
    ) : (
      <SectionPlaceholder />
    ),
    review: rest ? <rest.parts.ReviewSection {...part} /> : <SectionPlaceholder />,
  };

  return (
    <form
      {...form.props}
      part="checkout-form"
      className="tf-checkout-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) return form.submit();
        setPressed(true);
        // The widget shows the loading error with a retry.
        lazyParts.load().catch(() => setPressed(false));
      }}
    >
      {children}
      {rest && (
        <>
          <rest.parts.OutcomeBanner
            state={sent}
            overrides={overrides}
            paying={['card', 'ach'].includes(paymentOf(checkout, answers)?.kind ?? '')}
            totals={before === null || before.minor === total.minor ? null : { before, after: total }}
            reason={short}
            changed={
              agreed && (
                <rest.parts.ChangedList before={agreed.checkout.cart} after={checkout.cart} overrides={overrides} />
              )
            }
            onCheck={() => void commit?.check()}
            onChooseDate={() =>
              form.props.ref.current && getElementInRoot(form.props.ref.current, form.idOf('date'))?.focus()
            }
          />
          <rest.parts.FormErrorSummary
            form={form}
            level={level}
            title={(count) => rest.messages.plural(rest.messages.m.problems.title, count)}
          />
        </>
      )}
      <div className="tf-checkout-layout">
        <div className="tf-stack" data-gap="4">
          {fillSlot(
            slots.sections,
            <>
              {sections.delivery}
              {sections.empties}
              {sections.fields}
              {sections.payment}
              {sections.review}
            </>,
            { checkout, sections },
          )}
        </div>
        <OrderSummaryCard
          {...part}
          button={button}
          reason={reason}
          reasonId={reasonId}
          footer={fillSlot(slots['summary-footer'])}
        />
      </div>
      <PlaceOrderBar
        {...part}
        button={button}
        reason={heldReason}
        toCart={isResolvedInCart ? <ButtonLink href={toCart}>{blockedMessages?.toCart}</ButtonLink> : null}
      />
    </form>
  );
}

/** Placeholder of a section whose code has not loaded. */
const SectionPlaceholder = () => (
  <Card as="div" part="checkout-part" className="tf-checkout-part" aria-hidden>
    <CardBody className="tf-stack">
      <SkeletonShape width="sm" />
      <SkeletonShape shape="block" />
    </CardBody>
  </Card>
);
