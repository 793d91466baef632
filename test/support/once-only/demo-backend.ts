import { createDemoAdapter, type DemoAdapter, storyTime } from '../../../src/adapters/demo';
import type { Backend, ScheduledOperation } from './backend';
import type { LedgerKind } from './ledger';

/**
 * Backends over the demo, one adapter for each kind of ledger: its world is built once, and its store is emptied before
 * each schedule. The demo commits in one transaction, which leaves no commit half done.
 */
export function demoBackends(createBackend: (adapter: DemoAdapter) => Backend): ScheduledOperation['open'] {
  const backendByKind = new Map<LedgerKind, { readonly adapter: DemoAdapter; readonly backend: Backend }>();
  return async (kind, work) => {
    let one = backendByKind.get(kind);
    if (one === undefined) {
      const adapter = createDemoAdapter({
        clock: () => storyTime,
        storage: 'memory',
        idempotency: kind === 'by key' ? 'by-key' : 'none',
      });
      one = { adapter, backend: createBackend(adapter) };
      backendByKind.set(kind, one);
    }
    await one.adapter.demo.reset();
    const { port, entries } = one.backend;
    return {
      entries,
      port: {
        ...port,
        commit: async (attempt) => {
          await work();
          return port.commit(attempt);
        },
      },
    };
  };
}
