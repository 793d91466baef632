import { describe, expect, it } from 'vitest';
import { descriptionOf, widgetDocs } from '../../scripts/widget-docs.mjs';
import { englishMessages } from '../../src/locales/english';
import { contracts } from '../../stories/docs/parts/contracts';
import { slotsOf, valuesOf } from '../../stories/docs/parts/source-text';
import { rowsOf } from '../../stories/docs/parts/widget-rows';

interface StoryFile {
  readonly default: { readonly title?: string; readonly tags?: readonly string[] };
}

const storyFiles = import.meta.glob<StoryFile>('../../stories/widgets/*/*.stories.tsx', { eager: true });
const each = contracts.map((contract) => [contract.name, contract] as const);

describe('the page of a widget', () => {
  it.each(each)('exists for %s', (name) => {
    const file = storyFiles[`../../stories/widgets/${name}/${name}.stories.tsx`];
    expect(file?.default.title).toMatch(/^Widgets\//);
    expect(file?.default.tags).toContain('autodocs');
  });

  it.each(each)('has a row for every attribute, event, slot and adapter method of %s', (name, contract) => {
    const { attributes, events, slots, ports } = rowsOf(contract);
    expect(attributes.map(([attribute]) => attribute)).toEqual(contract.attributes.map((one) => one.name));
    expect(events.map(([event]) => event)).toEqual(Object.keys(contract.events).map((event) => `tradefront-${event}`));
    expect(slots.map(([slot]) => slot)).toEqual([...contract.slots.regions, ...contract.slots.items]);
    expect(ports.map(([method]) => method)).toEqual([...contract.needs, ...contract.uses]);
    // The types of the slots were parsed: a slot that was not has neither data nor a description.
    expect(
      slotsOf(name)
        .map((slot) => slot.name)
        .sort(),
    ).toEqual(slots.map(([slot]) => slot).sort());
  });

  it.each(each)('describes every prop, event and adapter method of %s', (_name, contract) => {
    const { props, events, slots, ports } = rowsOf(contract);
    const isMissing = (text: string) => !/\w{2,}/.test(text.replace('Cancelable.', ''));
    expect([
      ...props.filter(({ description }) => isMissing(description)).map(({ name }) => name),
      ...events.filter(([, , , when]) => isMissing(when)).map(([event]) => event),
      ...slots.filter(([, , data, meaning]) => data !== '' && isMissing(meaning)).map(([slot]) => slot),
      ...ports.filter(([, , meaning]) => isMissing(meaning)).map(([method]) => method),
    ]).toEqual([]);
  });

  it('has a description, the groups of texts and the tokens of every widget', async () => {
    const docs = await widgetDocs();
    expect(Object.keys(docs).sort()).toEqual(contracts.map(({ name }) => name));
    for (const [name, { description, messageGroups, tokens }] of Object.entries(docs)) {
      expect(description, name).toMatch(/^[A-Z].{20,}\.$/);
      expect(messageGroups[0], name).toBe(name);
      expect(messageGroups.filter((group) => !(group in englishMessages))).toEqual([]);
      expect(tokens.length, name).toBeGreaterThan(0);
    }
    expect(docs.cart?.messageGroups).toContain('quantity');
    expect(docs.faq?.messageGroups).not.toContain('quantity');
    expect(docs.cart?.tokens).toEqual(expect.arrayContaining(['--tf-line', '--tf-space-4', '--tf-control-h']));
    expect(docs.cart?.tokens.filter((token) => token.includes('cart'))).toEqual([]);
  }, 60_000);

  it('has no description of a component without a docstring', () => {
    expect(() => descriptionOf('cart', 'export const Cart = defineWidget();')).toThrow('cart has no docstring');
  });

  it('offers the values of types that are unions of literals', () => {
    expect(valuesOf('GridLayout')).toEqual(['grid', 'list']);
    expect(valuesOf('HeadingLevel')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(valuesOf("'orders' | 'invoices'")).toEqual(['orders', 'invoices']);
    expect(valuesOf('string')).toEqual([]);
    expect(valuesOf('string | null')).toEqual([]);
  });
});
