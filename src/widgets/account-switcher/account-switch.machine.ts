import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Account } from '../../domain';
import { type PortErrorCode, toPortError } from '../../ports';
import type { SessionRuntime } from '../../runtime/session/session';
import type { SwitchOutcome, UnsavedKind } from '../../runtime/session/session.types';

/** Where a switch of account stands. */
export type SwitchStep =
  | { readonly step: 'choosing' }
  /** Work would be lost: the buyer is asked first (decision 13). */
  | { readonly step: 'asking'; readonly to: Account; readonly unsaved: readonly UnsavedKind[] }
  | { readonly step: 'switching'; readonly to: Account }
  /** The old account stays. `statusText` is the backend's own, null for none (decision 34). */
  | { readonly step: 'failed'; readonly to: Account; readonly statusText: string | null; readonly code: PortErrorCode };

/** How a choice went on. */
export type ChoiceResult = 'asked' | 'stopped' | 'switched' | 'unchanged' | 'failed';

/** What a switch needs. */
export interface AccountSwitchPorts {
  readonly session: Pick<SessionRuntime, 'switchTo' | 'unsavedWork'>;
  /** Asks the host; false stops the switch before anything is asked of the backend. */
  readonly allow: (to: Account) => boolean;
}

/** One switch of account after another. */
export interface AccountSwitch {
  readonly store: StoreApi<SwitchStep>;
  /** Goes to an account, or asks first. Does nothing while another switch is under way. */
  choose(to: Account): Promise<ChoiceResult>;
  /** Goes on although work is lost. */
  confirm(): Promise<ChoiceResult>;
  /** Leaves question and failure behind. */
  stay(): void;
}

const CHOOSING: SwitchStep = { step: 'choosing' };

/** Puts the session on another account: asks, tells the host, waits, and says what came of it. */
export function createAccountSwitch({ session, allow }: AccountSwitchPorts): AccountSwitch {
  const store = createStore<SwitchStep>(() => CHOOSING);
  const show = (step: SwitchStep) => store.setState(step, true);

  // Whoever takes part in leaving an account may throw: the row must not stay busy for good.
  const switched = (to: Account): Promise<SwitchOutcome> =>
    session
      .switchTo(to.id)
      .catch((thrown: unknown) => ({ outcome: 'failed', statusText: null, error: toPortError(thrown) }));

  async function go(to: Account): Promise<ChoiceResult> {
    if (!allow(to)) {
      show(CHOOSING);
      return 'stopped';
    }
    show({ step: 'switching', to });
    const ended = await switched(to);
    show(
      ended.outcome === 'failed'
        ? { step: 'failed', to, statusText: ended.statusText, code: ended.error.code }
        : CHOOSING,
    );
    return ended.outcome;
  }

  return {
    store,
    choose(to) {
      if (store.getState().step === 'switching') return Promise.resolve('stopped');
      const unsaved = session.unsavedWork();
      if (unsaved.length === 0) return go(to);
      show({ step: 'asking', to, unsaved });
      return Promise.resolve('asked');
    },
    confirm() {
      const asked = store.getState();
      return asked.step === 'asking' ? go(asked.to) : Promise.resolve('stopped');
    },
    stay() {
      if (store.getState().step !== 'switching') show(CHOOSING);
    },
  };
}
