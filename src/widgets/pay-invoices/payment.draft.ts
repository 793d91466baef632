import { ownString } from '../../runtime/storage';
import type { PayingState } from './payment.store';

/** What is kept of a choice over a reload and a new sign-in: which invoices, with the amounts as typed. */
export interface PayDraft {
  readonly amounts: readonly (readonly [invoiceId: string, text: string])[];
  readonly methodId: string | null;
}

/** More than anybody chooses by hand is not kept: reading them back would cost more than choosing again. */
export const DRAFT_SIZE = 200;

/** A choice as it is kept; null when there is nothing to keep. */
export function draftOf({ chosen, methodId }: PayingState): PayDraft | null {
  if (chosen.size === 0 || chosen.size > DRAFT_SIZE) return null;
  return { amounts: [...chosen].map(([id, { text }]) => [id, text]), methodId };
}

/** A kept choice, read back; null for what is none. Nothing of it is trusted but which invoices to ask for. */
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
