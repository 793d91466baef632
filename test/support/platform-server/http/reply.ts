/** The response of an endpoint. A body of undefined is empty; text is sent unchanged, everything else as JSON. */
export interface Reply {
  readonly status: number;
  /** The reason beside the status; the usual one when absent. */
  readonly statusText?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

export const ok = (body: unknown, headers?: Reply['headers']): Reply => ({ status: 200, body, headers });
export const created = (body: unknown): Reply => ({ status: 201, body });
export const noContent: Reply = { status: 204 };

/** Not finished: a cart's client gets the address to poll, and the delay. */
export const accepted = (body: unknown, location: string, seconds = 1): Reply => ({
  status: 202,
  body,
  headers: { location, 'retry-after': String(seconds) },
});

/** Not finished: a checkout's client decides when to poll. */
export const unfinished = (body: unknown): Reply => ({ status: 202, body });

/** The platform's error: an array with one entry. */
export const failure = (status: number, errorCode: string, message: string): Reply => ({
  status,
  body: [{ errorCode, message }],
});

/** A refusal of checkout, payment or placing: `errors` in an object, with any status. */
export interface CheckoutProblem {
  readonly type: string;
  readonly title: string;
  readonly detail: string;
  readonly instance?: string;
  readonly invalidParameters?: readonly { readonly name: string; readonly detail: string }[];
}

export const checkoutProblem = (
  kind: 'shipping' | 'payment' | 'checkout' | 'place-order',
  title: string,
  detail: string,
  more: Partial<CheckoutProblem> = {},
): CheckoutProblem => ({
  type: kind === 'place-order' ? '/commerce/global/place-order' : `/commerce/errors/${kind}-failure`,
  title,
  detail,
  ...more,
});

/** Ends an endpoint with a reply. */
export class Refused extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super(`Refused with ${reply.status}`);
    this.reply = reply;
  }
}

/** Ends an endpoint with an error of the platform. */
export function refuse(status: number, errorCode: string, message: string): never {
  throw new Refused(failure(status, errorCode, message));
}
