import packageFile from '../../../package.json';
import type { WidgetDoc } from '../../../scripts/widget-docs.mjs';
import type { WidgetContract } from '../../../src/runtime/contract';
import { componentName, contracts } from './contracts';
import { rowsOf } from './widget-rows';

const pages = import.meta.glob<string>('../*.mdx', { eager: true, query: '?raw', import: 'default' });

/** A text file of the site. */
export interface SiteFile {
  /** Path from the site's folder. */
  readonly path: string;
  readonly text: string;
}

/** Pages for people who change the library. The format `llms.txt` lists them under *Optional*. */
const optional = new Set(['architecture', 'decisions', 'new-widget', 'performance', 'product-rules']);

const nameOf = (path: string): string => /([\w-]+)\.mdx$/.exec(path)?.[1] ?? '';
const titleOf = (mdx: string): string => /<Meta title="Docs\/([^"]+)"/.exec(mdx)?.[1] ?? '';

/** Path of a page's text by the id of the page. */
const pathById = new Map(
  Object.entries(pages).map(([path, mdx]) => [
    `docs-${titleOf(mdx).toLowerCase().replaceAll(' ', '-')}--docs`,
    `${nameOf(path)}.md`,
  ]),
);

/** The Markdown of a page. What a component renders is left out: it is on the page itself. */
function markdownOf(mdx: string): string {
  // Each second part is a block of code.
  const parts = mdx.split(/(^```[\s\S]*?^```$)/m);
  return parts
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/^import .*;\n/gm, '')
            .replace(/^<[A-Z][\s\S]*?\/>$\n?/gm, '')
            .replace(/^\{\/\*.*\*\/\}\n/gm, '')
            .replace(/^<img [^>]*\/>\n?/gm, '')
            .replace(
              /\]\(\?path=\/docs\/([\w-]+)\)/g,
              (_, id: string) => `](${pathById.get(id) ?? `../?path=/docs/${id}`})`,
            )
            .replace(/\]\(([\w-]+)\.(?:svg|png)\)/g, '](../)'),
    )
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .concat('\n');
}

/** The first sentence of a page. */
const firstSentence = (markdown: string): string =>
  /^[\dA-Z`][^\n]*?[.:](?=\s|$)/m
    .exec(markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/^#.*$/gm, ''))?.[0]
    .replace(/:$/, '.') ?? '';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

function tableOf(title: string, head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

/** The page of a widget as Markdown. */
export function widgetText(contract: WidgetContract, { description, messageGroups, tokens }: WidgetDoc): string {
  const { name, element, parts, states } = contract;
  const { props, attributes, events, slots, ports } = rowsOf(contract);
  return [
    `# ${componentName(name)}`,
    '',
    description,
    '',
    `- Component: ${code(`import { ${componentName(name)} } from 'tradefront/${name}'`)}`,
    `- Element: ${code(`<${element}>`)}`,
    `- Stylesheets: ${code('tradefront/styles/base.css')}, ${code(`tradefront/styles/${name}.css`)}`,
    '',
    ...tableOf(
      'Props',
      ['Prop', 'Type', 'Meaning'],
      props.map((prop) => [code(prop.name), code(prop.type), prop.description]),
    ),
    ...tableOf(
      'Attributes',
      ['Attribute', 'Property', 'Read as'],
      attributes.map(([attribute, prop, readAs]) => [code(attribute), code(prop), readAs]),
    ),
    ...tableOf(
      'Events',
      ['DOM event', 'React callback', 'Detail', 'When'],
      events.map(([event, callback, detail, when]) => [code(event), code(callback), code(detail), when]),
    ),
    ...tableOf(
      'Slots',
      ['Slot', 'Appears', 'Data', 'Content'],
      slots.map(([slot, place, data, meaning]) => [code(slot), place, code(data), meaning]),
    ),
    ...tableOf(
      'Adapter methods',
      ['Method', 'Use', 'Description'],
      ports.map(([method, use, meaning]) => [code(method), use, meaning]),
    ),
    '## Parts',
    '',
    [...parts.own, ...parts.shared].map(code).join(', '),
    '',
    '## Messages',
    '',
    messageGroups.map(code).join(', '),
    '',
    '## Tokens',
    '',
    tokens.map(code).join(', '),
    '',
    '## States',
    '',
    states.map(code).join(', '),
    '',
  ].join('\n');
}

/** `llms.txt` of the site, and the texts that it links to: each page and each widget as Markdown. */
export function siteFiles(docs: Readonly<Record<string, WidgetDoc>>): readonly SiteFile[] {
  const ofPages = Object.entries(pages).map(([path, mdx]) => {
    const name = nameOf(path);
    const text = markdownOf(mdx);
    return { name, title: titleOf(mdx), path: `docs/${name}.md`, text };
  });
  const ofWidgets = contracts.map((contract) => {
    const doc = docs[contract.name];
    if (doc === undefined) throw new Error(`widget-docs.mjs has nothing about ${contract.name}`);
    const path = `widgets/${contract.name}.md`;
    return { title: componentName(contract.name), path, description: doc.description, text: widgetText(contract, doc) };
  });
  const pageLine = ({ title, path, text }: (typeof ofPages)[number]) => `- [${title}](${path}): ${firstSentence(text)}`;
  const llms = [
    '# tradefront',
    '',
    `> ${packageFile.description}`,
    '',
    '## Docs',
    '',
    ...ofPages.filter(({ name }) => !optional.has(name)).map(pageLine),
    '',
    '## Widgets',
    '',
    ...ofWidgets.map(({ title, path, description }) => `- [${title}](${path}): ${description}`),
    '',
    '## Optional',
    '',
    ...ofPages.filter(({ name }) => optional.has(name)).map(pageLine),
    '',
  ].join('\n');
  return [{ path: 'llms.txt', text: llms }, ...[...ofPages, ...ofWidgets].map(({ path, text }) => ({ path, text }))];
}
