import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { root } from '../../scripts/surface.mjs';
import { documents, textOf } from './snippets';

/** Documents with links, the README and the pages of the docs included. */
const files = ['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', ...documents()];

/** Without code blocks, which can contain brackets. */
const proseOf = (path: string): string => textOf(path).replace(/^```[\s\S]*?^```/gm, '');

interface Link {
  readonly file: string;
  readonly to: string;
}

const links: readonly Link[] = files.flatMap((file) =>
  [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => ({ file, to })),
);

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(' ', '-');

/** Ids of the pages of the docs, by the titles that they give themselves. */
const pages = new Set(
  readdirSync(`${root}stories/docs`)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const [, title = ''] = /<Meta title="Docs\/([^"]+)"/.exec(textOf(`stories/docs/${name}`)) ?? [];
      return `docs-${slugOf(title)}--docs`;
    }),
);

const headingsOf = (path: string): readonly string[] =>
  [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading.replaceAll('`', '')));

/** Problem of a link; null if it leads somewhere. Addresses of other sites are not opened. */
function problemOf({ file, to }: Link): string | null {
  if (/^(https?|mailto):/.test(to)) return null;
  const page = /^\?path=\/docs\/([\w-]+)$/.exec(to)?.[1];
  if (page !== undefined) return pages.has(page) ? null : `${file}: there is no page ${page}`;
  const [path = '', anchor] = to.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(`${root}${target}`)) return `${file}: there is no file ${target}`;
  if (anchor !== undefined && !headingsOf(target).includes(anchor))
    return `${file}: ${target} has no heading ${anchor}`;
  return null;
}

it('every link of the README, the docs and the other documents leads somewhere', () => {
  expect(links.length).toBeGreaterThan(40);
  expect(links.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
});

it('notices a link that leads nowhere', () => {
  const wrong = ['?path=/docs/docs-nothing--docs', 'nothing.md', '#nothing', 'README.md#nothing'];
  expect(wrong.map((to) => problemOf({ file: 'README.md', to })).filter((problem) => problem === null)).toEqual([]);
  expect(readFileSync(`${root}README.md`, 'utf8')).toContain('](#in-a-react-app)');
});
