// npm run architecture: draws the layers of src and their imports, for the page *Architecture* of the docs.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { cruiseSources } from './cruise.mjs';
import { root } from './surface.mjs';

/** Path of the drawing, relative to the package. */
export const drawingPath = 'stories/docs/architecture.svg';

/** Each layer with its position (columns from the left, rows from the bottom) and its content. */
const layers = {
  embed: { column: 1, row: 7, holds: 'mount, elements, script tag' },
  locales: { column: 2, row: 7, holds: 'four languages' },
  'index.ts': { column: 3, row: 6, holds: 'the main entry' },
  portal: { column: 2, row: 6, holds: 'the reference portal' },
  server: { column: 1, row: 6, holds: 'data for server markup' },
  widgets: { column: 2, row: 5, holds: 'one folder a screen' },
  ui: { column: 3, row: 4, holds: 'components, no business' },
  'runtime/react': { column: 2, row: 4, holds: 'hooks' },
  runtime: { column: 2, row: 3, holds: 'cart, commits, reads' },
  adapters: { column: 0, row: 3, holds: 'demo, Salesforce, Vendure' },
  testing: { column: 4, row: 3, holds: 'the conformance kit' },
  ports: { column: 2, row: 2, holds: 'what a backend offers' },
  domain: { column: 2, row: 1, holds: 'business types' },
  rules: { column: 2, row: 0, holds: 'business rules' },
};

const layerOf = (path) => /^src\/(runtime\/react(?=\/)|[^/]+)/.exec(path)?.[1];

/**
 * Imports between layers; lazy if only `import()` is used.
 * @returns {Promise<{ from: string, to: string, lazy: boolean }[]>}
 */
export async function layerImports() {
  const found = new Map();
  for (const { from, to, lazy } of (await cruiseSources(root)).imports) {
    const edge = { from: layerOf(from), to: layerOf(to), lazy };
    if (edge.from === edge.to) continue;
    const key = `${edge.from} ${edge.to}`;
    found.set(key, { ...edge, lazy: lazy && found.get(key)?.lazy !== false });
  }
  return [...found.values()].sort((a, b) => `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`, 'en'));
}

/** Layers that a layer imports, directly or indirectly. */
function reached(from, edges, seen = new Set()) {
  for (const edge of edges) {
    if (edge.from !== from || seen.has(edge.to)) continue;
    seen.add(edge.to);
    reached(edge.to, edges, seen);
  }
  return seen;
}

/**
 * Layers that import themselves indirectly.
 * @param {{ from: string, to: string }[]} edges
 * @returns {string[]}
 */
export const cyclesIn = (edges) =>
  [...new Set(edges.map(({ from }) => from))].filter((layer) => reached(layer, edges).has(layer)).sort();

/** Edges that aren't implied by a longer path. */
const direct = (edges) =>
  edges.filter(
    ({ from, to }) =>
      !edges.some((other) => other.from === from && other.to !== to && reached(other.to, edges).has(to)),
  );

const WIDTH = 164;
const HEIGHT = 46;
const COLUMN_STEP = 196;
const ROW_STEP = 78;
const MARGIN = 16;
const TOP_ROW = Math.max(...Object.values(layers).map(({ row }) => row));
const COLUMNS = Math.max(...Object.values(layers).map(({ column }) => column)) + 1;
/** Offset in pixels from the center of a box, so that incoming and outgoing lines don't overlap. */
const BESIDE = 10;

function boxOf(layer) {
  const place = layers[layer];
  if (place === undefined)
    throw new Error(`The layer ${layer} has no position in the drawing. Add one in scripts/architecture.mjs`);
  const left = MARGIN + place.column * COLUMN_STEP;
  const top = MARGIN + (TOP_ROW - place.row) * ROW_STEP;
  return { ...place, left, top, right: left + WIDTH, bottom: top + HEIGHT, x: left + WIDTH / 2, y: top + HEIGHT / 2 };
}

/** Route of a line with right angles: from a side column first down, from the center column first sideways. */
function wayOf({ from, to, lazy }) {
  const [a, b] = [boxOf(from), boxOf(to)];
  const isLeft = b.x < a.x;
  const aside = lazy ? BESIDE : 0;
  if (a.row === b.row) return `M${isLeft ? a.left : a.right} ${a.y}H${isLeft ? b.right : b.left}`;
  if (a.column === b.column)
    return a.row > b.row ? `M${a.x + aside} ${a.bottom}V${b.top}` : `M${a.x + 3 * aside} ${a.top}V${b.bottom}`;
  if (b.column === 2) return `M${a.x} ${a.bottom}V${b.y - BESIDE}H${isLeft ? b.right : b.left}`;
  return `M${isLeft ? a.left : a.right} ${a.y + BESIDE}H${b.x - aside}V${b.top}`;
}

/**
 * Returns the drawing as SVG.
 * @param {{ from: string, to: string, lazy: boolean }[]} edges
 * @returns {string}
 */
export function drawingOf(edges) {
  const solid = edges.filter(({ lazy }) => !lazy);
  const lines = [...direct(solid), ...edges.filter(({ lazy }) => lazy)].map(
    (edge) =>
      `  <path class="${edge.lazy ? 'lazy' : 'import'}" marker-end="url(#tip)" d="${wayOf(edge)}"><title>${edge.from} ${edge.lazy ? 'loads' : 'imports'} ${edge.to}</title></path>`,
  );
  const boxes = Object.keys(layers).flatMap((layer) => {
    const { left, top, x, holds } = boxOf(layer);
    return [
      `  <rect x="${left}" y="${top}" width="${WIDTH}" height="${HEIGHT}" rx="6"/>`,
      `  <text class="name" x="${x}" y="${top + 20}">${layer}</text>`,
      `  <text x="${x}" y="${top + 36}">${holds}</text>`,
    ];
  });
  const width = 2 * MARGIN + (COLUMNS - 1) * COLUMN_STEP + WIDTH;
  const height = 2 * MARGIN + TOP_ROW * ROW_STEP + HEIGHT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '  <style>',
    '    rect { fill: #fff; stroke: #59636e; }',
    '    text { font: 11px system-ui, sans-serif; fill: #59636e; text-anchor: middle; }',
    '    .name { font-size: 14px; font-weight: 600; fill: #1f2328; }',
    '    path { fill: none; stroke: #59636e; stroke-width: 1.5; }',
    '    .lazy { stroke-dasharray: 5 4; }',
    '    .ground { fill: #f6f8fa; stroke: none; }',
    '    #tip path { fill: #59636e; stroke: none; }',
    '  </style>',
    '  <defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8Z"/></marker></defs>',
    `  <rect class="ground" width="${width}" height="${height}" rx="8"/>`,
    ...lines,
    ...boxes,
    '</svg>',
    '',
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(`${root}${drawingPath}`, drawingOf(await layerImports()));
  console.log(`drawn: ${drawingPath}`);
}
