import * as z from 'zod/mini';
import { serverMethodContract } from '../../../../src/adapters/salesforce/server-methods/contract';
import type { ServerMethodContract } from '../../../../src/adapters/salesforce/server-methods/define-method';
import { type Exchange, objectBody, param, textIn } from '../http/exchange';
import { failure, ok, type Reply } from '../http/reply';
import type { Route } from '../http/router';
import { accountMethods } from '../server-methods/accounts';
import { type Arguments, throwHandled, type ServerMethod } from '../server-methods/arguments';
import { builderMethods } from '../server-methods/builder';
import { cancelOrderMethods } from '../server-methods/cancel-order';
import { cartMethods } from '../server-methods/carts';
import { checkoutMethods } from '../server-methods/checkouts';
import { contactMethods } from '../server-methods/contact';
import { createCaseMethods } from '../server-methods/create-case';
import { easyOrderMethods } from '../server-methods/easy-order';
import { insightMethods } from '../server-methods/insights';
import { invoiceMethods } from '../server-methods/invoices';
import { listMethods } from '../server-methods/lists';
import { notificationMethods } from '../server-methods/notifications';
import { offerMethods } from '../server-methods/offers';
import { orderMethods } from '../server-methods/orders';
import { orderSearchMethods } from '../server-methods/orders-found';
import { profileMethods } from '../server-methods/profile';
import { payingMethods } from '../server-methods/paying';
import { productMethods } from '../server-methods/products';
import { registrationMethods } from '../server-methods/registration';
import { reminderMethods } from '../server-methods/reminders';
import { specifiedMethods } from '../server-methods/specified';
import { supportMethods } from '../server-methods/support';
import { userMethods } from '../server-methods/users';
import { walletMethods } from '../server-methods/wallet';
import { walletOnceMethods } from '../server-methods/wallet-once';

/** Every server method of the org, by name; the class that a call names is ignored. */
export const serverMethods: Readonly<Record<string, ServerMethod>> = {
  ...specifiedMethods,
  ...accountMethods,
  ...productMethods,
  ...cartMethods,
  ...checkoutMethods,
  ...orderMethods,
  ...orderSearchMethods,
  ...cancelOrderMethods,
  ...builderMethods,
  ...easyOrderMethods,
  ...listMethods,
  ...reminderMethods,
  ...invoiceMethods,
  ...walletMethods,
  ...payingMethods,
  ...walletOnceMethods,
  ...userMethods,
  ...profileMethods,
  ...supportMethods,
  ...createCaseMethods,
  ...insightMethods,
  ...contactMethods,
  ...registrationMethods,
  ...offerMethods,
  ...notificationMethods,
};

const declared: Readonly<Record<string, ServerMethodContract>> = serverMethodContract;

/**
 * The server's side of each declaration: how it may be called, and its arguments. The method itself is in
 * `server-methods`.
 */
async function call(exchange: Exchange, name: string, args: Arguments, isRead: boolean): Promise<Reply> {
  const method = Object.hasOwn(serverMethods, name) ? serverMethods[name] : undefined;
  const contract = Object.hasOwn(declared, name) ? declared[name] : undefined;
  if (method === undefined || contract === undefined) return failure(404, 'NOT_FOUND', `There is no method ${name}`);
  if (isRead && contract.http !== 'GET') return failure(400, 'INVALID_API_INPUT', 'The method is not cacheable');
  const { success, error } = z.safeParse(contract.request, args);
  if (!success)
    throwHandled(
      'INVALID_API_INPUT',
      error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    );
  // A method that returns nothing sends null.
  return ok((await method(exchange, args)) ?? null);
}

/** Arguments of a cacheable read: one parameter contains all of them. */
function readArguments({ query }: Exchange): Arguments | null {
  try {
    const parsed: unknown = JSON.parse(query.get('methodParams') ?? '{}');
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? Object.fromEntries(Object.entries(parsed))
      : null;
  } catch {
    return null;
  }
}

/** The two routes to a server method. */
export const apexRoutes: readonly Route[] = [
  [
    'GET',
    '/lwr/apex/:class/:method',
    (exchange) => {
      const args = readArguments(exchange);
      return args === null
        ? failure(400, 'INVALID_API_INPUT', 'methodParams is a JSON object')
        : call(exchange, param(exchange, 'method'), args, true);
    },
  ],
  [
    'POST',
    '/lwr/apex/:class/:method',
    (exchange) =>
      call(exchange, param(exchange, 'method'), exchange.body === undefined ? {} : objectBody(exchange), false),
  ],
  [
    'POST',
    '/apex/execute',
    async (exchange) => {
      const body = objectBody(exchange);
      for (const key of ['namespace', 'classname', 'method', 'isContinuation', 'params', 'cacheable']) {
        if (!(key in body)) return { status: 400, body: { returnValue: `JSONObject["${key}"] not found.` } };
      }
      const params = body.params;
      const args: Arguments =
        typeof params === 'object' && params !== null ? Object.fromEntries(Object.entries(params)) : {};
      const reply = await call(exchange, textIn(body, 'method') ?? '', args, body.cacheable === true);
      return reply.status === 200
        ? ok({ cacheable: body.cacheable === true, ...(reply.body === null ? {} : { returnValue: reply.body }) })
        : reply;
    },
  ],
];
