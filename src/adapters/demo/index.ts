export { createDemoAdapter } from './demo';
export type {
  DemoAdapter,
  DemoControl,
  DemoOptions,
  DemoPeek,
  PeekedCancellation,
  PeekedCart,
  PeekedCase,
  PeekedDispute,
  PeekedHandle,
  PeekedList,
  PeekedMessage,
  PeekedOrder,
  PeekedPayment,
  PeekedRegistration,
  PeekedReminder,
  PeekedRewardClaim,
  PeekedWallet,
  RegistrationHelp,
} from './demo.types';
export { demoEmails, type DemoBuyer } from './data/buyers';
export {
  type FaultKind,
  type FaultRule,
  type Scenario,
  type ScenarioChanges,
  scenarioFor,
  type ScenarioId,
  scenarios,
} from './scenarios';
export { createMemoryStore, type DemoStore } from './store/demo-store';

/** Start time of the demo: Tuesday, November 17, 2026, 10:35:50 a.m. in Portland, Maine. */
export const storyTime = Date.UTC(2026, 10, 17, 15, 35, 50);
