import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cruiseSources, ruleNames } from '../../scripts/cruise.mjs';

/** For each rule, a file that may not import another. */
const plants: Readonly<Record<string, { readonly from: string; readonly to: string; readonly both?: true }>> = {
  'no-circular': { from: 'src/ui/a.ts', to: 'src/ui/b.ts', both: true },
  'rules-are-a-leaf': { from: 'src/rules/a.ts', to: 'src/domain/b.ts' },
  'domain-knows-rules-only': { from: 'src/domain/a.ts', to: 'src/ports/b.ts' },
  'ports-know-domain-only': { from: 'src/ports/a.ts', to: 'src/runtime/b.ts' },
  'adapters-know-ports-only': { from: 'src/adapters/demo/a.ts', to: 'src/adapters/salesforce/b.ts' },
  'contract-is-for-tools': {
    from: 'src/adapters/salesforce/a.ts',
    to: 'src/adapters/salesforce/server-methods/contract.ts',
  },
  'wire-knows-no-port': {
    from: 'src/adapters/salesforce/cart/cart.mapping.ts',
    to: 'src/adapters/salesforce/cart/cart.port.ts',
  },
  'testing-knows-ports-only': { from: 'src/testing/a.ts', to: 'src/adapters/demo/b.ts' },
  'runtime-knows-ports-only': { from: 'src/runtime/a.ts', to: 'src/widgets/cart/b.ts' },
  'runtime-core-has-no-react-part': { from: 'src/runtime/cart/a.ts', to: 'src/runtime/react/b.ts' },
  'ui-knows-no-business': { from: 'src/ui/a.ts', to: 'src/domain/b.ts' },
  'widgets-are-apart': { from: 'src/widgets/cart/a.ts', to: 'src/widgets/faq/b.ts' },
  'widgets-know-runtime-and-ui': { from: 'src/widgets/cart/a.ts', to: 'src/adapters/demo/b.ts' },
  'common-knows-no-widget': { from: 'src/widgets/common/a.ts', to: 'src/widgets/cart/b.ts' },
  'portal-stands-alone': { from: 'src/widgets/cart/a.ts', to: 'src/portal/b.ts' },
  'embed-loads-widgets-lazily': { from: 'src/embed/a.ts', to: 'src/widgets/cart/index.ts' },
  'react-stays-in-views': { from: 'src/widgets/cart/cart.rules.ts', to: 'react' },
  'server-has-no-component': { from: 'src/server/a.ts', to: 'src/widgets/cart/b.tsx' },
  'server-stands-alone': { from: 'src/widgets/cart/a.ts', to: 'src/server/b.ts' },
  'parts-get-data-by-props': { from: 'src/widgets/cart/parts/a.tsx', to: 'src/runtime/react/use-read.ts' },
  'radix-in-ui-only': { from: 'src/widgets/cart/a.ts', to: '@radix-ui/react-dialog' },
  'ky-in-one-place-only': { from: 'src/adapters/salesforce/a.ts', to: 'ky' },
  'zod-at-the-edges-only': { from: 'src/runtime/a.ts', to: 'zod/mini' },
  'no-vendure-code': { from: 'src/adapters/vendure/a.ts', to: 'test/support/vendure/b.ts' },
  'sources-know-no-tests': { from: 'src/ui/a.ts', to: 'test/support/b.ts' },
  'no-orphans': { from: 'src/ui/alone.ts', to: '' },
};

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A project that contains only the planted import. */
function plant({ from, to, both }: (typeof plants)[string]): string {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  made.push(folder);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const path = (start: string, end: string) => {
    const way = relative(dirname(start), end).replace(/\.ts$/, '');
    return way.startsWith('.') ? way : `./${way}`;
  };
  if (to === '') write(from, 'export const alone = 1;\n');
  else {
    const specifier = /^(src|test)\//.test(to) ? path(from, to) : to;
    write(from, `import * as planted from '${specifier}';\nexport const a = planted;\n`);
    if (/^(src|test)\//.test(to))
      write(to, both ? `import { a } from '${path(to, from)}';\nexport const b = () => a;\n` : 'export const b = 1;\n');
  }
  return folder;
}

describe('boundaries', () => {
  it('has a planted violation for every rule', () => {
    expect(Object.keys(plants).sort()).toEqual([...ruleNames].sort());
  });

  it.each(Object.entries(plants))('detects a violation of %s', async (rule, given) => {
    const { violations } = await cruiseSources(plant(given));
    expect(violations.map((violation) => violation.rule)).toContain(rule);
  });
});
