import type { ServerMethodContract } from './contract.types';
import { ownMethods, type PeopleMethodName, userMethods } from './people-methods';
import * as request from './people-requests';

const noUsers = 'Users are not managed.';
/** Managing users is for Super Users. */
const superUsers = { INSUFFICIENT_ACCESS: 'The running user lacks the super permission (`getBuyer`), or may not act for the account.' };
const userReasons = {
  'user-gone': 'There is no such user on an account of the running user.',
  'last-super': 'An account would be left without an enabled Super User.',
};

/** Server methods of users, of the password and of one's own record. */
export const peopleContract = {
  searchUsers: {
    ...userMethods.searchUsers, request: request.usersRequest, errors: superUsers,
    purpose: 'One page of the users who are linked to an account of the running user, themselves included.',
    without: noUsers,
  },
  getUser: {
    ...userMethods.getUser, request: request.userRequest, errors: superUsers,
    purpose: 'One user with everything that is known of them; null when there is none for the running user.',
    without: 'Users can not be opened.',
  },
  getUserOptions: {
    ...userMethods.getUserOptions, request: request.peopleReaderRequest, errors: superUsers,
    purpose: 'What the running user may give: permissions, and accounts users may be linked to.',
    without: 'Users can be seen and not changed.',
  },
  createUser: {
    ...userMethods.createUser, request: request.createUserRequest, errors: superUsers,
    purpose: 'Creates a user, linked to accounts, and sends them the activation email.',
    again: 'With the same key nothing happens: the user the first call made is returned, and no second email is sent.',
    reasons: { 'email-taken': 'Somebody has the email, in any case.' },
    without: 'Users are not created.',
  },
  editUser: {
    ...userMethods.editUser, request: request.editUserRequest, errors: superUsers,
    purpose: 'Changes a user as they were at a revision, all or nothing. The email stays.',
    again: 'Refused with `changed`: the first call made another revision.',
    reasons: { ...userReasons, 'changed': 'The revision is another one now; return the user as they are.' },
    without: 'Users are not changed.',
  },
  setUserEnabled: {
    ...userMethods.setUserEnabled, request: request.enableUserRequest, errors: superUsers,
    purpose: 'Lets a user sign in, or keeps them out and ends their sessions.',
    again: 'Nothing changes.',
    reasons: userReasons,
    without: 'Users are neither kept out nor let in again.',
  },
  getPasswordPolicy: {
    ...ownMethods.getPasswordPolicy, request: request.passwordPolicyRequest,
    purpose: 'What the org asks of a new password.',
    without: 'The rules are not shown beforehand.',
  },
  changePassword: {
    ...ownMethods.changePassword, request: request.changePasswordRequest,
    purpose: 'Changes the running user’s password, as `Site.changePassword` does. Nothing of either password goes into a log, an exception or the answer; the session stays.',
    again: 'Refused with `current-wrong`: the password is the new one already.',
    reasons: {
      'current-wrong': 'The current password is not that.',
      'too-weak': 'The new one breaks the policy, or is the current one.',
      'used-before': 'It is one of those remembered.',
      'too-many-attempts': 'Too many wrong ones in a short time: nothing was looked at.',
    },
    without: 'The password is not changed here.',
  },
  getProfile: {
    ...ownMethods.getProfile, request: request.profileRequest,
    purpose: 'The running user’s own record, with what there is to choose of notices and the accounts they are linked to.',
    without: 'No page of one’s own record.',
  },
  saveProfile: {
    ...ownMethods.saveProfile, request: request.saveProfileRequest,
    purpose: 'Changes what is named of the running user’s own record, all or nothing, and keeps words without white space at their ends.',
    again: 'With a revision it is refused with `changed`; without one nothing changes.',
    reasons: { changed: 'The revision is another one now.' },
    without: 'One’s own record can be seen and not changed.',
  },
} as const satisfies Record<PeopleMethodName, ServerMethodContract>;
