import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ActivationPort } from '../../ports/registration.port';
import { type ActivationOutcome, isEmail } from '../../rules';

/** Problem of the email field. The code selects the message. */
export type EmailProblem = 'valueMissing' | 'typeMismatch';

/** State of the screen. `sending` is the form during the request; the others are the states of decision 21. */
export type ResendState =
  | { readonly step: 'form'; readonly email: string; readonly problem: EmailProblem | null }
  | { readonly step: 'sending'; readonly email: string }
  | { readonly step: ActivationOutcome };

/** State of the screen, and its actions. */
export interface ResendModel {
  readonly store: StoreApi<ResendState>;
  /** Validates on each change, so that a displayed problem disappears once it is corrected. */
  change(email: string): void;
  /** Validates the input on blur. */
  leave(): void;
  submit(): Promise<ActivationOutcome | null>;
  /** Clears the email and returns to the form. */
  tryAgain(): void;
}

const problemOf = (email: string): EmailProblem | null => {
  if (email.trim() === '') return 'valueMissing';
  return isEmail(email.trim()) ? null : 'typeMismatch';
};

/** Creates the state machine of the screen from the port method. */
export function resendModel(resend: ActivationPort['resend']): ResendModel {
  const store = createStore<ResendState>(() => ({ step: 'form', email: '', problem: null }));
  const show = (state: ResendState) => store.setState(state, true);

  return {
    store,
    change(email) {
      const state = store.getState();
      if (state.step !== 'form') return;
      // No problem shows during the first input. A displayed problem is validated again on each key press.
      show({ step: 'form', email, problem: state.problem === null ? null : problemOf(email) });
    },
    leave() {
      const state = store.getState();
      if (state.step === 'form' && state.email !== '') show({ ...state, problem: problemOf(state.email) });
    },
    async submit() {
      const state = store.getState();
      if (state.step !== 'form') return null;
      const problem = problemOf(state.email);
      if (problem !== null) {
        show({ ...state, problem });
        return null;
      }
      show({ step: 'sending', email: state.email });
      // A failed request and an unknown code have the same result: the buyer has to call customer service (decision
      // 21).
      const outcome = await resend({ email: state.email.trim() })
        .then(known)
        .catch(() => 'contact-customer-service' as const);
      show({ step: outcome });
      return outcome;
    },
    tryAgain: () => show({ step: 'form', email: '', problem: null }),
  };
}

const known = (outcome: ActivationOutcome): ActivationOutcome =>
  outcome === 'success' || outcome === 'already-activated' ? outcome : 'contact-customer-service';
