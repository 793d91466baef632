import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registry } from '../../src/embed/registry';
import type { WidgetContract } from '../../src/runtime/contract';
import { portErrorCodes } from '../../src/ports';
import { exportsMap, root, scriptTag } from '../../scripts/surface.mjs';
import { documents, isFollowed, isProgram, type Snippet, snippetsOf, textOf } from './snippets';
import { complaints, portMethods } from './type-check';

const readme = textOf('README.md');
const snippets = documents().flatMap((document) => snippetsOf(document));
const programs = snippets.filter(isProgram);
const inLanguage = (language: string) => snippets.filter((snippet) => snippet.language === language);
const where = ({ document, line }: Snippet) => `${document}:${line}`;

const packageFile: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));

describe('the snippets of README and docs', () => {
  it('are in languages that are checked', () => {
    const known = new Set(['ts', 'tsx', 'js', 'jsx', 'vue', 'svelte', 'php', 'html', 'css', 'sh', '']);
    expect(snippets.filter(({ language }) => !known.has(language)).map(where)).toEqual([]);
    expect(programs.filter(({ document }) => document === 'README.md').length).toBeGreaterThanOrEqual(4);
  });

  it('are JavaScript or PHP only where `npm run check:consumers` runs them', () => {
    const run = ['bundlers', 'frameworks', 'tasks', 'wordpress']
      .map((name) => textOf(`test/consumers/${name}.mjs`))
      .join('\n');
    const isRun = ({ document, title }: Snippet) =>
      title !== null &&
      run.includes(`snippetsOf('${posix.basename(document, '.mdx')}'`) &&
      // A config of a bundler has its own step.
      (document !== 'stories/docs/bundlers.mdx' || run.includes(`'${title}'`));
    const all = ['js', 'jsx', 'vue', 'svelte', 'php'].flatMap(inLanguage);
    expect(all.filter((snippet) => !isRun(snippet)).map(where)).toEqual([]);
  });

  it('compile under the package’s own strict settings, and an error would be detected', () => {
    const wrong = (line: number, code: string): Snippet => ({
      document: 'wrong.md',
      line,
      language: 'tsx',
      title: null,
      code,
    });
    const said = complaints([
      ...programs,
      wrong(1, "import { Cart } from 'tradefront';\nexport const x = <Cart headingLevel={9} />;\n"),
      wrong(
        21,
        'import \'tradefront/embed\';\nexport const x = <tradefront-cart heading-level="2" ontradefront-checkout={({ detail }) => detail.cases.toFixed()} headingLevel={9} />;\n',
      ),
      wrong(
        31,
        "import 'tradefront/embed';\ndocument.addEventListener('tradefront-checkout', ({ detail }) => detail.nothing);\ndocument.createElement('tradefront-cart').headingLevel = 2;\n",
      ),
      wrong(11, "import type { Needs } from 'tradefront/ports';\nexport const x: Needs<'cart.read'> = { id: 'a' };\n"),
    ]);
    expect(said.filter((complaint) => !complaint.startsWith('wrong.md'))).toEqual([]);
    expect(said).toEqual([
      expect.stringMatching(/^wrong\.md:3 .*9/),
      expect.stringMatching(/^wrong\.md:23 .*9/),
      expect.stringMatching(/^wrong\.md:33 .*nothing/),
      expect.stringMatching(/^wrong\.md:13 .*'cart'/),
    ]);
  }, 120_000);

  it.each(
    programs
      .filter(({ code }) => code.includes("from 'tradefront") || code.includes("'tradefront/"))
      .map((snippet) => [where(snippet), snippet] as const),
  )('%s imports only what the package exports', (_where, { code }) => {
    const names = [...code.matchAll(/from '(tradefront[^']*)'|import '(tradefront[^']*)'/g)].map(
      ([, from, bare]) => `.${(from ?? bare ?? '').slice('tradefront'.length)}`,
    );
    expect(names.filter((name) => !(name in exportsMap()))).toEqual([]);
  });
});

