import { describe, expect, it } from 'vitest';
import { foldName, foldText } from '../../src/rules/fold-text';

describe('foldText', () => {
  it.each([
    ['', ''],
    ['Cola 12 x 500 ML', 'cola 12 x 500 ml'],
    ['Crème', 'creme'],
    ['CRÈME BRÛLÉE', 'creme brulee'],
    ['É', 'e'],
    ['ÉÀÜ', 'eau'],
    ['e\u0301', 'e'],
    ['Piña colada', 'pina colada'],
    ['ＣＯＬＡ', 'cola'],
    ['ﬁzz', 'fizz'],
    ['可乐', '可乐'],
    ['a  b ', 'a  b '],
  ])('%j is searched as %j', (text, folded) => expect(foldText(text)).toBe(folded));
});

describe('foldName', () => {
  it.each([
    ['  Friday   order ', 'friday order'],
    ['FRIDAY\tORDER', 'friday order'],
    ['Friday\n \u00a0order', 'friday order'],
    ['Été', 'ete'],
    ['   ', ''],
  ])('%j is compared as %j', (name, folded) => expect(foldName(name)).toBe(folded));
});
