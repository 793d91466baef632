import type { AskedEvent } from '../../../runtime/events';
import { RESPONSE_TIMEOUT_MS } from '../../../runtime/commit/commit-limits';
import { useMessages } from '../../../runtime/react/use-messages';
import { useSlow } from '../../../ui/hooks/use-slow';
import { Spinner } from '../../../ui/spinner/spinner';
import { ToastRegion } from '../../../ui/toast/toast-region';
import { commonMessages } from '../common.messages';
import { hostAnswerMessages } from './host-answer.messages';
import type { MessageRef } from './lazy-host-answer';

export { followEdit } from './follow-edit';

/** Delay before a buyer is told that the host is asked, in milliseconds: most answers are faster. */
const WAITING_DELAY_MS = 400;

/** Questions of each widget that the host has not answered. */
const unanswered = new WeakMap<object, Set<string>>();

let lastId = 0;

/**
 * Waits for the listeners of a `before-…` event, and shows the buyer that it waits and why the action is canceled.
 * Resolves to false for a question that is already being asked, such as a second press of a button.
 */
export async function decide(event: AskedEvent, message: MessageRef): Promise<boolean> {
  const questions = unanswered.get(message) ?? new Set();
  unanswered.set(message, questions);
  const question = `${event.type} ${JSON.stringify(event.detail)}`;
  if (questions.has(question)) return false;
  questions.add(question);
  const show = (refusal?: Refusal) =>
    message.current?.(<HostToasts isWaiting={questions.size > 0} refusal={refusal} onDismiss={() => show()} />);
  show();
  const hasFailed = !event.defaultPrevented && !(await areSettled(event.waits));
  questions.delete(question);
  // Without a reason, the host tells the buyer itself.
  const reason = hasFailed ? null : event.defaultPrevented && event.reason;
  show(reason === null || reason ? { id: String(++lastId), reason } : undefined);
  // A widget that was removed, or that another one replaced, no longer acts.
  return !hasFailed && !event.defaultPrevented && message.current !== null;
}

/** Whether all promises resolve in time, also those that are added while others are awaited. */
async function areSettled(waits: readonly Promise<unknown>[]): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), RESPONSE_TIMEOUT_MS);
  });
  const all = async () => {
    for (let awaited = 0; awaited < waits.length;) {
      awaited = waits.length;
      await Promise.all(waits);
    }
    return true;
  };
  try {
    return await Promise.race([all(), timeout]);
  } catch (thrown) {
    // An error of the host's own code, for the host's monitoring.
    reportError(thrown);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Why an action is canceled: the host's reason, or null if the host could not decide. */
interface Refusal {
  readonly id: string;
  readonly reason: string | null;
}

interface HostToastsProps {
  readonly isWaiting: boolean;
  readonly refusal: Refusal | undefined;
  readonly onDismiss: () => void;
}

/** Toasts with the host's reason, or that its answer is awaited. */
function HostToasts({ isWaiting, refusal, onDismiss }: HostToastsProps) {
  const { m } = useMessages('host-answer', hostAnswerMessages);
  const common = useMessages('common', commonMessages);
  return (
    <>
      {isWaiting && <Waiting text={m.waiting} />}
      <ToastRegion
        className="tf-toasts-raised"
        label={m.region}
        dismissLabel={common.m.close}
        toasts={
          refusal === undefined
            ? []
            : [{ id: refusal.id, text: refusal.reason ?? m.failed, tone: 'critical', isPersistent: true }]
        }
        onDismiss={onDismiss}
      />
    </>
  );
}

function Waiting({ text }: { readonly text: string }) {
  const isShown = useSlow(WAITING_DELAY_MS);
  return (
    <div className="tf-toasts tf-toasts-raised" role="status">
      {isShown && (
        <div className="tf-toast">
          <Spinner />
          <p>{text}</p>
        </div>
      )}
    </div>
  );
}
