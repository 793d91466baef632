/** A layer of the code, and the tests that have to notice a change of it. */
export interface Layer {
  readonly name: string;
  /** What the code does, after “Changes of every expression of”. */
  readonly what: string;
  /** Globs of the files that are changed. */
  readonly code: readonly string[];
  /** Globs of the test files that run for each change. */
  readonly tests: readonly string[];
}

/**
 * Each layer is held to its own tests: a change of a rule that only a widget's test notices is a rule without a test. It
 * is also what makes this affordable, because a change repeats every test that reaches it.
 */
export const layers: readonly Layer[] = [
  { name: 'rules', what: 'the rules', code: ['src/rules/**/*.ts'], tests: ['test/rules/**/*.test.ts'] },
  {
    name: 'commit',
    what: 'once-only commits',
    code: ['src/runtime/commit/**/*.ts'],
    tests: ['test/runtime/commit/**/*.test.ts'],
  },
  { name: 'cart', what: 'the cart', code: ['src/runtime/cart/**/*.ts'], tests: ['test/runtime/cart/**/*.test.ts'] },
  {
    name: 'session',
    what: 'the session',
    code: ['src/runtime/session/**/*.ts'],
    tests: ['test/runtime/session/**/*.test.ts'],
  },
  {
    name: 'platform',
    what: 'the Salesforce mappings',
    code: ['src/adapters/salesforce/**/*.mapping.ts'],
    tests: ['test/adapters/salesforce/mappings/*.test.ts'],
  },
  {
    name: 'vendure',
    what: 'the Vendure mappings',
    code: ['src/adapters/vendure/**/*.mapping.ts'],
    tests: ['test/adapters/vendure/mappings/*.test.ts'],
  },
];
