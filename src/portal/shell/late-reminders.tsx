import { useAdapter } from '../../runtime/react/use-adapter';
import type { Session } from '../../runtime/session/session.types';
import { late } from '../../ui/late/late';

const chunk = /* @__PURE__ */ late(() => import('./reminders'));

/** Reminders of who is signed in, from a chunk of their own: nothing is due before the page stands. */
export function LateReminders({ session }: { readonly session: Session | null }) {
  const { reminders } = useAdapter();
  if (session === null || session.guest || session.accountId === null || reminders?.list === undefined) return null;
  return <Loaded key={session.accountId} accountId={session.accountId} />;
}

function Loaded({ accountId }: { readonly accountId: string }) {
  const Reminders = chunk.useModule()?.Reminders;
  return Reminders ? <Reminders accountId={accountId} /> : null;
}
