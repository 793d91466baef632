import { foldText } from '../../rules/fold-text';

/** Milliseconds without a key press after which the search text starts over. */
export const TYPE_AHEAD_RESET_MS = 700;

/** Collects key presses to a search text. */
export interface TypeAhead {
  /**
   * Processes a key press at a time in milliseconds. Returns the text typed so far, or null for a key that is not part
   * of it: a named key, or a space without text (which opens or selects).
   */
  press(key: string, at: number): string | null;
}

/** One character from a keyboard: a code point with optional combining marks. Named keys are longer. */
const character = /^\P{C}\p{M}*$/u;

export function createTypeAhead(pause = TYPE_AHEAD_RESET_MS): TypeAhead {
  let typed = '';
  let last = 0;
  return {
    press(key, at) {
      if (!character.test(key)) return null;
      if (at - last > pause) typed = '';
      if (key === ' ' && typed === '') return null;
      typed += key;
      last = at;
      return typed;
    },
  };
}

/**
 * Returns the index of the option that matches the text, or -1. A single letter, also repeated, moves to the next
 * match; a longer text keeps the current option while it still matches.
 */
export function findTyped(labels: readonly string[], typed: string, current: number): number {
  const letters = [...foldText(typed)];
  const repeated = letters.every((letter) => letter === letters[0]);
  const wanted = repeated ? (letters[0] ?? '') : letters.join('');
  const first = Math.max(current, 0) + (repeated && current >= 0 ? 1 : 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (first + step) % labels.length;
    const label = labels[index];
    if (label !== undefined && foldText(label).trimStart().startsWith(wanted)) return index;
  }
  return -1;
}
