import { box, paint } from './drawing';
import { label } from './label';
import { band, disc, strip, TILT, type Knot, type Profile } from './lathe';
import { type Brand, light, type Solid, type View } from './solid';

const radius = 60;
const height = 168;

/** A rolling ring pressed out of the wall. */
const ring = (y: number): Knot[] => [
  [radius, y],
  [radius * 1.05, y + 1, radius * 1.05, y + 6, radius, y + 7],
];

/** A steel keg: foot, barrel with two rolling rings, and a collar with a grip hole around the sunken head. */
export function keg(brand: Brand, view: View): Solid {
  const collar: Profile = [
    [radius * 0.9, -height],
    [radius * 0.9, 24 - height],
  ];
  const foot: Profile = [
    [radius * 0.9, -16],
    [radius * 0.9, 0],
  ];
  const barrel: Profile = [
    [radius * 0.86, 18 - height],
    [radius, 22 - height, radius, 30 - height, radius, 38 - height],
    ...ring(45 - height),
    ...ring(-46),
    [radius, -34],
    [radius, -24, radius * 0.98, -18, radius * 0.86, -12],
  ];
  const wall = { radius, top: 58 - height, bottom: 122 - height, reach: 1.24 };
  const { print, lettering } = label(brand, wall, view);
  const seam = (y: number) => strip(radius * 1.02, y + 7, y + 8.4);
  return {
    width: radius * 2.1,
    height,
    drawing: [
      paint('#aab4b8', band(foot)),
      ...light(foot, 1, view),
      paint('#c3cbce', band(barrel)),
      paint(brand.tint, strip(radius, wall.top, wall.bottom)),
      ...print,
      paint('#000', seam(45 - height) + seam(-46), 0.16),
      ...light(barrel, 1, view),
      ...lettering,
      paint('#cfd6d8', band(collar)),
      paint('#000', strip(radius * 0.9, 21 - height, 24 - height), 0.14),
      ...light(collar, 1, view),
      paint('#5f6b70', box(-13, 5 - height + TILT * radius * 0.9, 26, 10, 5)),
      paint('#eef1f2', disc(radius * 0.9, -height)),
      paint('#78848a', disc(radius * 0.82, -height)),
      paint('#8f9ba0', disc(radius * 0.76, 3 - height)),
      paint('#c3cbce', disc(radius * 0.3, 2 - height)),
      paint('#eef1f2', disc(radius * 0.16, -height)),
    ],
  };
}
