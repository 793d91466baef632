import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../src/ui/pack-art/color';
import { drawPack, type PackDrawingOptions } from '../../src/ui/pack-art/draw-pack';
import { FLOOR, GRID, type Drawing } from '../../src/ui/pack-art/drawing';
import { LazyPackDrawing, prefetchPackDrawing } from '../../src/ui/pack-art/lazy-pack-drawing';
import { PackDrawing } from '../../src/ui/pack-art/pack-drawing';
import type { PackArt, PackBrand, PackType } from '../../src/ui/pack-art/pack-drawing.types';
import { ShelfScene } from '../../src/ui/pack-art/shelf-scene';
import { packSvgText, shelfSceneSvgText } from '../../src/ui/pack-art/svg-text';

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
const views: readonly PackDrawingOptions[] = [{}, { small: true }, { off: true }];

/** Everything the library can draw of one brand. */
const all = types.flatMap((type) =>
  wraps.flatMap((wrap) =>
    schemes.map((scheme): PackArt => ({ type, wrap, count: 24, size: '16.9 oz', brand: { ...brand, scheme } })),
  ),
);

const words = (drawing: Drawing) => drawing.flatMap((node) => ('text' in node ? [node.text] : []));

/** Corners of the box around a drawing, in units; curves by their control points, arcs by their ends. */
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
  ) as [number, number, number, number]; // four in, four out
  return { left, right, top, bottom, numbers: [...xs, ...ys] };
}

describe('a package drawing', () => {
  it('stays inside its square, whatever the type, wrap, scheme and size', () => {
    for (const art of all) {
      for (const view of views) {
        const { side, drawing } = drawPack(art, view);
        const { left, right, top, bottom, numbers } = bounds(drawing);
        const what = `${art.type} ${art.wrap} ${art.brand.scheme}`;
        expect(numbers.every(Number.isFinite), what).toBe(true);
        expect(left, what).toBeGreaterThanOrEqual(-side / 2);
        expect(right, what).toBeLessThanOrEqual(side / 2);
        expect(top, what).toBeGreaterThanOrEqual(-side * FLOOR);
        expect(bottom, what).toBeLessThanOrEqual(side * (1 - FLOOR));
      }
    }
  });

  it('fills most of that square and stands on the floor', () => {
    for (const type of types) {
      const { side, drawing } = drawPack({ type, brand });
      const { left, right, top, bottom } = bounds(drawing);
      expect(Math.max(right - left, bottom - top) / side, type).toBeGreaterThan(0.75);
      expect(Math.abs(bottom) / side, type).toBeLessThan(0.07);
    }
  });

  it('needs nothing a strict content security policy or a second copy on the page would trip over', () => {
    for (const art of all) {
      expect(renderToStaticMarkup(<PackDrawing {...art} />)).not.toMatch(
        /\s(id|style)=|url\(|<(defs|filter|mask|clipPath|linearGradient|radialGradient|use|image|style)/i,
      );
    }
  });

  it('says nothing to assistive technology', () => {
    expect(renderToStaticMarkup(<PackDrawing type="can" brand={brand} />)).toContain('aria-hidden="true"');
  });

  it('passes other attributes on and keeps its own class', () => {
    expect(renderToStaticMarkup(<PackDrawing type="can" brand={brand} className="mine" data-sku="7" />)).toMatch(
      /^<svg data-sku="7" class="tf-pack mine"/,
    );
  });

  it('is a carton when the type is unknown', () => {
    const carton = drawPack({ type: 'bib', brand, size: '5 gal' });
    for (const type of ['hogshead', '', 'constructor', 'toString']) {
      expect(drawPack({ type, brand, size: '5 gal' }), type).toEqual(carton);
    }
    expect(drawPack({ type: 'can', brand })).not.toEqual(carton);
  });

  it('draws an unknown mark, scheme or wrap as the usual one', () => {
    const odd = drawPack({
      type: 'can',
      count: 24,
      wrap: 'constructor',
      brand: { ...brand, mark: 'toString', scheme: 'valueOf' },
    });
    expect(odd).toEqual(drawPack({ type: 'can', count: 24, brand: { ...brand, mark: 'ring', scheme: 'fold' } }));
  });

  it('is told apart from one of the same colors by mark and by scheme', () => {
    for (const type of ['can', 'pet', 'glass', 'keg'] as const) {
      const drawings = [
        ...schemes.map((scheme) => ({ ...brand, scheme })),
        { ...brand, mark: 'leaf' },
        { ...brand, mark: 'star' },
      ].map((each) => JSON.stringify(drawPack({ type, brand: each })));
      expect(new Set(drawings).size, type).toBe(drawings.length);
    }
  });

  it('takes colors from data only when they are colors', () => {
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
      const { drawing } = drawPack({ type, count: 24, brand: hostile });
      expect(
        drawing.every(({ fill }) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(fill)),
        type,
      ).toBe(true);
    }
  });

  it('is gray and half as strong when it is not to be had', () => {
    const fills = drawPack({ type: 'can', brand }, { off: true }).drawing.map(({ fill }) =>
      parseInt(fill.slice(1), 16),
    );
    const spread = fills
      .map((c) => [c >> 16, (c >> 8) & 255, c & 255])
      .map((rgb) => Math.max(...rgb) - Math.min(...rgb));
    expect(Math.max(...spread)).toBeLessThan(20);
    expect(renderToStaticMarkup(<PackDrawing type="can" brand={brand} off />)).toContain('opacity="0.5"');
  });

  it('is drawn once for a brand, so that a list of fifty renders cheaply', () => {
    expect(drawPack({ type: 'can', brand, count: 24 })).toBe(drawPack({ count: 24, brand, type: 'can' }));
    expect(drawPack({ type: 'can', brand, count: 12 })).not.toBe(drawPack({ type: 'can', brand, count: 24 }));
    for (const art of all) expect(drawPack(art).drawing.length, `${art.type} ${art.wrap}`).toBeLessThanOrEqual(70);
    for (const art of all)
      expect(drawPack(art, { small: true }).drawing.length, `small ${art.type} ${art.wrap}`).toBeLessThanOrEqual(50);
  });
});

