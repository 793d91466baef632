import { useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Checkout, CheckoutAnswers, DeliveryMethod } from '../../domain';
import { minimumOrderShortfall } from '../../rules';
import type { Emit } from '../../runtime/events';
import { serverClock } from '../../runtime/clock';
import type { PlaceOrder } from '../../runtime/commit/place-order';
import { useSettings } from '../../runtime/react/provider';
import type { Words } from '../../runtime/react/use-words';
import { ErrorSummary } from '../../ui/summary/error-summary';
import { Link } from '../../ui/link/link';
import { useLateCheck } from '../common/use-late-check';
import type { checkoutMessages } from './checkout.messages';
import { agreedTotal, type AnswerField, answerFields, answerProblems, slotsAt } from './checkout.model';
import type { CheckoutEvents, CheckoutSlots } from './checkout.types';
import { DeliverySection } from './parts/delivery-section';
import { OrderDocket } from './parts/order-docket';
import { OutcomeBanner } from './parts/outcome-banner';
import { PaymentSection } from './parts/payment-section';
import { ReviewSection } from './parts/review-section';
import { fieldId, useCheckoutForm } from './use-checkout-form';

interface CheckoutFormProps {
  readonly checkout: Checkout;
  readonly accountId: string;
  /** Ordering is stopped by a condition of the account (decision 10). */
  readonly stopped: boolean;
  readonly commit: PlaceOrder;
  readonly words: Words<typeof checkoutMessages>;
  readonly emit: Emit<CheckoutEvents>;
  readonly slots: CheckoutSlots;
}

/** The form of an open checkout, and the one thing it does. */
export function CheckoutForm({ checkout, accountId, stopped, commit, words, emit, slots }: CheckoutFormProps) {
  const { clock, links } = useSettings();
  // The server's clock is taken at its answer; a new answer sets it anew.
  const now = useMemo(() => serverClock(clock, checkout.serverTime), [clock, checkout.serverTime]);
  const form = useCheckoutForm(checkout, accountId, now);
  const state = useStore(commit.store);
  const prefix = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [listed, setListed] = useState<readonly AnswerField[]>([]);
  useEffect(() => {
    if (listed.length > 0) summary.current?.focus();
  }, [listed]);
  const [, showCutOff] = useReducer((count: number) => count + 1, 0);
  const check = useLateCheck<AnswerField>((field) => void form.trigger(field));
  const { m, plural } = words;

  const method = form.watch('method');
  const offered = slotsAt(checkout, method, now());
  const errors = form.formState.errors;
  const over = answerProblems(form.watch(), checkout, now()).notes;

  const fieldWords: Record<AnswerField, string> = {
    date: errors.date?.type === 'closed' ? m.problems.dateClosed : m.problems.date,
    notes: plural(m.problems.notes, over?.code === 'tooLong' ? over.over : 0),
    purchaseOrderNumber: m.problems.purchaseOrderNumber,
    paymentMethodId: m.problems.paymentMethod,
    termsAccepted: m.problems.terms,
  };
  const problem = (field: AnswerField) => (errors[field] === undefined ? undefined : fieldWords[field]);
  const part = { form, checkout, words, prefix, problem, check };

  const chooseMethod = (next: DeliveryMethod) => {
    form.setValue('method', next, { shouldDirty: true });
    const first = slotsAt(checkout, next, now()).find((slot) => slot.open);
    form.setValue('date', first?.date ?? null, { shouldValidate: form.formState.isSubmitted });
  };
  const cutOffPassed = () => {
    showCutOff();
    // The chosen date may be the one that closed: say so at the field before the order is refused for it.
    void form.trigger('date');
  };

  const short = minimumOrderShortfall(checkout.cart.counted, checkout.cart.minimum);
  const placing = state.phase === 'sending' || state.phase === 'checking' || state.phase === 'unknown';

  const place = async (answers: CheckoutAnswers) => {
    const expectedTotal = agreedTotal(checkout, answers);
    setListed([]);
    if (!emit('before-place', { accountId, total: expectedTotal })) return;
    await commit.submit({ ...answers, guest: null, accountId, cartId: checkout.cart.id, expectedTotal });
    const ended = commit.store.getState();
    if (ended.phase === 'refused') emit('refused', { reason: ended.reason });
    if (ended.phase === 'done') form.forget();
  };
  const refuse = () => {
    // The problems of this moment: the form's state follows only after it is drawn again.
    const problems = answerProblems(form.getValues(), checkout, now());
    setListed(answerFields.filter((field) => problems[field] !== undefined));
  };

  const toCart = links.href({ to: 'cart' });
  const unavailable = checkout.cart.lines.some((line) => line.problem !== null);
  const reason = stopped ? m.blocked.stopped : short !== null ? m.blocked.below : unavailable ? m.blocked.unavailable : null;
  const blocked =
    reason === null ? null : (
      <>
        {reason} {!stopped && toCart !== null && <Link href={toCart}>{m.blocked.toCart}</Link>}
      </>
    );

  return (
    <form
      noValidate
      className="tf-checkout-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (blocked === null && !placing && !checkout.cart.repricing) void form.handleSubmit(place, refuse)();
      }}
    >
      <OutcomeBanner state={state} words={words} onCheck={() => void commit.check()} />
      {listed.length > 0 && (
        <ErrorSummary
          ref={summary}
          title={plural(m.problems.title, listed.length)}
          problems={listed.map((field) => ({ fieldId: fieldId(prefix, field), text: fieldWords[field] }))}
        />
      )}
      <div className="tf-checkout-layout">
        <div className="tf-stack" data-gap="4">
          <DeliverySection {...part} slots={offered} now={now} onMethod={chooseMethod} onCutOff={cutOffPassed} />
          <PaymentSection {...part} />
          <ReviewSection cart={checkout.cart} words={words} />
        </div>
        <OrderDocket {...part} placing={placing} blocked={blocked} footer={slots['summary-footer']} />
      </div>
    </form>
  );
}
