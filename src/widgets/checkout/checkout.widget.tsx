import { useEffect } from 'react';
import { ChevronLeft } from 'lucide';
import { useStore } from 'zustand';
import { placeOrderOf } from '../../runtime/commit/place-order';
import { readsOf } from '../../runtime/reads/reads';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useWords, type Words } from '../../runtime/react/use-words';
import type { Session } from '../../runtime/session/session.types';
import { Blank } from '../../ui/blank/blank';
import { ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { Sheet } from '../../ui/sheet/sheet';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Gated } from '../common/gate';
import { Heading, usePartLevel } from '../common/heading';
import { missing } from '../common/missing-method';
import { LoadFailed, OfflineNote } from '../common/states';
import { useGate } from '../common/use-gate';
import { useGo } from '../common/use-go';
import { CheckoutForm } from './checkout-form';
import { checkoutContract } from './checkout.contract';
import { checkoutMessages } from './checkout.messages';
import type { CheckoutEvents, CheckoutProps } from './checkout.types';
import { CheckoutSkeleton } from './parts/checkout-skeleton';

type Given = CheckoutProps & WidgetTools<CheckoutEvents>;

function CheckoutBody(props: Given) {
  const words = useWords(checkoutContract.name, checkoutMessages, props.messages);
  const gate = useGate({ permission: 'ordering' });
  const { m } = words;
  return (
    <Gated gate={gate} loading={<CheckoutSkeleton label={m.loading} />} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ session, accountId }) =>
        accountId === null ? <NothingToOrder words={words} /> : <OpenCheckout {...props} key={accountId} words={words} session={session} accountId={accountId} />
      }
    </Gated>
  );
}

interface OpenProps extends WidgetTools<CheckoutEvents> {
  readonly slots?: CheckoutProps['slots'];
  readonly words: Words<typeof checkoutMessages>;
  readonly session: Session;
  readonly accountId: string;
}

/** The checkout of an account: what is on offer, the order on its way, and what an earlier page left behind. */
function OpenCheckout({ slots = {}, emit, words, session, accountId }: OpenProps) {
  const adapter = useAdapter();
  const { locale, storage, onSignal, links } = useSettings();
  const { m } = words;
  const args = { accountId, locale: locale.tag };
  const [read, again] = useRead({
    method: 'checkout.open',
    args: {},
    accountId,
    read: (options) => adapter.checkout?.open?.(args, options) ?? missing('checkout.open'),
  });
  const commit = placeOrderOf(adapter, { storage, locale: locale.tag, onSignal });
  const placed = usePlaced(commit, emit);
  useEffect(() => {
    void commit.resume();
  }, [commit]);
  useEffect(() => {
    // What was sent changes what is on offer: cart, dates and totals are asked for again.
    return commit.store.subscribe((state) => {
      if (state.phase === 'refused' || state.phase === 'not-done') again();
    });
  });

  const toCart = links.href({ to: 'cart' });
  const condition = session.accounts.find((account) => account.id === accountId)?.conditions.some(({ stops }) => stops.includes('checkout'));
  return (
    <div className="tf-checkout-page">
      {slots.header ?? (
        <header className="tf-stack" data-gap="1">
          {toCart !== null && (
            <Link href={toCart} className="tf-second tf-checkout-back">
              <Icon of={ChevronLeft} size="sm" mirror />
              {m.back}
            </Link>
          )}
          <Heading className="tf-h1">{m.title}</Heading>
        </header>
      )}
      <OfflineNote />
      {placed || read.status === 'loading' ? (
        <CheckoutSkeleton label={m.loading} />
      ) : read.status === 'failed' ? (
        <LoadFailed title={m.failed} error={read.error} onTryAgain={again} />
      ) : read.data.cart.lines.length === 0 ? (
        <NothingToOrder words={words} />
      ) : (
        <CheckoutForm
          checkout={read.data}
          accountId={accountId}
          stopped={condition === true}
          commit={commit}
          words={words}
          emit={emit}
          slots={slots}
        />
      )}
    </div>
  );
}

/** Tells the host of a placed order once, and goes to its page: also of one an earlier page sent. */
function usePlaced(commit: ReturnType<typeof placeOrderOf>, emit: Given['emit']): boolean {
  const adapter = useAdapter();
  const go = useGo();
  const state = useStore(commit.store);
  useEffect(() => {
    if (state.phase !== 'done') return;
    const { id: orderId, number: orderNumber, accountId } = state.value;
    // The cart was ordered and the order is new: nothing read before holds.
    readsOf(adapter).invalidate(accountId);
    commit.reset();
    emit('placed', { orderId, orderNumber, accountId });
    go({ to: 'order-placed', id: orderId });
  }, [state, commit, emit, go, adapter]);
  return state.phase === 'done';
}

function NothingToOrder({ words: { m } }: Pick<OpenProps, 'words'>) {
  const { links } = useSettings();
  const href = links.href({ to: 'products' });
  return (
    <Sheet>
      <Blank
        level={usePartLevel(1)}
        title={m.empty.title}
        text={m.empty.text}
        actions={href === null ? undefined : <ButtonLink href={href}>{m.empty.action}</ButtonLink>}
      />
    </Sheet>
  );
}

/** Checkout: from the visit plan's dates to one order, placed once. */
export const Checkout = /* @__PURE__ */ defineWidget<CheckoutProps, CheckoutEvents>(checkoutContract, CheckoutBody);
