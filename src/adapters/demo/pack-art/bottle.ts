import { paint, type Drawing } from './drawing';
import { label } from './label';
import { band, disc, ribs, strip, type Profile } from './lathe';
import { type Brand, light, type Solid, type View } from './solid';

const clearPlastic = '#dfeaea';

/** A cap or crown: its wall, its grip and its flat top. */
function closure(profile: Profile, grip: string, color: string, view: View): Drawing {
  const [radius, top] = profile[0];
  return [
    paint(color, band(profile)),
    ...(view.small || view.behind ? [] : [paint('#000', grip, 0.15)]),
    ...light(profile, 0.75, view),
    paint(color, disc(radius, top)),
    paint('#fff', disc(radius, top), 0.26),
  ];
}

/** A plastic bottle: transparent wall, liquid, sleeve, rings, and a ribbed screw cap. */
export function plasticBottle(brand: Brand, view: View, radius: number, height: number): Solid {
  const sleeve = { radius: radius * 0.93, top: height * -0.55, bottom: height * -0.26 };
  const waist: Profile = [
    [radius, height * -0.58],
    [sleeve.radius, height * -0.56, sleeve.radius, height * -0.56, sleeve.radius, sleeve.top],
    [sleeve.radius, sleeve.bottom],
    [radius, height * -0.25, radius, height * -0.25, radius, height * -0.22],
    [radius, height * -0.08],
    [radius, -4, radius * 0.86, 0, radius * 0.78, 0],
  ];
  const [shoulder, ...body] = waist;
  const wall: Profile = [
    [radius * 0.4, 16 - height],
    [radius * 0.4, 24 - height],
    [radius * 0.42, 40 - height, radius * 0.98, 46 - height, radius, 78 - height],
    shoulder,
    ...body,
  ];
  const liquid: Profile = [
    [radius * 0.52, 46 - height],
    [radius * 0.8, 54 - height, radius * 0.98, 62 - height, radius, 80 - height],
    shoulder,
    ...body,
  ];
  const cap: Profile = [
    [radius * 0.44, -height],
    [radius * 0.44, 15 - height],
  ];
  const rings = [0.2, 0.16, 0.12].map((share) => strip(radius, -height * share, 1.6 - height * share)).join('');
  const { print, lettering } = label(brand, sleeve, view);
  return {
    width: radius * 2,
    height,
    drawing: [
      paint(clearPlastic, band(wall), 0.88),
      paint(brand.liquid, band(liquid), 0.94),
      paint('#fff', disc(radius * 0.52, 46 - height), 0.25),
      ...(view.behind
        ? []
        : [paint(brand.tint, strip(sleeve.radius, sleeve.top, sleeve.bottom)), ...print, paint('#000', rings, 0.08)]),
      ...light(wall, 0.9, view),
      ...lettering,
      paint(clearPlastic, strip(radius * 0.48, 16 - height, 20 - height)),
      ...closure(cap, ribs(cap, 11, 0.03), brand.cap, view),
    ],
  };
}

/** A glass bottle with a crown cap, a neck band and a label on its straight wall. */
export function glassBottle(brand: Brand, view: View, radius: number, height: number): Solid {
  const body: Profile = [
    [radius * 0.41, 12 - height],
    [radius * 0.44, height * -0.68, radius * 0.5, height * -0.66, radius * 0.62, height * -0.61],
    [radius * 0.86, height * -0.55, radius, height * -0.52, radius, height * -0.44],
    [radius, -7],
    [radius, -3, radius * 0.92, 0, radius * 0.84, 0],
  ];
  const [, ...below] = body;
  const wall: Profile = [[radius * 0.41, 8 - height], ...body];
  const liquid: Profile = [[radius * 0.4, height * -0.8], ...below];
  const crown: Profile = [
    [radius * 0.36, -height],
    [radius * 0.42, 1 - height, radius * 0.47, 4 - height, radius * 0.5, 9 - height],
  ];
  const paper = { radius, top: height * -0.42, bottom: height * -0.09 };
  const { print, lettering } = label(brand, paper, view);
  const isLabelSeen = print.length > 0;
  return {
    width: radius * 2,
    height,
    drawing: [
      paint(brand.glass, band(wall)),
      paint(brand.liquid, band(liquid, -0.9, 0.9), brand.clear ? 0.75 : 0.22),
      ...(isLabelSeen ? [paint(brand.tint, strip(radius, paper.top, paper.bottom)), ...print] : []),
      paint(brand.tint, strip(radius * 0.475, height * -0.76, height * -0.7)),
      ...light(wall, 1.1, view),
      ...lettering,
      ...closure(crown, ribs(crown, 13, 0.035), brand.cap, view),
    ],
  };
}
