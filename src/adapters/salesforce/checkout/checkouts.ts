import { type CallOptions, type ForAccount, type InLocale, PortError, toPortError } from '../../../ports';
import { read } from '../common/scalars';
import type { Context } from '../context';
import type { Answer } from '../transport/http';
import { retryAfterOf } from '../transport/retry-after';
import { checkout, type WireCheckout } from './checkout.wire';

/** Whose checkout it is. */
export type Owner = ForAccount & InLocale & CallOptions;

/** Waits between looks at a checkout that is being calculated, in milliseconds (platform: the store’s own components). */
const WAITS = [0, 0, 0, 100, 200, 300, 400, 1500, 3000, 6000] as const;
const MAX_TRIES = 3;
const LONGEST_WAIT = 6000;

export const wait = (ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

/** A checkout that can be worked on, or what its calculation found. */
export interface Ready {
  readonly checkout: WireCheckout;
  /** 422: a calculation failed, and the errors are in the checkout. */
  readonly failed: boolean;
}

export const checkoutPath = ({ store }: Context, checkoutId: string, rest = ''): string =>
  store(`/checkouts/${encodeURIComponent(checkoutId)}${rest}`);

export const callFor = ({ accountId, locale, signal }: Owner) => ({
  query: { effectiveAccountId: accountId },
  locale,
  signal,
});

/** One look at a checkout: 202 is not ready yet, and so are a lock and a conflict. */
export async function fetchCheckout(
  context: Context,
  checkoutId: string,
  owner: Owner,
): Promise<{ readonly answer: Answer; readonly checkout: WireCheckout }> {
  const answer = await context.http.data(checkoutPath(context, checkoutId), { ...callFor(owner), answers: [422] });
  return { answer, checkout: read(checkout, answer.value ?? {}, 'checkout') };
}

/** Waits until a checkout is calculated. @throws PortError `timeout` when it takes too long; `not-found` when it is gone */
export async function waitForCheckout(context: Context, checkoutId: string, owner: Owner): Promise<Ready> {
  for (const ms of WAITS) {
    await wait(ms);
    try {
      const { answer, checkout } = await fetchCheckout(context, checkoutId, owner);
      if (answer.status !== 202) return { checkout, failed: answer.status === 422 };
      await patience(retryAfterOf(answer.headers, context.now()));
    } catch (thrown) {
      const error = toPortError(thrown);
      if (error.code !== 'conflict') throw error;
      await patience(error.retryAfter);
    }
  }
  throw stillAtIt();
}

const stillAtIt = (): PortError => new PortError('timeout', 'The checkout is still being calculated');

/** Waits as long as the store says; one that says longer than a buyer waits is not asked before that. @throws PortError `timeout` */
async function patience(retryAfter = 0): Promise<void> {
  if (retryAfter > LONGEST_WAIT) throw stillAtIt();
  await wait(retryAfter);
}

/** Changes one part of a checkout, then waits until it is calculated. A conflict means that nothing was changed. */
export async function patchCheckout(context: Context, checkoutId: string, json: object, owner: Owner): Promise<Ready> {
  for (let tries = 0; ; tries += 1) {
    try {
      await context.http.data(checkoutPath(context, checkoutId), { ...callFor(owner), method: 'PATCH', json });
      return await waitForCheckout(context, checkoutId, owner);
    } catch (thrown) {
      if (toPortError(thrown).code !== 'conflict' || tries === MAX_TRIES) throw thrown;
      await waitForCheckout(context, checkoutId, owner);
    }
  }
}

/** Gives a checkout up; one that is gone is given up already. */
export async function deleteCheckout(context: Context, checkoutId: string, owner: Owner): Promise<void> {
  try {
    await context.http.data(checkoutPath(context, checkoutId), {
      ...callFor(owner),
      signal: undefined,
      method: 'DELETE',
    });
  } catch (thrown) {
    const error = toPortError(thrown);
    if (error.code !== 'not-found') throw error;
  }
}
