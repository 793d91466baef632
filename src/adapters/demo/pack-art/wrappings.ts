import { box, GRID, paint, point, polygon, type Drawing } from './drawing';
import { legible } from './color';
import { lettered } from './lettering';
import type { PackWrap } from './pack-art.types';
import type { Brand } from './solid';

/** Packaging in front of the units of a case: its height for units of a height, and its drawing. */
interface Wrap {
  readonly height: (unit: number) => number;
  /** `text` is printed; empty for none. */
  readonly draw: (brand: Brand, width: number, height: number, text: string) => Drawing;
}

/** A cardboard tray with its corners cut up. */
const tray: Wrap = {
  height: (unit) => Math.min(54, unit * 0.42),
  draw: (brand, width, height, text) => {
    const [left, right, top] = [-width / 2 - 4, width / 2 + 4, -height];
    const edge = [
      left,
      top + 16,
      left + 28,
      top,
      left + 28,
      top + 6,
      right - 28,
      top + 6,
      right - 28,
      top,
      right,
      top + 16,
    ];
    return [
      paint('#c9a876', polygon(...edge, right, 0, left, 0)),
      paint(brand.tint, box(left, -12, width + 8, 12)),
      paint('#e6cfa6', polygon(...edge, right, top + 19.4, right - 31, top + 9, left + 31, top + 9, left, top + 19.4)),
      paint('#000', box(right - 24, top + 16, 24, height - 16), 0.12),
      paint('#000', box(left, top + 18, 9, height - 18), 0.08),
      ...lettered(text, { y: -26, size: 20, width: width * 0.72, fill: '#3d2d12' }),
    ];
  },
};

/** Shrink film: only reflections and a sticker on the wall below the labels are visible. */
const film: Wrap = {
  height: (unit) => unit * 0.8,
  draw: (brand, width, height, text) => {
    const [left, right, top] = [-width / 2, width / 2, -height];
    const sticker = lettered(text, { y: -23, size: 19, width: width * 0.66, fill: '#1b2a2d' });
    const half = (sticker[0]?.width ?? 0) / GRID / 2 + 10;
    const side = (x: number, bulge: number, from: number, to: number) =>
      `${point(x, from)}Q${point(x + bulge, (from + to) / 2)} ${point(x, to)}`;
    return [
      paint('#eef6f6', `M${point(left + 3, top)}L${side(right - 3, 5, top, 0)}L${side(left + 3, -5, 0, top)}Z`, 0.1),
      paint('#fff', polygon(left + 26, top + 6, left + 36, top + 6, left + 22, -6, left + 15, -6), 0.42),
      paint('#fff', polygon(right - 40, top + 6, right - 34, top + 6, right - 43, -6, right - 47, -6), 0.3),
      paint('#000', box(left + 2, -3, width - 4, 3), 0.16),
      ...(sticker.length > 0
        ? [paint('#fff', box(-half, -40, half * 2, 32, 4)), paint(brand.tint, box(-half, -40, half * 2, 5))]
        : []),
      ...sticker,
    ];
  },
};

/** A plastic crate with a grip and slots. */
const crate: Wrap = {
  height: (unit) => unit * 0.56,
  draw: (brand, width, height, text) => {
    const [left, right, top] = [-width / 2, width / 2, -height];
    const slot = (width - 28) / 4;
    const slots = [0, 1, 2, 3].map((i) => box(left + 17 + i * slot, -20, slot - 6, 11, 3)).join('');
    return [
      paint(brand.crate, box(left, top, width, height, 6) + box(left - 3, top, width + 6, 11, 4)),
      paint('#fff', box(left - 3, top, width + 6, 11, 4), 0.2),
      paint('#000', box(-27, top + 18, 54, 14, 7), 0.4),
      paint('#fff', box(-27, top + 29, 54, 4, 2), 0.22),
      paint('#000', slots, 0.22),
      paint('#000', box(left, top + 11, 8, height - 14), 0.16),
      paint('#fff', box(left + 13, top + 11, 9, height - 11), 0.13),
      paint('#000', box(right - 22, top + 11, 22, height - 14), 0.18),
      ...lettered(text, {
        y: (top + 32 - 20) / 2,
        size: 20,
        width: width * 0.74,
        fill: legible(brand.crate, '#ffffff'),
      }),
    ];
  },
};

/** By name; `none` has no entry. */
export const wraps: Readonly<Record<Exclude<PackWrap, 'none'>, Wrap>> = { tray, film, crate };
