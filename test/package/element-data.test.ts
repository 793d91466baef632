import Ajv from 'ajv';
import manifestSchema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { expect, test } from 'vitest';
import { commonMembers, customElements, elementsIn, htmlCustomData, webTypes } from '../../scripts/element-data.ts';
import { commonProperties } from '../../src/embed/element';
import { contracts } from '../../stories/docs/parts/contracts';

const manifest = customElements();
const declarations = manifest.modules.flatMap((module) => module.declarations ?? []);
const elementsOf = (data: ReturnType<typeof webTypes>) => data.contributions.html.elements;
const names = (list: readonly { readonly name: string }[] = []) => list.map(({ name }) => name);
const commonAttributes = commonMembers.flatMap(({ attribute }) => attribute ?? []);

/** What the contracts say of each element, by tag. */
const contracted = contracts.map(({ element, attributes, events, slots }) => ({
  element,
  attributes: names(attributes),
  events: Object.keys(events).map((event) => `tradefront-${event}`),
  slots: slots.regions,
}));

test('the manifest is valid by the official schema, and an invalid one is detected', () => {
  const validate = new Ajv({ strict: false, allErrors: true }).compile(manifestSchema);
  expect(validate(manifest), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...manifest, modules: [{ kind: 'html-module' }] })).toBe(false);
});

test('the manifest has the attributes, events and slots of every contract', () => {
  const described = elementsIn(manifest).map(({ tagName, attributes, events, slots }) => ({
    element: tagName,
    attributes: names(attributes),
    events: names(events),
    slots: names(slots),
  }));
  expect(described).toEqual(contracted);
});

test('the manifest has the parts of every contract, and those of shared components once', () => {
  expect(elementsIn(manifest).map(({ cssParts }) => names(cssParts))).toEqual(contracts.map(({ parts }) => parts.own));
  const base = declarations.find(({ name }) => name === 'TradefrontElement');
  const shared = new Set(contracts.flatMap(({ parts }) => parts.shared));
  expect(base && 'cssParts' in base && names(base.cssParts)).toEqual([...shared].sort());
});

test('the manifest defines each element with a declaration', () => {
  const definitions = manifest.modules.flatMap(({ exports = [] }) => exports);
  expect(definitions.map(({ name }) => name)).toEqual(contracts.map(({ element }) => element));
  for (const { declaration } of definitions) expect(names(declarations)).toContain(declaration.name);
});

test('every element has a description, and so have most of its attributes and events', () => {
  const own = elementsIn(manifest);
  expect(own.filter(({ description }) => description === undefined).map(({ name }) => name)).toEqual([]);
  const members = own.flatMap((declaration) => [...(declaration.attributes ?? []), ...(declaration.events ?? [])]);
  expect(members.filter(({ description }) => description !== undefined).length / members.length).toBeGreaterThan(0.75);
});

test('the common members are those of the elements', () => {
  expect(commonMembers.map(({ property }) => property).sort()).toEqual([...commonProperties].sort());
});

test('web-types have the attributes, events, slots and properties of every contract', () => {
  const elements = elementsOf(webTypes('tradefront', '0.1.0'));
  expect(
    elements.map(({ name, attributes, slots, js }) => ({
      element: name,
      attributes: names(attributes),
      events: names(js.events),
      slots: names(slots),
    })),
  ).toEqual(
    contracted.map((contract) => ({
      ...contract,
      attributes: [...contract.attributes, ...commonAttributes],
      events: [...contract.events, 'tradefront-load-error'],
    })),
  );
  for (const [at, { attributes }] of contracts.entries())
    expect(names(elements[at]?.js.properties).sort()).toEqual(
      [...attributes.map(({ prop }) => prop), ...commonProperties].sort(),
    );
});

test("VS Code's language service completes and explains the elements with the custom data", () => {
  const service = getLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [newHTMLDataProvider('tradefront', htmlCustomData())],
  });
  /** Labels that the service suggests at the `|` of a text. */
  const suggested = (marked: string) => {
    const document = TextDocument.create('file:///page.html', 'html', 1, marked.replace('|', ''));
    const position = document.positionAt(marked.indexOf('|'));
    return service.doComplete(document, position, service.parseHTMLDocument(document)).items.map(({ label }) => label);
  };
  for (const { element, attributes } of contracted) {
    expect(suggested('<|')).toContain(element);
    expect(suggested(`<${element} |></${element}>`)).toEqual(
      expect.arrayContaining([...attributes, ...commonAttributes]),
    );
  }
  expect(suggested('<tradefront-cart theme="|"></tradefront-cart>')).toEqual(['light', 'dark', 'auto']);
  expect(suggested('<tradefront-cart |></tradefront-cart>')).not.toContain('account-id');
});
