import type { Account } from '../../../../domain';
import { type AccountsPort, PortError, type SessionPort } from '../../../../ports';
import { typed } from '../../../common/text';
import type { Context } from '../../context';
import { activeCustomer } from './customer.wire';
import { accountNameOf, assertOwn, type Customer, deliveryAddressOf, readCustomer, toAddress } from './customer';

/** Milliseconds for which reads of the buyer use the answer to the guest flag. */
const ONE_START_MS = 10_000;

/** Implements the session port for plain Vendure. */
export function sessionPort(context: Context, prefetch: () => void): SessionPort {
  const { now, options, session } = context;
  let flagged: { readonly at: number; readonly changes: number; readonly found: Customer | null } | null = null;

  async function started(signal: AbortSignal | undefined): Promise<Customer | null> {
    if (signal?.aborted) throw new PortError('aborted', 'The call was aborted');
    return flagged?.changes === session.changes && now() - flagged.at < ONE_START_MS
      ? flagged.found
      : readCustomer(context, signal);
  }

  return {
    async isGuest(_, call) {
      prefetch();
      flagged = null;
      const { changes } = session;
      const found = await readCustomer(context, call?.signal);
      flagged = { at: now(), changes, found };
      return found === null;
    },
    account: async (_, call) => (await started(call?.signal))?.id ?? null,
    async user(_, call) {
      const found = await started(call?.signal);
      // A repeated call needs the current state.
      flagged = null;
      if (found === null) throw new PortError('signed-out', 'Nobody is signed in');
      return { id: found.id, firstName: typed(found.firstName), accountId: found.id, permissions: ['ordering'] };
    },
    async settings(_, call) {
      const { activeChannel } = await context.graphql.send(activeCustomer, call);
      return {
        guestBrowsingEnabled: options.guestBrowsing ?? true,
        guestCartEnabled: false,
        guestCheckoutEnabled: false,
        guestCartCheckoutEnabled: false,
        splitShipmentEnabled: false,
        skipPhoneNumberValidationEnabled: true,
        defaultCurrency: activeChannel.currencyCode,
        maxAge: null,
      };
    },
  };
}

/** Implements the accounts port for plain Vendure: a customer has one account, their own. */
export function accountsPort(context: Context): AccountsPort {
  const toAccount = (customer: Customer): Account => {
    const address = deliveryAddressOf(customer);
    return {
      id: customer.id,
      name: accountNameOf(customer),
      number: null,
      address: address === null ? null : toAddress(address, address.country.code),
      isDefault: true,
      isOwn: true,
      conditions: [],
    };
  };

  async function own(accountId: string, signal: AbortSignal | undefined): Promise<Customer> {
    const customer = await readCustomer(context, signal);
    assertOwn(customer, accountId);
    // The check above refuses a guest.
    return customer as Customer;
  }

  return {
    async list({ includeOwn }, call) {
      const customer = await readCustomer(context, call?.signal);
      if (customer === null) throw new PortError('signed-out', 'Nobody is signed in');
      return includeOwn ? [toAccount(customer)] : [];
    },
    async read({ accountId }, call) {
      const customer = await own(accountId, call?.signal);
      return {
        ...toAccount(customer),
        timeZone: context.options.timeZone ?? 'UTC',
        currency: customer.currency,
        minimum: {},
        bottlerId: null,
        visits: [],
      };
    },
    async switchTo({ accountId }, call) {
      await own(accountId, call?.signal);
    },
  };
}
