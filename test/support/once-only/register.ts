import type { DemoAdapter } from '../../../src/adapters/demo';
import type { RegistrationPort } from '../../../src/ports';
import type { ScheduledOperation } from './backend';
import { demoBackends } from './demo-backend';

export const details = {
  firstName: 'Robin',
  lastName: 'Marsh',
  email: 'robin@harborlane.example',
  phoneNumber: '(207) 555-0111',
  language: 'en-US',
};
export const REGISTRATION = 'a registration';

/** The account's verification, by backend: each schedule has a backend of its own. */
const proofs = new Map<DemoAdapter, Promise<string>>();

/** Verifies the account of the schedules by the code of its sales rep. */
export async function verifiedAt(registration: Pick<RegistrationPort, 'verify'>): Promise<string> {
  const answer = await registration.verify({
    accountNumber: '0048-2207',
    evidence: { method: 'code', code: 'NQ-2207-HAR' },
    locale: 'en-US',
  });
  if (answer.outcome !== 'verified') throw new Error('The account is not verified');
  return answer.proof;
}

const backends = demoBackends((adapter) => ({
  port: {
    prepare: async ({ accountId, locale }) => {
      const proof = proofs.get(adapter) ?? verifiedAt(adapter.registration);
      proofs.set(adapter, proof);
      return withOutcomeIds(await adapter.register.prepare({ accountId, locale, proof: await proof, details }));
    },
    commit: async (attempt) => withOutcomeIds(await adapter.register.commit(attempt)),
    outcome: async (attempt) => withOutcomeIds(await adapter.register.outcome(attempt)),
    abandon: async (attempt) => withOutcomeIds(await adapter.register.abandon(attempt)),
  },
  entries: async () => {
    const { registrations } = await adapter.demo.peek();
    return registrations.map(({ handle, email }, at) => ({
      id: at === 0 ? email : `${email} ${at}`,
      account: null,
      subject: REGISTRATION,
      handle,
    }));
  },
}));

type NamedOutcome<Answer> =
  Exclude<Answer, { readonly value: unknown }> | { readonly outcome: 'done'; readonly value: { readonly id: string } };

/** A registration is identified by its email. */
function withOutcomeIds<Answer extends { readonly outcome: string; readonly value?: { readonly email: string } }>(
  answer: Answer,
): NamedOutcome<Answer> {
  if (answer.value !== undefined) return { outcome: 'done', value: { id: answer.value.email } };
  // TypeScript does not exclude outcomes without a value.
  return answer as NamedOutcome<Answer>;
}

/** Registering, judged by the demo's records: a guest, who has no account. */
export const register: ScheduledOperation = {
  name: 'register',
  accounts: [null],
  subjectOf: () => REGISTRATION,
  open: async (...given) => {
    const backend = await backends(...given);
    proofs.clear();
    return backend;
  },
};
