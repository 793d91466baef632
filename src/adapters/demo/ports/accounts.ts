import type { Account, AccountDetail } from '../../../domain';
import type { AccountsPort } from '../../../ports';
import type { DemoContext } from '../context';
import { type DemoAccount, type DemoCondition, regions } from '../data/accounts';
import type { DemoBuyer } from '../data/buyers';
import { minimumOf } from '../engine/minimum';
import { deliverySlots } from '../engine/visit-plan';
import { instantOf } from '../engine/zoned-time';
import type { Call } from '../faults';
import { messagesFor } from '../messages';

/** Implements the accounts port. */
export function accountsPort(context: DemoContext, call: Call): AccountsPort {
  return {
    list: call('accounts.list', async ({ includeOwn, locale }) => {
      const buyer = await context.buyer();
      if (buyer === null) return [];
      const visibleAccounts = buyer.accounts
        .flatMap((id) => context.world.account(id) ?? [])
        .filter((account) => includeOwn || !isOwn(account, buyer));
      const conditions = await context.conditions(visibleAccounts);
      return visibleAccounts.map((account, at) => presentAccount(account, buyer, conditions[at] ?? [], locale));
    }),
    read: call('accounts.read', async ({ accountId, locale }) => {
      const account = await context.accountOf(accountId);
      const buyer = await context.buyer();
      // `accountOf` has returned an account, so there is a buyer.
      if (account === null || buyer === null) throw new Error('Nobody is signed in');
      const [conditions = []] = await context.conditions([account]);
      return presentDetail(account, buyer, conditions, { locale, now: context.world.now() });
    }),
    switchTo: call('accounts.switchTo', async ({ accountId }) => {
      await context.accountOf(accountId);
      await context.saveSession((session) => ({ ...session, accountId }));
    }),
  };
}

const isOwn = ({ id }: DemoAccount, buyer: DemoBuyer): boolean => buyer.accounts[0] === id;

function presentAccount(
  account: DemoAccount,
  buyer: DemoBuyer,
  conditions: readonly DemoCondition[],
  locale: string,
): Account {
  const messages = messagesFor(locale);
  return {
    id: account.id,
    name: account.name,
    number: account.number,
    address: { ...account.address },
    isDefault: isOwn(account, buyer),
    isOwn: isOwn(account, buyer),
    conditions: conditions.map(({ code, stops }) => ({ code, stops: [...stops], reason: messages.conditions[code] })),
  };
}

function presentDetail(
  account: DemoAccount,
  buyer: DemoBuyer,
  conditions: readonly DemoCondition[],
  { locale, now }: { readonly locale: string; readonly now: number },
): AccountDetail {
  const { timeZone, currency } = regions[account.region];
  return {
    ...presentAccount(account, buyer, conditions, locale),
    timeZone,
    currency,
    minimum: minimumOf(account),
    bottlerId: account.bottlerId,
    visits: deliverySlots(account, now).flatMap(({ date, cutOff, closed }) =>
      closed === null ? [{ date, cutOff: instantOf(cutOff, timeZone) }] : [],
    ),
  };
}
