import type { CustomElementDeclaration, Declaration, Package } from 'custom-elements-manifest';
import type { AttributeKind, WidgetContract } from '../src/runtime/contract';
import { type Deprecation, deprecations } from '../src/runtime/deprecations.ts';
import { componentName, contracts } from '../stories/docs/parts/contracts.ts';
import { componentDescription, eventsOf, commonProps, propsOf } from '../stories/docs/parts/source-text.ts';

// What editors know of the custom elements, generated from the contracts and docstrings. write-element-data.mjs writes it.

/** A member that every element has; `attribute` if HTML can set it. */
interface CommonMember {
  readonly property: string;
  readonly attribute?: string;
  readonly type: string;
  readonly description: string;
}

/** Attributes and properties of every element. */
export const commonMembers: readonly CommonMember[] = [
  {
    property: 'locale',
    attribute: 'locale',
    type: 'string | LocalePack',
    description: 'Language tag, whose locale pack the element loads, or a locale pack.',
  },
  {
    property: 'theme',
    attribute: 'theme',
    type: "'light' | 'dark' | 'auto'",
    description: 'Color theme; `auto` follows the system.',
  },
  {
    property: 'minHeight',
    attribute: 'min-height',
    type: 'number | string',
    description: 'Minimum height before and after the data has loaded: pixels or a CSS length.',
  },
  {
    property: 'loading',
    attribute: 'loading',
    type: "'eager' | 'lazy'",
    description: '`lazy` loads the widget’s code when the element is near the viewport.',
  },
  { property: 'adapter', type: 'Adapter', description: 'Source of the data. Default: the adapter of `configure`.' },
  { property: 'appearance', type: 'Appearance', description: 'Classes for parts of the widget.' },
  { property: 'messages', type: 'object', description: 'Messages that replace the default ones, by key.' },
  { property: 'props', type: 'object', description: 'Any other props of the widget.' },
];

/** Methods of every element. */
export const commonMethods = [
  { name: 'refresh', description: 'Refetches the data of the element. Resolves when the new data is available.' },
  { name: 'setSlot', description: 'Fills a slot with a text, a node, null, or a function of its data.' },
] as const;

const LOAD_ERROR = {
  name: 'tradefront-load-error',
  description: 'The widget’s code could not be loaded.',
} as const;

const attributesOf = (contract: WidgetContract) => {
  const props = new Map([...commonProps(), ...propsOf(contract.name)].map((prop) => [prop.name, prop]));
  return contract.attributes.map(({ name, prop, as }) => ({ name, prop, as, member: props.get(prop) }));
};

const eventsWithText = ({ name, events }: WidgetContract) => {
  const members = new Map(eventsOf(name).map((member) => [member.name, member]));
  return Object.entries(events).map(([event, { cancelable }]) => ({
    event,
    name: `tradefront-${event}`,
    type: `CustomEvent<${componentName(name)}Events['${event}']>`,
    description: [members.get(event)?.description, cancelable === true ? 'Cancelable.' : ''].filter(Boolean).join(' '),
  }));
};

/** An optional entry of a description; absent if the source has none, so that the files stay small. */
const described = (description = '') => (description === '' ? {} : { description });

/** What the manifest says of a deprecated attribute, event or slot; nothing of any other. */
const noticeOf = (list: readonly Deprecation[], kind: Deprecation['kind'], of: string, name: string) => {
  const found = list.find((one) => one.kind === kind && one.of === of && one.name === name);
  return found && { deprecated: `${found.replacement} Removed in ${found.removal}.` };
};

const entryPath = 'dist/embed/index.js';
const BASE = 'TradefrontElement';

