import type { Registered, RegisterRefusal } from '../../../domain';
import { PortError, type RegisterPort, type RegisterRequest } from '../../../ports';
import { registrationProblems } from '../../../rules/registration';
import type { DemoContext } from '../context';
import type { CommitRules } from '../engine/commit-steps';
import { normalizeEmail } from '../engine/people';
import { needsAsking, personOf, proofOf } from '../engine/registration';
import type { Call } from '../faults';
import type { AccountState } from '../store/records';
import { parseRegisterRequest, parseRegistration, type RegistrationRecord } from '../store/registration-record';
import { createCommitPort } from './commit-port';

/** Registers a person for a verified account at most once. Afterwards the account's Super Users see the new user. */
export function registerPort(context: DemoContext, call: Call): RegisterPort {
  const { world } = context;
  /** Emails of all users with the registration that created them, read before a step, which must be synchronous. */
  let taken = new Map<string, string | null>();
  /** Accounts whose registrations need a check, read together with them. */
  let asking = new Set<string>();

  const refusal = (state: AccountState, { proof, details }: RegisterRequest): RegisterRefusal | null => {
    const email = normalizeEmail(details.email);
    const own = state.registrations.find((made) => made.proof === proof);
    const verified = proofOf(state, proof, world.now());
    const account = world.account(verified?.accountId ?? '');
    if (account === undefined) return 'verification-expired';
    if (
      (taken.has(email) && taken.get(email) !== own?.id) ||
      state.registrations.some((made) => made !== own && normalizeEmail(made.details.email) === email)
    )
      return 'email-registered';
    return asking.has(account.id) ? 'rejected' : null;
  };

  const rules: CommitRules<RegisterRequest, RegistrationRecord, RegisterRefusal> = {
    operation: 'register',
    subject: ({ proof }) => proof,
    parseRequest: parseRegisterRequest,
    parseValue: parseRegistration,
    already: (state, { proof }) => state.registrations.find((made) => made.proof === proof) ?? null,
    refusal,
    perform: (state, { proof, details }, { handle }) => {
      const sequence = state.sequence + 1;
      const { accountId, about } = proofOf(state, proof, world.now()) ?? { accountId: '', about: '' };
      const record: RegistrationRecord = {
        id: `registration-${state.born.toString(36)}-${sequence}`,
        proof,
        accountId: accountId ?? '',
        handle,
        at: world.now(),
        // A person with a phone of the account is verified; others have to open a link first.
        outcome: about === 'mobile' ? 'verified' : 'activation-email-sent',
        details: { ...details },
      };
      return [{ ...state, sequence, registrations: [...state.registrations, record] }, record];
    },
  };

  const port = createCommitPort<RegisterRequest, RegistrationRecord, Registered, RegisterRefusal, null>(context, call, {
    port: 'register',
    requirePermission: async () => {
      taken = new Map((await context.people()).map(({ email, key }) => [normalizeEmail(email), key]));
      const conditions = await context.conditions(world.accounts);
      asking = new Set(world.accounts.flatMap(({ id }, at) => (needsAsking(conditions[at] ?? []) ? [id] : [])));
    },
    on: () => null,
    rules: () => rules,
    present: ({ outcome, details: { email } }) => ({ outcome, email }),
  });

  /** Creates users for completed registrations, also if the page was closed right after one. */
  async function admit(): Promise<void> {
    for (const made of (await context.state(null)).registrations) {
      await context.changePerson((people) => [people.some(({ key }) => key === made.id) ? null : personOf(made), null]);
    }
  }
  const admitting = async <Answer extends { readonly outcome: string }>(answer: Answer): Promise<Answer> => {
    if (answer.outcome === 'done') await admit();
    return answer;
  };

  return {
    prepare: async ({ details, ...request }, options) => {
      const trimmed = {
        firstName: details.firstName.trim(),
        lastName: details.lastName.trim(),
        email: details.email.trim(),
        phoneNumber: details.phoneNumber.trim(),
        language: details.language,
      };
      const fields = Object.fromEntries(
        registrationProblems(trimmed).map(({ field, problem }) => [field, problem.code]),
      );
      if (Object.keys(fields).length > 0)
        throw new PortError('rejected', 'The registration details are not complete', { fields });
      return admitting(await port.prepare({ ...request, details: trimmed }, options));
    },
    commit: async (attempt) => admitting(await port.commit(attempt)),
    outcome: async (attempt, options) => admitting(await port.outcome(attempt, options)),
    abandon: async (attempt) => admitting(await port.abandon(attempt)),
  };
}
