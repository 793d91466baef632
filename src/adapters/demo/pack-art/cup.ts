import { paint } from './drawing';
import { visible } from './color';
import { band, disc, TILT, type Knot, type Profile } from './lathe';
import { marked } from './marks';
import { type Brand, light, type Solid, type View } from './solid';

const radius = 44;
const tall = 124;
const nested = 4;
const step = 10;
const height = tall + nested * step;

/** One cup's rolled lip and the sliver of wall under it. */
const lip = (y: number): Knot[] => [
  [radius * 1.01, y],
  [radius * 1.04, y, radius * 1.04, y + 5, radius * 1.01, y + 5],
  [radius * 0.97, y + 5],
  [radius * 0.955, y + step],
];

/** A sleeve of paper cups. Each stands in the one below, so every lip passes before the wall of the next one up. */
export function cup(brand: Brand, view: View): Solid {
  const lips = Array.from({ length: nested + 1 }, (_, i) => i * step - height);
  const stack: Profile = [[radius * 0.98, -height], ...lips.flatMap(lip), [radius * 0.72, 0]];
  const wallAt = (y: number) => radius * (0.72 + (0.24 * -y) / (tall - step));
  const print: Profile = [
    [wallAt(-96), -96],
    [wallAt(-26), -26],
  ];
  const shade = lips
    .map((y) =>
      band([
        [radius * 0.975, y + 5.4],
        [radius * 0.965, y + 8],
      ]),
    )
    .join('');
  return {
    width: radius * 2.1,
    height,
    drawing: [
      paint('#f6f4ee', band(stack)),
      paint(brand.tint, band(print)),
      marked(
        brand.mark,
        0,
        -61 + TILT * radius * 0.85,
        view.small ? 22 : 17,
        visible(brand.tint, brand.ink, brand.paper),
      ),
      paint('#3a3326', shade, 0.2),
      ...light(stack, 0.75, view),
      paint('#fdfcf9', disc(radius * 1.01, -height)),
      paint('#bdb7a8', disc(radius * 0.93, 1.2 - height)),
      paint('#d8d3c6', disc(radius * 0.87, 3 - height)),
    ],
  };
}
