const hex = /^#[\da-f]{6}$/i;

/**
 * Returns the color if it is `#rrggbb`, otherwise the fallback, because attributes must contain colors only, never
 * references.
 */
export const colorOr = (value: string | undefined, other: string) =>
  value !== undefined && hex.test(value) ? value : other;

/** Red, green and blue, 0 to 255. Short forms (#000) only occur for black and white. */
function channels(color: string): [number, number, number] {
  const full = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
  const value = parseInt(full.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(color: string) {
  const [r, g, b] = channels(color).map((c) => (c <= 10 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast ratio as defined by WCAG, 1 to 21. */
export function contrast(one: string, other: string) {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Returns the first color with the required contrast to the ground, otherwise near-black or white, whichever has more.
 */
function findContrasting(least: number, ground: string, candidates: readonly string[]) {
  const fits = candidates.find((color) => contrast(color, ground) >= least);
  if (fits) return fits;
  return contrast('#17211f', ground) > contrast('#ffffff', ground) ? '#17211f' : '#ffffff';
}

/** Returns the first color in which a word is legible on the ground (3:1, large bold print). */
export const legible = (ground: string, ...candidates: readonly string[]) => findContrasting(3, ground, candidates);

/**
 * Returns the first color in which a mark is visible on the ground. Marks are decorative: 2:1 keeps a brand's own
 * colors.
 */
export const visible = (ground: string, ...candidates: readonly string[]) => findContrasting(2, ground, candidates);

/** Mixes two colors; `share` is the weight of the second. */
function mixed(color: string, other: readonly number[], share: number) {
  const part = (from: number, to = 0) =>
    Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  return (
    '#' +
    channels(color)
      .map((from, i) => part(from, other[i]))
      .join('')
  );
}

/** The color in the shadow of an object in front. */
export const shaded = (color: string) => mixed(color, [11, 26, 29], 0.16);
