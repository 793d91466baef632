import { describe, expect, it } from 'vitest';
import { contrast, grayed, legible } from '../../src/ui/pack/color';
import { box, copies, moved, oval, paint } from '../../src/ui/pack/drawing';
import { band, strip, TILT, wavyStrip } from '../../src/ui/pack/lathe';
import { lettered, measure } from '../../src/ui/pack/lettering';

describe('moving a path', () => {
  it('moves points, scales radii and leaves the flags of an arc alone', () => {
    expect(moved('M1 2A4 5 0 1 0 6 7L8 9Z', 10, 20, 2)).toBe('M12 24A8 10 0 1 0 22 34L26 38Z');
    expect(moved('M0 0C1 2 3 4 5 6Q7 8 9 10Z', 1, -1)).toBe('M1 -1C2 1 4 3 6 5Q8 7 10 9Z');
  });

  it('gives back the path when moved there and back', () => {
    for (const d of [band([[10, -50], [12, -40, 14, -30, 20, -20], [20, 0]]), oval(3, 4, 10, 2), box(0, 0, 9, 9, 2), wavyStrip(20, -40, -10, Math.sin)]) {
      expect(moved(moved(d, 7, -3), -7, 3)).toBe(d);
    }
  });
});

describe('copies in a row', () => {
  it('are one shape, and one word each', () => {
    const word = { text: 'a', x: 0, y: -5, size: 10, width: 6, fill: '#000' };
    const row = copies([paint('#fff', box(0, 0, 1, 1)), word], [-10, 0, 10], 2);
    expect(row).toHaveLength(4);
    expect(row[0]).toMatchObject({ d: [-10, 0, 10].map((x) => box(x, 2, 1, 1)).join('') });
    expect(row.slice(1)).toMatchObject([{ x: -10, y: -3 }, { x: 0 }, { x: 10 }]);
  });
});

describe('a turned surface', () => {
  it('reaches from edge to edge and sags in front by the tilt', () => {
    expect(strip(50, -20, 0)).toBe('M50 -20L50 0A50 8 0 0 1 -50 0L-50 -20A50 8 0 0 0 50 -20Z');
    expect(band([[50, -20], [50, 0]], 0, 1)).toContain(`0 0 1 0 ${50 * TILT}`);
  });

  it('goes back up the curve it came down', () => {
    expect(band([[10, -20], [10, -15, 20, -10, 20, 0]])).toBe('M10 -20C10 -15 20 -10 20 0A20 3.2 0 0 1 -20 0C-20 -10 -10 -15 -10 -20A10 1.6 0 0 0 10 -20Z');
  });
});

describe('colors', () => {
  it('are chosen so that they can be told from their ground', () => {
    expect(legible('#ffffff', '#fafafa', '#5a1a30')).toBe('#5a1a30');
    for (const ground of ['#ffffff', '#111a1e', '#d8c7a3', '#7b8a8c']) expect(contrast(legible(ground, ground), ground), ground).toBeGreaterThan(3);
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  });

  it('keep their brightness when they go gray', () => {
    expect(grayed('#ffffff')).toBe('#ffffff');
    expect(grayed('#000')).toBe('#000000');
    expect(grayed('#ff0000')).toBe('#674141');
  });
});

describe('lettering', () => {
  it('never takes more than its space', () => {
    for (const text of ['Fennimore', 'Wwwwwm', '24 × 16.9 oz', 'ÄÖÜ', '東京ビール', 'قهوة']) {
      for (const word of lettered(text, { y: 0, size: 20, width: 60, fill: '#000', least: 0 })) {
        expect(word.width, text).toBeLessThanOrEqual(60.05);
        expect(word.size, text).toBeLessThanOrEqual(20);
      }
    }
  });

  it('knows wide letters from narrow ones', () => {
    expect(measure('MMM')).toBeGreaterThan(2 * measure('lil'));
  });
});
