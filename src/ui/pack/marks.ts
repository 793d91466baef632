import { moved, paint, point, polygon, type Shape } from './drawing';
import type { PackMark } from './pack.types';

/** A circle; `turn` -1 draws it backwards, which cuts it out of what surrounds it. */
function circle(radius: number, turn: 1 | -1 = 1) {
  const k = radius * 0.552;
  const c = (...xy: readonly number[]) => 'C' + xy.map((n, i) => (i % 2 ? n * turn : n).toFixed(2)).join(' ');
  return `M${-radius} 0${c(-radius, -k, -k, -radius, 0, -radius)}${c(k, -radius, radius, -k, radius, 0)}${c(radius, k, k, radius, 0, radius)}${c(-k, radius, -radius, k, -radius, 0)}Z`;
}

const turned = (angle: number, radius: number, aside: number): [number, number] => [
  radius * Math.cos(angle) - aside * Math.sin(angle),
  radius * Math.sin(angle) + aside * Math.cos(angle),
];

/** A ray that points away from the middle, or (with its ends swapped) a slit cut toward it. */
const ray = (angle: number, from: number, to: number, half: number) =>
  polygon(...turned(angle, from, -half), ...turned(angle, to, -half), ...turned(angle, to, half), ...turned(angle, from, half));

const spokes = (count: number) => Array.from({ length: count }, (_, i) => (i * 2 * Math.PI) / count);

function ripple(y: number) {
  const crest = (x: number, edge: number, rise: number) => `Q${point(x + 2.5 * Math.sign(rise), edge - Math.abs(rise))} ${point(x + 5 * Math.sign(rise), edge)}`;
  const trough = (x: number, edge: number, rise: number) => `Q${point(x + 2.5 * Math.sign(rise), edge + Math.abs(rise))} ${point(x + 5 * Math.sign(rise), edge)}`;
  const [upper, lower] = [y - 1.2, y + 1.2];
  const there = [-10, -5, 0, 5].map((x, i) => (i % 2 ? trough : crest)(x, upper, 3.4)).join('');
  const back = [10, 5, 0, -5].map((x, i) => (i % 2 ? crest : trough)(x, lower, -3.4)).join('');
  return `M${point(-10, upper)}${there}L${point(10, lower)}${back}Z`;
}

/** A wedge of a slice, cut out of the disc around it. */
function wedge(from: number, to: number, radius: number) {
  const middle = (from + to) / 2;
  const bulge = radius / Math.cos((to - from) / 2);
  const [tip, start, end, peak] = [turned(middle, 1.2, 0), turned(from, radius, 0), turned(to, radius, 0), turned(middle, bulge, 0)];
  return `M${point(...tip)}L${point(...end)}Q${point(...peak)} ${point(...start)}Z`;
}

/** Each in a box from -10 to 10, filled, the cut-outs running against the outline. */
const marks: Readonly<Record<PackMark, string>> = {
  sun: circle(5) + spokes(8).map((angle) => ray(angle, 6.6, 10, 1)).join(''),
  wave: [-5.5, 0, 5.5].map(ripple).join(''),
  leaf: 'M-8 8C-9 -3 -2 -9 9 -9C9 2 3 9 -8 8Z' + polygon(-6.2, 7.2, 4.6, -3.6, 3.6, -4.6, -7.2, 6.2),
  peak: polygon(-10, 8, -2, -8.5, 3.2, 0.6, 5, -2, 10, 8) + polygon(-5.3, -0.2, -3.4, -1.6, -1.9, -0.2, -0.3, -1.8, 1.4, -0.4, 0.5, -2.4, -0.3, -3.4, -1.9, -1.9, -3.3, -3.2, -4.6, -2.3),
  bolt: polygon(3, -10, -7, 2, -2, 2, -5, 10, 7, -3, 1, -3),
  ring: circle(9.6) + circle(7.1, -1) + circle(3.5),
  half: circle(9.2) + [0, 1, 2, 3].map((i) => wedge((i * Math.PI) / 4 + 0.09, ((i + 1) * Math.PI) / 4 - 0.09, 7.2)).join(''),
  wing: 'M-10 -4C-4 -8 1 -5 1 0C4 -7 8 -8 10 -7C9 2 5 7 0 8C-1 2 -4 -2 -10 -4Z',
  star: polygon(0, -10, 2.6, -3.2, 10, -3, 4.2, 1.6, 6.2, 8.8, 0, 4.6, -6.2, 8.8, -4.2, 1.6, -10, -3, -2.6, -3.2),
};

const isMark = (name: string): name is PackMark => Object.hasOwn(marks, name);

/** The brand's mark centered on x, y and reaching `reach` to every side. */
export const marked = (name: string, x: number, y: number, reach: number, fill: string): Shape =>
  paint(fill, moved(marks[isMark(name) ? name : 'ring'], x, y, reach / 10));
