/**
 * `tradefront/testing`: the contracts of the ports as cases that grade any adapter, in any test runner or in a page. It
 * has no React and no test runner.
 */
export { casesFor, conform, type RunnerContext, type TestCase } from './conform';
export { allCases } from './cases';
export type { ActivationFixtures, Fixtures, ProductFixtures, RegistrationFixtures } from './fixtures.types';
export { countByPort, type PortCount, formatReport } from './print';
export type { Sample, SampleKind } from './samples';
export type {
  AnyContext,
  CaseContext,
  CaseFamily,
  CaseId,
  CaseResult,
  ConformanceCase,
  ConformOptions,
  Harness,
  TestEnvironment,
  Peek,
  Persona,
  Subject,
  Fault,
} from './testing.types';
