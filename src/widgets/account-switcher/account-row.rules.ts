import type { Account } from '../../domain';
import type { AccountCondition } from '../../rules';
import { isolateBidi } from '../../rules/direction';
import { joinFacts } from '../../runtime/messages/join-facts';

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

const known = (parts: readonly (string | null | undefined)[]): readonly string[] =>
  parts.flatMap((part) => part?.trim() || []).map(isolateBidi);

/** “0048-2207 · 118 Harbor Lane, Portland, ME”, of what is known. */
export const accountLine = ({ number, address }: Account): string =>
  joinFacts(known([number, known([address?.street, address?.city, address?.state]).join(', ')]));

/** “0048-2207 · Portland, ME”: where a header has less room. */
export const shortAccountLine = ({ number, address }: Account): string =>
  joinFacts(known([number, known([address?.city, address?.state]).join(', ')]));

/** How a condition looks: only a blocked account is critical. */
export const conditionTone = (code: AccountCondition): 'critical' | 'caution' =>
  code === 'blocked' ? 'critical' : 'caution';
