import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import type { ViewerContext } from '../../../../src/adapters/demo/engine/present';
import type {
  RequestOf,
  ResponseOf,
  ServerMethodName,
} from '../../../../src/adapters/salesforce/server-methods/contract';
import { accountOf, buyerOf } from '../access';
import type { Exchange } from '../http/exchange';
import { Refused } from '../http/reply';
import { readerFor } from '../platform';

/** Arguments of a server method, by name. */
export type Arguments = Readonly<Record<string, unknown>>;

/** A server method of the org: its result is sent as JSON, undefined as null. */
export type ServerMethod = (exchange: Exchange, args: Arguments) => unknown;

/** A value in a response. */
export type Sent<Value> = Value extends object ? { readonly [Key in keyof Value]: Sent<Value[Key]> } : Value;

/** The handler of a declared server method: its arguments and its result have the declared types. */
export type Handler<Name extends ServerMethodName> = (
  exchange: Exchange,
  args: RequestOf<Name>,
) => Sent<ResponseOf<Name>> | Promise<Sent<ResponseOf<Name>>>;

/** Server methods by their declarations: the endpoint compares arguments with the contract before it calls one. */
export const serving = <Name extends ServerMethodName>(handlers: { readonly [Key in Name]: Handler<Key> }): Readonly<
  Record<string, ServerMethod>
> =>
  // The endpoint's comparison proves the handler's argument types; a table by name can't express that.
  handlers as unknown as Readonly<Record<string, ServerMethod>>;

/** Throws as a server method does: an `AuraHandledException`, whose message begins with a code. */
export function throwHandled(code: string, detail?: string): never {
  throw new Refused({
    status: 400,
    body: {
      exceptionType: 'System.AuraHandledException',
      isUserDefinedException: false,
      message: detail === undefined ? code : `${code}: ${detail}`,
      stackTrace: 'Class.TradefrontController',
    },
  });
}

/** A value that the org always has and that a port may leave out. */
export const requireValue = <Value>(value: Value | null): Value =>
  value ?? throwHandled('MISSING_RECORD', 'The org does not know it');

/** Converts a refusal of the platform into one of the method: both use the same codes. */
export function convertRefusals<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (thrown) {
    // A class that is closed to guests responds as the platform does.
    if (!(thrown instanceof Refused) || thrown.reply.status === 401 || !Array.isArray(thrown.reply.body)) throw thrown;
    const [first]: readonly unknown[] = thrown.reply.body;
    const part = (key: string): string =>
      typeof first === 'object' && first !== null ? String(Reflect.get(first, key)) : '';
    return throwHandled(part('errorCode'), part('message'));
  }
}

export const textArg = (args: Arguments, name: string): string => {
  const value = args[name];
  return typeof value === 'string' ? value : throwHandled('INVALID_API_INPUT', `${name} is required`);
};

export const optionalText = (args: Arguments, name: string): string | null =>
  args[name] == null ? null : textArg(args, name);

export const numberArg = (args: Arguments, name: string): number => {
  const value = args[name];
  return typeof value === 'number' ? value : throwHandled('INVALID_API_INPUT', `${name} is required`);
};

/** A list of texts within its maximum length. */
export function textsArg(args: Arguments, name: string, max: number): readonly string[] {
  const value = args[name];
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string'))
    return throwHandled('INVALID_API_INPUT', `${name} is required`);
  return value.length > max ? throwHandled('TOO_MANY_RECORDS', `At most ${max} ${name}`) : value;
}

/** An object among the arguments, or null. */
export function objectIn(value: unknown): Arguments | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
}

/** The account of a call; null for a guest. */
export const accountArg = (exchange: Exchange, args: Arguments): DemoAccount | null =>
  convertRefusals(() => accountOf(exchange, optionalText(args, 'effectiveAccountId')));

/** The account of a call by a signed-in buyer. */
export function buyersAccountArg(exchange: Exchange, args: Arguments): DemoAccount {
  buyerOf(exchange);
  return accountArg(exchange, args) ?? throwHandled('EFFECTIVE_ACCOUNT_NOT_FOUND');
}

/** The viewer, in the language of the arguments. */
export const readerArg = (exchange: Exchange, args: Arguments, account: DemoAccount | null): ViewerContext =>
  readerFor(exchange.platform, account, textArg(args, 'language'));

/** An amount as text, `12.50`. */
export const amountText = ({ minor }: { readonly minor: number }): string => (minor / 100).toFixed(2);

/** Minor units of an amount as text; NaN for an invalid one. */
export const minorOf = (text: string): number =>
  /^-?\d+(\.\d{1,2}0*)?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;

/** The minimum of an order as text; null without one. */
export const minimumText = (minimum: { readonly cases?: number; readonly value?: { readonly minor: number } }) => ({
  cases: minimum.cases ?? null,
  value: minimum.value === undefined ? null : amountText(minimum.value),
});
