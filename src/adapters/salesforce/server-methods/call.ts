import { PortError, toPortError } from '../../../ports';
import { ownValue } from '../../../rules/read';
import { SERVER_METHOD_CACHE_MS } from '../../../rules/limits';
import type { ApexCall, ApexOptions, ApexSend } from '../salesforce.types';
import type { Answer, Http } from '../transport/http';
import { type SharedCall, sharedCall } from '../transport/shared-call';
import { ServerRefusal, errorsIn } from '../transport/errors';
import { read } from '../wire/scalars';
import type { RequestOf, ResponseOf } from './contract';
import { type FirstMethodName, type ServerMethod, type ServerMethodName, serverMethods } from './methods';

/** Calls the store's server methods by the contract. */
export interface ServerMethods {
  /** Whether the store offers the method. */
  has(name: ServerMethodName): boolean;
  call<Name extends FirstMethodName>(name: Name, request: RequestOf<Name>, signal?: AbortSignal): Promise<ResponseOf<Name>>;
  /** Null where the store does not offer the method. */
  maybe<Name extends FirstMethodName>(name: Name, request: RequestOf<Name>, signal?: AbortSignal): Promise<ResponseOf<Name> | null>;
  /** Calls a method whose schema comes with the port that asks: what is answered is read there. */
  ask(name: ServerMethodName, method: ServerMethod, params: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<unknown>;
}

const CLASS = 'TradefrontController';
/** Answers kept at most; the oldest goes first. */
const MAX_KEPT = 200;

/** `Class.method` or `method` of the class the others are in. */
function nameOf(given: string, { className = CLASS }: ApexOptions): readonly [className: string, methodName: string] {
  const [first = '', second] = given.split('.');
  return second === undefined ? [className, first] : [first, second];
}

/** A method that returns JSON as a text, as `sendActivationEmail` does, is parsed again. */
function unwrapped(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The two ways a site may have of calling a server method. */
function sendOver(http: Http, apex: ApexOptions, version: string): ApexSend {
  const base = (apex.basePath ?? '').replace(/\/+$/, '');
  const headers = { 'X-SFDC-Allow-Continuation': 'false' };
  if (typeof apex.transport === 'function') return apex.transport;
  if (apex.transport === 'execute') {
    return async ({ className, methodName, namespace, http: verb, reads, params }, signal) => {
      const json = { namespace: namespace ?? '', classname: className, method: methodName, isContinuation: false, params, cacheable: verb === 'GET' };
      const { value } = await http.send(`${base}/apex/execute`, { method: 'POST', json, headers, isRead: reads, signal });
      return ownValue(value, 'returnValue') ?? null;
    };
  }
  return async ({ className, methodName, namespace, http: verb, reads, params }, signal) => {
    const owner = namespace === null ? className : `${namespace}__${className}`;
    const path = `${base}/lwr/apex/${version}/${encodeURIComponent(owner)}/${encodeURIComponent(methodName)}`;
    const answer: Answer = verb === 'GET'
      ? await http.send(path, { query: { methodParams: JSON.stringify(params) }, headers, signal })
      : await http.send(path, { method: 'POST', json: params, headers, isRead: reads, signal });
    return answer.value;
  };
}

/** What a method threw in an answer that says it went well. */
function throwIfThrown(value: unknown): void {
  if (ownValue(value, 'exceptionType') !== undefined || ownValue(value, 'isUserDefinedException') !== undefined) {
    throw new PortError('rejected', 'The server method threw', { cause: new ServerRefusal(200, errorsIn(value)) });
  }
}

/** Makes the calls of a store. Without `apex` it offers none. */
export function createServerMethods(http: Http, apex: ApexOptions | undefined, version: string, now: () => number): ServerMethods {
  const kept = new Map<string, { readonly until: number; readonly answer: SharedCall<unknown> }>();
  const send = apex === undefined ? null : sendOver(http, apex, version);
  const given = (name: ServerMethodName): string | null => (apex === undefined ? null : apex.methods?.[name] === null ? null : (apex.methods?.[name] ?? name));

  const ask: ServerMethods['ask'] = async (name, method, params, signal) => {
    const wire = given(name);
    if (wire === null || send === null || apex === undefined) throw new PortError('rejected', `The store does not offer ${name}`);
    const [className, methodName] = nameOf(wire, apex);
    const call: ApexCall = { className, methodName, namespace: apex.namespace ?? null, http: method.http, reads: method.http === 'GET' || method.reads === true, params };
    try {
      const value = unwrapped(await send(call, signal));
      throwIfThrown(value);
      return value;
    } catch (thrown) {
      throw toPortError(thrown);
    }
  };

  function keptOrAsked(name: FirstMethodName, params: Readonly<Record<string, unknown>>, signal: AbortSignal | undefined): Promise<unknown> {
    const method: ServerMethod = serverMethods[name];
    if (method.cached !== true) return ask(name, method, params, signal);
    const key = `${name} ${JSON.stringify(params)}`;
    const known = kept.get(key);
    if (known !== undefined && known.until > now() && !known.answer.isGivenUp) return known.answer.join(signal);
    const answer = sharedCall((life) => ask(name, method, params, life).catch((thrown: unknown) => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
      throw thrown;
    }));
    kept.set(key, { until: now() + SERVER_METHOD_CACHE_MS, answer });
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break;
      kept.delete(oldest);
    }
    return answer.join(signal);
  }

  const call: ServerMethods['call'] = async (name, request, signal) => {
    const { response }: ServerMethod = serverMethods[name];
    const [value, schema] = await Promise.all([keptOrAsked(name, request, signal), typeof response === 'function' ? response() : response]);
    // The schema of a name is the one its response type is made of; the table loses that in a lookup by a type parameter.
    return read(schema, value, `answer of ${name}`) as ResponseOf<typeof name>;
  };
  return {
    has: (name) => given(name) !== null,
    call,
    ask,
    maybe: async (name, request, signal) => (given(name) === null ? null : call(name, request, signal)),
  };
}
