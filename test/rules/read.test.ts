import { describe, expect, it } from 'vitest';
import { isBlank, numericOrNull, ownValue, trimmedOrNull } from '../../src/rules/read';

describe('ownValue', () => {
  it('reads only the properties that an object has itself', () => {
    expect(ownValue({ a: 1 }, 'a')).toBe(1);
    expect(ownValue(['x'], '0')).toBe('x');
    expect(ownValue({ a: 1 }, 'constructor')).toBeUndefined();
    expect(ownValue(Object.create({ a: 1 }), 'a')).toBeUndefined();
  });

  it.each([null, undefined, 'text', 7, true])('finds nothing in %j', (value) =>
    expect(ownValue(value, 'length')).toBeUndefined(),
  );
});

describe('trimmedOrNull', () => {
  it.each([
    [' PO 7\n', 'PO 7'],
    ['0', '0'],
    ['\u200bx', '\u200bx'],
    ['', null],
    [' \t\n\u00a0', null],
    ['\u0000\u0007', null],
    ['\u200b\u2060\ufeff', null],
    [0, null],
    [null, null],
    [undefined, null],
    [['x'], null],
  ])('%j is %j', (value, text) => {
    expect(trimmedOrNull(value)).toBe(text);
    if (typeof value === 'string') expect(isBlank(value)).toBe(text === null);
  });
});

describe('numericOrNull', () => {
  it.each([
    ['12', 12],
    ['-0.50', -0.5],
    ['+3', 3],
    ['12.', 12],
    ['.5', 0.5],
    [7, 7],
    [-0.5, -0.5],
    ['', null],
    ['.', null],
    [' 1', null],
    ['1 ', null],
    ['1,000', null],
    ['1e3', null],
    ['0x10', null],
    ['1.2.3', null],
    ['--1', null],
    ['Infinity', null],
    ['１２', null],
    [Infinity, null],
    [NaN, null],
    [null, null],
    [undefined, null],
    [true, null],
    [['5'], null],
  ])('%j is %j', (value, number) => expect(numericOrNull(value)).toBe(number));

  it('does not parse a text of more than 400 characters, nor one beyond the largest number', () => {
    expect(numericOrNull(`${'0'.repeat(399)}7`)).toBe(7);
    expect(numericOrNull(`${'0'.repeat(400)}7`)).toBeNull();
    expect(numericOrNull('9'.repeat(400))).toBeNull();
  });
});
