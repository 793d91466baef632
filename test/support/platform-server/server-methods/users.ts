import { regions } from '../../../../src/adapters/demo/data/accounts';
import type { DemoBuyer } from '../../../../src/adapters/demo/data/buyers';
import { foldText } from '../../../../src/rules/fold-text';
import { paged } from '../../../../src/adapters/demo/engine/paging';
import {
  createPerson,
  editPerson,
  enablePerson,
  givenPermissions,
  isSeenBy,
  type PersonChanged,
  type Staff,
} from '../../../../src/adapters/demo/engine/user-changes';
import { byUserSort } from '../../../../src/adapters/demo/engine/people';
import { instantOf } from '../../../../src/adapters/demo/engine/zoned-time';
import type { PersonRecord } from '../../../../src/adapters/demo/store/people-record';
import type { ResponseOf } from '../../../../src/adapters/salesforce/server-methods/contract';
import type { UserDetails } from '../../../../src/domain';
import { PortError } from '../../../../src/ports';
import { isKnownLanguage, languageTag } from '../../../../src/rules/languages';
import { userSortFrom } from '../../../../src/rules/users';
import { PERMISSIONS } from '../../../../src/rules/server-codes';
import { buyerOf } from '../access';
import type { Exchange } from '../http/exchange';
import { accountByRecordId, accountRecordId, type Platform } from '../platform';
import { storePerson, peopleOf, personByRecordId, personRecordId } from '../store/people';
import {
  type Arguments,
  convertRefusals,
  buyersAccountArg,
  throwHandled,
  type Handler,
  optionalText,
  type Sent,
  serving,
  textArg,
  textsArg,
} from './arguments';

/** The Super User who calls. */
function superUserArg(exchange: Exchange, args: Arguments): DemoBuyer {
  buyersAccountArg(exchange, args);
  const buyer = convertRefusals(() => buyerOf(exchange));
  return buyer.permissions.includes('super')
    ? buyer
    : throwHandled('INSUFFICIENT_ACCESS', 'Only a Super User can manage users');
}

export const accountBodies = (platform: Platform, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const account = platform.world.account(id);
    return account === undefined
      ? []
      : [{ accountId: accountRecordId(platform, account), name: account.name, number: account.number }];
  });

/** A language in the format of the platform's user record. */
export const toPlatformLanguage = (language: string): string => language.replace('-', '_');

function userRow(platform: Platform, person: PersonRecord, asker: DemoBuyer) {
  const { id, firstName, lastName, email, permissions, accountIds, enabled, lastAccessed } = person;
  const { timeZone } = regions[platform.world.account(accountIds[0] ?? '')?.region ?? 'maine'];
  const isYou = id === asker.id;
  const seen = isYou ? platform.now() : lastAccessed;
  return {
    accountCount: accountIds.length,
    email,
    enabled,
    firstName,
    isYou,
    lastAccessed: seen === null ? null : instantOf(seen, timeZone),
    lastName,
    permissions: [...permissions],
    userId: personRecordId(platform, person),
  };
}

function userBody(platform: Platform, person: PersonRecord, asker: DemoBuyer) {
  const { phoneNumber, mobileNumber, language, accountIds, revision } = person;
  return {
    ...userRow(platform, person, asker),
    accounts: accountBodies(
      platform,
      accountIds.filter((id) => asker.accounts.includes(id)),
    ),
    mobileNumber,
    phoneNumber,
    revision: String(revision),
    userLanguage: toPlatformLanguage(language),
  };
}

