import { escaped } from '../data/svg';
import { glassBottle, plasticBottle } from './bottle';
import { can } from './can';
import { carton } from './carton';
import { shaded } from './color';
import { cup } from './cup';
import { cylinder } from './cylinder';
import { type Drawing, frame, type Picture, type Row, type Shape, toGrid, type Word } from './drawing';
import { keg } from './keg';
import { TILT } from './lathe';
import type { PackArt, PackType, PackWrap } from './pack-art.types';
import { boxShadow, type Brand, brandOf, roundShadow, type Solid, type View } from './solid';
import { wraps } from './wrappings';

interface Unit {
  readonly draw: (brand: Brand, view: View, radius: number, height: number) => Solid;
  readonly radius: number;
  readonly height: number;
  readonly wrap: Exclude<PackWrap, 'none'>;
}

/** Packages that are sold by the case. */
const units: Readonly<Partial<Record<PackType, Unit>>> = {
  can: { draw: can, radius: 33, height: 122, wrap: 'tray' },
  slim: { draw: can, radius: 28, height: 146, wrap: 'tray' },
  pet: { draw: plasticBottle, radius: 33, height: 214, wrap: 'film' },
  petL: { draw: plasticBottle, radius: 47, height: 252, wrap: 'film' },
  glass: { draw: glassBottle, radius: 30, height: 200, wrap: 'crate' },
  mini: { draw: glassBottle, radius: 29, height: 158, wrap: 'crate' },
};

/** Packages that are sold as single units. */
const singles: Readonly<Partial<Record<PackType, (brand: Brand, view: View) => Solid>>> = { keg, co2: cylinder, cup };

