import type * as z from 'zod/mini';
import { PortError, toPortError } from '../../../ports';
import { SERVER_METHOD_CACHE_MS } from '../../../rules/limits';
import { ownValue } from '../../../rules/read';
import { read } from '../../common/scalars';
import type { ApexCall, ApexOptions, ApexSend } from '../salesforce.types';
import { errorsIn, ServerRefusal } from '../transport/errors';
import type { Answer, Http } from '../transport/http';
import { type SharedCall, sharedCall } from '../../common/shared-call';
import type { ServerMethodName } from './contract';
import type { ServerMethod, ServerMethodContract } from './define-method';

type Params = Readonly<Record<string, unknown>>;

/** The part of a declared method that a call needs; its request is only a type. */
type Declared<Request extends z.ZodMiniType, Response extends z.ZodMiniType> = Pick<
  ServerMethodContract<Request, Response>,
  keyof ServerMethod | 'request'
>;

/** Calls the store's server methods by their declaration. */
export interface ServerMethods {
  /** Whether the store offers the method. */
  has(name: ServerMethodName): boolean;
  call<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
    method: Declared<Request, Response>,
    request: z.input<Request>,
    signal?: AbortSignal,
  ): Promise<z.output<Response>>;
  /** Resolves to null if the store does not offer the method. */
  callIfAvailable<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
    method: Declared<Request, Response>,
    request: z.input<Request>,
    signal?: AbortSignal,
  ): Promise<z.output<Response> | null>;
  /** Calls a method with arguments that the caller has validated. */
  callWith<Response extends z.ZodMiniType>(
    method: ServerMethod<Response>,
    params: Params,
    signal?: AbortSignal,
  ): Promise<z.output<Response>>;
}

const CLASS = 'TradefrontController';
/** Maximum number of cached responses; the oldest is removed first. */
const MAX_KEPT = 200;

/** Parses `Class.method`, or `method` of the default class. */
function nameOf(given: string, { className = CLASS }: ApexOptions): readonly [className: string, methodName: string] {
  const [first = '', second] = given.split('.');
  return second === undefined ? [className, first] : [first, second];
}

/** Parses the result of a method that returns a JSON string, such as `sendActivationEmail`. */
function unwrapped(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Creates the transport for one of the two endpoints of a site. */
function sendOver(http: Http, apex: ApexOptions, version: string): ApexSend {
  const base = (apex.basePath ?? '').replace(/\/+$/, '');
  const headers = { 'X-SFDC-Allow-Continuation': 'false' };
  if (typeof apex.transport === 'function') return apex.transport;
  if (apex.transport === 'execute') {
    return async ({ className, methodName, namespace, http: verb, reads, params }, signal) => {
      const json = {
        namespace: namespace ?? '',
        classname: className,
        method: methodName,
        isContinuation: false,
        params,
        cacheable: verb === 'GET',
      };
      const { value } = await http.send(`${base}/apex/execute`, {
        method: 'POST',
        json,
        headers,
        isRead: reads,
        signal,
      });
      return ownValue(value, 'returnValue') ?? null;
    };
  }
  return async ({ className, methodName, namespace, http: verb, reads, params }, signal) => {
    const owner = namespace === null ? className : `${namespace}__${className}`;
    const path = `${base}/lwr/apex/${version}/${encodeURIComponent(owner)}/${encodeURIComponent(methodName)}`;
    const answer: Answer =
      verb === 'GET'
        ? await http.send(path, { query: { methodParams: JSON.stringify(params) }, headers, signal })
        : await http.send(path, { method: 'POST', json: params, headers, isRead: reads, signal });
    return answer.value;
  };
}

/** Throws the error in a response that has a success status. */
function throwIfThrown(value: unknown): void {
  if (ownValue(value, 'exceptionType') !== undefined || ownValue(value, 'isUserDefinedException') !== undefined) {
    throw new PortError('rejected', 'The server method threw an exception', {
      cause: new ServerRefusal(200, errorsIn(value)),
    });
  }
}

/** Creates the calls of a store's server methods. Without `apex` none is available. */
export function createServerMethods(
  http: Http,
  apex: ApexOptions | undefined,
  version: string,
  now: () => number,
): ServerMethods {
  const cache = new Map<string, { readonly until: number; readonly answer: SharedCall<unknown> }>();
  const send = apex === undefined ? null : sendOver(http, apex, version);
  const names: Readonly<Record<string, string | null | undefined>> = apex?.methods ?? {};
  const given = (name: string): string | null =>
    apex === undefined ? null : names[name] === null ? null : (names[name] ?? name);

  async function sent(
    { name, http: verb, reads }: ServerMethod,
    params: Params,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const wire = given(name);
    if (wire === null || send === null || apex === undefined)
      throw new PortError('rejected', `The store does not offer ${name}`);
    const [className, methodName] = nameOf(wire, apex);
    const call: ApexCall = {
      className,
      methodName,
      namespace: apex.namespace ?? null,
      http: verb,
      reads: verb === 'GET' || reads === true,
      params,
    };
    try {
      const value = unwrapped(await send(call, signal));
      throwIfThrown(value);
      return value;
    } catch (thrown) {
      throw toPortError(thrown);
    }
  }

  function sendUnlessCached(method: ServerMethod, params: Params, signal: AbortSignal | undefined): Promise<unknown> {
    if (method.cached !== true) return sent(method, params, signal);
    const key = `${method.name} ${JSON.stringify(params)}`;
    const known = cache.get(key);
    if (known !== undefined && known.until > now() && !known.answer.isGivenUp) return known.answer.join(signal);
    const answer = sharedCall((signal) =>
      sent(method, params, signal).catch((thrown: unknown) => {
        if (cache.get(key)?.answer === answer) cache.delete(key);
        throw thrown;
      }),
    );
    cache.set(key, { until: now() + SERVER_METHOD_CACHE_MS, answer });
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_KEPT) break;
      cache.delete(oldest);
    }
    return answer.join(signal);
  }

  const callWith: ServerMethods['callWith'] = async (method, params, signal) =>
    read(method.response, await sendUnlessCached(method, params, signal), `answer of ${method.name}`);
  // The request of an object schema is an object, which TypeScript cannot derive for a generic schema.
  const call: ServerMethods['call'] = (method, request, signal) => callWith(method, request as Params, signal);
  return {
    has: (name) => given(name) !== null,
    call,
    callWith,
    callIfAvailable: async (method, request, signal) =>
      given(method.name) === null ? null : call(method, request, signal),
  };
}
