import { useState } from 'react';
import { Wallet } from '../../widgets/wallet';
import { usePortal } from '../portal-context';
import { setSearchParams } from '../use-search-params';

/** Query parameters that a payment provider's page adds on return. */
const returned = [
  'payment_state',
  'payment_outcome',
  'payment_token',
  'payment_kind',
  'payment_brand',
  'payment_last_four',
  'payment_expiry',
];

/** Wallet page. The provider's parameters are read once and removed from the address. */
export default function WalletPage() {
  const { paymentFields, query } = usePortal();
  const [paymentReturn] = useState(() => (query.has('payment_state') ? query.toString() : undefined));
  return (
    <Wallet
      headingLevel={1}
      paymentFields={paymentFields}
      paymentReturn={paymentReturn}
      onPaymentReturn={() => setSearchParams(Object.fromEntries(returned.map((name) => [name, null])), 'replace')}
    />
  );
}
