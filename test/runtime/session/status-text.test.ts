import { expect, it } from 'vitest';
import { PortError } from '../../../src/ports';
import { statusTextOf } from '../../../src/runtime/session/status-text';

const textOf = (statusText?: string) => statusTextOf(new PortError('forbidden', 'no', { statusText }));

it.each([
  ['stays as it is', 'Moved to another depot', 'Moved to another depot'],
  ['has no markup', '<p class="x">Moved</p><b>to <i>another</i></b> depot', 'Moved to another depot'],
  ['has comments and closing tags removed as well', 'Moved <!-- x -->to</P> another', 'Moved to another'],
  ['keeps signs that are no markup', 'Less than < 5 and more than > 2', 'Less than < 5 and more than > 2'],
  ['is one line', '  Moved\r\n\tto \u0000\u0007another   depot \n', 'Moved to another depot'],
  ['keeps words apart that only a tag separates', 'Moved<br>to another depot', 'Moved to another depot'],
])('a status text %s', (_what, given, shown) => {
  expect(textOf(given)).toBe(shown);
});

it.each([[undefined], [''], [' \n '], ['<p></p>']])('nothing is left of %j', (given) => {
  expect(textOf(given)).toBeNull();
});

it('has at most 200 characters', () => {
  expect(textOf('x'.repeat(200))).toBe('x'.repeat(200));
  expect(textOf('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
});

it('ends neither with a space nor with half of a character before the ellipsis', () => {
  expect(textOf(`${'x'.repeat(198)} ${'y'.repeat(9)}`)).toBe(`${'x'.repeat(198)}…`);
  expect(textOf(`${'x'.repeat(198)}🍺${'y'.repeat(9)}`)).toBe(`${'x'.repeat(198)}…`);
  expect(textOf(`${'x'.repeat(197)}🍺${'y'.repeat(9)}`)).toBe(`${'x'.repeat(197)}🍺…`);
  expect(textOf(`🍺${'y'.repeat(300)}`)).toBe(`🍺${'y'.repeat(197)}…`);
});
