import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/surface.mjs';

const NAME = 'sample-orders';
const parts = [
  'src',
  'stories',
  'test',
  '.storybook',
  'scripts',
  'package.json',
  '.prettierrc.json',
  'tsconfig.json',
  'eslint.config.js',
  '.dependency-cruiser.cjs',
  'vitest.config.ts',
  'tsup.config.ts',
  'vite.npm.config.ts',
];

/** A copy of the project, so that nothing is left behind in this one. */
let copy = '';

const run = (script: string, ...args: readonly string[]): { readonly status: number | null; readonly said: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, script), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined },
  });
  return { status, said: `${stdout}\n${stderr}` };
};

const vitest = (...args: readonly string[]) =>
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'node', '--reporter=dot', ...args);

/** The project's own, for a copy: packages stand outside of it, and what is made of them must not be laid among the original's. */
const copyConfig = `import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

export default mergeConfig(config, { cacheDir: '.vite', server: { fs: { strict: false } } });
`;

const passes = ({ status, said }: ReturnType<typeof run>) => expect(status, said.slice(-4000)).toBe(0);

/** Lines of a compiler or a linter that are about the new widget: others belong to whoever broke them. */
const about = (said: string): readonly string[] =>
  said.split('\n').filter((line) => /error/i.test(line) && /sample-?orders/i.test(line));

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-widget-'));
  for (const part of parts)
    if (existsSync(join(root, part))) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:widget', { timeout: 240_000 }, () => {
  it('writes a widget that every list of the tree knows', () => {
    passes(run('scripts/new-widget.mjs', NAME));
    expect(readFileSync(join(copy, `src/widgets/${NAME}/${NAME}.contract.ts`), 'utf8')).toContain(
      "element: 'tradefront-sample-orders'",
    );
    expect(readFileSync(join(copy, 'src/index.ts'), 'utf8')).toContain(`./widgets/${NAME}`);
    expect(readFileSync(join(copy, 'src/locales/ko-KR/index.ts'), 'utf8')).toContain('sampleOrders');
    passes(run('scripts/sync.mjs', '--check'));
  });

  it('writes no placeholder and no file of nothing', () => {
    const { said } = run(
      'node_modules/eslint/bin/eslint.js',
      '--max-warnings',
      '0',
      `src/widgets/${NAME}`,
      `stories/widgets/${NAME}`,
      `test/widgets/${NAME}.rules.test.ts`,
    );
    expect(said.replace(/npm warn.*\n/g, '').trim()).toBe('');
    const text = readFileSync(join(copy, `src/widgets/${NAME}/${NAME}.widget.tsx`), 'utf8');
    expect(text).not.toMatch(/__\w+__(?!\s*\*\/)/);
  });

  it('writes what compiles, keeps the boundaries and passes its own tests', () => {
    expect(about(run('node_modules/typescript/bin/tsc', '-p', '.').said)).toEqual([]);
    expect(about(run('scripts/boundaries.mjs').said)).toEqual([]);
    passes(vitest(`test/widgets/${NAME}.rules.test.ts`, 'test/package/surface.test.ts'));
    // Of all widgets' stories, contracts and words: this one's.
    passes(vitest('test/architecture/states.test.ts', '-t', NAME));
    expect(vitest('test/locales').said).not.toContain(NAME);
  });

  it('writes a story for each state, which a browser shows and axe finds nothing wrong with', () => {
    writeFileSync(join(copy, 'vitest.copy.config.ts'), copyConfig);
    const stories = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'vitest.copy.config.ts',
      '--project',
      'stories',
      '--reporter=tap-flat',
      `stories/widgets/${NAME}`,
    );
    passes(stories);
    const states =
      readFileSync(join(copy, `src/widgets/${NAME}/${NAME}.contract.ts`), 'utf8')
        .match(/states: \[([^\]]*)\]/)?.[1]
        ?.match(/'/g) ?? [];
    expect(states.length).toBeGreaterThan(0);
    expect(stories.said.match(/^ok /gm)).toHaveLength(states.length / 2);
  });

  it('refuses a name that is taken or is none', () => {
    expect(run('scripts/new-widget.mjs', NAME)).toMatchObject({ status: 1 });
    expect(run('scripts/new-widget.mjs', 'Order History')).toMatchObject({ status: 1 });
    expect(run('scripts/new-widget.mjs')).toMatchObject({ status: 1 });
  });
});
