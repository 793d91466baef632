import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Account } from '../../domain';
import { type PortErrorCode, toPortError } from '../../ports';
import type { HostAnswer } from '../../runtime/events';
import type { SessionRuntime } from '../../runtime/session/session';
import type { SwitchOutcome, UnsavedKind } from '../../runtime/session/session.types';

/** Step of an account switch. */
export type SwitchStep =
  | { readonly step: 'choosing' }
  /** Switching would lose unsaved work: the buyer confirms it first (decision 13). */
  | { readonly step: 'confirming'; readonly to: Account; readonly unsaved: readonly UnsavedKind[] }
  | { readonly step: 'switching'; readonly to: Account }
  /** The previous account stays in effect. `statusText` is the backend's own text; null for none (decision 34). */
  | { readonly step: 'failed'; readonly to: Account; readonly statusText: string | null; readonly code: PortErrorCode };

/** Result of choosing an account. `stopped`: the host refused the switch, or another one is in progress. */
export type ChoiceResult = 'needs-confirmation' | 'stopped' | 'switched' | 'unchanged' | 'failed';

/** Dependencies of an account switch. */
export interface AccountSwitchPorts {
  readonly session: Pick<SessionRuntime, 'switchTo' | 'unsavedWork'>;
  /** Emits the cancelable event; false cancels the switch before any backend request. */
  readonly allow: (to: Account) => HostAnswer;
}

/** Switches accounts, one switch at a time. */
export interface AccountSwitch {
  readonly store: StoreApi<SwitchStep>;
  /**
   * Switches to an account, or requests a confirmation first. Resolves to `stopped` while another switch is in
   * progress.
   */
  choose(to: Account): Promise<ChoiceResult>;
  /** Confirms the switch although unsaved work is lost. */
  confirm(): Promise<ChoiceResult>;
  /** Dismisses the confirmation or the failure and keeps the current account. */
  stay(): void;
}

const CHOOSING: SwitchStep = { step: 'choosing' };

/**
 * Creates the state machine that switches the session's account: confirmation of unsaved work, the host's veto, the
 * switch and its failure.
 */
export function createAccountSwitch({ session, allow }: AccountSwitchPorts): AccountSwitch {
  const store = createStore<SwitchStep>(() => CHOOSING);
  const show = (step: SwitchStep) => store.setState(step, true);

  // An owner of account-bound work can throw during the switch: without a catch the row stays busy.
  const switchAccount = (to: Account): Promise<SwitchOutcome> =>
    session
      .switchTo(to.id)
      .catch((thrown: unknown) => ({ outcome: 'failed', statusText: null, error: toPortError(thrown) }));

  async function startSwitch(to: Account): Promise<ChoiceResult> {
    const answer = allow(to);
    if (answer !== false) show({ step: 'switching', to });
    if (!(await answer)) {
      show(CHOOSING);
      return 'stopped';
    }
    const outcome = await switchAccount(to);
    show(
      outcome.outcome === 'failed'
        ? { step: 'failed', to, statusText: outcome.statusText, code: outcome.error.code }
        : CHOOSING,
    );
    return outcome.outcome;
  }

  return {
    store,
    choose(to) {
      if (store.getState().step === 'switching') return Promise.resolve('stopped');
      const unsaved = session.unsavedWork();
      if (unsaved.length === 0) return startSwitch(to);
      show({ step: 'confirming', to, unsaved });
      return Promise.resolve('needs-confirmation');
    },
    confirm() {
      const current = store.getState();
      return current.step === 'confirming' ? startSwitch(current.to) : Promise.resolve('stopped');
    },
    stay() {
      if (store.getState().step !== 'switching') show(CHOOSING);
    },
  };
}
