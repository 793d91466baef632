import type { WidgetContract } from '../../../src/runtime/contract';
import type { AttributeTexts } from './attribute-fields';

/** Where the data of an embedded widget comes from. */
export type Backend = 'demo' | 'salesforce' | 'own';

/** Whether a widget is isolated from the page's styles: in a shadow root, or not. */
export type Isolation = 'shadow-root' | 'none';

/** What a page embeds and how. */
export interface EmbedChoice {
  readonly texts: AttributeTexts;
  /** Language tag, such as `fr-CA`. */
  readonly locale: string;
  /** Id of the account that is shown first; empty for the buyer's own. */
  readonly account: string;
  readonly isolation: Isolation;
  readonly backend: Backend;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A value as a literal of a script. `</script>` in it would end the script. */
function literal(value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  if (typeof value !== 'string') return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

const adapterLines: Readonly<Record<Backend, readonly string[]>> = {
  demo: ["const adapter = await createDemoAdapter({ storage: 'memory' });"],
  salesforce: [],
  own: [],
};

const importLines: Readonly<Record<Backend, readonly string[]>> = {
  demo: [],
  salesforce: ['// Built by you from store.ts on the page Connect Salesforce.', "import { adapter } from '/store.js';"],
  own: [
    '// A module of yours that exports an adapter: see the page Adapters.',
    "import { adapter } from '/adapter.js';",
  ],
};

/** Attributes with a text, in the order of the contract. */
const setAttributes = ({ attributes }: WidgetContract, texts: AttributeTexts) =>
  attributes.flatMap((attribute) => {
    const text = (texts[attribute.name] ?? '').trim();
    return text === '' ? [] : [{ ...attribute, text }];
  });

/** The value of an attribute as a script writes it. */
const valueOf = (as: WidgetContract['attributes'][number]['as'], text: string): string =>
  as === 'number' || as === 'boolean' ? text : as === 'json' ? literal(JSON.parse(text)) : literal(text);

/**
 * The HTML that puts a widget on a page. The script-tag build is at `/tradefront`, as in the page Embed. The texts of
 * attributes must be valid.
 */
export function embedSnippet(contract: WidgetContract, choice: EmbedChoice): string {
  const { locale, account, isolation, backend } = choice;
  const attributes = setAttributes(contract, choice.texts);
  const isElement = isolation === 'shadow-root';
  const names = [
    ...(account.trim() === '' ? [] : ['accountOf']),
    'configure',
    ...(backend === 'demo' ? ['createDemoAdapter'] : []),
    isElement ? 'defineElements' : 'mount',
  ];
  const options = attributes.map(({ prop, as, text }) => `${prop}: ${valueOf(as, text)}`).join(', ');
  const script = [
    `import { ${names.join(', ')} } from '/tradefront/tradefront.js';`,
    ...importLines[backend],
    '',
    ...adapterLines[backend],
    `configure({ adapter, locale: ${literal(locale)}, theme: 'auto' });`,
    isElement
      ? 'defineElements();'
      : `mount(document.getElementById('${contract.name}'), '${contract.name}'${options === '' ? '' : `, { ${options} }`});`,
    ...(account.trim() === ''
      ? []
      : ['const accounts = await accountOf();', `await accounts.switchTo(${literal(account.trim())});`]),
  ];
  const written = attributes.map(({ name, text }) => ` ${name}="${escaped(text)}"`).join('');
  return [
    '<link rel="stylesheet" href="/tradefront/reserve.css" />',
    isElement ? `<${contract.element}${written}></${contract.element}>` : `<div id="${contract.name}"></div>`,
    '<script type="module">',
    ...script.map((line) => (line === '' ? '' : `  ${line}`)),
    '</script>',
    '',
  ].join('\n');
}

/** Texts for the first preview of widgets that show nothing without them. */
export const exampleTexts: Readonly<Record<string, AttributeTexts>> = {
  'app-links': { 'fountain-url': 'https://fountain.example' },
  home: { 'sign-in-url': '/sign-in' },
  'order-detail': { 'order-id': 'o-4500871' },
  'order-placed': { 'order-id': 'o-4500871' },
  'product-details': { 'product-id': 'p-104417' },
  'sign-in': { 'sign-in-url': '/sign-in' },
};
