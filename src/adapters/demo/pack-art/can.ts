import { paint } from './drawing';
import { label } from './label';
import { band, disc, type Profile } from './lathe';
import { type Brand, light, type Solid, type View } from './solid';

const steel = { body: '#c3cbce', rim: '#8d999d', bright: '#e6ebec', lid: '#d3dadc', groove: '#aab5b9', tab: '#98a4a8' };

/** An aluminum can, its lid seen from above. */
export function can(brand: Brand, view: View, radius: number, height: number): Solid {
  const wall: Profile = [
    [radius * 0.8, -height],
    [radius * 0.84, 3 - height],
    [radius * 0.86, 5 - height, radius, 10 - height, radius, 15 - height],
    [radius, -9],
    [radius, -5, radius * 0.9, -3, radius * 0.8, 0],
  ];
  const coat: Profile = [
    [radius * 0.88, 7 - height],
    [radius * 0.93, 8 - height, radius, 11 - height, radius, 15 - height],
    [radius, -10],
    [radius, -7, radius * 0.97, -6, radius * 0.95, -5],
  ];
  const { print, lettering } = label(brand, { radius, top: 16 - height, bottom: -11 }, view);
  const lid = [
    paint(steel.rim, disc(radius * 0.82, -height)),
    paint(steel.bright, disc(radius * 0.8, -height - 0.6)),
    paint(steel.groove, disc(radius * 0.68, 0.4 - height)),
    paint(steel.lid, disc(radius * 0.64, 1.2 - height)),
    paint(steel.tab, disc(radius * 0.2, radius * 0.06 - height)),
  ];
  return {
    width: radius * 2,
    height,
    drawing: [
      paint(steel.body, band(wall)),
      paint(brand.tint, band(coat)),
      ...print,
      ...light(wall, 1, view),
      ...lettering,
      ...(view.small ? lid.slice(0, 3) : lid),
    ],
  };
}
