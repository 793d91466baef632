import type { PortErrorCode } from '../../../ports';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import type { importMessages } from './import.messages';

/** Messages and formats that the shared parts of an import receive from their widget. */
export interface ImportMessages {
  readonly messages: Messages<{ readonly import: typeof importMessages }>;
  readonly formats: Formats;
  /** Texts for the errors of the lookup. */
  readonly errors: Readonly<Record<PortErrorCode, string>>;
}

/** Reason why a text cannot be checked as a list. */
export type TextProblem =
  { readonly kind: 'empty' | 'too-many' } | { readonly kind: 'failed'; readonly code: PortErrorCode };

/** Step before the preview: the text is edited or its products are looked up. */
export type TextStep =
  | { readonly step: 'writing'; readonly problem: TextProblem | null }
  | { readonly step: 'checking'; readonly done: number; readonly total: number };
