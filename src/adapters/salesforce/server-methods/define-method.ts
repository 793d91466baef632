import type { ZodMiniType } from 'zod/mini';

/** How a server method is called, and what it answers with. */
export interface ServerMethod<Response extends ZodMiniType = ZodMiniType> {
  /** As it is called unless the options say otherwise. */
  readonly name: string;
  /** `GET` for an Apex method that is `cacheable=true` and so changes nothing; `POST` for every other. */
  readonly http: 'GET' | 'POST';
  /** Changes nothing although it is a POST: what it takes is too long for an address. */
  readonly reads?: true;
  /** Its answer is kept for 300,000 ms by account, language and arguments (decision 37). */
  readonly cached?: true;
  readonly response: Response;
}

/** What is said of a server method to who writes it in Apex. */
export interface ServerMethodDocs {
  /** What the method is for. */
  readonly purpose: string;
  /** What a second call with the same arguments does. Only methods that write have something to say here. */
  readonly again?: string;
  /** Codes it may throw beside the common ones, and when. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Reasons it may refuse with, and when. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** What the adapter does when the store does not offer the method. */
  readonly without: string;
}

/** One server method as an Apex developer has to write it. The package is built without `request` and `docs`: nothing that runs in a page reads them. */
export interface ServerMethodContract<
  Request extends ZodMiniType = ZodMiniType,
  Response extends ZodMiniType = ZodMiniType,
> extends ServerMethod<Response> {
  readonly request: Request;
  readonly docs: ServerMethodDocs;
}

/** Declares a server method. A comment above a field says in the documentation what the field is. */
export const defineMethod = <Request extends ZodMiniType, Response extends ZodMiniType>(
  method: ServerMethodContract<Request, Response>,
) => method;

/** The steps of an operation that happens once: each is a server method, `payInvoicesPrepare` and so on. */
export const COMMIT_STEPS = ['Prepare', 'Commit', 'Outcome', 'Abandon'] as const;
export type CommitStep = (typeof COMMIT_STEPS)[number];

/** What is said of an operation that happens once. */
export interface CommitDocs extends Pick<ServerMethodDocs, 'errors' | 'without'> {
  /** What it does, as a sentence without its end. */
  readonly does: string;
  /** What there is at most one open handle for, such as `invoice`. */
  readonly subject: string;
  /** Reasons to refuse, and when. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** An operation that happens once, and so has four server methods. The package is built without `request` and `docs`. */
export interface CommitContract<Request extends ZodMiniType = ZodMiniType, Value extends ZodMiniType = ZodMiniType> {
  /** Its methods are this and `Prepare`, `Commit`, `Outcome` and `Abandon`. */
  readonly name: string;
  /** What is asked for, with the first step. */
  readonly request: Request;
  /** What comes of it. */
  readonly value: Value;
  readonly docs: CommitDocs;
}

/** Declares an operation that happens once. */
export const defineCommit = <Request extends ZodMiniType, Value extends ZodMiniType>(
  commit: CommitContract<Request, Value>,
) => commit;
