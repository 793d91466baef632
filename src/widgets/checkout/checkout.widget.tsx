import { useRef } from 'react';
import { ChevronLeft } from 'lucide';
import { useStore } from 'zustand';
import { isConsolidatedCheckoutOffered } from '../../rules';
import type { PlaceOrder } from '../../runtime/commit/place-order';
import { useSettings } from '../../runtime/react/provider';
import { useMessages, type Messages } from '../../runtime/react/use-messages';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { Button, ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { Card } from '../../ui/card/card';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { Heading, usePartLevel } from '../common/heading';
import { NoAccount } from '../common/no-account';
import { LoadFailed, OfflineBanner } from '../common/status-views';
import { useAccess } from '../common/use-access';
import { CheckoutForm } from './checkout-form';
import { checkoutContract } from './checkout.contract';
import { formMessages } from './checkout.messages';
import { deliveryModesOf } from './checkout.rules';
import type { CheckoutEvents, CheckoutProps } from './checkout.types';
import { CheckoutSkeleton } from './parts/checkout-skeleton';
import { lazyParts } from './lazy-parts';
import { GuestAccess, OrderHere } from './parts/guest-parts';
import { OutcomeBanner } from './parts/outcome-banner';
import { StoppedBanner } from './parts/blocked-banner';
import { useOpenCheckout, type Who } from './use-open-checkout';

type Given = CheckoutProps & WidgetTools<CheckoutEvents>;

function CheckoutBody(props: Given) {
  const messages = useMessages(checkoutContract.name, formMessages, props.messages);
  const gate = useAccess({ permission: 'ordering', guest: 'checkout' });
  const { m } = messages;
  return (
    <AccessBoundary
      gate={gate}
      loading={<CheckoutSkeleton label={m.loading} />}
      failedTitle={m.failed}
      deniedTitle={m.denied}
    >
      {({ session, accountId }) => {
        if (session.guest) {
          return (
            <Frame {...props} session={session} messages={messages}>
              <GuestAccess settings={session.settings} messages={messages} overrides={props.messages}>
                {(guest, edit) => (
                  <OpenCheckout
                    {...props}
                    overrides={props.messages}
                    messages={messages}
                    session={session}
                    accountId={null}
                    guest={guest}
                    onEditGuest={edit}
                  />
                )}
              </GuestAccess>
            </Frame>
          );
        }
        if (accountId === null)
          return (
            <Card>
              <NoAccount />
            </Card>
          );
        return (
          <Frame {...props} session={session} messages={messages}>
            <OpenCheckout
              {...props}
              overrides={props.messages}
              key={accountId}
              messages={messages}
              session={session}
              accountId={accountId}
              guest={null}
            />
          </Frame>
        );
      }}
    </AccessBoundary>
  );
}

type FrameProps = Pick<Given, 'slots'> &
  Pick<Who, 'session'> & { readonly messages: Messages<typeof formMessages>; readonly children: React.ReactNode };

/** The head of the page and the way back, whatever stands under it. */
function Frame({ slots = {}, session, messages: { m }, children }: FrameProps) {
  const { links } = useSettings();
  const more = lazyParts.useModule();
  const title = useRef<HTMLHeadingElement>(null);
  const toCart = links.href({ to: 'cart' });
  return (
    <div className="tf-checkout-page">
      {slots.header ?? (
        <header className="tf-stack" data-gap="1">
          {toCart !== null && (
            <Link href={toCart} alone className="tf-second tf-checkout-back">
              <Icon of={ChevronLeft} size="sm" mirror />
              {m.back}
            </Link>
          )}
          <Heading ref={title} tabIndex={-1} className="tf-h1">
            {m.title}
          </Heading>
        </header>
      )}
      <OfflineBanner />
      {more && <more.LazyGuestCart session={session} onClosed={() => title.current?.focus()} />}
      {children}
    </div>
  );
}

type OpenProps = Omit<Given, 'messages'> &
  Who & {
    readonly overrides: Given['messages'];
    readonly messages: Messages<typeof formMessages>;
    readonly onEditGuest?: () => void;
  };

/** The checkout of somebody: what is on offer, the order on its way, and what an earlier page left behind. */
function OpenCheckout(props: OpenProps) {
  const { slots = {}, emit, messages, session, accountId, guest, onEditGuest, overrides } = props;
  const { read, again, commit, placed } = useOpenCheckout(props, emit);
  const { m } = messages;

  if (placed !== null)
    return placed.isHere ? (
      <OrderHere order={placed.order} offered={read.data?.deliveries ?? []} overrides={overrides} />
    ) : (
      <CheckoutSkeleton label={m.loading} />
    );
  if (read.status === 'loading') return <CheckoutSkeleton label={m.loading} />;
  if (read.status === 'failed') return <LoadFailed title={m.failed} error={read.error} onTryAgain={again} />;
  const checkout = read.data;
  if (checkout.cart.lines.length === 0) {
    return (
      <>
        <LostOutcome commit={commit} messages={messages} />
        <NothingToOrder messages={messages} />
      </>
    );
  }
  const account = session.accounts.find(({ id }) => id === accountId);
  const stopped = account?.conditions.some(({ stops }) => stops.includes('checkout')) === true;
  return (
    <CheckoutForm
      checkout={checkout}
      accountId={accountId}
      guest={guest}
      paymentFields={guest === null && session.user?.permissions.includes('finance') ? props.paymentFields : undefined}
      spreads={deliveryModesOf(checkout, {
        consolidated: isConsolidatedCheckoutOffered(checkout.bottlerId, props.consolidatedBottlerId),
        split: session.settings.splitShipmentEnabled,
      })}
      stopped={stopped}
      commit={commit}
      messages={messages}
      overrides={overrides}
      emit={emit}
      slots={slots}
    >
      {stopped && <StoppedBanner account={account} kept={messages.m.blocked.kept} />}
      {guest !== null && onEditGuest && <GuestSummary guest={guest} messages={messages} onEdit={onEditGuest} />}
    </CheckoutForm>
  );
}

/** An order of a cart that is empty by now: another tab may have placed it, or the answer is on its way. */
function LostOutcome({ commit, messages }: Pick<OpenProps, 'messages'> & { readonly commit: PlaceOrder }) {
  const state = useStore(commit.store);
  return (
    <OutcomeBanner
      state={state}
      messages={messages}
      paying={false}
      totals={null}
      reason={null}
      changed={null}
      onCheck={() => void commit.check()}
    />
  );
}

/** Who orders, in one line, and the way to change it. */
const GuestSummary = ({
  guest,
  messages: { m },
  onEdit,
}: Pick<OpenProps, 'messages'> & { readonly guest: NonNullable<Who['guest']>; readonly onEdit: () => void }) => (
  <Card as="div">
    <div className="tf-between tf-checkout-identity">
      <p className="tf-second">
        <span className="tf-medium">{m.details.title}</span>{' '}
        {[guest.lastName, guest.email, guest.phoneNumber].filter(Boolean).map((part) => (
          <bdi key={part} className="tf-muted">
            {part}
          </bdi>
        ))}
      </p>
      <Button variant="base-underline" size="sm" aria-label={m.details.changeLong} onClick={onEdit}>
        {m.details.change}
      </Button>
    </div>
  </Card>
);

function NothingToOrder({ messages: { m } }: Pick<OpenProps, 'messages'>) {
  const { links } = useSettings();
  const href = links.href({ to: 'products' });
  return (
    <Card>
      <EmptyState
        level={usePartLevel(1)}
        title={m.empty.title}
        text={m.empty.text}
        actions={href === null ? undefined : <ButtonLink href={href}>{m.empty.action}</ButtonLink>}
      />
    </Card>
  );
}

/** Checkout: from the visit plan's dates to one order, placed once. */
export const Checkout = /* @__PURE__ */ defineWidget<CheckoutProps, CheckoutEvents>(checkoutContract, CheckoutBody);
