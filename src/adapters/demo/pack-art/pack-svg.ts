import { escaped } from '../data/svg';
import { drawPack } from './draw-pack';
import { frame, toGrid, type Picture, type Row, type Shape, type Word } from './drawing';
import type { PackArt } from './pack-art.types';

const one = (node: Shape | Word): string =>
  'd' in node
    ? `<path d="${node.d}" fill="${node.fill}"${node.opacity === undefined ? '' : ` fill-opacity="${node.opacity}"`}/>`
    : `<text x="${node.x}" y="${node.y}" dy=".35em" fill="${node.fill}" font-size="${node.size}" font-weight="700" text-anchor="middle" textLength="${node.width}" lengthAdjust="spacingAndGlyphs"${node.upright ? ` transform="rotate(-90 ${node.x} ${node.y})"` : ''}>${escaped(node.text)}</text>`;

/** Its drawing is written once, under an id of its own. */
const row = ({ drawing, xs, y }: Row, id: string): string =>
  `<g id="${id}" transform="translate(${toGrid(xs[0] ?? 0)} ${toGrid(y)})">${drawing.map(one).join('')}</g>` +
  xs
    .slice(1)
    .map((x) => `<use href="#${id}" x="${toGrid(x - (xs[0] ?? 0))}"/>`)
    .join('');

const view = ({ drawing }: Picture, name: string): string =>
  `<g class="${name}">${drawing.map((node, at) => ('xs' in node ? row(node, `${name}${at}`) : one(node))).join('')}</g>`;

/**
 * A package as an SVG document that an image shows. It draws itself by the size it is shown at. Its colours are the
 * package's own, for light and dark pages alike; it has no page to take a typeface or a reading direction from.
 */
export function packSvg(art: PackArt): string {
  const large = drawPack(art);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame(large)}" font-family="system-ui,sans-serif" direction="ltr">` +
    '<style>.s{display:none}@media(max-height:52px){.l{display:none}.s{display:inline}}</style>' +
    `${view(large, 'l')}${view(drawPack(art, true), 's')}</svg>`
  );
}
