/**
 * Coordinates in a drawing are integers in tenths of a unit: precise enough at any size, and half as long as decimals.
 * Functions that create shapes and words take units.
 */
export const GRID = 10;

/** A filled path with absolute M, L, C, Q, A and Z only, which `moved` supports. */
export interface Shape {
  readonly d: string;
  readonly fill: string;
  readonly opacity?: number;
}

/** A word centered on x, y, stretched to exactly `width` with any font. */
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

/** A drawing as plain data, back to front. The floor is y = 0 and up is negative. */
export type Drawing = readonly (Shape | Word)[];

/** A drawing that is repeated side by side at the given positions, in units. */
export interface Row {
  readonly drawing: Drawing;
  readonly xs: readonly number[];
  readonly y: number;
}

/** A drawing and its view box: `side` wide, centered on x = 0, in units. */
export interface Picture {
  readonly side: number;
  readonly drawing: readonly (Shape | Word | Row)[];
}

/** Fraction of a picture's side above the floor; the shadow is below. */
export const ABOVE_FLOOR = 0.86;
export const BELOW_FLOOR = 0.05;

/** The view box of a picture. */
export const frame = ({ side }: Pick<Picture, 'side'>) =>
  [-side / 2, -side * ABOVE_FLOOR, side, side * (ABOVE_FLOOR + BELOW_FLOOR)].map(toGrid).join(' ');

export const toGrid = (units: number) => Math.round(units * GRID);

/** Path coordinates: `point(1, 2)` is `10 20`. */
export const point = (x: number, y: number) => `${toGrid(x)} ${toGrid(y)}`;

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

/** Scales a path by `by` about the origin, then moves it by units. The flags of arcs do not change. */
export function moved(d: string, dx: number, dy: number, by = 1) {
  let command = '';
  let place = 0;
  return d.replace(/[A-Z]|-?\d+/g, (token) => {
    if (token >= 'A') {
      command = token;
      place = 0;
      return token;
    }
    const at = command === 'A' ? place++ - 5 : place++;
    if (at < -3) return String(Math.round(Number(token) * by));
    return at < 0 ? token : String(Math.round(Number(token) * by + (at % 2 ? dy : dx) * GRID));
  });
}

/** Scales and moves a drawing. */
export const placed = (drawing: Drawing, dx: number, dy: number, by = 1): Drawing =>
  drawing.map((node) =>
    'd' in node
      ? { ...node, d: moved(node.d, dx, dy, by) }
      : {
          ...node,
          x: Math.round(node.x * by) + toGrid(dx),
          y: Math.round(node.y * by) + toGrid(dy),
          size: Math.round(node.size * by),
          width: Math.round(node.width * by),
        },
  );
