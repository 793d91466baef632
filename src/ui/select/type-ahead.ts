/** How long a pause ends what was typed, in ms. */
export const typeAheadPause = 700;

/** Collects typed characters into the start of a label. */
export interface TypeAhead {
  /**
   * Takes a pressed key at a time in ms. Answers what has been typed so far, or null when the key is not part of it: a
   * named key, or a space with nothing before it (which opens or chooses).
   */
  press(key: string, at: number): string | null;
}

/** One character as keyboards send it: a code point, perhaps with combining marks. Named keys are longer. */
const character = /^\P{C}\p{M}*$/u;

export function createTypeAhead(pause = typeAheadPause): TypeAhead {
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

/** Without case and accents: “e” finds “Érable”. Most labels are plain ASCII, which needs no taking apart. */
const fold = (text: string) =>
  (/^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/**
 * Index of the label that what was typed leads to, or -1. A single letter, also repeated, goes to the next label that
 * starts with it; more letters stay where they are while that still fits.
 */
export function findTyped(labels: readonly string[], typed: string, current: number): number {
  const letters = [...fold(typed)];
  const repeated = letters.every((letter) => letter === letters[0]);
  const wanted = repeated ? (letters[0] ?? '') : letters.join('');
  const first = Math.max(current, 0) + (repeated && current >= 0 ? 1 : 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (first + step) % labels.length;
    const label = labels[index];
    if (label !== undefined && fold(label).trimStart().startsWith(wanted)) return index;
  }
  return -1;
}