/** The Custom Elements Manifest: https://github.com/webcomponents/custom-elements-manifest. */
export function customElements(list = deprecations): Package {
  const own = (contract: WidgetContract): CustomElementDeclaration => ({
    kind: 'class',
    customElement: true,
    name: `${componentName(contract.name)}Element`,
    tagName: contract.element,
    ...described(componentDescription(contract.name)),
    superclass: { name: BASE, module: entryPath },
    attributes: attributesOf(contract).map(({ name, prop, member }) => ({
      name,
      fieldName: prop,
      ...described(member?.description),
      ...(member && { type: { text: member.type } }),
      ...noticeOf(list, 'prop', contract.name, prop),
    })),
    events: eventsWithText(contract).map(({ event, name, type, description }) => ({
      name,
      type: { text: type },
      ...described(description),
      ...noticeOf(list, 'event', contract.name, event),
    })),
    slots: contract.slots.regions.map((name) => ({ name, ...noticeOf(list, 'slot', contract.name, name) })),
    cssParts: contract.parts.own.map((name) => ({ name })),
  });
  const base: CustomElementDeclaration = {
    kind: 'class',
    customElement: true,
    name: BASE,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: commonMembers.flatMap(({ attribute, property, type, description }) =>
      attribute === undefined ? [] : [{ name: attribute, fieldName: property, type: { text: type }, description }],
    ),
    members: [
      ...commonMembers.map(({ property, type, description }) => ({
        kind: 'field' as const,
        name: property,
        type: { text: type },
        description,
      })),
      ...commonMethods.map((method) => ({ kind: 'method' as const, ...method })),
    ],
    // Parts of components that several widgets use; an element has those that its widget renders.
    cssParts: [...new Set(contracts.flatMap(({ parts }) => parts.shared))].sort().map((name) => ({ name })),
    events: [{ ...LOAD_ERROR, type: { text: 'CustomEvent<{ widget: string }>' } }],
  };
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: entryPath,
        declarations: [base, ...contracts.map(own)],
        exports: contracts.map(({ name, element }) => ({
          kind: 'custom-element-definition',
          name: element,
          declaration: { name: `${componentName(name)}Element`, module: entryPath },
        })),
      },
    ],
  };
}

const isElement = (declaration: Declaration): declaration is CustomElementDeclaration =>
  declaration.kind === 'class' && 'tagName' in declaration;

/** The elements that a manifest describes, without their base class. */
export const elementsIn = ({ modules }: Package): readonly CustomElementDeclaration[] =>
  modules.flatMap(({ declarations = [] }) => declarations.filter(isElement));

/** Texts of a union such as `'light' | 'dark'`; none for any other type. */
const choicesOf = (type = ''): readonly string[] =>
  /^'[^']*'(?: \| '[^']*')*$/.test(type) ? type.split(' | ').map((text) => text.slice(1, -1)) : [];

interface HtmlAttribute {
  readonly name: string;
  readonly as: AttributeKind;
  readonly description: string;
  readonly choices: readonly string[];
}

/** Attributes of an element as HTML has them, the common ones included; the manifest describes those. */
const htmlAttributes = (contract: WidgetContract): readonly HtmlAttribute[] => [
  ...attributesOf(contract).map(({ name, as, member }) => ({
    name,
    as,
    description: member?.description ?? '',
    choices: choicesOf(member?.type),
  })),
  ...commonMembers.flatMap(({ attribute, type }): readonly HtmlAttribute[] =>
    attribute === undefined ? [] : [{ name: attribute, as: 'text', description: '', choices: choicesOf(type) }],
  ),
];

/** Sets of values that several attributes have, by name. */
const valueSetsOf = (all: readonly (readonly string[])[]) =>
  new Map(all.filter((choices) => choices.length > 0).map((choices) => [choices.join('-'), choices]));

/** Custom data of VS Code: https://github.com/microsoft/vscode-custom-data. */
export function htmlCustomData() {
  const elements = contracts.map((contract) => ({ contract, attributes: htmlAttributes(contract) }));
  const valueSets = valueSetsOf(elements.flatMap(({ attributes }) => attributes.map(({ choices }) => choices)));
  return {
    version: 1.1 as const,
    tags: elements.map(({ contract, attributes }) => ({
      name: contract.element,
      ...described(componentDescription(contract.name)),
      attributes: attributes.map(({ name, as, description, choices }) => ({
        name,
        ...described(description),
        ...(as === 'boolean' && { valueSet: 'v' }),
        ...(choices.length > 0 && { valueSet: choices.join('-') }),
      })),
    })),
    valueSets: [...valueSets].map(([name, choices]) => ({ name, values: choices.map((choice) => ({ name: choice })) })),
  };
}

/**
 * Web types of JetBrains editors: https://github.com/JetBrains/web-types. Names and values; the manifest has the
 * descriptions.
 */
export const webTypes = (name: string, version: string) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: contracts.map((contract) => ({
        name: contract.element,
        ...described(componentDescription(contract.name)),
        attributes: htmlAttributes(contract).map(({ name: attribute, as, choices }) => ({
          name: attribute,
          ...(as === 'boolean' && { value: { type: 'boolean' } }),
          ...(choices.length > 0 && { value: { type: choices.map((choice) => `'${choice}'`).join(' | ') } }),
        })),
        slots: contract.slots.regions.map((slot) => ({ name: slot })),
        js: {
          properties: [
            ...contract.attributes.map(({ prop }) => prop),
            ...commonMembers.map(({ property }) => property),
          ].map((property) => ({ name: property })),
          events: [...eventsWithText(contract), LOAD_ERROR].map((event) => ({ name: event.name })),
        },
      })),
    },
  },
});
