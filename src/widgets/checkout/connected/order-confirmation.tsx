import { type ReactNode, useEffect, useState } from 'react';
import type { DeliveryOption, Order } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { readStored, storedKey, storeFor } from '../../../runtime/storage';
import { confirmationOf, parseConfirmation } from '../guest-order.rules';
import { OrderConfirmation } from '../parts/guest-confirmation';

interface OrderNowProps {
  readonly order: Order;
  /** Delivery options of the checkout, which contain the address of the order. */
  readonly offered: readonly DeliveryOption[];
  readonly overrides?: object;
}

/** Confirmation of an order that was just placed. A guest's is stored in this tab, so that a reload shows it again. */
export function NewOrderConfirmation({ order, offered, overrides }: OrderNowProps) {
  const { id } = useAdapter();
  const { storage } = useSettings();
  const [confirmation] = useState(() => confirmationOf(order, offered));
  useEffect(() => {
    if (confirmation.isGuest)
      storeFor('guestOrder', storage).set(storedKey('guestOrder', id), JSON.stringify(confirmation));
  }, [confirmation, id, storage]);
  return <OrderConfirmation confirmation={confirmation} overrides={overrides} />;
}

/** Stored confirmation of a guest's last order; `otherwise` if there is no valid one. */
export function StoredOrderConfirmation({
  otherwise,
  overrides,
}: {
  readonly otherwise: () => ReactNode;
  readonly overrides?: object;
}) {
  const { id } = useAdapter();
  const { storage } = useSettings();
  const [confirmation] = useState(() =>
    readStored(storeFor('guestOrder', storage), storedKey('guestOrder', id), parseConfirmation),
  );
  return confirmation === null ? otherwise() : <OrderConfirmation confirmation={confirmation} overrides={overrides} />;
}
