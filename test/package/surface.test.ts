import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compact } from '../../scripts/api.mjs';
import { entries, root, sheets, widgets } from '../../scripts/surface.mjs';
import { behind } from '../../scripts/sync.mjs';

test('package.json, the root entry and the registry of embeds have every widget, locale and adapter: npm run sync', async () => {
  expect(await behind()).toEqual([]);
});

test('the tree has files to check', () => {
  expect(widgets()).toEqual(expect.arrayContaining(['cart', 'faq', 'resend-activation']));
  expect(entries().map(({ subpath }) => subpath)).toEqual(
    expect.arrayContaining(['.', './rules', './ports', './adapters/demo', './embed', './ui']),
  );
});

test('every widget’s stylesheet is part of styles.css', () => {
  const whole = readFileSync(`${root}src/styles/styles.css`, 'utf8');
  const missing = sheets().filter(
    ({ source }) => source.startsWith('src/widgets/') && !whole.includes(source.replace('src/', '')),
  );
  expect(missing.map(({ source }) => source)).toEqual([]);
});

test.each(entries())('$source declares whether it is for the client', ({ source, client }) => {
  expect(readFileSync(`${root}${source}`, 'utf8').startsWith("'use client';")).toBe(client);
});

test('the committed surface has short declarations on one line, and members of a declaration on their own', () => {
  const line = (name: string) => `    readonly ${name}: { readonly amount: Money; readonly currency: string; };`;
  expect(compact('interface Total {\n    readonly amount: {\n        readonly value: number;\n    } | null;\n}')).toBe(
    'interface Total { readonly amount: { readonly value: number; } | null; }',
  );
  expect(compact(['interface Totals {', line('subtotal'), line('deposits'), '}'].join('\n')).split('\n')).toHaveLength(
    4,
  );
});

test('deep members share lines up to a member of several lines, which keeps its own', () => {
  const long = (name: string) =>
    `            ${name}: { readonly amount: Money; readonly reasons: readonly string[]; }[];`;
  const deep = [
    '            id: string;',
    '            name: string;',
    long('lines'),
    long('charges'),
    '            at: string;',
  ];
  const open = ['interface Answers {', '    readonly getOrder: {', '        readonly response: {'];
  expect(compact([...open, ...deep, '        };', '    };', '}'].join('\n')).split('\n')).toEqual([
    ...open,
    `            id: string; name: string; ${long('lines').trim()}`,
    `${long('charges')} at: string;`,
    ...['        };', '    };', '}'],
  ]);
});

const surface = readdirSync(`${root}test/surface`, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.txt'),
);

test('the committed surface has the parsed type of a schema, not its construction', () => {
  const text = readFileSync(`${root}test/surface/adapters/salesforce.d.txt`, 'utf8');
  expect(text).toContain('}): Promise<{\n        firstName: string | null;');
  expect(
    surface.filter((file) => /\bz\.(?:Zod|output|infer)/.test(readFileSync(`${root}test/surface/${file}`, 'utf8'))),
  ).toEqual([]);
});

// Parts of messages are named by `MessageOverrides`, and spread props by the props.
const nameless = /(?:Tree|Messages)$|^(?:AppLinkAddresses|SignInAddress|OrderEvents)$/;

test('a host can name every type in props, events and the demo', () => {
  const hidden = surface
    .filter((file) => /^(?:widgets[\\/]|portal|adapters[\\/]demo)/.test(file))
    .flatMap((file) => {
      const [, behind = ''] = readFileSync(`${root}test/surface/${file}`, 'utf8').split(
        '# Not exported, part of the above',
      );
      return [...behind.matchAll(/^(?:type|interface) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !nameless.test(name))
        .map((name) => `${file}: ${name}`);
    });
  expect(hidden).toEqual([]);
});

// A missing file of an entry is detected in the built package: npm run check:package.
test('the committed surface has files of entries only, and no names that the bundler generated', () => {
  const known = entries().map(({ out }) => `${out}.d.txt`);
  expect(surface.length).toBeGreaterThan(30);
  expect(surface.filter((file) => !known.includes(file.replaceAll('\\', '/')))).toEqual([]);
  expect(
    surface.filter((file) => /\.d-[\w-]{8}|from '\./.test(readFileSync(`${root}test/surface/${file}`, 'utf8'))),
  ).toEqual([]);
});
