import type * as z from 'zod/mini';
import { read } from '../wire/scalars';
import type { ServerMethods } from './call';
import type { RequestOf } from './contract';
import type { ServerMethod, ServerMethodName } from './methods';

type Table = { readonly [Name in string]: ServerMethod & { readonly response: z.ZodMiniType } };

type AnswerOf<Method> = Method extends { readonly response: z.ZodMiniType } ? z.output<Method['response']> : never;

/** Calls methods whose schemas come with the port that asks, by their table. */
export const askOf = <Methods extends Table>(methods: ServerMethods, table: Methods) =>
  async <Name extends keyof Methods & ServerMethodName>(name: Name, request: RequestOf<Name>, signal?: AbortSignal): Promise<AnswerOf<Methods[Name]>> => {
    // The name is one of the table's, so its method is there, and what is read is what its own schema makes of the answer.
    const method = table[name] as Table[string];
    return read(method.response, await methods.ask(name, method, request, signal), `answer of ${name}`) as AnswerOf<Methods[Name]>;
  };
