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
import type { CallOptions, ForAccount, InLocale } from './call';
import type { CommitPort } from './commit.port';

/** What an upload tells while it is under way. */
export interface UploadOptions extends CallOptions {
  /** The part that arrived, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/** Support cases of an account (decision 11: with the service permission alone). */
export interface SupportPort {
  options(request: ForAccount & InLocale, options?: CallOptions): Promise<SupportOptions>;
  /** The equipment that stands at the account. */
  assets(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly Asset[]>;
  /** Newest change first. */
  search(request: CaseQuery & ForAccount & InLocale, options?: CallOptions): Promise<Page<CaseSummary>>;
  /** A case by its id; null when there is none on this account. */
  read(
    request: { readonly caseId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<SupportCase | null>;
  /** Keeps one file for a case that is to be made. `rejected` names `file` where its type or size is not taken. */
  upload(
    request: { readonly file: Blob; readonly name: string } & ForAccount & InLocale,
    options?: UploadOptions,
  ): Promise<{ readonly handle: string }>;
  /** What was attached; null when it is no longer there. */
  file(
    request: { readonly caseId: string; readonly attachmentId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<{ readonly name: string; readonly content: Blob } | null>;
  /** Adds to the conversation. One that comes again under its key, as after a lost answer, is the one that is there. */
  comment(
    request: { readonly caseId: string; readonly key: string; readonly text: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<SupportCase>;
  /** Rates a closed case, 1 to 5; a later rating takes the place of an earlier one. */
  rate(
    request: { readonly caseId: string; readonly rating: CaseRating } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<SupportCase>;
}

/** A case to be made. */
export interface CreateCaseRequest extends ForAccount {
  /** Names the draft: the case of a draft is made once, whichever attempt makes it. */
  readonly draftId: string;
  readonly case: NewCase;
}

/** Makes a support case, once (an equipment service or customer service ticket). */
export type CreateCasePort = CommitPort<CreateCaseRequest, CreatedCase, CreateCaseRefusal>;
