import type { UserDetails } from '../../../domain';
import type { UsersPort } from '../../../ports';
import { throwProblems } from '../common/attempts';
import { readPage } from '../common/pages';
import type { Context } from '../context';
import { toPermissions, toUser, toUserAccount, toUserResult, toUserRow } from './people.mapping';
import {
  createTradeUser,
  editTradeUser,
  setTradeUserEnabled,
  tradeMember,
  tradeUserChoices,
  tradeUsers,
  type WireUserResult,
} from './people.wire';

const toInput = ({
  firstName,
  lastName,
  phoneNumber,
  mobileNumber,
  language,
  permissions,
  accountIds,
}: UserDetails) => ({ firstName, lastName, phoneNumber, mobileNumber, language, permissions, accountIds });

function resultOf({ result }: { readonly result: WireUserResult }) {
  throwProblems(result.problems, 'The user is not valid');
  return toUserResult(result);
}

/** Implements the users port with the plugin. */
export function usersPort({ graphql }: Context): UsersPort {
  return {
    async search({ text, permission, status, sort, accountId, locale, ...request }, call) {
      const { items, totalItems, ...page } = await readPage(request, async (part) => {
        const options = { text: text.trim(), permission, status, sort, ...part };
        return (await graphql.send(tradeUsers, { variables: { options }, accountId, locale, ...call })).tradeUsers;
      });
      return { ...page, items: items.map(toUserRow), total: totalItems };
    },
    async read({ userId: id, accountId, locale }, call) {
      const found = await graphql.send(tradeMember, { variables: { id }, accountId, locale, ...call });
      return found.tradeMember === null ? null : toUser(found.tradeMember);
    },
    async options({ accountId, locale }, call) {
      const { tradeUserChoices: choices } = await graphql.send(tradeUserChoices, { accountId, locale, ...call });
      return { permissions: toPermissions(choices.permissions), accounts: choices.accounts.map(toUserAccount) };
    },
    async create({ user, key, accountId, locale }, call) {
      const variables = { input: { ...toInput(user), email: user.email }, key };
      return resultOf(await graphql.send(createTradeUser, { variables, accountId, locale, ...call }));
    },
    async edit({ userId: id, details, revision, accountId, locale }, call) {
      const variables = { id, input: toInput(details), revision };
      return resultOf(await graphql.send(editTradeUser, { variables, accountId, locale, ...call }));
    },
    async setEnabled({ userId: id, enabled, accountId, locale }, call) {
      return resultOf(
        await graphql.send(setTradeUserEnabled, { variables: { id, enabled }, accountId, locale, ...call }),
      );
    },
  };
}
