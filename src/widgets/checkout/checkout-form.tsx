import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Checkout, GuestDetails } from '../../domain';
import { serverClock } from '../../runtime/server-clock';
import type { PlaceOrder } from '../../runtime/commit/place-order';
import type { Emit } from '../../runtime/events';
import type { PaymentFields } from '../../runtime/payment/payment-fields.types';
import { useOnline } from '../../runtime/react/use-online';
import { useSettings } from '../../runtime/react/provider';
import type { Messages } from '../../runtime/react/use-messages';
import { SkeletonShape } from '../../ui/skeleton/skeleton';
import { getElementInRoot } from '../../ui/get-element-in-root';
import { Link } from '../../ui/link/link';
import { useAnnounce } from '../../ui/live-region/announcer';
import { Card, CardBody } from '../../ui/card/card';
import { FormErrorSummary } from '../../ui/form/form-error-summary';
import { usePartLevel } from '../common/heading';
import type { formMessages } from './checkout.messages';
import {
  agreedTotal,
  answerFields,
  answersFor,
  type FormAnswers,
  paymentOf,
  type DeliveryMode,
  takesEmpties,
} from './checkout.rules';
import type { CheckoutEvents, CheckoutSlots } from './checkout.types';
import { lazyParts } from './lazy-parts';
import { DeliverySection } from './parts/delivery-section';
import { OrderSummaryCard } from './parts/order-summary';
import { OutcomeBanner } from './parts/outcome-banner';
import { PaymentSection } from './parts/payment-section';
import { PlaceOrderBar } from './parts/place-order-bar';
import { ReviewSection } from './parts/review-section';
import { useCheckoutForm, useCutOffs } from './use-checkout-form';
import { useShortfallText } from './use-shortfall-text';
import { useWait } from './use-wait';

interface CheckoutFormProps {
  readonly checkout: Checkout;
  readonly accountId: string | null;
  readonly guest: GuestDetails | null;
  /** Who takes numbers, where this buyer may add something to pay with. */
  readonly paymentFields: PaymentFields | undefined;
  readonly spreads: readonly DeliveryMode[];
  /** Ordering is stopped by a condition of the account (decision 10). */
  readonly stopped: boolean;
  readonly commit: PlaceOrder;
  readonly messages: Messages<typeof formMessages>;
  readonly overrides?: object;
  readonly emit: Emit<CheckoutEvents>;
  readonly slots: CheckoutSlots;
  /** Stands over the form: who orders, or why nobody can. */
  readonly children?: ReactNode;
}

/** What was agreed to when the order was sent. */
interface Agreed {
  readonly checkout: Checkout;
  readonly answers: FormAnswers;
}

