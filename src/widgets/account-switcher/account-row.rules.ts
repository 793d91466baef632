import type { Account } from '../../domain';
import type { AccountCondition } from '../../rules';
import { isolateBidi } from '../../rules/direction';

/** Small words that say nothing of a name. */
const SMALL = new Set([
  'the',
  'a',
  'of',
  'and',
  'at',
  'le',
  'la',
  'les',
  'du',
  'de',
  'des',
  'et',
  'el',
  'los',
  'las',
  'y',
]);

/** One or two letters that stand for a name in a square: “The Long Room” is LR. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL.has(word.toLowerCase()));
  // Whole code points: a letter outside the basic plane is two units.
  return (telling.length === 0 ? words : telling)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

const joined = (parts: readonly (string | null | undefined)[], by: string): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .map((part) => isolateBidi(part ?? ''))
    .join(by);

/** “0048-2207 · 118 Harbor Lane, Portland, ME”, of what is known. */
export const accountLine = ({ number, address }: Account): string =>
  joined([number, joined([address?.street, address?.city, address?.state], ', ')], ' · ');

/** “0048-2207 · Portland, ME”: where a header has less room. */
export const shortAccountLine = ({ number, address }: Account): string =>
  joined([number, joined([address?.city, address?.state], ', ')], ' · ');

/** How a condition looks: only a blocked account is critical. */
export const conditionTone = (code: AccountCondition): 'critical' | 'caution' =>
  code === 'blocked' ? 'critical' : 'caution';
