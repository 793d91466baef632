import { box, paint, point, polygon } from './drawing';
import { legible, visible } from './color';
import { lettered } from './lettering';
import { marked } from './marks';
import type { Brand, Solid, View } from './solid';

const width = 176;
const height = 150;
const depth = 26;
const [left, right] = [-width / 2, width / 2];

/** A syrup carton with its spout: front face and foreshortened top. Also what an unknown package looks like. */
export function carton(brand: Brand, view: View, size = ''): Solid {
  const onTint = legible(brand.tint, brand.ink, brand.paper);
  const markOnTint = visible(brand.tint, brand.ink, brand.paper);
  const waveTop = -height + 88;
  const crest = `Q${point(left + 44, waveTop - 26)} ${point(0, waveTop - 8)}Q${point(right - 44, waveTop + 10)} ${point(right, waveTop - 18)}`;
  const wave = `M${point(left, waveTop)}${crest}L${point(right, -34)}L${point(left, -34)}Z`;
  const lettering = [
    ...lettered(brand.name, { x: 26, y: -96, size: 30, width: 104, fill: onTint }),
    ...lettered(size, { x: 26, y: -74, size: 14, width: 104, fill: onTint }),
  ];
  const hasName = lettering.length > 0 && !view.small;
  return {
    width: width + 8,
    height: height + depth,
    drawing: [
      paint('#e0c59d', polygon(left + 8, -height - depth, right - 8, -height - depth, right, -height, left, -height)),
      paint('#a8875a', box(left + 4, -height - depth / 2 - 1, width - 8, 2)),
      paint('#efe0c2', box(-34, -height - depth / 2 - 5, 68, 10), 0.85),
      paint('#cfae80', box(left, -height, width, height)),
      paint(brand.tint, box(left, 14 - height, width, height - 48)),
      paint(brand.deep, wave),
      hasName ? marked(brand.mark, -54, -93, 21, markOnTint) : marked(brand.mark, 0, -92, 30, markOnTint),
      paint('#000', box(left, -height, 10, height), 0.08),
      paint('#fff', box(left + 14, -height, 26, height), 0.1),
      paint('#000', box(right - 26, -height, 26, height), 0.14),
      paint('#fff', box(left, -height, width, 3), 0.35),
      ...(hasName ? lettering : []),
      paint('#8e6f45', box(right - 66, -38, 44, 38, 3)),
      paint('#2d383b', box(right - 57, -30, 26, 26, 13)),
      paint(brand.cap, box(right - 53, -26, 18, 18, 9)),
      paint('#fff', box(right - 50, -23, 6, 6, 3), 0.6),
      paint('#000', box(left + 16, -22, 54, 5) + box(left + 16, -13, 36, 4), 0.2),
    ],
  };
}
