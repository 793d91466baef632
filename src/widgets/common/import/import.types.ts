import type { PortErrorCode } from '../../../ports';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import type { importMessages } from './import.messages';

/** What the shared parts of an import speak with: a widget's words that hold those of an import. */
export interface ImportMessages {
  readonly messages: Messages<{ readonly import: typeof importMessages }>;
  readonly formats: Formats;
  /** Why a question was not answered. */
  readonly errors: Readonly<Record<PortErrorCode, string>>;
}

/** What keeps a text from being read as a list. */
export type TextProblem =
  { readonly is: 'empty' | 'too-many' } | { readonly is: 'failed'; readonly code: PortErrorCode };

/** Where the text stands: being written, or being asked about. */
export type TextStep =
  | { readonly step: 'writing'; readonly problem: TextProblem | null }
  | { readonly step: 'checking'; readonly done: number; readonly total: number };
