import type { ActivationPort, CreateCasePort, PasswordPort, ProfilePort, SupportPort, UsersPort } from '../../../ports';
import type { Context } from '../context';
import { lazyMethods } from '../lazy-methods';
import { offeredSteps } from './lazy-money';
import { offered } from './lazy-ports';

/** Activation emails. */
export const lazyActivation = (context: Context): Partial<ActivationPort> =>
  lazyMethods<ActivationPort, keyof ActivationPort>(async () => (await import('./activation')).activationPort(context), offered(context, { resend: 'sendActivationEmail' }));

/** Users of the accounts a Super User looks after. */
export const lazyUsers = (context: Context): Partial<UsersPort> =>
  lazyMethods<UsersPort, keyof UsersPort>(async () => (await import('./users')).usersPort(context), offered(context, {
    search: 'searchUsers', read: 'getUser', options: 'getUserOptions', create: 'createUser', edit: 'editUser', setEnabled: 'setUserEnabled',
  }));

/** The signed-in buyer's password. */
export const lazyPassword = (context: Context): Partial<PasswordPort> =>
  lazyMethods<PasswordPort, keyof PasswordPort>(async () => (await import('./password')).passwordPort(context), offered(context, { policy: 'getPasswordPolicy', change: 'changePassword' }));

/** The signed-in buyer's own record. */
export const lazyProfile = (context: Context): Partial<ProfilePort> =>
  lazyMethods<ProfilePort, keyof ProfilePort>(async () => (await import('./profile')).profilePort(context), offered(context, { read: 'getProfile', save: 'saveProfile', saveLanguage: 'updateUserLanguage' }));

/** Support cases of an account. */
export const lazySupport = (context: Context): Partial<SupportPort> =>
  lazyMethods<SupportPort, keyof SupportPort>(async () => (await import('./support')).supportPort(context), offered(context, {
    options: 'getSupportOptions', assets: 'getAssets', search: 'searchCases', read: 'getCase', upload: 'uploadCaseFile', file: 'getCaseFile', comment: 'addCaseComment', rate: 'rateCase',
  }));

/** Making a support case, once. */
export const lazyCreateCase = (context: Context): Partial<CreateCasePort> =>
  lazyMethods<CreateCasePort, keyof CreateCasePort>(async () => (await import('./create-case')).createCasePort(context), offeredSteps(context, 'createCase'));