describe('what is printed on it', () => {
  it('is the count and the size on a case, once', () => {
    const texts = { can: 'tray', pet: 'film', glass: 'crate' } as const;
    for (const [type, wrap] of Object.entries(texts)) {
      const printed = words(drawPack({ type, brand, count: 24, size: '12 oz' }).drawing);
      expect(
        printed.filter((word) => word === '24 × 12 oz'),
        wrap,
      ).toHaveLength(1);
      expect(drawPack({ type, brand, count: 24, size: '12 oz', wrap })).toEqual(
        drawPack({ type, brand, count: 24, size: '12 oz' }),
      );
    }
    expect(words(drawPack({ type: 'can', brand, count: 24 }).drawing)).toContain('24');
    expect(words(drawPack({ type: 'can', brand, size: '12 oz' }).drawing)).toEqual(['Maribel']);
  });

  it('can be read on a pale crate', () => {
    const crate = '#f2ead0';
    const text = drawPack({ type: 'glass', brand: { ...brand, crate }, count: 24 }).drawing.find(
      (node) => 'text' in node && node.text === '24',
    );
    expect(contrast(text?.fill ?? crate, crate)).toBeGreaterThan(4.5);
  });

  it('has words only where there is room for letters one can read', () => {
    const named = (name: string) => words(drawPack({ type: 'can', brand: { ...brand, name } }).drawing);
    expect(named('Grandma Wilhelmina’s Own Reserve')).toEqual(['Grandma']);
    expect(named('Donaudampfschifffahrtsgesellschaft')).toEqual([]);
    expect(named('  ')).toEqual([]);
    for (const art of all) expect(words(drawPack(art, { small: true }).drawing)).toEqual([]);
  });

  it('keeps its order on a page that reads from right to left', () => {
    expect(renderToStaticMarkup(<PackDrawing type="can" brand={brand} />)).toContain('direction="ltr"');
  });
});

describe('a drawing as text', () => {
  it('is a document of its own with names escaped', () => {
    const text = packSvgText({ type: 'can', brand: { ...brand, name: 'A<b>&"c"' } });
    expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^<]*><path/);
    expect(text).toContain('>A&lt;b&gt;&amp;&quot;c&quot;</text>');
    expect(text).not.toContain('<b>');
  });

  it('has the same shapes as the component', () => {
    const art: PackArt = { type: 'keg', brand };
    const shapes = (markup: string) => [...markup.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)].map((m) => m[0]);
    expect(shapes(packSvgText(art))).toEqual(shapes(renderToStaticMarkup(<PackDrawing {...art} />)));
  });
});

describe('the shelf scene', () => {
  const art: PackArt = { type: 'can', brand, count: 24, size: '12 oz' };
  const count = (markup: string) => markup.split('24 × 12 oz').length - 1;

  it('shows every package of three shelves, also as text', () => {
    const shelves = [[art, art], [art], [art, art, art], [art]];
    expect(count(renderToStaticMarkup(<ShelfScene shelves={shelves} />))).toBe(6);
    expect(count(shelfSceneSvgText(shelves))).toBe(6);
  });

  it('is an empty wall without packages', () => {
    expect(renderToStaticMarkup(<ShelfScene shelves={[]} />)).not.toMatch(/NaN|Infinity|<text/);
  });
});

describe('the drawing in its own chunk', () => {
  it('is a placeholder on the server, loaded or not, so that hydration finds the same', async () => {
    const markup = () => renderToString(<LazyPackDrawing type="can" brand={brand} className="mine" />);
    const before = markup();
    expect(before).toMatch(/class="tf-pack mine"/);
    expect(before).not.toContain('Maribel');
    prefetchPackDrawing();
    await import('../../src/ui/pack-art/pack-drawing');
    await Promise.resolve();
    expect(markup()).toBe(before);
  });
});
