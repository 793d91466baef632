import * as z from 'zod/mini';
import type { CallOptions } from '../../ports';
import { text } from '../common/scalars';
import { documentOf, type Graphql } from './transport/graphql';
import type { TokenStore } from './vendure.types';

/** Outcome of a sign-in. `not-verified`: the address must be confirmed first. */
export type SignIn = 'signed-in' | 'wrong-credentials' | 'not-verified';

/** Calls of Vendure that no port needs: the sign-in page of a shop. */
export interface VendureShop {
  /** Signs a customer in. The session is the browser's cookie, or the token that the shop's options store. */
  signIn(
    request: { readonly email: string; readonly password: string; readonly remember?: boolean },
    options?: CallOptions,
  ): Promise<SignIn>;
  /** Ends the session; succeeds if nobody is signed in. */
  signOut(options?: CallOptions): Promise<void>;
  /** Confirms an address with the token of its email, with a password if the person has none. True: signed in. */
  confirmAddress(
    request: { readonly token: string; readonly password?: string },
    options?: CallOptions,
  ): Promise<boolean>;
  /** Sends an email to reset a password. The response does not show whether the address is known. */
  requestPasswordReset(request: { readonly email: string }, options?: CallOptions): Promise<void>;
  /** Sets a new password with the token of that email. True: signed in. False: the token is not valid. */
  resetPassword(
    request: { readonly token: string; readonly password: string },
    options?: CallOptions,
  ): Promise<boolean>;
}

const result = z.object({ errorCode: z.optional(text()) });
const RESULT = '{ ... on ErrorResult { errorCode } }';

const login = documentOf(
  'sign-in',
  `mutation ($email: String!, $password: String!, $remember: Boolean!) {
     result: login(username: $email, password: $password, rememberMe: $remember) ${RESULT} }`,
  { result },
);
const logout = documentOf('sign-out', 'mutation { logout { success } }', {
  logout: z.object({ success: z.boolean() }),
});
const verify = documentOf(
  'confirmation',
  `mutation ($token: String!, $password: String) {
     result: verifyCustomerAccount(token: $token, password: $password) ${RESULT} }`,
  { result },
);
const request = documentOf(
  'request',
  `mutation ($email: String!) { result: requestPasswordReset(emailAddress: $email) ${RESULT} }`,
  { result: z.nullable(result) },
);
const reset = documentOf(
  'new password',
  `mutation ($token: String!, $password: String!) {
     result: resetPassword(token: $token, password: $password) ${RESULT} }`,
  { result },
);

/** Creates the calls. `forget` drops what the adapter remembers of a session. */
export function createShop(graphql: Graphql, token: TokenStore | undefined, forget: () => void): VendureShop {
  const isDone = ({ result: { errorCode } }: { readonly result: z.output<typeof result> }): boolean =>
    errorCode === undefined || errorCode === null;
  return {
    async signIn({ email, password, remember = false }, options) {
      const { result: answer } = await graphql.send(login, { variables: { email, password, remember }, ...options });
      forget();
      if (isDone({ result: answer })) return 'signed-in';
      return answer.errorCode === 'NOT_VERIFIED_ERROR' ? 'not-verified' : 'wrong-credentials';
    },
    async signOut(options) {
      await graphql.send(logout, options);
      token?.set(null);
      forget();
    },
    async confirmAddress({ token: given, password }, options) {
      const variables = { token: given, password: password ?? null };
      const answer = await graphql.send(verify, { variables, ...options });
      forget();
      return isDone(answer);
    },
    async requestPasswordReset({ email }, options) {
      await graphql.send(request, { variables: { email }, ...options });
    },
    async resetPassword({ token: given, password }, options) {
      const answer = await graphql.send(reset, { variables: { token: given, password }, ...options });
      forget();
      return isDone(answer);
    },
  };
}
