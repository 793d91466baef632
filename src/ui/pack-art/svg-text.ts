import { drawPack, type PackDrawingOptions } from './draw-pack';
import { frame, type Drawing } from './drawing';
import type { PackArt } from './pack-drawing.types';
import { drawScene, SCENE, SCENE_FRAME } from './scene';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

const nodes = (drawing: Drawing) =>
  drawing
    .map((node) =>
      'd' in node
        ? `<path d="${node.d}" fill="${node.fill}"${node.opacity === undefined ? '' : ` fill-opacity="${node.opacity}"`}/>`
        : `<text x="${node.x}" y="${node.y}" dy=".35em" fill="${node.fill}" font-size="${node.size}" font-weight="700" text-anchor="middle" textLength="${node.width}" lengthAdjust="spacingAndGlyphs"${node.upright ? ` transform="rotate(-90 ${node.x} ${node.y})"` : ''}>${escaped(node.text)}</text>`,
    )
    .join('');

/** A whole SVG document; an image has no page to take its typeface from, so it names one. */
const svg = (viewBox: string, width: number, height: number, drawing: Drawing, opacity = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" font-family="system-ui,sans-serif" direction="ltr"${opacity < 1 ? ` opacity="${opacity}"` : ''}>${nodes(drawing)}</svg>`;

/**
 * A package as the text of an SVG file, for catalogs that give images by address: prefix `data:image/svg+xml,` and
 * `encodeURIComponent` it. Inside a page use `Pack`.
 */
export function packSvgText(art: PackArt, view: PackDrawingOptions = {}): string {
  const picture = drawPack(art, view);
  return svg(frame(picture), 480, 480, picture.drawing, view.off ? 0.5 : 1);
}

/** The cellar wall as the text of an SVG file, for themes that name a background image. */
export const shelfSceneSvgText = (shelves: readonly (readonly PackArt[])[]): string =>
  svg(SCENE_FRAME, SCENE.width, SCENE.height, drawScene(shelves));
