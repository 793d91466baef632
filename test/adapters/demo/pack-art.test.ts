import { describe, expect, it } from 'vitest';
import { brands } from '../../../src/adapters/demo/data/brands';
import { packPicture } from '../../../src/adapters/demo/data/pictures';
import { contrast } from '../../../src/adapters/demo/pack-art/color';
import {
  ABOVE_FLOOR,
  BELOW_FLOOR,
  GRID,
  type Drawing,
  type Picture,
  placed,
} from '../../../src/adapters/demo/pack-art/drawing';
import type { PackArt, PackBrand, PackType } from '../../../src/adapters/demo/pack-art/pack-art.types';
import { drawPack, packSvg } from '../../../src/adapters/demo/pack-art/pack-svg';
import { imageSource } from '../../../src/rules/web';

const brand: PackBrand = {
  name: 'Maribel',
  tint: '#8c2f4b',
  deep: '#5a1a30',
  ink: '#fbeee2',
  paper: '#f7e9d8',
  liquid: '#3a1a16',
  cap: '#5a1a30',
  mark: 'ring',
  scheme: 'sweep',
};
const types: readonly PackType[] = ['can', 'slim', 'pet', 'petL', 'glass', 'mini', 'bib', 'co2', 'keg', 'cup'];
const schemes = ['sweep', 'band', 'fold', 'tower'] as const;
const wraps = ['none', 'tray', 'film', 'crate'] as const;

/** All drawings of one brand. */
const all = types.flatMap((type) =>
  wraps.flatMap((wrap) =>
    schemes.map((scheme): PackArt => ({ type, wrap, count: 24, size: '16.9 oz', brand: { ...brand, scheme } })),
  ),
);

/** All shapes and words of a picture, repeated ones of a row as often as they occur. */
const flat = ({ drawing }: Picture): Drawing =>
  drawing.flatMap((node) => ('xs' in node ? node.xs.flatMap((x) => placed(node.drawing, x, node.y)) : node));

const words = (picture: Picture) => wordsOf(flat(picture));
const wordsOf = (drawing: Drawing) => drawing.flatMap((node) => ('text' in node ? [node.text] : []));

/** The elements of a document for one size, without the groups of the other. */
function shownAs(size: 'l' | 's', text: string): string {
  const hidden: boolean[] = [];
  return [...text.matchAll(/<[^>]*>[^<]*/g)]
    .map(([node]) => {
      if (/^<g[ >]/.test(node))
        hidden.push(hidden.at(-1) === true || node.includes(`class="${size === 'l' ? 's' : 'l'}"`));
      const isHidden = hidden.at(-1) === true;
      if (node.startsWith('</g>')) hidden.pop();
      return isHidden ? '' : node;
    })
    .join('');
}

/** The path data and words of a document, in order. */
const shapes = (text: string) =>
  [...text.matchAll(/<path d="([^"]*)"|<text[^>]*>([^<]*)/g)].map(([, path, word]) => path ?? word);
const written = ({ drawing }: Picture) =>
  drawing
    .flatMap((node): Drawing => ('xs' in node ? node.drawing : [node]))
    .map((node) => ('d' in node ? node.d : node.text));

/** Corners of the bounding box of a drawing; control points for curves, end points for arcs. */
function bounds(drawing: Drawing) {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const node of drawing) {
    if ('text' in node) {
      const [across, along] = node.upright ? [node.size, node.width] : [node.width, node.size];
      xs.push(node.x - across / 2, node.x + across / 2);
      ys.push(node.y - along / 2, node.y + along / 2);
      continue;
    }
    for (const [, command, list = ''] of node.d.matchAll(/([A-Z])([^A-Z]*)/g)) {
      const numbers = list.trim().split(/\s+/).filter(Boolean).map(Number);
      const points = command === 'A' ? numbers.slice(5) : numbers;
      points.forEach((n, i) => (i % 2 ? ys : xs).push(n));
    }
  }
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].map(
    (n) => n / GRID,
  ) as [number, number, number, number]; // Four in, four out.
  return { left, right, top, bottom, numbers: [...xs, ...ys] };
}

