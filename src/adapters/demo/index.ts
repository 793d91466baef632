export { createDemoAdapter } from './demo';
export type { DemoAdapter, DemoControl, DemoOptions, DemoPeek, PeekedCart, PeekedHandle, PeekedList, PeekedOrder, PeekedReminder } from './demo.types';
export { demoEmails, type DemoBuyer } from './data/buyers';
export { type FaultKind, type FaultRule, type Scenario, type ScenarioChanges, scenarioFor, type ScenarioId, scenarios } from './scenarios';
export { createMemoryStore, type DemoStore } from './store/demo-store';
export { storyTime } from './demo-start';