/** Looks up an own property by an external name, so that `constructor` is an unknown package. */
const lookUp = <Value>(table: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** A single round object, placed with its front edge on the floor line. */
function placeOnFloor({ width, height, drawing }: Solid): PlacedObject {
  const sag = TILT * width * 0.42;
  const raised = { drawing: [...roundShadow(width * 0.46), ...drawing], xs: [0], y: -sag };
  return { width, height: height + sag, drawing: [raised] };
}

const recolored = (drawing: Drawing, change: (color: string) => string): Drawing =>
  drawing.map((node) => ({ ...node, fill: change(node.fill) }));

/** The size and drawing of an object; a case has rows. */
type PlacedObject = Pick<Solid, 'width' | 'height'> & Pick<Picture, 'drawing'>;

/** Two rows of three units, regardless of the count, which is printed on the packaging. */
function cased(brand: Brand, unit: Unit, name: Exclude<PackWrap, 'none'>, text: string, small: boolean): PlacedObject {
  const { radius, height } = unit;
  const isFilm = name === 'film';
  const pitch = radius * 2 + (isFilm ? 0 : 1);
  const width = pitch * 3 + (isFilm ? 2 : 8);
  // Film has no crate between the rows: a larger distance keeps the caps of the rows apart.
  const behind = TILT * radius * 2 + (isFilm ? 14 : 7);
  const front = wraps[name].height(height);
  const foot = isFilm ? 0 : front;
  const row = (isBehind: boolean): Row => {
    const { drawing } = unit.draw(brand, { small, behind: isBehind, foot }, radius, height);
    return {
      drawing: isBehind ? recolored(drawing, shaded) : drawing,
      xs: [-pitch, 0, pitch],
      y: -TILT * radius - 2 - (isBehind ? behind : 0),
    };
  };
  return {
    width,
    height: height + behind + TILT * radius * 2,
    drawing: [...boxShadow(width), row(true), row(false), ...wraps[name].draw(brand, width, front, small ? '' : text)],
  };
}

function solidOf({ type, count = 1, size = '', wrap }: PackArt, brand: Brand, small: boolean): PlacedObject {
  const view = { small, behind: false, foot: 0 };
  const unit = lookUp(units, type);
  if (unit) {
    const known = wrap !== undefined && lookUp(wraps, wrap) ? (wrap as keyof typeof wraps) : undefined; // The look-up in this line proves that the name is a key.
    const held = wrap === 'none' ? undefined : (known ?? (count > 1 ? unit.wrap : undefined));
    return held
      ? cased(brand, unit, held, [count, size].filter(Boolean).join(' × '), small)
      : placeOnFloor(unit.draw(brand, view, unit.radius, unit.height));
  }
  const single = lookUp(singles, type);
  if (single) return placeOnFloor(single(brand, view));
  const box = carton(brand, view, size);
  return { ...box, drawing: [...boxShadow(box.width), ...box.drawing] };
}

/** Draws a package. The small version, for up to 56 px, has no words, larger marks and fewer bands of light. */
export function drawPack(art: PackArt, isSmall = false): Picture {
  const { width, height, drawing } = solidOf(art, brandOf(art.brand), isSmall);
  return { side: Math.max(width + 30, (height + 12) / 0.9), drawing };
}

const one = (node: Shape | Word): string =>
  'd' in node
    ? `<path d="${node.d}" fill="${node.fill}"${node.opacity === undefined ? '' : ` fill-opacity="${node.opacity}"`}/>`
    : `<text x="${node.x}" y="${node.y}" dy=".35em" fill="${node.fill}" font-size="${node.size}" font-weight="700" text-anchor="middle" textLength="${node.width}" lengthAdjust="spacingAndGlyphs"${node.upright ? ` transform="rotate(-90 ${node.x} ${node.y})"` : ''}>${escaped(node.text)}</text>`;

/** The displayed size that a part of a document is for, as a class: large, small or both. */
type Size = 'l' | 's' | '';
type Part = readonly [size: Size, text: string];
type Node = Picture['drawing'][number];

/** Equal for nodes that have the same place in the large and the small drawing. */
const keyOf = (node: Node): string => ('xs' in node ? `row ${node.y} ${node.xs.join(' ')}` : one(node));

/** Adjacent parts for the same size become one group. */
const joined = (parts: readonly Part[]): string =>
  parts
    .map(([size, text], at) => {
      const start = size !== '' && size !== parts[at - 1]?.[0] ? `<g class="${size}">` : '';
      const end = size !== '' && size !== parts[at + 1]?.[0] ? '</g>' : '';
      return `${start}${text}${end}`;
    })
    .join('');

/** Writes a row once, under its own id, and repeats it by reference. */
function row({ xs, y }: Row, content: string, id: string): string {
  const [first = 0, ...others] = xs;
  return `<g${others.length > 0 ? ` id="${id}"` : ''} transform="translate(${toGrid(first)} ${toGrid(y)})">${content}</g>${others
    .map((x) => `<use href="#${id}" x="${toGrid(x - first)}"/>`)
    .join('')}`;
}

/**
 * Writes two drawings, each in its order. What both contain is written once, because a browser reads each picture of a
 * list on its main thread.
 */
function merged(large: Picture['drawing'], small: Picture['drawing'], prefix = 'r'): string {
  const write = (node: Node, id: string): string =>
    'xs' in node ? row(node, node.drawing.map(one).join(''), id) : one(node);
  const keys = small.map(keyOf);
  const parts: Part[] = [];
  let next = 0;
  const addSmall = (end: number) => {
    for (; next < end; next += 1) {
      const node = small[next];
      if (node) parts.push(['s', write(node, `${prefix}s${next}`)]);
    }
  };
  large.forEach((node, at) => {
    const key = keyOf(node);
    const same = keys.indexOf(key, next);
    const other = small[same];
    if (other === undefined) {
      parts.push(['l', write(node, `${prefix}l${at}`)]);
      return;
    }
    addSmall(same);
    next += 1;
    const id = `${prefix}${at}`;
    const text = 'xs' in node && 'xs' in other ? row(node, merged(node.drawing, other.drawing, id), id) : key;
    parts.push(['', text]);
  });
  addSmall(small.length);
  return joined(parts);
}

/**
 * A package as an SVG document for an image. It adapts to its displayed size. Colors are the package's own, for light
 * and dark pages; it inherits neither font nor direction from a page.
 */
export function packSvg(art: PackArt): string {
  const large = drawPack(art);
  const { drawing: small } = drawPack(art, true);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame(large)}" font-family="system-ui,sans-serif" direction="ltr">` +
    '<style>.s{display:none}@media(max-height:52px){.l{display:none}.s{display:inline}}</style>' +
    `${merged(large.drawing, small)}</svg>`
  );
}
