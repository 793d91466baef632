import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commonMembers, customElements, elementsIn } from '../../../scripts/element-data.ts';
import { createDemoAdapter } from '../../../src/adapters/demo';
import { configure, defineElements } from '../../../src/embed';
import { registry } from '../../../src/embed/registry';
import { contracts } from '../../../stories/docs/parts/contracts';

// The manifest is what editors know of the elements. Here it is compared with the elements themselves.

const declared = elementsIn(customElements());
const names = (list: readonly { readonly name: string }[] = []) => list.map(({ name }) => name);

/** A text that each kind of attribute can convert. */
const sample = { text: 'list', url: '/docs', number: '2', boolean: '', json: '[]' } as const;

configure({ adapter: createDemoAdapter({ storage: 'memory' }) });
const tags = defineElements();

// A cold server still transforms the code that all widgets share.
beforeAll(() => registry['account-switcher'](), 60_000);
afterEach(() => document.body.replaceChildren());

test('the page defines the elements of the manifest', () => {
  expect(Object.values(tags).sort()).toEqual(declared.map(({ tagName }) => tagName).sort());
});

describe.each(contracts)('$element', ({ name, element: tag, attributes }) => {
  const declaration = declared.find(({ tagName }) => tagName === tag);

  test('converts each attribute of the manifest to its property', async () => {
    const element = document.createElement(tag);
    document.body.append(element);
    await expect.poll(() => attributes.every(({ prop }) => prop in element), { timeout: 10_000 }).toBe(true);
    expect(names(declaration?.attributes)).toEqual(names(attributes));
    for (const { name: attribute, fieldName } of declaration?.attributes ?? []) {
      const as = attributes.find((known) => known.name === attribute)?.as ?? 'text';
      expect(Reflect.get(element, fieldName ?? ''), `${attribute} before it is set`).toBeUndefined();
      element.setAttribute(attribute, sample[as]);
      expect(Reflect.get(element, fieldName ?? ''), `${attribute} is read by ${fieldName}`).toBeDefined();
    }
  });

  test('has the common members of the manifest', () => {
    const element = document.createElement(tag);
    for (const { property, attribute } of commonMembers) {
      expect(property in element, property).toBe(true);
      if (attribute !== undefined) element.setAttribute(attribute, 'auto');
    }
    expect('refresh' in element && 'setSlot' in element).toBe(true);
  });

  test('has the slots of the manifest', async () => {
    // The registry has every widget's name.
    const { shape } = await registry[name as keyof typeof registry]();
    expect(shape.regions).toEqual(names(declaration?.slots));
  });
});
