import { describe, expect, expectTypeOf, it } from 'vitest';
import { fill, type PlaceholderValues, mergeMessages, pluralForm } from '../../src/runtime/messages/messages';

describe('messages', () => {
  it('fills holes by name, and leaves one that has no value', () => {
    expect(fill('{a} of {b}', { a: 1, b: 'two' })).toBe('1 of two');
    expect(fill('{toString}' as string, {})).toBe('{toString}');
  });

  it('ends a sentence with one stop where its last value brings one', () => {
    expect(fill('Paid on {date}.', { date: '15 déc.' })).toBe('Paid on 15 déc.');
    expect(fill('{name}. Paid.', { name: 'Harbor Lane…' })).toBe('Harbor Lane… Paid.');
    expect(fill('Paid on {date}.', { date: 'Dec 15' })).toBe('Paid on Dec 15.');
    expect(fill('{name}...', { name: 'Co.' })).toBe('Co....');
    expect(fill('{name}.' as string, {})).toBe('{name}.');
  });

  it('asks by type for every hole of a text', () => {
    expectTypeOf<keyof PlaceholderValues<'Add {cases} to {place}'>>().toEqualTypeOf<'cases' | 'place'>();
  });

  it('picks the form a locale has for a count', () => {
    const cases = { one: '{count} case', other: '{count} cases' };
    expect(pluralForm(cases, 1, 'en-US')).toBe(cases.one);
    expect(pluralForm(cases, 0, 'en-US')).toBe(cases.other);
    // French counts nothing as one.
    expect(pluralForm(cases, 0, 'fr-CA')).toBe(cases.one);
    expect(pluralForm({ other: '{count} 箱' }, 1, 'zh-CN')).toBe('{count} 箱');
  });

  it('lays later words over earlier ones, a key at a time', () => {
    const tree = { title: 'Cart', empty: { title: 'Empty', text: 'Nothing' }, lines: { one: 'a', other: 'b' } };
    const laid = mergeMessages(tree, { empty: { title: 'Vide' } }, { title: 'Basket' });
    expect(laid).toEqual({
      title: 'Basket',
      empty: { title: 'Vide', text: 'Nothing' },
      lines: { one: 'a', other: 'b' },
    });
    expect(mergeMessages(tree)).toBe(tree);
  });

  it('takes only keys that are there, of their own kind', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"polluted": true}, "title": 5, "extra": "x"}');
    const laid = mergeMessages({ title: 'Cart' }, hostile);
    expect(laid).toEqual({ title: 'Cart' });
    expect('polluted' in {}).toBe(false);
  });
});
