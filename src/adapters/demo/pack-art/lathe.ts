import { oval, point } from './drawing';

/**
 * Sine of the viewing angle of 9 degrees: a circle of radius r is drawn as an ellipse with half axes r and TILT × r.
 */
export const TILT = 0.16;

/** A step of a profile in (radius, height): a line to one pair, or a cubic curve with three. */
export type Knot = readonly [number, number] | readonly [number, number, number, number, number, number];

/** Half the outline of a body of revolution about the vertical axis, from the top down. */
export type Profile = readonly [readonly [number, number], ...Knot[]];

type Point = readonly [radius: number, height: number];

function points(knot: Knot): Point[] {
  if (knot.length === 2) return [[knot[0], knot[1]]];
  return [
    [knot[0], knot[1]],
    [knot[2], knot[3]],
    [knot[4], knot[5]],
  ];
}

/**
 * The surface between two meridians: -1 is the left edge, 0 the middle and 1 the right edge. In the parallel projection
 * every meridian is the same profile, scaled, so light and labels follow shoulder and neck.
 */
export function band(profile: Profile, from = -1, to = 1) {
  const meridian = (s: number) => {
    const sag = TILT * Math.sqrt(Math.max(0, 1 - s * s));
    return ([radius, height]: Point) => point(radius * s, height + radius * sag);
  };
  const [left, right] = [meridian(from), meridian(to)];
  const top = profile[0];
  const steps = profile.slice(1).map(points);
  const arc = (radius: number, turn: 0 | 1) => `A${point(radius, TILT * radius)} 0 0 ${turn} `;
  const step = (path: readonly Point[], at: (p: Point) => string) =>
    (path.length === 1 ? 'L' : 'C') + path.map(at).join(' ');

  let last: Point = top;
  let down = '';
  let up = '';
  for (const path of steps) {
    down += step(path, right);
    up = step([...path.slice(0, -1).reverse(), last], left) + up;
    last = path.at(-1) ?? last;
  }
  return `M${right(top)}${down}${arc(last[0], 1)}${left(last)}${up}${arc(top[0], 0)}${right(top)}Z`;
}

/** A band around a straight wall. */
export const strip = (radius: number, top: number, bottom: number) =>
  band([
    [radius, top],
    [radius, bottom],
  ]);

/** The flat round face at a height. */
export const disc = (radius: number, height: number) => oval(0, height, radius, radius * TILT);

/**
 * A band around a straight wall whose upper edge rises and falls; the wave takes the angle from the middle, in radians.
 * The lower edge follows it when `isStripe`, and is level otherwise.
 */
export function wavyStrip(
  radius: number,
  top: number,
  bottom: number,
  wave: (angle: number) => number,
  isStripe = false,
) {
  const parts = 14;
  const edge = (height: number) =>
    Array.from({ length: parts + 1 }, (_, i) => {
      const angle = Math.PI * (i / parts - 0.5);
      return point(radius * Math.sin(angle), height + TILT * radius * Math.cos(angle) + wave(angle));
    });
  const lower = isStripe
    ? `L${edge(bottom).reverse().join('L')}`
    : `L${point(radius, bottom)}A${point(radius, TILT * radius)} 0 0 1 ${point(-radius, bottom)}`;
  return `M${edge(top).join('L')}${lower}Z`;
}

/** Thin upright ribs around a wall, as one path: the grip of a cap, the flutes of a crown. */
export const ribs = (profile: Profile, count: number, width: number) =>
  Array.from({ length: count }, (_, i) => {
    const middle = ((i + 0.5) * 2) / count - 1;
    return band(profile, Math.max(-1, middle - width), Math.min(1, middle + width));
  }).join('');