/** One command per line; comments and `&&` are separated. */
const commandsOf = ({ code }: Snippet) =>
  code
    .split('\n')
    .flatMap((line) => line.replace(/#.*$/, '').split('&&'))
    .map((command) => command.trim())
    .filter((command) => command !== '');

/** Why a command would not work here; null when it would. */
function commandProblem(command: string): string | null {
  const args = command.split(/\s+/);
  const [program, verb = '', name = ''] = args;
  if (program === 'npm' && verb === 'run') return name in packageFile.scripts ? null : `no script ${name}`;
  if (program === 'npm' && (verb === 'start' || verb === 'test'))
    return verb in packageFile.scripts ? null : `no script ${verb}`;
  if (program === 'npm' && verb === 'ci') return args.length === 2 ? null : 'npm ci takes nothing here';
  if (program === 'npm' && verb === 'install')
    return args.slice(2).every((arg) => /^(tradefront|react|react-dom)$/.test(arg)) ? null : 'installs something else';
  if (program === 'cp')
    return args[2] === `node_modules/tradefront/${dirname(scriptTag)}`
      ? null
      : 'copies from a folder that is not published';
  return `${command} is not known`;
}

const contracts = Object.values(
  import.meta.glob<Readonly<Record<string, WidgetContract>>>('../../src/widgets/*/*.contract.ts', { eager: true }),
).flatMap((module) => Object.values(module));

describe('the commands of README and docs', () => {
  it.each(
    inLanguage('sh')
      .filter((snippet) => !isFollowed(snippet))
      .map((snippet) => [where(snippet), snippet] as const),
  )('%s runs existing scripts and files', (_where, snippet) => {
    expect(
      commandsOf(snippet)
        .map(commandProblem)
        .filter((problem) => problem !== null),
    ).toEqual([]);
  });

  it('are scripts where the README names them in its text', () => {
    const named = [...readme.matchAll(/`npm (?:run )?([\w:-]+)`/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in packageFile.scripts))).toEqual([]);
  });
});

describe('the pages of README and docs', () => {
  it.each(inLanguage('html').map((snippet) => [where(snippet), snippet] as const))(
    '%s uses existing elements and attributes',
    (_where, { code }) => {
      const common = ['locale', 'theme', 'min-height', 'loading', 'id', 'class', 'slot'];
      for (const [, tag = '', attributes = ''] of code.matchAll(/<(tradefront-[\w-]+)([^>]*)>/g)) {
        const contract = contracts.find(({ element }) => element === tag);
        expect(contract, tag).toBeDefined();
        const own = contract?.attributes.map(({ name }) => name) ?? [];
        const names = [...attributes.matchAll(/([\w-]+)=/g)].map(([, name = '']) => name);
        expect(
          names.filter((name) => !common.includes(name) && !own.includes(name)),
          tag,
        ).toEqual([]);
      }
    },
  );

  it('use tokens and states that the stylesheets have', () => {
    const sheets = [
      'src/styles/tokens.css',
      ...Object.keys(registry).map((name) => `src/widgets/${name}/${name}.css`),
    ].filter((path) => existsSync(`${root}${path}`));
    const all = sheets.map(textOf).join('\n');
    for (const { code } of inLanguage('css')) {
      const names = [...code.matchAll(/--tf-[\w-]+|\.tf-[\w-]+|\[data-[\w-]+/g)].map(([name]) => name);
      expect(names.filter((name) => !all.includes(name))).toEqual([]);
    }
  });
});

/** A regular expression in a snippet may look like a link. */
const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '');

describe('the README', () => {
  it('names every port method in its table, and no other', () => {
    const rows = [...readme.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)];
    const named = rows.flatMap(([, port, methods = '']) =>
      [...methods.matchAll(/`(\w+)`/g)].map(([, method]) => `${port}.${method}`),
    );
    expect(portMethods().length).toBeGreaterThan(10);
    expect(named.sort()).toEqual(portMethods());
  }, 60_000);

  it('counts the error codes correctly', () => {
    expect(readme).toContain('one of twelve codes');
    expect(portErrorCodes).toHaveLength(12);
  });

  it('links to existing files and headings', () => {
    const links = documents().flatMap((document) =>
      [...withoutCode(textOf(document)).matchAll(/\]\((?!https?:|#|\?)([^)\s]+)\)/g)].map(([, href = '']) =>
        posix.join(dirname(document), href.split('#')[0] ?? ''),
      ),
    );
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
  });

  it('has its picture, of a whole page and small enough for a slow connection', () => {
    const path = `${root}stories/docs/portal.png`;
    const bytes = readFileSync(path);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(1280);
    expect(statSync(path).size).toBeLessThanOrEqual(200_000);
  });
});
