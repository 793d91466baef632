import { useRef } from 'react';
import { ChevronLeft } from 'lucide';
import { isConsolidatedCheckoutOffered } from '../../rules';
import { useSettings } from '../../runtime/react/provider';
import { useMessages, type Messages } from '../../runtime/react/use-messages';
import { Icon } from '../../ui/icon/icon';
import { useIdlePrefetch } from '../../ui/lazy/use-idle-prefetch';
import { Link } from '../../ui/link/link';
import { Card } from '../../ui/card/card-container';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { Heading } from '../common/heading';
import { NoAccount } from '../common/no-account';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { LoadFailed } from '../common/status-views';
import { useAccess } from '../common/use-access';
import { CheckoutForm } from './checkout-form';
import { checkoutContract } from './checkout.contract';
import { checkoutMessages } from './checkout.messages';
import { deliveryModesOf } from './checkout.rules';
import type { CheckoutEvents, CheckoutProps } from './checkout.types';
import { CheckoutSkeleton } from './parts/checkout-skeleton';
import { lazyParts } from './parts/lazy-parts';
import { type OpenedCheckout, useOpenCheckout, type CheckoutBuyer } from './use-open-checkout';

/** Form for a guest's details; the skeleton of checkout until it has loaded. */
const GuestAccess = /* @__PURE__ */ lazyParts.part('GuestAccess', CheckoutSkeleton);
const NewOrderConfirmation = /* @__PURE__ */ lazyParts.part('NewOrderConfirmation');

type Given = CheckoutProps & WidgetTools<CheckoutEvents>;

function CheckoutBody(props: Given) {
  const messages = useMessages(checkoutContract.name, checkoutMessages, props.messages);
  const gate = useAccess({ permission: 'ordering', guest: 'checkout' });
  const { m } = messages;
  useIdlePrefetch(lazyParts.prefetch);
  return (
    <AccessBoundary
      gate={gate}
      loading={<CheckoutSkeleton label={m.loading} />}
      failedTitle={m.failed}
      deniedTitle={m.denied}
    >
      {({ session, accountId }) => {
        if (session.isGuest) {
          return (
            <Frame {...props} session={session} messages={messages}>
              <GuestAccess settings={session.settings} label={m.loading} overrides={props.messages}>
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
  Pick<CheckoutBuyer, 'session'> & {
    readonly messages: Messages<typeof checkoutMessages>;
    readonly children: React.ReactNode;
  };

/** Header of the page with the link to the cart, above any content. */
function Frame({ slots = {}, session, messages: { m }, children }: FrameProps) {
  const { links } = useSettings();
  const more = lazyParts.useModule();
  const title = useRef<HTMLHeadingElement>(null);
  const toCart = links.href({ to: 'cart' });
  return (
    <div part="checkout-page" className="tf-checkout-page">
      {fillSlot(
        slots.header,
        <header className="tf-stack" data-gap="1">
          {toCart !== null && (
            <Link href={toCart} alone part="checkout-back" className="tf-second tf-checkout-back">
              <Icon of={ChevronLeft} size="sm" mirror />
              {m.back}
            </Link>
          )}
          <Heading ref={title} tabIndex={-1} className="tf-h1">
            {m.title}
          </Heading>
        </header>,
      )}
      <OfflineBanner />
      {more && <more.LazyGuestCart session={session} onClosed={() => title.current?.focus()} />}
      {children}
    </div>
  );
}

type OpenProps = Omit<Given, 'messages'> &
  CheckoutBuyer & {
    readonly overrides: Given['messages'];
    readonly messages: Messages<typeof checkoutMessages>;
    readonly onEditGuest?: () => void;
  };

/** Checkout of a buyer: the offer, the order that is being placed, and one that an earlier page sent. */
function OpenCheckout(props: OpenProps) {
  const opened = useOpenCheckout(props);
  const more = lazyParts.useModule();
  const { refetch, commit, setPlaced } = opened;
  return (
    <>
      {more && commit && (
        <more.OrderWatch
          commit={commit}
          isGuest={props.guest !== null}
          emit={props.emit}
          onStale={refetch}
          onPlaced={setPlaced}
        />
      )}
      <CheckoutContent {...props} opened={opened} more={more} />
    </>
  );
}

interface ContentProps extends OpenProps {
  readonly opened: OpenedCheckout;
  readonly more: ReturnType<typeof lazyParts.useModule>;
}

/** Content of an open checkout: the form, or the state that replaces it. */
function CheckoutContent(props: ContentProps) {
  const { slots = {}, emit, messages, session, accountId, guest, onEditGuest, overrides, more } = props;
  const { read, refetch, commit, sent, placed } = props.opened;
  const { m } = messages;

  if (placed !== null)
    return placed.isShownInPlace ? (
      <NewOrderConfirmation order={placed.order} offered={read.data?.deliveries ?? []} overrides={overrides} />
    ) : (
      <CheckoutSkeleton label={m.loading} />
    );
  if (read.status === 'loading') return <CheckoutSkeleton label={m.loading} />;
  if (read.status === 'failed') return <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />;
  const checkout = read.data;
  if (checkout.cart.lines.length === 0) {
    if (more === undefined) return <CheckoutSkeleton label={m.loading} />;
    return (
      <>
        {/* Another tab may have placed the order, or its response is still pending. */}
        <more.OutcomeBanner
          state={sent}
          overrides={overrides}
          paying={false}
          totals={null}
          reason={null}
          changed={null}
          onCheck={() => void commit?.check()}
        />
        <more.NothingToOrder overrides={overrides} />
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
      sent={sent}
      messages={messages}
      overrides={overrides}
      emit={emit}
      slots={slots}
    >
      {more && stopped && <more.StoppedBanner account={account} overrides={overrides} />}
      {more && guest !== null && onEditGuest && (
        <more.GuestSummary guest={guest} overrides={overrides} onEdit={onEditGuest} />
      )}
    </CheckoutForm>
  );
}

/** Checkout widget: offers the dates of the visit plan and places one order exactly once. */
export const Checkout = /* @__PURE__ */ defineWidget<CheckoutProps, CheckoutEvents>(checkoutContract, CheckoutBody);
