import { PortError } from '../../../../ports';
import { typed } from '../../../common/text';
import type { Address } from '../../../../domain';
import type { Context } from '../../context';
import { activeCustomer, type WireAddress, type WireCustomer } from './customer.wire';

/**
 * Checks that a response belongs to the account of its call: the customer, who is their own account.
 * @throws PortError `signed-out` for a guest, `forbidden` for another account
 */
export function assertOwn(customer: { readonly id: string } | null, accountId: string | null): void {
  if (customer === null) throw new PortError('signed-out', 'Nobody is signed in');
  if (customer.id !== accountId) throw new PortError('forbidden', 'The account belongs to another customer');
}

/** A customer with the currency of the shop. */
export interface Customer extends WireCustomer {
  readonly currency: string;
}

/** Reads the signed-in customer; null for a guest. */
export async function readCustomer(
  { graphql, session }: Context,
  signal: AbortSignal | undefined,
): Promise<Customer | null> {
  const { activeCustomer: found, activeChannel } = await graphql.send(activeCustomer, { signal });
  session.hadUser ||= found !== null;
  return found === null ? null : { ...found, currency: activeChannel.currencyCode };
}

/** The customer's address for deliveries: the default one, otherwise the first. */
export const deliveryAddressOf = ({ addresses }: WireCustomer) =>
  addresses?.find(({ defaultShippingAddress }) => defaultShippingAddress === true) ?? addresses?.[0] ?? null;

/** Converts an address. */
export const toAddress = (wire: WireAddress, country: string): Address => ({
  street: [typed(wire.streetLine1), typed(wire.streetLine2)].filter(Boolean).join(', '),
  city: typed(wire.city),
  state: typed(wire.province),
  zip: typed(wire.postalCode),
  country,
});

/** The name of a customer's account: the company of their address, otherwise their own. */
export const accountNameOf = (customer: WireCustomer): string =>
  typed(deliveryAddressOf(customer)?.company).trim() ||
  `${typed(customer.firstName)} ${typed(customer.lastName)}`.trim() ||
  typed(customer.emailAddress);
