/** A filled path. Absolute M, L, C, Q, A and Z only, numbers separated by spaces: that is what `moved` understands. */
export interface Shape {
  readonly d: string;
  readonly fill: string;
  readonly opacity?: number;
}

/** A word centered on x, y, set to exactly `width` whatever the font is. */
export interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly fill: string;
  /** Reads from bottom to top. */
  readonly upright?: boolean;
}

/** A picture as plain data, back to front. The floor is y = 0 and up is negative. */
export type Drawing = readonly (Shape | Word)[];

/** A drawing and the square it is seen through: `side` wide and high, centered on x = 0. */
export interface Picture {
  readonly side: number;
  readonly drawing: Drawing;
}

/** The share of the square above the floor, so that packages of all kinds stand on one line. */
export const FLOOR = 0.91;

/** The view box of a picture. */
export const frame = ({ side }: Picture) => [-side / 2, -side * FLOOR, side, side].map(round).join(' ');

export const round = (value: number) => Math.round(value * 10) / 10;

/** Path coordinates: `point(1, 2)` is `1 2`. */
export const point = (x: number, y: number) => `${round(x)} ${round(y)}`;

export const paint = (fill: string, d: string, opacity?: number): Shape =>
  opacity === undefined || opacity >= 1 ? { d, fill } : { d, fill, opacity: Math.round(opacity * 100) / 100 };

/** Closed path through the points given as x, y, x, y … */
export function polygon(...xy: readonly number[]) {
  const points: string[] = [];
  for (let i = 1; i < xy.length; i += 2) points.push(point(xy[i - 1] ?? 0, xy[i] ?? 0));
  return `M${points.join('L')}Z`;
}

export const oval = (x: number, y: number, rx: number, ry: number) => {
  const arc = `A${point(rx, ry)} 0 1 1 `;
  return `M${point(x - rx, y)}${arc}${point(x + rx, y)}${arc}${point(x - rx, y)}Z`;
};

/** Rectangle from its upper left corner, with corners rounded by `radius`. */
export function box(x: number, y: number, width: number, height: number, radius = 0) {
  const [right, foot] = [x + width, y + height];
  if (radius === 0) return polygon(x, y, right, y, right, foot, x, foot);
  const corner = `A${point(radius, radius)} 0 0 1 `;
  return `M${point(x + radius, y)}L${point(right - radius, y)}${corner}${point(right, y + radius)}L${point(right, foot - radius)}${corner}${point(right - radius, foot)}L${point(x + radius, foot)}${corner}${point(x, foot - radius)}L${point(x, y + radius)}${corner}${point(x + radius, y)}Z`;
}

/** The path scaled by `by` about the origin, then moved. */
export const moved = (d: string, dx: number, dy: number, by = 1) =>
  d.replace(/([MLCQA])([^A-Z]+)/g, (_, command: string, list: string) => {
    const numbers = list.trim().split(/\s+/).map(Number);
    const isArc = command === 'A';
    return (
      command +
      numbers
        .map((n, i) => {
          if (isArc && i < 5) return i < 2 ? round(n * by) : n;
          return round(n * by + ((isArc ? i - 5 : i) % 2 ? dy : dx));
        })
        .join(' ')
    );
  });

/** The drawing scaled, then moved. */
export const placed = (drawing: Drawing, dx: number, dy: number, by = 1): Drawing => copies(drawing, [dx], dy, by);

/**
 * Copies side by side. Equal shapes become one path, so a row of three costs the page no more elements than one;
 * the copies must not overlap.
 */
export const copies = (drawing: Drawing, xs: readonly number[], dy: number, by = 1): Drawing =>
  drawing.flatMap<Shape | Word>((node) =>
    'd' in node
      ? { ...node, d: xs.map((x) => moved(node.d, x, dy, by)).join('') }
      : xs.map((x) => ({ ...node, x: node.x * by + x, y: node.y * by + dy, size: node.size * by, width: node.width * by })),
  );
