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
export { storyTime } from './demo-start';
