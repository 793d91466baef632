import { lazyModule } from '../../../ui/lazy/lazy-module';

const chunk = /* @__PURE__ */ lazyModule(() => import('./due-reminders'));

/** Tells of an account's reminders, from a chunk of its own: nothing is due before the page stands. */
export function LazyDueReminders({ accountId }: { readonly accountId: string }) {
  const DueReminders = chunk.useModule()?.DueReminders;
  return DueReminders ? <DueReminders accountId={accountId} /> : null;
}
