import * as z from 'zod/mini';
import { PortError, toPortError } from '../../../ports';
import { type LanguageTag, languageTag } from '../../../rules/languages';
import { ownValue } from '../../../rules/read';
import { createExchange } from '../../common/exchange';
import { read } from '../../common/scalars';
import type { VendureOptions } from '../vendure.types';
import { serverCodeOf, toResponseError } from './errors';

/** A query or mutation with the schema of its data. */
export interface Document<Schema extends z.ZodMiniType> {
  readonly text: string;
  readonly schema: Schema;
  /** Names the data in errors, such as `cart`. */
  readonly noun: string;
}

/** `list of accounts` → `ListOfAccounts`: the name of an operation in the server's logs. */
const operationName = (noun: string): string =>
  noun.replace(/(?:^|\W)(\w)/g, (_, first: string) => first.toUpperCase());

/** Declares a query or mutation: its fields by name with their schemas. */
export const documentOf = <Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  noun: string,
  text: string,
  shape: Shape,
): Document<z.ZodMiniObject<Shape>> => ({
  // Line breaks and indentation of the source are not sent.
  text: text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(query|mutation|) ?/, (_, kind: string) => `${kind || 'query'} ${operationName(noun)} `),
  schema: z.object(shape),
  noun,
});

/** Details of one call. */
export interface GraphqlCall {
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Account of the call; null for a guest or in plain Vendure. */
  readonly accountId?: string | null;
  /** Language of the response, a tag. */
  readonly locale?: string;
  readonly signal?: AbortSignal | undefined;
}

/** Sends queries and mutations to the Shop API. */
export interface Graphql {
  /** Sends a document. A mutation's outcome is unknown if the response is lost. */
  send<Schema extends z.ZodMiniType>(document: Document<Schema>, call?: GraphqlCall): Promise<z.output<Schema>>;
  /** Returns the language code of the shop for a tag. */
  languageCode(locale: string): string;
}

const defaultCodes: Readonly<Record<LanguageTag, string>> = {
  'en-US': 'en',
  'fr-CA': 'fr',
  'es-CA': 'es',
  'zh-CN': 'zh',
  'ko-KR': 'ko',
};

const TOKEN = 'vendure-auth-token';
const CHANNEL = 'vendure-token';
const ACCOUNT = 'x-account';

const whoAmI = documentOf('user', '{ me { id } }', { me: z.nullable(z.object({ id: z.string() })) });

/** Creates the client. It never retries: the runtime retries reads, and nothing retries mutations. */
export function createGraphql(options: VendureOptions, now: () => number): Graphql {
  const { baseUrl, path = '/shop-api', channelToken, token, languageCodes } = options;
  const url = `${baseUrl.replace(/\/+$/, '')}${path}`;
  const exchange = createExchange({
    fetch: options.fetch,
    timeout: options.timeout,
    // The session's cookie of a server on another origin.
    credentials: token === undefined ? 'include' : 'omit',
    now,
  });

  const languageCode = (locale: string): string => {
    const tag = languageTag(locale);
    return languageCodes?.[tag] ?? defaultCodes[tag];
  };

  async function sendOnce<Schema extends z.ZodMiniType>(
    { text, schema, noun }: Document<Schema>,
    { variables = {}, accountId = null, locale, signal }: GraphqlCall,
  ): Promise<z.output<Schema>> {
    const received = await exchange.send(url, {
      method: 'POST',
      search: new URLSearchParams(locale === undefined ? {} : { languageCode: languageCode(locale) }),
      json: { query: text, variables },
      isWrite: text.startsWith('mutation'),
      signal,
      headers: async () => {
        const bearer = token?.get() ?? null;
        return {
          ...(channelToken === undefined ? {} : { [CHANNEL]: channelToken }),
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          ...(accountId === null ? {} : { [ACCOUNT]: accountId }),
        };
      },
    });
    const renewed = received.headers.get(TOKEN);
    if (renewed) token?.set(renewed);
    const error = toResponseError(received, now());
    if (error !== null) {
      exchange.notePause(received.status, error);
      throw error;
    }
    // A response without an error is JSON.
    const body = received.body.kind === 'json' ? received.body.value : null;
    return read(schema, ownValue(body, 'data'), noun);
  }

  /** Whether the session has ended. Vendure answers FORBIDDEN for that, and for missing access too. */
  async function isSignedOut(signal: AbortSignal | undefined): Promise<boolean> {
    try {
      const { me } = await sendOnce(whoAmI, { signal });
      return me === null;
    } catch (thrown) {
      if (serverCodeOf(thrown) === 'FORBIDDEN') return true;
      throw thrown;
    }
  }

  return {
    languageCode,
    async send(document, call = {}) {
      try {
        return await sendOnce(document, call);
      } catch (thrown) {
        if (serverCodeOf(thrown) === 'FORBIDDEN' && (await isSignedOut(call.signal).catch(() => false)))
          throw new PortError('signed-out', 'The session has ended', { cause: thrown });
        throw toPortError(thrown);
      }
    },
  };
}
