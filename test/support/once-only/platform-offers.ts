import { coasters } from './claim-reward';
import { overPlatform } from './platform-backend';
import { named } from './platform-money';
import { details, REGISTRATION, verifiedAt } from './register';
import { withOutcomeIds } from './named-outcomes';

/** Claiming the smallest reward on each account. */
export const claimRewardOverPlatform = overPlatform({
  name: 'claimReward',
  subjectOf: (account) => `coasters of ${account}`,
  port: ({ claimReward: port }) => ({
    ...withOutcomeIds(port, ({ id }) => id),
    prepare: ({ accountId, locale }) => port.prepare({ accountId: named(accountId), locale, ...coasters }),
  }),
  entries: ({ money }, idOf) =>
    money.flatMap(({ accountId, claims }) =>
      claims.map(({ id, handle }) => ({
        id,
        handle,
        account: idOf(accountId),
        subject: `coasters of ${idOf(accountId)}`,
      })),
    ),
});

/** Registering with one verification, as a guest. */
export const registerOverPlatform = overPlatform({
  name: 'register',
  isGuests: true,
  subjectOf: () => REGISTRATION,
  async port({ registration, register: port }) {
    const proof = await verifiedAt(registration);
    return {
      ...withOutcomeIds(port, ({ email }) => email),
      async prepare({ accountId, locale }) {
        const answer = await port.prepare({ accountId, locale, proof, details });
        return answer.outcome === 'done' ? { outcome: 'done', value: { id: answer.value.email } } : answer;
      },
    };
  },
  // A registration is identified by its email: a second one has another id, which no page shows.
  entries: ({ registrations }) =>
    registrations.map(({ email, handle }, at) => ({
      id: at === 0 ? email : `${email} ${at}`,
      account: null,
      subject: REGISTRATION,
      handle,
    })),
});
