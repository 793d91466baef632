import { ownString } from '../../runtime/storage';
import type { PayingState } from './payment.store';

/** Stored part of a selection, which survives a reload and a new sign-in: invoice ids with the amounts as typed. */
export interface PayDraft {
  readonly amounts: readonly (readonly [invoiceId: string, text: string])[];
  readonly methodId: string | null;
}

/**
 * Maximum number of stored invoices. A larger selection is not made by hand, and reading it back costs more than
 * selecting it again.
 */
export const DRAFT_SIZE = 200;

/** Converts a selection to its stored form; null if there is nothing to store. */
export function draftOf({ selected, methodId }: PayingState): PayDraft | null {
  if (selected.size === 0 || selected.size > DRAFT_SIZE) return null;
  return { amounts: [...selected].map(([id, { text }]) => [id, text]), methodId };
}

/** Validates a stored selection; null if it is invalid. Only the invoice ids are trusted, to request them. */
export function parseDraft(value: unknown): PayDraft | null {
  const amounts: unknown =
    typeof value === 'object' && value !== null && Object.hasOwn(value, 'amounts')
      ? Reflect.get(value, 'amounts')
      : null;
  if (!Array.isArray(amounts) || amounts.length > DRAFT_SIZE) return null;
  const read = amounts.flatMap((pair: unknown): [string, string][] => {
    const [id, text]: unknown[] = Array.isArray(pair) ? pair : [];
    return typeof id === 'string' && id !== '' && typeof text === 'string' && text.length <= 40 ? [[id, text]] : [];
  });
  return read.length === 0 ? null : { amounts: read, methodId: ownString(value, 'methodId') };
}
