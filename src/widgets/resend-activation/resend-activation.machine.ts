import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ActivationPort } from '../../ports/registration.port';
import { type ActivationOutcome, isEmail } from '../../rules';

/** Why an email is not sent. The code picks the words. */
export type EmailProblem = 'valueMissing' | 'typeMismatch';

/** Where the buyer is. `sending` is the form with its button busy; the others are the states of decision 21. */
export type ResendState =
  | { readonly step: 'form'; readonly email: string; readonly problem: EmailProblem | null }
  | { readonly step: 'sending'; readonly email: string }
  | { readonly step: ActivationOutcome };

/** The screen's state and what can be done in it. */
export interface ResendModel {
  readonly store: StoreApi<ResendState>;
  /** Checked on each change: a problem that was shown goes as soon as it is gone. */
  change(email: string): void;
  /** Leaving the field shows what is wrong with what was typed. */
  leave(): void;
  submit(): Promise<ActivationOutcome | null>;
  /** Clears the email and returns to the form. */
  tryAgain(): void;
}

const problemOf = (email: string): EmailProblem | null => {
  if (email.trim() === '') return 'valueMissing';
  return isEmail(email.trim()) ? null : 'typeMismatch';
};

/** The resend activation screen over one port method. */
export function resendModel(resend: ActivationPort['resend']): ResendModel {
  const store = createStore<ResendState>(() => ({ step: 'form', email: '', problem: null }));
  const show = (state: ResendState) => store.setState(state, true);

  return {
    store,
    change(email) {
      const state = store.getState();
      if (state.step !== 'form') return;
      // A problem is not shown while a first address is being typed; one that stands is checked at every key.
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
      // A failed call and an unknown code look the same to the buyer: both need a person (decision 21).
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