describe('a package drawing', () => {
  it('stays inside its frame for every type, wrap, scheme and size', () => {
    for (const art of all) {
      for (const isSmall of [false, true]) {
        const picture = drawPack(art, isSmall);
        const { side } = picture;
        const { left, right, top, bottom, numbers } = bounds(flat(picture));
        const what = `${art.type} ${art.wrap} ${art.brand.scheme}`;
        expect(numbers.every(Number.isFinite), what).toBe(true);
        expect(left, what).toBeGreaterThanOrEqual(-side / 2);
        expect(right, what).toBeLessThanOrEqual(side / 2);
        expect(top, what).toBeGreaterThanOrEqual(-side * ABOVE_FLOOR);
        expect(bottom, what).toBeLessThanOrEqual(side * BELOW_FLOOR);
      }
    }
  });

  it('fills most of that frame and touches the floor', () => {
    for (const type of types) {
      const picture = drawPack({ type, brand });
      const { side } = picture;
      const { left, right, top, bottom } = bounds(flat(picture));
      expect(Math.max(right - left, bottom - top) / side, type).toBeGreaterThan(0.75);
      expect(Math.abs(bottom) / side, type).toBeLessThan(0.07);
    }
  });

  it('has no external references', () => {
    for (const art of all) {
      const text = packSvg(art);
      expect(text).not.toMatch(/url\(|@import|\sstyle=|<(?:image|script|foreignObject)/i);
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, href] of text.matchAll(/href="([^"]+)"/g)) expect(ids).toContain(href?.slice(1));
    }
  });

  it('is a carton for an unknown type', () => {
    const carton = drawPack({ type: 'bib', brand, size: '5 gal' });
    for (const type of ['hogshead', '', 'constructor', 'toString']) {
      expect(drawPack({ type, brand, size: '5 gal' }), type).toEqual(carton);
    }
    expect(drawPack({ type: 'can', brand })).not.toEqual(carton);
  });

  it('uses the default for an unknown mark, scheme or wrap', () => {
    const odd = drawPack({
      type: 'can',
      count: 24,
      wrap: 'constructor',
      brand: { ...brand, mark: 'toString', scheme: 'valueOf' },
    });
    expect(odd).toEqual(drawPack({ type: 'can', count: 24, brand: { ...brand, mark: 'ring', scheme: 'fold' } }));
  });

  it('differs by mark and scheme from one with the same colors', () => {
    for (const type of ['can', 'pet', 'glass', 'keg'] as const) {
      const drawings = [
        ...schemes.map((scheme) => ({ ...brand, scheme })),
        { ...brand, mark: 'leaf' },
        { ...brand, mark: 'star' },
      ].map((each) => JSON.stringify(drawPack({ type, brand: each })));
      expect(new Set(drawings).size, type).toBe(drawings.length);
    }
  });

  it('accepts only valid colors from data', () => {
    const evil = 'url(https://example.com/pixel)';
    const hostile = {
      ...brand,
      tint: evil,
      deep: 'red;',
      ink: evil,
      paper: '',
      liquid: evil,
      cap: evil,
      glass: evil,
      crate: evil,
    };
    for (const type of types) {
      const drawing = flat(drawPack({ type, count: 24, brand: hostile }));
      expect(
        drawing.every(({ fill }) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(fill)),
        type,
      ).toBe(true);
    }
  });

  it('is a valid image, cached for equal packages and small enough for a list of fifty', () => {
    for (const art of all) {
      const source = packPicture({ ...art, brand: { ...art.brand, name: `${art.type} ${art.brand.scheme}` } });
      expect(imageSource(source, { origin: 'https://shop.example' })).toBe(source);
      expect(source.length).toBeLessThan(34_000);
    }
    const cola = { type: 'can', wrap: 'tray', count: 24, size: '12 oz' };
    expect(packPicture({ ...cola, brand: brands.maribel })).toBe(packPicture({ ...cola, brand: brands.maribel }));
    expect(packPicture({ ...cola, brand: brands.maribel })).not.toBe(packPicture({ ...cola, brand: brands.halden }));
    expect(packPicture({ ...cola, brand: brands.maribel })).not.toBe(
      packPicture({ ...cola, count: 12, brand: brands.maribel }),
    );
  });
});

describe('the printed text of a package drawing', () => {
  it('is the count and the size on a case, once', () => {
    const texts = { can: 'tray', pet: 'film', glass: 'crate' } as const;
    for (const [type, wrap] of Object.entries(texts)) {
      const printed = words(drawPack({ type, brand, count: 24, size: '12 oz' }));
      expect(
        printed.filter((word) => word === '24 × 12 oz'),
        wrap,
      ).toHaveLength(1);
      expect(drawPack({ type, brand, count: 24, size: '12 oz', wrap })).toEqual(
        drawPack({ type, brand, count: 24, size: '12 oz' }),
      );
    }
    expect(words(drawPack({ type: 'can', brand, count: 24 }))).toContain('24');
    expect(words(drawPack({ type: 'can', brand, size: '12 oz' }))).toEqual(['Maribel']);
  });

  it('is legible on a pale crate', () => {
    const crate = '#f2ead0';
    const text = flat(drawPack({ type: 'glass', brand: { ...brand, crate }, count: 24 })).find(
      (node) => 'text' in node && node.text === '24',
    );
    expect(contrast(text?.fill ?? crate, crate)).toBeGreaterThan(4.5);
  });

  it('contains words only if there is room for legible letters', () => {
    const named = (name: string) => words(drawPack({ type: 'can', brand: { ...brand, name } }));
    expect(named('Grandma Wilhelmina’s Own Reserve')).toEqual(['Grandma']);
    expect(named('Donaudampfschifffahrtsgesellschaft')).toEqual([]);
    expect(named('  ')).toEqual([]);
    for (const art of all) expect(words(drawPack(art, true))).toEqual([]);
  });

  it('keeps its order on a right-to-left page', () => {
    expect(packSvg({ type: 'can', brand })).toContain('direction="ltr"');
  });
});

describe('a drawing as SVG text', () => {
  it('is a separate document with escaped names', () => {
    const text = packSvg({ type: 'can', brand: { ...brand, name: 'A<b>&"c"' } });
    expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(text).toContain('>A&#60;b&#62;&#38;&#34;c&#34;</text>');
    expect(text).not.toContain('<b>');
  });

  it('shows at each size exactly the drawing for it', () => {
    for (const art of [...all, { type: 'can', brand, count: 24, size: '12 oz' }]) {
      const text = packSvg(art);
      expect(shapes(shownAs('l', text))).toEqual(written(drawPack(art)));
      expect(shapes(shownAs('s', text))).toEqual(written(drawPack(art, true)));
      expect(text).toContain('@media(max-height:52px)');
    }
  });

  it('is a URL from which the document can be decoded', () => {
    const address = packPicture({ type: 'can', brand: { ...brand, name: '100 % “Thé”#1' } });
    const text = decodeURIComponent(address.slice(address.indexOf(',') + 1));
    expect(text).toBe(packSvg({ type: 'can', brand: { ...brand, name: '100 % “Thé”#1' } }));
    expect(address).toMatch(/^[ -~]+$/);
  });
});
