import * as z from 'zod/mini';
import type { Profile } from '../../../../domain';
import { type PasswordPort, PortError, type ProfilePort, toPortError } from '../../../../ports';
import { phoneProblem } from '../../../../rules/phone';
import { requiredProblem } from '../../../../rules/users';
import { id } from '../../../common/scalars';
import { typed } from '../../../common/text';
import type { Context } from '../../context';
import { documentOf } from '../../transport/graphql';
import { result, RESULT } from '../cart/order.wire';
import { accountNameOf, type Customer, readCustomer } from '../session/customer';

const updateCustomer = documentOf(
  'profile',
  'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id } }',
  { updateCustomer: z.object({ id: id() }) },
);

const updatePassword = documentOf(
  'password',
  `mutation ($current: String!, $next: String!) {
     result: updateCustomerPassword(currentPassword: $current, newPassword: $next) ${RESULT} }`,
  { result },
);

/** Implements the profile port for plain Vendure, which stores neither a language nor a mobile number. */
export function profilePort(context: Context): Omit<ProfilePort, 'saveLanguage'> {
  const toProfile = (customer: Customer, locale: string): Profile => ({
    firstName: typed(customer.firstName),
    lastName: typed(customer.lastName),
    email: typed(customer.emailAddress),
    phoneNumber: typed(customer.phoneNumber),
    mobileNumber: '',
    language: locale,
    notices: [],
    accounts: [
      { id: customer.id, name: accountNameOf(customer), number: '', isDefault: true, permissions: ['ordering'] },
    ],
  });

  async function current(signal: AbortSignal | undefined): Promise<Customer> {
    const customer = await readCustomer(context, signal);
    if (customer === null) throw new PortError('signed-out', 'Nobody is signed in');
    return customer;
  }

  return {
    read: async ({ locale }, call) => toProfile(await current(call?.signal), locale),
    async save({ changes: { firstName, lastName, phoneNumber, mobileNumber }, locale }, call) {
      const found = {
        firstName: firstName === undefined ? null : requiredProblem(firstName),
        lastName: lastName === undefined ? null : requiredProblem(lastName),
        phoneNumber: phoneNumber === undefined ? null : phoneProblem(phoneNumber, { skipFormat: true }),
        mobileNumber: mobileNumber === undefined || mobileNumber === '' ? null : { code: 'invalidEntry' },
      };
      const fields = Object.fromEntries(
        Object.entries(found).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem.code]])),
      );
      if (Object.keys(fields).length > 0) throw new PortError('rejected', 'The profile is not valid', { fields });
      const input = { firstName: firstName?.trim(), lastName: lastName?.trim(), phoneNumber: phoneNumber?.trim() };
      await context.graphql.send(updateCustomer, { variables: { input }, ...call });
      return toProfile(await current(call?.signal), locale);
    },
  };
}

/** Vendure's own minimum. */
const MIN_LENGTH = 4;

/** Implements the password port for plain Vendure. */
export function passwordPort(context: Context): PasswordPort {
  const { graphql, options } = context;
  return {
    policy: () => Promise.resolve(options.passwordPolicy ?? { minLength: MIN_LENGTH, maxLength: null, needs: [] }),
    async change({ current, next }, call) {
      if (current === next) {
        // Vendure would accept it.
        if ((await readCustomer(context, call?.signal)) === null)
          throw new PortError('signed-out', 'Nobody is signed in');
        return { outcome: 'refused', reason: 'too-weak' };
      }
      const found = await graphql
        .send(updatePassword, { variables: { current, next }, ...call })
        .catch((thrown: unknown) => {
          // Without the cause: the server's text can contain the arguments, and errors are logged.
          throw new PortError(toPortError(thrown).code, 'The password was not changed');
        });
      const { errorCode } = found.result;
      if (errorCode === undefined) return { outcome: 'done' };
      if (errorCode === 'INVALID_CREDENTIALS_ERROR') return { outcome: 'refused', reason: 'current-wrong' };
      if (errorCode === 'PASSWORD_VALIDATION_ERROR') return { outcome: 'refused', reason: 'too-weak' };
      throw new PortError('unexpected', 'The password was not changed');
    },
  };
}
