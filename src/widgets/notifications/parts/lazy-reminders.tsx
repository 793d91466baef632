import { prefetchDialog } from '../../../ui/dialog/dialog';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { RemindersPartProps } from './reminders';

const chunk = /* @__PURE__ */ lazyModule(() => import('./reminders'));

/** Fetches the reminders and the dialog ahead of the press. */
export const prefetchReminders = (): void => {
  chunk.prefetch();
  prefetchDialog();
};

/** The reminders from a chunk of their own. */
export function LazyReminders(props: RemindersPartProps) {
  const Reminders = chunk.useModule()?.RemindersPart;
  return Reminders ? <Reminders {...props} /> : null;
}