const searchUsers: Handler<'searchUsers'> = (exchange, args) => {
  const { platform } = exchange;
  const asker = superUserArg(exchange, args);
  const [permission, status, page, pageSize] = [args.permission, args.status, args.page, args.pageSize];
  if (page < 0 || pageSize < 1 || pageSize > 200) throwHandled('INVALID_API_INPUT', 'A page has 1 to 200 rows');
  const terms = foldText(args.text)
    .split(/\s+/)
    .filter((term) => term !== '');
  const found = peopleOf(platform)
    .filter(isSeenBy(asker))
    .filter(({ firstName, lastName, email, permissions, enabled }) => {
      const text = foldText(`${firstName} ${lastName} ${email}`);
      return (
        terms.every((term) => text.includes(term)) &&
        (permission === null || permissions.some((one) => one === permission)) &&
        (status === null || enabled === (status === 'enabled'))
      );
    });
  // The rows are sorted as the ports sort them: only ids differ.
  const order = byUserSort(userSortFrom(args.sort), args.language);
  const rows = found
    .map((person) => userRow(platform, person, asker))
    .sort((a, b) => order({ ...a, id: a.userId }, { ...b, id: b.userId }));
  const { items, total, hasMore } = paged(rows, { page, pageSize });
  return { hasMore, total, users: items };
};

const getUser: Handler<'getUser'> = (exchange, args) => {
  const asker = superUserArg(exchange, args);
  const found = personByRecordId(exchange.platform, args.userId, asker);
  return found === undefined ? null : userBody(exchange.platform, found, asker);
};

const getUserOptions: Handler<'getUserOptions'> = (exchange, args) => {
  const { accounts } = superUserArg(exchange, args);
  return { accounts: accountBodies(exchange.platform, accounts), permissions: [...givenPermissions] };
};

/**
 * The submitted data of a user, in the demo's own ids. The id of an unknown account stays unchanged, and the rules
 * refuse it.
 */
function detailsArg(platform: Platform, args: Arguments): UserDetails {
  const language = textArg(args, 'userLanguage');
  const permissions = textsArg(args, 'permissions', 10);
  return {
    firstName: textArg(args, 'firstName'),
    lastName: textArg(args, 'lastName'),
    phoneNumber: textArg(args, 'phoneNumber'),
    mobileNumber: textArg(args, 'mobileNumber'),
    language: isKnownLanguage(language) ? languageTag(language) : language,
    permissions: PERMISSIONS.filter((one) => permissions.includes(one)),
    accountIds: textsArg(args, 'accountIds', 2000).map((id) => accountByRecordId(platform, id)?.id ?? id),
  };
}

/** The problems of a form's fields, as a refusal. Any other error is rethrown. */
export function refuseInvalidFields<Answer>(
  work: () => Answer,
): Answer | { readonly outcome: 'refused'; readonly fields: Readonly<Record<string, string>> } {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof PortError && thrown.fields !== undefined)
      return { fields: thrown.fields, outcome: 'refused' };
    throw thrown;
  }
}

/** A change of one user in one step. */
const createUserChange =
  (change: (args: Arguments, staff: Staff, platform: Platform, userId: string) => PersonChanged) =>
  (exchange: Exchange, args: Arguments) =>
    refuseInvalidFields((): Sent<ResponseOf<'editUser'>> => {
      const { platform } = exchange;
      const asker = superUserArg(exchange, args);
      const named = optionalText(args, 'userId');
      const userId = named === null ? '' : (personByRecordId(platform, named, asker)?.id ?? named);
      const result = change(args, { asker, people: peopleOf(platform) }, platform, userId);
      if (result.outcome === 'done') {
        storePerson(platform, result.person);
        return { outcome: 'done', user: userBody(platform, result.person, asker) };
      }
      if (result.reason === 'changed')
        return { outcome: 'refused', reason: 'changed', user: userBody(platform, result.person, asker) };
      if (result.reason === 'last-super')
        return { accounts: accountBodies(platform, result.accountIds), outcome: 'refused', reason: 'last-super' };
      return { outcome: 'refused', reason: result.reason };
    });

/** Users of the accounts that a Super User manages. */
export const userMethods = serving({
  searchUsers,
  getUser,
  getUserOptions,
  createUser: createUserChange((args, staff, platform) =>
    createPerson(
      { ...detailsArg(platform, args), email: textArg(args, 'email') },
      textArg(args, 'key'),
      staff,
      platform.ledger.nextId('user'),
    ),
  ),
  editUser: createUserChange((args, staff, platform, userId) =>
    editPerson(userId, detailsArg(platform, args), textArg(args, 'revision'), staff),
  ),
  setUserEnabled: createUserChange((args, staff, _platform, userId) =>
    enablePerson(userId, args.enabled === true, staff),
  ),
});
