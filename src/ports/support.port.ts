import type {
  Asset,
  CaseQuery,
  CaseRating,
  CaseSummary,
  NewCase,
  CreateCaseRefusal,
  CreatedCase,
  Page,
  SupportCase,
  SupportOptions,
} from '../domain';
import type { CallOptions, ForAccount, InLocale, UploadOptions } from './call';
import type { CommitPort } from './commit.port';

/** Support cases of an account (decision 11: requires the service permission). */
export interface SupportPort {
  options(request: ForAccount & InLocale, options?: CallOptions): Promise<SupportOptions>;
  /** The equipment at the account. */
  assets(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly Asset[]>;
  /** Most recently changed first. */
  search(request: CaseQuery & ForAccount & InLocale, options?: CallOptions): Promise<Page<CaseSummary>>;
  /** A case by its id; null when the account does not have it. */
  read(
    request: { readonly caseId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<SupportCase | null>;
  /**
   * Uploads a file for a case that is not created yet. Rejects with `rejected` and the field `file` for an unsupported
   * type or size.
   */
  upload(
    request: { readonly file: Blob; readonly name: string } & ForAccount & InLocale,
    options?: UploadOptions,
  ): Promise<{ readonly handle: string }>;
  /** An attached file; null when it no longer exists. */
  file(
    request: { readonly caseId: string; readonly attachmentId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<{ readonly name: string; readonly content: Blob } | null>;
  /**
   * Adds a comment. A repeated request with the same key, for example after a lost response, returns the existing
   * comment.
   */
  comment(
    request: { readonly caseId: string; readonly key: string; readonly text: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<SupportCase>;
  /** Rates a closed case from 1 to 5; a later rating replaces an earlier one. */
  rate(
    request: { readonly caseId: string; readonly rating: CaseRating } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<SupportCase>;
}

/** A case to create. */
export interface CreateCaseRequest extends ForAccount {
  /** Identifies the draft. The case of a draft is created once, whichever attempt creates it. */
  readonly draftId: string;
  readonly case: NewCase;
}

/** Creates a support case (an equipment service or customer service ticket) at most once. */
export type CreateCasePort = CommitPort<CreateCaseRequest, CreatedCase, CreateCaseRefusal>;
