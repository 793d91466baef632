import type { ZodMiniType } from 'zod/mini';

/** How to call a server method, and its response. */
export interface ServerMethod<Response extends ZodMiniType = ZodMiniType> {
  /** Name of the method; the options can map it to another one. */
  readonly name: string;
  /** `GET` for an Apex method with `cacheable=true`, which changes nothing; `POST` for all others. */
  readonly http: 'GET' | 'POST';
  /** True for a POST method that changes nothing: its request is too long for a URL. */
  readonly reads?: true;
  /** Its response is cached for 300,000 ms by account, language and arguments (decision 37). */
  readonly cached?: true;
  readonly response: Response;
}

/** Documentation of a server method for Apex developers. */
export interface ServerMethodDocs {
  /** Purpose of the method. */
  readonly purpose: string;
  /** Effect of a second call with the same arguments, for methods that write. */
  readonly again?: string;
  /** Error codes besides the common ones, and when they apply. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Refusal reasons, and when they apply. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** Behavior of the adapter if the store does not offer the method. */
  readonly without: string;
}

/**
 * A server method for Apex developers. The package is built without `request` and `docs`, which no code in a page
 * reads.
 */
export interface ServerMethodContract<
  Request extends ZodMiniType = ZodMiniType,
  Response extends ZodMiniType = ZodMiniType,
> extends ServerMethod<Response> {
  readonly request: Request;
  readonly docs: ServerMethodDocs;
}

/** Declares a server method. The comment above a field becomes its documentation. */
export const defineMethod = <Request extends ZodMiniType, Response extends ZodMiniType>(
  method: ServerMethodContract<Request, Response>,
) => method;

/** The steps of a commit operation: each is a server method, such as `payInvoicesPrepare`. */
export const COMMIT_STEPS = ['Prepare', 'Commit', 'Outcome', 'Abandon'] as const;
export type CommitStep = (typeof COMMIT_STEPS)[number];

/** Documentation of a commit operation. */
export interface CommitDocs extends Pick<ServerMethodDocs, 'errors' | 'without'> {
  /** Effect of the operation, as a sentence without its end. */
  readonly does: string;
  /** Subject with at most one open handle, such as `invoice`. */
  readonly subject: string;
  /** Refusal reasons, and when they apply. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** A commit operation with four server methods. The package is built without `request` and `docs`. */
export interface CommitContract<Request extends ZodMiniType = ZodMiniType, Value extends ZodMiniType = ZodMiniType> {
  /** Prefix of its methods, followed by `Prepare`, `Commit`, `Outcome` and `Abandon`. */
  readonly name: string;
  /** Request of the first step. */
  readonly request: Request;
  /** Result of the operation. */
  readonly value: Value;
  readonly docs: CommitDocs;
}

/** Declares a commit operation. */
export const defineCommit = <Request extends ZodMiniType, Value extends ZodMiniType>(
  commit: CommitContract<Request, Value>,
) => commit;
