import { type ReactNode, useState } from 'react';
import type { DeliveryOption, GuestDetails, Order, StoreSettings } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import type { Messages } from '../../../runtime/react/use-messages';
import { type StorageChoice, type StoredKind, storedKey, storeFor } from '../../../runtime/storage';
import type { formMessages } from '../checkout.messages';
import { isComplete, storeGuestDetails, readGuestDetails } from '../guest.rules';
import { lazyParts } from '../lazy-parts';
import { CheckoutSkeleton } from './checkout-skeleton';

interface GuestAccessProps {
  readonly settings: StoreSettings;
  readonly messages: Messages<typeof formMessages>;
  readonly overrides?: object;
  /** The checkout of a guest who said who they are; `edit` goes back to the details. */
  readonly children: (guest: GuestDetails, edit: () => void) => ReactNode;
}

/** A guest's last order where this tab has just placed one; otherwise the checkout, once the guest said who they are. */
export function GuestAccess(props: GuestAccessProps) {
  const { id } = useAdapter();
  const { storage } = useSettings();
  // Their next cart is about another order.
  const [wasPlaced] = useState(() => has('guestOrder', storage, id) && !has('guestCart', storage, id));
  const late = lazyParts.useModule();
  if (!wasPlaced) return <Who {...props} />;
  if (late === undefined) return <CheckoutSkeleton label={props.messages.m.loading} />;
  return <late.StoredOrder overrides={props.overrides} otherwise={() => <Who {...props} />} />;
}

const has = (kind: StoredKind, storage: StorageChoice, adapterId: string): boolean =>
  storeFor(kind, storage).get(storedKey(kind, adapterId)) !== null;

/** Asks a guest who they are before anything else, and keeps it in this tab (decisions 12 and 45). */
function Who({ settings, messages, overrides, children }: GuestAccessProps) {
  const { id } = useAdapter();
  const { storage } = useSettings();
  const skipPhoneFormat = settings.skipPhoneNumberValidationEnabled;
  const [store, key] = [storeFor('guest', storage), storedKey('guest', id)];
  const [details, setDetails] = useState(() => readGuestDetails(store, key));
  const [editing, setEditing] = useState(() => !isComplete(details, skipPhoneFormat));
  const late = lazyParts.useModule();
  if (!editing) return children(details, () => setEditing(true));
  if (late === undefined) return <CheckoutSkeleton label={messages.m.loading} />;
  return (
    <late.GuestDetailsForm
      details={details}
      skipPhoneFormat={skipPhoneFormat}
      overrides={overrides}
      onKeep={(answers) => storeGuestDetails(store, key, answers)}
      onDone={(answers) => {
        setDetails(storeGuestDetails(store, key, answers));
        setEditing(false);
      }}
    />
  );
}

/** The confirmation where no page of its own is there for it, from a chunk that comes when the first parts have. */
export function OrderHere(props: {
  readonly order: Order;
  readonly offered: readonly DeliveryOption[];
  readonly overrides?: object;
}) {
  const late = lazyParts.useModule();
  return late === undefined ? null : <late.OrderNow {...props} />;
}
