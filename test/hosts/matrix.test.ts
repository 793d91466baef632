import { expect, test } from 'vitest';
import { matrixOf } from './matrix';

test('the matrix counts what passed and what has a reason, by widget and by page', () => {
  const matrix = matrixOf([
    { widget: 'cart', host: 'bootstrap', result: 'right' },
    { widget: 'cart', host: 'bootstrap', result: 'known' },
    { widget: 'faq', host: 'bootstrap', result: 'wrong' },
    { widget: 'cart', host: 'tailwind', result: 'right' },
  ]);
  expect(matrix.split('\n')).toEqual([
    '[1] bootstrap',
    '[2] tailwind',
    '      [1]    [2]  all',
    'cart  1+1/2  1/1  2+1/3',
    'faq   0/1         0/1',
    'all   1+1/3  1/1  2+1/4',
  ]);
});
