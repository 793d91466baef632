import type { User, UserResult, UserRow } from '../../../domain';
import type { UsersPort } from '../../../ports';
import type { DemoContext } from '../context';
import { regions } from '../data/accounts';
import type { DemoBuyer } from '../data/buyers';
import { foldText } from '../../../rules/fold-text';
import { paged } from '../engine/paging';
import {
  createPerson,
  editPerson,
  enablePerson,
  givenPermissions,
  isSeenBy,
  type PersonChanged,
  type Staff,
} from '../engine/user-changes';
import { byUserSort } from '../engine/people';
import { instantOf } from '../engine/zoned-time';
import type { Call } from '../faults';
import type { PersonRecord } from '../store/people-record';
import { requireUserAdmin } from './require-permission';

/** Implements the users port for Super Users. */
export function usersPort(context: DemoContext, call: Call): UsersPort {
  const { world } = context;

  const accountsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const account = world.account(id);
      return account === undefined ? [] : [{ id, name: account.name, number: account.number }];
    });

  function row(person: PersonRecord, asker: DemoBuyer): UserRow {
    const { id, firstName, lastName, email, permissions, accountIds, enabled, lastAccessed } = person;
    const { timeZone } = regions[world.account(accountIds[0] ?? '')?.region ?? 'maine'];
    const isYou = id === asker.id;
    const seen = isYou ? world.now() : lastAccessed;
    return {
      id,
      firstName,
      lastName,
      email,
      permissions: [...permissions],
      accountCount: accountIds.length,
      lastAccessed: seen === null ? null : instantOf(seen, timeZone),
      enabled,
      isYou,
    };
  }

  function whole(person: PersonRecord, asker: DemoBuyer): User {
    const { phoneNumber, mobileNumber, language, accountIds, revision } = person;
    const own = new Set(asker.accounts);
    return {
      ...row(person, asker),
      phoneNumber,
      mobileNumber,
      language,
      accounts: accountsOf(accountIds.filter((id) => own.has(id))),
      revision: String(revision),
    };
  }

  async function change(accountId: string | null, carryOut: (staff: Staff) => PersonChanged): Promise<UserResult> {
    const asker = await requireUserAdmin(context, accountId);
    const result = await context.changePerson((people) => {
      const changed = carryOut({ asker, people });
      return [changed.outcome === 'done' ? changed.person : null, changed];
    });
    if (result.outcome === 'done') return { outcome: 'done', user: whole(result.person, asker) };
    if (result.reason === 'changed')
      return { outcome: 'refused', reason: 'changed', user: whole(result.person, asker) };
    if (result.reason === 'last-super')
      return { outcome: 'refused', reason: 'last-super', accounts: accountsOf(result.accountIds) };
    return { outcome: 'refused', reason: result.reason };
  }

  return {
    search: call('users.search', async ({ accountId, locale, text, permission, status, sort, page, pageSize }) => {
      const asker = await requireUserAdmin(context, accountId);
      const words = foldText(text)
        .split(/\s+/)
        .filter((word) => word !== '');
      const found = (await context.people())
        .filter(isSeenBy(asker))
        .filter(({ firstName, lastName, email, permissions, enabled }) => {
          const personText = foldText(`${firstName} ${lastName} ${email}`);
          return (
            words.every((word) => personText.includes(word)) &&
            (permission === null || permissions.includes(permission)) &&
            (status === null || enabled === (status === 'enabled'))
          );
        });
      const part = paged(found.map((person) => row(person, asker)).sort(byUserSort(sort, locale)), { page, pageSize });
      return { ...part, items: [...part.items] };
    }),
    read: call('users.read', async ({ accountId, userId }) => {
      const asker = await requireUserAdmin(context, accountId);
      const person = (await context.people()).find(({ id }) => id === userId);
      return person === undefined || !isSeenBy(asker)(person) ? null : whole(person, asker);
    }),
    options: call('users.options', async ({ accountId }) => {
      const asker = await requireUserAdmin(context, accountId);
      return { permissions: [...givenPermissions], accounts: accountsOf(asker.accounts) };
    }),
    create: call('users.create', ({ accountId, user, key }) =>
      change(accountId, (staff) => createPerson(user, key, staff, `user-${crypto.randomUUID()}`)),
    ),
    edit: call('users.edit', ({ accountId, userId, details, revision }) =>
      change(accountId, (staff) => editPerson(userId, details, revision, staff)),
    ),
    setEnabled: call('users.setEnabled', ({ accountId, userId, enabled }) =>
      change(accountId, (staff) => enablePerson(userId, enabled, staff)),
    ),
  };
}
