import { lazyModule } from '../../../ui/lazy/lazy-module';

const chunk = /* @__PURE__ */ lazyModule(() => import('./due-reminders'));

/** Loads `DueReminders` from its own chunk, because no reminder has to be announced before the page is ready. */
export function LazyDueReminders({ accountId }: { readonly accountId: string }) {
  const DueReminders = chunk.useModule()?.DueReminders;
  return DueReminders ? <DueReminders accountId={accountId} /> : null;
}
