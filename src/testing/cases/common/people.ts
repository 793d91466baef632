import type { Needs, NewUser, User, UserDetails, UserOptions, UserResult } from '../../../ports';
import { fail, required } from '../../expect';
import type { At } from '../../testing.types';

type Users = Needs<'users.options'>['users'];

/** A query for all users, sorted by name. */
export const anybody = { text: '', permission: null, status: null, sort: 'NameAsc' } as const;

/** Values of a new user with the first assignable permission and account. */
export async function newcomer(users: Users, at: At, change: Partial<NewUser> = {}): Promise<NewUser> {
  const options: UserOptions = await users.options(at);
  const permission = required(options.permissions[0], 'a permission that may be given');
  const account = required(options.accounts[0], 'an account users may be linked to');
  return {
    firstName: 'Robin',
    lastName: 'Vale',
    email: `kit.${crypto.randomUUID().slice(0, 8)}@people.example`,
    phoneNumber: '(207) 555-0163',
    mobileNumber: '',
    language: 'fr-CA',
    permissions: [permission],
    accountIds: [account.id],
    ...change,
  };
}

/** Returns the user of a response; any other outcome fails the case. */
export function done(answer: UserResult, what: string): User {
  return answer.outcome === 'done' ? answer.user : fail(`${what}: expected done, got refused as ${answer.reason}`);
}

/** The editable details of a user. */
export const detailsOf = ({
  firstName,
  lastName,
  phoneNumber,
  mobileNumber,
  language,
  permissions,
  accounts,
}: User): UserDetails => ({
  firstName,
  lastName,
  phoneNumber,
  mobileNumber,
  language,
  permissions,
  accountIds: accounts.map(({ id }) => id),
});
