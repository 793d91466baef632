import { describe, expect, test } from 'vitest';
import { readAttribute } from '../../src/embed/attributes';

describe('the text of an attribute', () => {
  test.each([
    ['number', '20', 20],
    ['number', '', undefined],
    ['number', 'many', undefined],
    ['boolean', '', true],
    ['boolean', 'true', true],
    ['boolean', ' False ', false],
    ['json', '{"a":[1]}', { a: [1] }],
    ['json', '{a:1}', undefined],
    ['url', ' /cart ', '/cart'],
    ['text', ' as it is ', ' as it is '],
  ] as const)('read as %s, “%s” is %j', (as, text, value) => {
    expect(readAttribute(text, as)).toEqual(value);
  });

  test.each(['text', 'url', 'number', 'boolean', 'json'] as const)(
    'a removed attribute resets its %s property to the default',
    (as) => {
      expect(readAttribute(null, as)).toBeUndefined();
    },
  );
});
