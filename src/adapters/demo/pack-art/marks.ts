import { moved, paint, point, polygon, type Shape } from './drawing';
import type { PackMark } from './pack-art.types';

/** A circle; `turn` -1 draws it in reverse, which cuts it out of the surrounding shape. */
function circle(radius: number, turn: 1 | -1 = 1) {
  const k = radius * 0.552;
  const c = (...xy: readonly [number, number, number, number, number, number]) =>
    `C${point(xy[0], xy[1] * turn)} ${point(xy[2], xy[3] * turn)} ${point(xy[4], xy[5] * turn)}`;
  return `M${point(-radius, 0)}${c(-radius, -k, -k, -radius, 0, -radius)}${c(k, -radius, radius, -k, radius, 0)}${c(radius, k, k, radius, 0, radius)}${c(-k, radius, -radius, k, -radius, 0)}Z`;
}

const turned = (angle: number, radius: number, aside: number): [number, number] => [
  radius * Math.cos(angle) - aside * Math.sin(angle),
  radius * Math.sin(angle) + aside * Math.cos(angle),
];

/** A ray pointing away from the center or, with swapped ends, a slit towards it. */
const ray = (angle: number, from: number, to: number, half: number) =>
  polygon(
    ...turned(angle, from, -half),
    ...turned(angle, to, -half),
    ...turned(angle, to, half),
    ...turned(angle, from, half),
  );

const spokes = (count: number) => Array.from({ length: count }, (_, i) => (i * 2 * Math.PI) / count);

/** Two crests and two troughs; back along the lower edge they come in the opposite order. */
function ripple(y: number) {
  const wave = (from: number, along: 1 | -1, edge: number, firstBend: number) =>
    [0, 1, 2, 3]
      .map((i) => {
        const x = from + i * 5 * along;
        return `Q${point(x + 2.5 * along, edge + (i % 2 ? -firstBend : firstBend))} ${point(x + 5 * along, edge)}`;
      })
      .join('');
  return `M${point(-10, y - 1.2)}${wave(-10, 1, y - 1.2, -3.4)}L${point(10, y + 1.2)}${wave(10, -1, y + 1.2, 3.4)}Z`;
}

/** A wedge of a slice, cut out of the disc around it. */
function wedge(from: number, to: number, radius: number) {
  const middle = (from + to) / 2;
  const bulge = radius / Math.cos((to - from) / 2);
  const [tip, start, end, peak] = [
    turned(middle, 1.2, 0),
    turned(from, radius, 0),
    turned(to, radius, 0),
    turned(middle, bulge, 0),
  ];
  return `M${point(...tip)}L${point(...end)}Q${point(...peak)} ${point(...start)}Z`;
}

/** Marks in a box from -10 to 10 units, filled; cut-outs run in reverse to the outline. */
const marks: Readonly<Record<PackMark, string>> = {
  sun:
    circle(5) +
    spokes(8)
      .map((angle) => ray(angle, 6.6, 10, 1))
      .join(''),
  wave: [-5.5, 0, 5.5].map(ripple).join(''),
  leaf: 'M-80 80C-90 -30 -20 -90 90 -90C90 20 30 90 -80 80Z' + polygon(-6.2, 7.2, 4.6, -3.6, 3.6, -4.6, -7.2, 6.2),
  peak:
    polygon(-10, 8, -2, -8.5, 3.2, 0.6, 5, -2, 10, 8) +
    polygon(
      -5.3,
      -0.2,
      -3.4,
      -1.6,
      -1.9,
      -0.2,
      -0.3,
      -1.8,
      1.4,
      -0.4,
      0.5,
      -2.4,
      -0.3,
      -3.4,
      -1.9,
      -1.9,
      -3.3,
      -3.2,
      -4.6,
      -2.3,
    ),
  bolt: polygon(3, -10, -7, 2, -2, 2, -5, 10, 7, -3, 1, -3),
  ring: circle(9.6) + circle(7.1, -1) + circle(3.5),
  half:
    circle(9.2) +
    [0, 1, 2, 3].map((i) => wedge((i * Math.PI) / 4 + 0.09, ((i + 1) * Math.PI) / 4 - 0.09, 7.2)).join(''),
  wing: 'M-100 -40C-40 -80 10 -50 10 0C40 -70 80 -80 100 -70C90 20 50 70 0 80C-10 20 -40 -20 -100 -40Z',
  star: polygon(0, -10, 2.6, -3.2, 10, -3, 4.2, 1.6, 6.2, 8.8, 0, 4.6, -6.2, 8.8, -4.2, 1.6, -10, -3, -2.6, -3.2),
};

const isMark = (name: string): name is PackMark => Object.hasOwn(marks, name);

/** The brand's mark centered on x, y with the given reach to every side. */
export const marked = (name: string, x: number, y: number, reach: number, fill: string): Shape =>
  paint(fill, moved(marks[isMark(name) ? name : 'ring'], x, y, reach / 10));
