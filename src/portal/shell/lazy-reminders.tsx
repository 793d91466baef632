import { useAdapter } from '../../runtime/react/use-adapter';
import type { Session } from '../../runtime/session/session.types';
import { LazyDueReminders } from '../../widgets/common/due-reminders/lazy-due-reminders';

/** Reminders of who is signed in, told on every page, above it: what a widget says at its foot does not lie over them. */
export function LazyReminders({ session }: { readonly session: Session | null }) {
  const { reminders } = useAdapter();
  if (session === null || session.guest || session.accountId === null || reminders?.list === undefined) return null;
  return (
    <div className="tf-portal-reminders">
      <LazyDueReminders key={session.accountId} accountId={session.accountId} />
    </div>
  );
}
