import type { Operation } from '../../src/runtime/commit/commit.types';
import type { Intent } from '../../src/runtime/commit/intent';

/** An intent as it is stored. */
export const sampleIntent: Intent = {
  id: 'k',
  adapter: 'a',
  account: 'pine',
  user: 'u',
  operation: 'place-order',
  payload: 'p',
  handle: 'h',
  time: 5,
};

/** The port methods of placing an order. */
export const placeOrderMethods: Operation<unknown, unknown, unknown>['methods'] = {
  prepare: 'checkout.prepare',
  send: 'checkout.place',
  lookUp: 'checkout.outcome',
  close: 'checkout.abandon',
};
