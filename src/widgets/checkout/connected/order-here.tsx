import { type ReactNode, useEffect, useState } from 'react';
import type { DeliveryOption, Order } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { readStored, storedKey, storeFor } from '../../../runtime/storage';
import { confirmationOf, parseConfirmation } from '../guest-order.rules';
import { PlacedHere } from '../parts/guest-confirmation';

interface OrderNowProps {
  readonly order: Order;
  /** What checkout offered, for the place the order is brought to. */
  readonly offered: readonly DeliveryOption[];
  readonly overrides?: object;
}

/** An order that was just placed. A guest's is kept in this tab: a reload finds it again. */
export function OrderNow({ order, offered, overrides }: OrderNowProps) {
  const { id } = useAdapter();
  const { storage } = useSettings();
  const [confirmation] = useState(() => confirmationOf(order, offered));
  useEffect(() => {
    if (confirmation.isGuest)
      storeFor('guestOrder', storage).set(storedKey('guestOrder', id), JSON.stringify(confirmation));
  }, [confirmation, id, storage]);
  return <PlacedHere confirmation={confirmation} overrides={overrides} />;
}

/** A guest's last order, as this tab kept it; what stands otherwise where nothing sound was kept. */
export function StoredOrder({
  otherwise,
  overrides,
}: {
  readonly otherwise: () => ReactNode;
  readonly overrides?: object;
}) {
  const { id } = useAdapter();
  const { storage } = useSettings();
  const [kept] = useState(() =>
    readStored(storeFor('guestOrder', storage), storedKey('guestOrder', id), parseConfirmation),
  );
  return kept === null ? otherwise() : <PlacedHere confirmation={kept} overrides={overrides} />;
}
