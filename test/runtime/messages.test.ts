import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  fill,
  type PlaceholderValues,
  type PluralMessage,
  mergeMessages,
  pluralForm,
} from '../../src/runtime/messages/messages';

describe('messages', () => {
  it('fills placeholders by name, and keeps one without a value', () => {
    expect(fill('{a} of {b}', { a: 1, b: 'two' })).toBe('1 of two');
    expect(fill('{toString}' as string, {})).toBe('{toString}');
  });

  it('does not repeat the period when the last value ends with one', () => {
    expect(fill('Paid on {date}.', { date: '15 déc.' })).toBe('Paid on 15 déc.');
    expect(fill('{name}. Paid.', { name: 'Harbor Lane…' })).toBe('Harbor Lane… Paid.');
    expect(fill('Paid on {date}.', { date: 'Dec 15' })).toBe('Paid on Dec 15.');
    expect(fill('{name}...', { name: 'Co.' })).toBe('Co....');
    expect(fill('{name}.' as string, {})).toBe('{name}.');
  });

  it('requires a value for every placeholder by type', () => {
    expectTypeOf<keyof PlaceholderValues<'Add {cases} to {place}'>>().toEqualTypeOf<'cases' | 'place'>();
  });

  it('selects the plural form of a locale for a count', () => {
    const cases = { one: '{count} case', other: '{count} cases' };
    expect(pluralForm(cases, 1, 'en-US')).toBe(cases.one);
    expect(pluralForm(cases, 0, 'en-US')).toBe(cases.other);
    // In French, zero is singular.
    expect(pluralForm(cases, 0, 'fr-CA')).toBe(cases.one);
    expect(pluralForm({ other: '{count} 箱' }, 1, 'zh-CN')).toBe('{count} 箱');
  });

  it.each([
    {
      tag: 'pl-PL',
      message: { one: '{count} karton', few: '{count} kartony', many: '{count} kartonów', other: '{count} kartonu' },
      counts: { one: [1], few: [2, 4, 22, 104], many: [0, 5, 12, 21, 100], other: [0.5] },
    },
    {
      tag: 'ar-SA',
      message: {
        zero: 'لا صناديق',
        one: 'صندوق واحد',
        two: 'صندوقان',
        few: '{count} صناديق',
        many: '{count} صندوقًا',
        other: '{count} صندوق',
      },
      counts: { zero: [0], one: [1], two: [2], few: [3, 10, 103], many: [11, 99, 111], other: [100, 102] },
    },
  ] satisfies readonly { tag: string; message: PluralMessage; counts: { [category: string]: readonly number[] } }[])(
    'has a form for every plural category of $tag',
    ({ tag, message, counts }) => {
      const forms = new Map<string, string | undefined>(Object.entries(message));
      expect(Object.keys(counts)).toEqual([...forms.keys()]);
      for (const [category, those] of Object.entries(counts))
        for (const count of those) expect(pluralForm(message, count, tag), `${count}`).toBe(forms.get(category));
    },
  );

  it('uses "many" for whole millions in French and Spanish if a message has it', () => {
    const points = { one: '{count} point', many: '{count} de points', other: '{count} points' };
    for (const tag of ['fr-CA', 'es-CA'])
      expect([999_999, 1_000_000, 1_000_001].map((count) => pluralForm(points, count, tag))).toEqual([
        points.other,
        points.many,
        points.other,
      ]);
    expect(pluralForm({ one: '{count} caisse', other: '{count} caisses' }, 1_000_000, 'fr-CA')).toBe('{count} caisses');
  });

  it('uses "other" for a missing form and for an unknown count', () => {
    expect(pluralForm({ one: '{count} karton', other: '{count} kartonu' }, 5, 'pl-PL')).toBe('{count} kartonu');
    expect(pluralForm({ zero: 'لا صناديق', other: '{count} صندوق' }, null, 'ar-SA')).toBe('{count} صندوق');
  });

  it('merges later messages over earlier ones by key', () => {
    const tree = { title: 'Cart', empty: { title: 'Empty', text: 'Nothing' }, lines: { one: 'a', other: 'b' } };
    const laid = mergeMessages(tree, { empty: { title: 'Vide' } }, { title: 'Basket' });
    expect(laid).toEqual({
      title: 'Basket',
      empty: { title: 'Vide', text: 'Nothing' },
      lines: { one: 'a', other: 'b' },
    });
    expect(mergeMessages(tree)).toBe(tree);
  });

  it('replaces the forms of a plural as a whole, whatever categories either language has', () => {
    const few = { one: 'karton', few: 'kartony', many: 'kartonów', other: 'kartonu' };
    expect(mergeMessages({ cases: { one: 'case', other: 'cases' } }, { cases: few })).toEqual({ cases: few });
    expect(mergeMessages({ cases: { one: 'case', other: 'cases' } }, { cases: { other: '箱' } })).toEqual({
      cases: { other: '箱' },
    });
  });

  it('accepts only existing keys with values of the same type', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"polluted": true}, "title": 5, "extra": "x"}');
    const laid = mergeMessages({ title: 'Cart' }, hostile);
    expect(laid).toEqual({ title: 'Cart' });
    expect('polluted' in {}).toBe(false);
  });
});
