// Who may import whom (see README, "How it is built"). Each rule has a planted violation in test/architecture/boundaries.test.ts.
const WIDGET = '^src/widgets/(?!common/)([^/]+)/';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rules-are-a-leaf',
      severity: 'error',
      from: { path: '^src/rules/' },
      to: { path: '^src/', pathNot: '^src/rules/' },
    },
    {
      name: 'domain-knows-rules-only',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: '^src/', pathNot: '^src/(domain|rules)/' },
    },
    {
      name: 'ports-know-domain-only',
      severity: 'error',
      from: { path: '^src/ports/' },
      to: { path: '^src/', pathNot: '^src/(ports|domain|rules)/' },
    },
    {
      name: 'adapters-know-ports-only',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/' },
      to: { path: '^src/', pathNot: '^src/(adapters/(common|$1)|ports|domain|rules)/' },
    },
    // It holds the schemas of every capability: a page gets those of what it calls.
    {
      name: 'contract-is-for-tools',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/adapters/salesforce/server-methods/contract\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'wire-knows-no-port',
      severity: 'error',
      from: { path: '^src/adapters/.*\\.(methods|wire|mapping)\\.ts$' },
      to: { path: '^src/adapters/.*\\.port\\.ts$' },
    },
    {
      name: 'testing-knows-ports-only',
      severity: 'error',
      from: { path: '^src/testing/' },
      to: { path: '^src/', pathNot: '^src/(testing|ports|domain|rules)/' },
    },
    {
      name: 'runtime-knows-ports-only',
      severity: 'error',
      from: { path: '^src/runtime/' },
      to: { path: '^src/', pathNot: '^src/(runtime|ports|domain|rules)/' },
    },
    {
      name: 'runtime-core-has-no-react-part',
      severity: 'error',
      from: { path: '^src/runtime/(?!react/)' },
      to: { path: '^src/runtime/react/' },
    },
    {
      name: 'ui-knows-no-business',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/', pathNot: '^src/(ui|rules)/|^src/runtime/(react/use-latest|when-quiet)\\.ts$' },
    },
    {
      name: 'widgets-are-apart',
      severity: 'error',
      from: { path: WIDGET },
      to: { path: WIDGET, pathNot: '^src/widgets/$1/' },
    },
    {
      name: 'widgets-know-runtime-and-ui',
      severity: 'error',
      from: { path: '^src/widgets/' },
      to: { path: '^src/', pathNot: '^src/(widgets|runtime|ui|ports|domain|rules)/' },
    },
    { name: 'common-knows-no-widget', severity: 'error', from: { path: '^src/widgets/common/' }, to: { path: WIDGET } },
    {
      name: 'portal-stands-alone',
      severity: 'error',
      from: { path: '^src/(?!portal/)' },
      to: { path: '^src/portal/', pathNot: '\\.messages\\.ts$' },
    },
    {
      name: 'embed-loads-widgets-lazily',
      severity: 'error',
      from: { path: '^src/embed/', pathNot: '^src/embed/chunks/' },
      to: {
        path: '^src/widgets/[^/]+/(?!.*\\.(contract|types)\\.ts$)',
        pathNot: '^src/widgets/common/',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'react-stays-in-views',
      severity: 'error',
      from: {
        path: '^src/(rules|domain|ports|adapters|testing|locales|server)/|^src/runtime/(?!react/)|\\.(rules|machine|store|actions|draft)\\.ts$|\\.contract\\.ts$|\\.messages\\.ts$',
      },
      to: {
        path: '(^|/)node_modules/(react|react-dom|@radix-ui|zustand/esm/react)(/|$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    // React on a server has no hooks where frameworks call `prefetch`.
    {
      name: 'server-has-no-component',
      severity: 'error',
      from: { path: '^src/server/' },
      to: {
        path: '^src/(ui|portal|embed|locales|adapters|testing)/|^src/runtime/react/|\\.tsx$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-stands-alone',
      severity: 'error',
      from: { path: '^src/(?!server/)' },
      to: { path: '^src/server/' },
    },
    // Hooks that wrap these are found by test/architecture/parts.test.ts.
    {
      name: 'parts-get-data-by-props',
      severity: 'error',
      from: { path: '^src/widgets/.*/parts/' },
      to: {
        path: '^src/runtime/react/use-(account|adapter|cart|cart-runtime|commit|read|session|session-runtime|unread)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'radix-in-ui-only',
      severity: 'error',
      from: { path: '^src/(?!ui/)' },
      to: { path: '(^|/)node_modules/@radix-ui/' },
    },
    {
      name: 'ky-in-one-place-only',
      severity: 'error',
      from: { path: '^src/(?!adapters/common/)' },
      to: { path: '(^|/)node_modules/ky/' },
    },
    {
      name: 'zod-at-the-edges-only',
      severity: 'error',
      from: { path: '^src/(?!adapters/|testing/)' },
      to: { path: '(^|/)node_modules/zod/' },
    },
    // Vendure is under the GPL: the adapter is a client over HTTP, and its test server stays outside of the package.
    {
      name: 'no-vendure-code',
      severity: 'error',
      from: { path: '^(src|stories)/' },
      to: { path: '(^|/)node_modules/@vendure/|^@vendure/|^test/support/vendure/' },
    },
    { name: 'sources-know-no-tests', severity: 'error', from: { path: '^src/' }, to: { path: '^test/' } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$|^src/portal/site/' },
      to: {},
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
  },
};
