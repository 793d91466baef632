import { describe, expect, it } from 'vitest';
import { contrast, legible } from '../../../src/adapters/demo/pack-art/color';
import { box, moved, oval, paint, placed } from '../../../src/adapters/demo/pack-art/drawing';
import { band, strip, TILT, wavyStrip } from '../../../src/adapters/demo/pack-art/lathe';
import { lettered, measure } from '../../../src/adapters/demo/pack-art/lettering';

describe('moving a path', () => {
  it('moves points, scales radii and keeps the flags of an arc', () => {
    expect(moved('M1 2A4 5 0 1 0 6 7L8 9Z', 10, 20, 2)).toBe('M102 204A8 10 0 1 0 112 214L116 218Z');
    expect(moved('M0 0C1 2 3 4 5 6Q7 8 9 10Z', 1, -1)).toBe('M10 -10C11 -8 13 -6 15 -4Q17 -2 19 0Z');
  });

  it('restores the path when it is moved back', () => {
    for (const d of [
      band([
        [10, -50],
        [12, -40, 14, -30, 20, -20],
        [20, 0],
      ]),
      oval(3, 4, 10, 2),
      box(0, 0, 9, 9, 2),
      wavyStrip(20, -40, -10, Math.sin),
    ]) {
      expect(moved(moved(d, 7, -3), -7, 3)).toBe(d);
    }
  });
});

describe('placing a drawing', () => {
  it('moves its shapes and words, and scales them', () => {
    const word = { text: 'a', x: 0, y: -50, size: 100, width: 60, fill: '#000' };
    expect(placed([paint('#fff', box(0, 0, 1, 1)), word], 10, 2, 0.5)).toEqual([
      { d: 'M100 20L105 20L105 25L100 25Z', fill: '#fff' },
      { ...word, x: 100, y: -5, size: 50, width: 30 },
    ]);
  });
});

describe('an ellipse of a tilted surface', () => {
  it('reaches from edge to edge and sags in front by the tilt', () => {
    expect(strip(50, -20, 0)).toBe('M500 -200L500 0A500 80 0 0 1 -500 0L-500 -200A500 80 0 0 0 500 -200Z');
    expect(
      band(
        [
          [50, -20],
          [50, 0],
        ],
        0,
        1,
      ),
    ).toContain(`0 0 1 0 ${500 * TILT}`);
  });

  it('returns along the same curve', () => {
    expect(
      band([
        [10, -20],
        [10, -15, 20, -10, 20, 0],
      ]),
    ).toBe(
      'M100 -200C100 -150 200 -100 200 0A200 32 0 0 1 -200 0C-200 -100 -100 -150 -100 -200A100 16 0 0 0 100 -200Z',
    );
  });
});

describe('colors', () => {
  it('have enough contrast to their ground', () => {
    expect(legible('#ffffff', '#fafafa', '#5a1a30')).toBe('#5a1a30');
    for (const ground of ['#ffffff', '#111a1e', '#d8c7a3', '#7b8a8c'])
      expect(contrast(legible(ground, ground), ground), ground).toBeGreaterThan(3);
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  });
});

describe('lettering', () => {
  it('never exceeds its space', () => {
    for (const text of ['Fennimore', 'Wwwwwm', '24 × 16.9 oz', 'ÄÖÜ', '東京ビール', 'قهوة']) {
      for (const word of lettered(text, { y: 0, size: 20, width: 60, fill: '#000', least: 0 })) {
        expect(word.width, text).toBeLessThanOrEqual(600);
        expect(word.size, text).toBeLessThanOrEqual(200);
      }
    }
  });

  it('distinguishes wide letters from narrow ones', () => {
    expect(measure('MMM')).toBeGreaterThan(2 * measure('lil'));
  });
});