/** The form of an open checkout, and the one thing it does. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { checkout, accountId, guest, spreads, stopped, commit, messages, overrides, emit, slots, children } = props;
  const { clock, links } = useSettings();
  const online = useOnline();
  const announce = useAnnounce();
  const more = lazyParts.useModule();
  const level = usePartLevel(1);
  // The server's clock is taken at its answer; a new answer sets it anew.
  const now = useMemo(() => serverClock(clock, checkout.serverTime), [clock, checkout.serverTime]);
  const sent = useStore(commit.store);
  const wait = useWait(sent);
  const reasonId = useId();
  const [agreed, setAgreed] = useState<Agreed | null>(null);
  const form = useCheckoutForm(checkout, {
    accountId,
    spreads,
    now,
    messages,
    sent,
    agreed: agreed?.answers ?? null,
    isLocked: () => {
      const { phase } = commit.store.getState();
      return held !== null || (phase !== 'idle' && phase !== 'refused' && phase !== 'not-done');
    },
    onSubmit: (values) => void place(values),
  });
  const answers = form.values;
  useCutOffs(checkout, now);
  const refusedDate = sent.phase === 'refused' && sent.reason === 'date-closed' ? agreed?.answers.date : undefined;
  useEffect(() => {
    // Another date was chosen: what was refused is history.
    if (refusedDate !== undefined && refusedDate !== answers.date) commit.reset();
  }, [refusedDate, answers.date, commit]);
  const { m, plural } = messages;
  const part = { form, checkout, messages, now };
  const short = useShortfallText(checkout, answers.method, messages);
  const placing = sent.phase === 'sending' || sent.phase === 'checking' || sent.phase === 'unknown';

  const place = async (wanted: FormAnswers) => {
    if (!online) return announce(m.blocked.offline, { assertive: true });
    const expectedTotal = agreedTotal(checkout, wanted);
    if (!emit('before-place', { accountId, total: expectedTotal })) return;
    setAgreed({ checkout, answers: wanted });
    await commit.submit({
      ...answersFor(checkout, wanted, now()),
      accountId,
      guest,
      cartId: checkout.cart.id,
      expectedTotal,
    });
    const ended = commit.store.getState();
    if (ended.phase === 'refused') emit('refused', { reason: ended.reason });
    const fields = ended.phase === 'not-done' ? ended.error?.fields : undefined;
    if (fields !== undefined && answerFields.some((field) => Object.hasOwn(fields, field))) form.showAll();
  };

  const maySpread = spreads.length > 1 && answers.method === 'delivery';
  const toCart = links.href({ to: 'cart' });
  const blocked = stopped ? m.blocked.stopped : short;
  const held =
    blocked ?? (checkout.cart.repricing ? m.summary.repricing : wait > 0 ? plural(m.blocked.wait, wait) : null);
  const reason =
    blocked === null || stopped || toCart === null ? (
      (held ?? (online ? null : m.blocked.offline))
    ) : (
      <>
        {blocked} <Link href={toCart}>{m.blocked.toCart}</Link>
      </>
    );
  const button = { messages, placing, reasonId: held === null ? null : reasonId };
  const total = agreedTotal(checkout, answers);
  const before = agreed === null ? null : agreedTotal(agreed.checkout, agreed.answers);

  return (
    <form {...form.props} className="tf-checkout-form">
      {children}
      <OutcomeBanner
        state={sent}
        messages={messages}
        paying={['card', 'ach'].includes(paymentOf(checkout, answers)?.kind ?? '')}
        totals={before === null || before.minor === total.minor ? null : { before, after: total }}
        reason={short}
        changed={
          agreed &&
          more && <more.ChangedList before={agreed.checkout.cart} after={checkout.cart} overrides={overrides} />
        }
        onCheck={() => void commit.check()}
        onChooseDate={() =>
          form.props.ref.current && getElementInRoot(form.props.ref.current, form.idOf('date'))?.focus()
        }
      />
      <FormErrorSummary form={form} level={level} title={(count) => plural(m.problems.title, count)} />
      <div className="tf-checkout-layout">
        <div className="tf-stack" data-gap="4">
          <DeliverySection
            {...part}
            isGuest={guest !== null}
            spread={maySpread && more && <more.SpreadChoice {...part} spreads={spreads} overrides={overrides} />}
            later={maySpread && more && <more.AdditionalDates {...part} overrides={overrides} />}
          />
          {takesEmpties(checkout, answers.method) &&
            (more ? <more.EmptiesSection {...part} overrides={overrides} /> : <EmptiesToCome />)}
          <PaymentSection
            {...part}
            accountId={accountId}
            paymentFields={props.paymentFields}
            locked={placing}
            emit={emit}
          />
          <ReviewSection {...part} />
        </div>
        <OrderSummaryCard
          {...part}
          button={button}
          reason={reason}
          reasonId={reasonId}
          footer={slots['summary-footer']}
        />
      </div>
      <PlaceOrderBar {...part} button={button} reason={held} toCart={blocked === null || stopped ? null : toCart} />
    </form>
  );
}

/** Keeps the place of the empties until their part is there. */
const EmptiesToCome = () => (
  <Card as="div" className="tf-checkout-part" aria-hidden>
    <CardBody className="tf-stack">
      <SkeletonShape width="sm" />
      <SkeletonShape shape="block" />
    </CardBody>
  </Card>
);
