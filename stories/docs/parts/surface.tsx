import packageFile from '../../../package.json';
import { englishMessages } from '../../../src/locales/english';
import { contracts } from './contracts';
import { Code, Names, Table } from './table';
import { tokenNames } from './tokens';

const sheets = import.meta.glob<string>('../../../src/{ui,widgets,styles,portal}/**/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const found = (pattern: RegExp, text: string): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** Stylesheets of one widget, or all that belong to no widget. */
const sheetsOf = (folder: string): string =>
  Object.entries(sheets)
    .filter(([path]) => path.includes(`/src/${folder}/`))
    .map(([, text]) => text)
    .join('\n');

const parts = [
  ...contracts.map(({ name }) => ({ name, folder: `widgets/${name}` })),
  { name: 'parts (ui)', folder: 'ui' },
  { name: 'portal', folder: 'portal' },
];

/** Table of the package's entries, from package.json. */
export const EntriesTable = () => (
  <Table
    head={['Import', 'Content']}
    rows={Object.entries(packageFile.exports).map(([path, target]) => [
      <Code key="p">{`tradefront${path.slice(1)}`}</Code>,
      <Code key="t" wrap>
        {typeof target === 'string' ? target : target.default}
      </Code>,
    ])}
  />
);

/** Table of classes and states, by stylesheet. */
export const ClassesTable = () => (
  <Table
    head={['Where', 'Classes', 'States']}
    rows={parts.map(({ name, folder }) => {
      const text = sheetsOf(folder);
      return [
        name,
        <Names key="c" of={found(/\.(tf-[\w-]+)/g, text)} />,
        <Names key="s" of={found(/\[(data-[\w-]+)/g, text)} />,
      ];
    })}
  />
);

/** List of all design tokens. */
export const TokenNames = () => <Names of={tokenNames} />;

/** Keys of a tree of messages. A plural is one message. */
const keysOf = (tree: object, path = ''): readonly string[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !('other' in value)
      ? keysOf(value, `${path}${key}.`)
      : [`${path}${key}`],
  );

/** Table of the message keys of every widget. */
export const MessagesTable = () => (
  <Table
    head={['messages of', 'Keys']}
    rows={Object.entries(englishMessages).map(([name, tree]) => [
      <Code key="n">{name}</Code>,
      <Names key="k" of={keysOf(tree)} />,
    ])}
  />
);
