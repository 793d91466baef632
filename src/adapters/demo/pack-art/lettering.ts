import { toGrid, type Word } from './drawing';

/** Widths in em of a bold sans serif, by kind of letter. Close enough: the renderer sets the word to the sum. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[iljI.,'’|:!·\s]/, 0.26],
  [/[ftr()-]/, 0.34],
  [/[mwMW]/, 0.86],
  [/\d/, 0.56],
  [/[\u2e80-\uffff]/, 1],
  [/\p{Lu}/u, 0.65],
];

/** How wide a text is, in em. */
export function measure(text: string) {
  let sum = 0;
  for (const letter of text) sum += widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.55;
  return sum;
}

/** Where a text goes and what it may take; units of the drawing. */
interface Space {
  readonly x?: number;
  readonly y: number;
  readonly fill: string;
  /** The size it has when there is room. */
  readonly size: number;
  readonly width: number;
  /** The smallest size still worth printing. Default 0.42 of `size`. */
  readonly least?: number;
  readonly upright?: boolean;
}

/**
 * The text as large as its space allows. One that would be too small gives its first word; when that is too long as
 * well nothing is printed, and the mark speaks for it.
 */
export function lettered(text: string, space: Space): readonly Word[] {
  const { x = 0, y, fill, size, width, least = size * 0.42, upright } = space;
  for (const part of [text.trim(), text.trim().split(/\s/)[0] ?? '']) {
    const em = measure(part);
    const fitted = Math.min(size, width / em);
    if (em > 0 && fitted >= least) {
      return [
        {
          text: part,
          x: toGrid(x),
          y: toGrid(y),
          size: toGrid(fitted),
          width: toGrid(fitted * em),
          fill,
          ...(upright && { upright }),
        },
      ];
    }
  }
  return [];
}
