import { toGrid, type Word } from './drawing';

/**
 * Widths of a bold sans serif in em, by kind of letter. An approximation is enough, because the renderer stretches the
 * word to the sum.
 */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[iljI.,'’|:!·\s]/, 0.26],
  [/[ftr()-]/, 0.34],
  [/[mwMW]/, 0.86],
  [/\d/, 0.56],
  [/[\u2e80-\uffff]/, 1],
  [/\p{Lu}/u, 0.65],
];

/** Width of a text in em. */
export function measure(text: string) {
  let sum = 0;
  for (const letter of text) sum += widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.55;
  return sum;
}

/** Position and maximum size of a text, in units of the drawing. */
interface Space {
  readonly x?: number;
  readonly y: number;
  readonly fill: string;
  /** Size if there is enough space. */
  readonly size: number;
  readonly width: number;
  /** Minimum legible size. Default 0.42 of `size`. */
  readonly least?: number;
  readonly upright?: boolean;
}

/**
 * Fits a text into its space. If it would be too small, only its first word is used; if that is too long as well,
 * nothing is printed besides the mark.
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
