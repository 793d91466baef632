import { describe, expect, it } from 'vitest';
import { createTypeAhead, findTyped } from '../../../src/ui/select/type-ahead';

describe('letters of one search', () => {
  it('collects letters up to 700 ms apart and starts over after', () => {
    const typeAhead = createTypeAhead();
    expect(typeAhead.press('b', 1000)).toBe('b');
    expect(typeAhead.press('r', 1700)).toBe('br');
    expect(typeAhead.press('a', 2401)).toBe('a');
  });

  it('leaves named keys and a leading space to the list, and accepts a space inside a search', () => {
    const typeAhead = createTypeAhead();
    for (const key of ['Enter', 'ArrowDown', 'Escape', 'Tab', 'F2', 'Process', 'Dead', ' ']) {
      expect(typeAhead.press(key, 1), key).toBeNull();
    }
    typeAhead.press('a', 10);
    expect(typeAhead.press(' ', 20)).toBe('a ');
  });

  it('takes a character of more than one code unit or with combining marks', () => {
    const typeAhead = createTypeAhead();
    expect(typeAhead.press('𠮷', 1)).toBe('𠮷');
    expect(typeAhead.press('e\u0323\u0301', 2)).toBe('𠮷e\u0323\u0301');
  });
});

describe('the target of a search', () => {
  const labels = ['Alder', 'Beta', 'Bravo', 'Érable', '𠮷野家'];

  it('cycles through the labels of a single letter, however often it is pressed', () => {
    expect(findTyped(labels, 'b', -1)).toBe(1);
    expect(findTyped(labels, 'b', 1)).toBe(2);
    expect(findTyped(labels, 'bb', 2)).toBe(1);
  });

  it('stays on a label that still matches while the search grows', () => {
    expect(findTyped(labels, 'be', 1)).toBe(1);
    expect(findTyped(labels, 'br', 1)).toBe(2);
  });

  it('ignores case and accents, and supports characters beyond the basic plane', () => {
    expect(findTyped(labels, 'era', 0)).toBe(3);
    expect(findTyped(labels, '𠮷', 0)).toBe(4);
  });

  it('finds null rather than a wrong label', () => {
    expect(findTyped(labels, 'zz', 0)).toBe(-1);
    expect(findTyped([], 'a', -1)).toBe(-1);
  });
});
