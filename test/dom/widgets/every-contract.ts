import type { WidgetContract } from '../../../src/runtime/contract';

/** The contract of every widget. */
export const everyContract: readonly WidgetContract[] = Object.values(
  import.meta.glob<Record<string, WidgetContract>>('../../../src/widgets/*/*.contract.ts', { eager: true }),
).flatMap((file) => Object.values(file));
