import { box, paint } from './drawing';
import { band, strip, TILT, type Profile } from './lathe';
import { lettered } from './lettering';
import { marked } from './marks';
import { type Brand, light, type Solid, type View } from './solid';

const radius = 40;
const height = 196;

/** A gas cylinder with a brass valve; what it holds is printed as its formula. */
export function cylinder(brand: Brand, view: View): Solid {
  const wall: Profile = [
    [radius * 0.3, -height],
    [radius * 0.74, -height, radius, 14 - height, radius, 40 - height],
    [radius, -8],
    [radius, -3, radius * 0.95, 0, radius * 0.88, 0],
  ];
  const neck: Profile = [
    [9, -height - 14],
    [9, 2 - height],
  ];
  const sag = TILT * radius;
  const middle = 122 - height + sag;
  return {
    width: radius * 2,
    height: height + 46,
    drawing: [
      paint('#b98d3c', box(6, -height - 26, 26, 9, 3)),
      paint('#d8ae5c', box(28, -height - 29, 9, 15, 2)),
      paint('#c79a45', box(-7, -height - 34, 14, 24, 3)),
      paint('#5b6a6f', box(-16, -height - 44, 32, 11, 4)),
      paint('#fff', box(-4, -height - 33, 3, 22) + box(-12, -height - 42, 7, 3, 1.5), 0.4),
      paint('#b4bec2', band(wall)),
      paint(brand.deep, strip(radius, 44 - height, 56 - height)),
      paint(brand.tint, strip(radius, 78 - height, -34)),
      paint(brand.paper, strip(radius, 83 - height, -39)),
      marked(brand.mark, 0, view.small ? middle + 2 : middle + 17, view.small ? 21 : 11, brand.onPaper),
      ...light(wall, 1, view),
      ...(view.small ? [] : lettered('CO₂', { y: middle - 10, size: 25, width: radius * 1.4, fill: brand.deep })),
      paint('#8d999d', band(neck)),
      ...light(neck, 0.8, { ...view, small: true }),
    ],
  };
}
