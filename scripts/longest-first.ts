import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files with many stories or pages, longest first. Started last, one of them would occupy a worker after all others are
 * done.
 */
const longest = [
  ...[
    'csp',
    'overlay',
    'routes',
    'layout-shift',
    'layout',
    'layout-shift-notices',
    'platform',
    'pseudo',
    'first-clicks',
    'main/order-placement',
    'main/navigation',
    'main/order-journey',
  ].map((name) => `/test/e2e/${name}.test.ts`),
  ...['recipes/recipes', 'hosts/conditions', 'hosts/parts', 'hosts/lab'].map((name) => `/test/${name}.full.test.ts`),
  ...['faults/data-faults', 'widgets/account-change', 'widgets/signals', 'faults/environment-faults'].map(
    (name) => `/test/dom/${name}.full.test.tsx`,
  ),
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((ending) => moduleId.endsWith(ending));
  return at < 0 ? longest.length : at;
};

/** The default order, with the long files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
