const hex = /^#[\da-f]{6}$/i;

/** The color if it is `#rrggbb`, else the other one: attributes carry colors only, never references. */
export const colorOr = (value: string | undefined, other: string) => (value !== undefined && hex.test(value) ? value : other);

/** Red, green and blue, 0 to 255. Short forms (#000) are only used by us, and only for black and white. */
function channels(color: string): [number, number, number] {
  const full = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
  const value = parseInt(full.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(color: string) {
  const [r, g, b] = channels(color).map((c) => (c <= 10 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast ratio as WCAG counts it, 1 to 21. */
export function contrast(one: string, other: string) {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The first color that can be told from the ground (3:1), else near-black or white, whichever stands out more. */
export function legible(ground: string, ...wanted: readonly string[]) {
  const fits = wanted.find((color) => contrast(color, ground) >= 3);
  if (fits) return fits;
  return contrast('#17211f', ground) > contrast('#ffffff', ground) ? '#17211f' : '#ffffff';
}

/** 85 % of the way to the gray of the same brightness. */
export function grayed(color: string) {
  const rgb = channels(color);
  const gray = 0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2];
  return '#' + rgb.map((c) => Math.round(c + (gray - c) * 0.85).toString(16).padStart(2, '0')).join('');
}
