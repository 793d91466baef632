import { type ReactNode, useState } from 'react';
import type { GuestDetails, StoreSettings } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { type StorageChoice, type StoredKind, storedKey, storeFor } from '../../../runtime/storage';
import { isComplete, storeGuestDetails, readGuestDetails } from '../guest.rules';
import { GuestDetailsForm } from '../parts/guest-details';
import { StoredOrderConfirmation } from './order-confirmation';

interface GuestAccessProps {
  readonly settings: StoreSettings;
  /** Label of the skeleton that is shown while this part loads. */
  readonly label: string;
  readonly overrides?: object;
  /** Renders the checkout of a guest whose details are complete; `edit` returns to the details. */
  readonly children: (guest: GuestDetails, edit: () => void) => ReactNode;
}

/**
 * Confirmation of a guest's last order if this tab has just placed one; otherwise the details and then the checkout.
 */
export function GuestAccess(props: GuestAccessProps) {
  const { id } = useAdapter();
  const { storage } = useSettings();
  // A stored guest cart belongs to the next order.
  const [wasPlaced] = useState(() => hasStored('guestOrder', storage, id) && !hasStored('guestCart', storage, id));
  if (!wasPlaced) return <GuestDetailsStep {...props} />;
  return <StoredOrderConfirmation overrides={props.overrides} otherwise={() => <GuestDetailsStep {...props} />} />;
}

const hasStored = (kind: StoredKind, storage: StorageChoice, adapterId: string): boolean =>
  storeFor(kind, storage).get(storedKey(kind, adapterId)) !== null;

/** Asks a guest for their details first, and stores them in this tab (decisions 12 and 45). */
function GuestDetailsStep({ settings, overrides, children }: GuestAccessProps) {
  const { id } = useAdapter();
  const { storage } = useSettings();
  const skipPhoneFormat = settings.skipPhoneNumberValidationEnabled;
  const [store, key] = [storeFor('guest', storage), storedKey('guest', id)];
  const [details, setDetails] = useState(() => readGuestDetails(store, key));
  const [editing, setEditing] = useState(() => !isComplete(details, skipPhoneFormat));
  if (!editing) return children(details, () => setEditing(true));
  return (
    <GuestDetailsForm
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
