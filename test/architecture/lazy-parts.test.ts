import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Dynamic imports outside of `lazyModule`, and the code that reports their failure. */
const others: Readonly<Record<string, string>> = {
  'src/portal/locale-packs.ts': 'English takes its place',
  'src/portal/pages/lazy-pages.ts': 'the page says so',
  'src/portal/shell/use-number.ts': 'the search goes to products',
  'src/runtime/cart/load-sync.ts': 'edits wait, as they do for a connection',
  'src/runtime/session/session.ts': 'the switch of account ends as failed',
  'src/runtime/warn-in-development.ts': 'nothing is shown: a hint for developers',
  'src/runtime/watched.ts': 'nothing is shown: a hint for developers',
  'src/ui/overlay/load-runtime.ts': 'the dialog or list says so',
  'src/widgets/account-switcher/account-switcher.widget.tsx': 'beside the session: ahead of a switch, which says so',
  'src/widgets/common/host-answer/lazy-host-answer.ts': 'an action that the host may refuse does not run',
  'src/widgets/common/import/parse-rows.ts': 'the import says so',
  'src/widgets/common/reorder/reorder.tsx': 'the panel says so',
  'src/widgets/order-builder/parts/lazy-parts.tsx': 'beside `lazyModule`: who can wait for it',
  'src/widgets/order-placed/parts/lazy-parts.tsx': 'beside `lazyModule`: the button says so',
  'src/widgets/shopping-lists/parts/lazy-parts.tsx': 'beside `lazyModule`: the edit waits, as it does for a connection',
};

const sources = ['portal', 'runtime', 'ui', 'widgets'].flatMap((layer) =>
  readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${layer}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/portal/site/')),
);

it('every lazy part is loaded by `lazyModule`, which retries and reports a failure', () => {
  const found = sources.filter((path) => {
    const imports = readFileSync(path, 'utf8').match(/.*\bimport\(.*/g) ?? [];
    return imports.some(
      (line) =>
        !/lazyModule\(\(\) => import\(/.test(line) && !/^\s*(\*|\/\/)/.test(line) && !/typeof import\(/.test(line),
    );
  });
  expect(found.sort()).toEqual(Object.keys(others).sort());
});

it('only parts/lazy-parts imports the lazy part of a widget', () => {
  const lazy = sources.flatMap((path) => /^src\/widgets\/([^/]+)\/\1\.lazy\.tsx?$/.exec(path)?.[1] ?? []);
  const importing = sources.filter((path) => {
    const loads = [...readFileSync(path, 'utf8').matchAll(/.*\bimport\('[^']+\/([^/']+)\.lazy'\)/g)];
    return loads.some(
      ([line, name = '']) => lazy.includes(name) && !/^\s*(\*|\/\/)/.test(line) && !/typeof import\(/.test(line),
    );
  });
  expect(lazy.length).toBeGreaterThan(15);
  expect(importing.map((path) => path.replace(/\.tsx?$/, '')).sort()).toEqual(
    lazy.map((name) => `src/widgets/${name}/parts/lazy-parts`).sort(),
  );
});
