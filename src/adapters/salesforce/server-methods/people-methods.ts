import type { ServerMethod } from './methods';
import * as people from './people-responses';

/** Methods of the users a Super User looks after. */
export const userMethods = {
  searchUsers: { http: 'POST', reads: true, response: people.usersResponse },
  getUser: { http: 'GET', response: people.userResponse },
  getUserOptions: { http: 'GET', response: people.userOptionsResponse },
  createUser: { http: 'POST', response: people.userChangedResponse },
  editUser: { http: 'POST', response: people.userChangedResponse },
  setUserEnabled: { http: 'POST', response: people.userChangedResponse },
} as const satisfies Record<string, ServerMethod>;

/** Methods of the running user's own password and record. */
export const ownMethods = {
  getPasswordPolicy: { http: 'GET', response: people.passwordPolicyResponse },
  changePassword: { http: 'POST', response: people.passwordChangedResponse },
  getProfile: { http: 'GET', response: people.profileResponse },
  saveProfile: { http: 'POST', response: people.profileSavedResponse },
} as const satisfies Record<string, ServerMethod>;

export type PeopleMethodName = keyof typeof userMethods | keyof typeof ownMethods;
