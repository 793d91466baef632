import { createHash } from 'node:crypto';
import type { DemoBuyer } from '../../../../src/adapters/demo/data/buyers';
import { DEMO_PASSWORD } from '../../../../src/adapters/demo/ports/password';
import { changed } from '../../../../src/adapters/demo/ports/profile';
import { NOTICE_TOPICS } from '../../../../src/rules/notices';
import { isPasswordValid, type PasswordPolicy } from '../../../../src/rules/password';
import { buyerOf } from '../access';
import type { Exchange } from '../http/exchange';
import type { Platform } from '../platform';
import { storePerson, personOf } from '../store/people';
import { type Arguments, convertRefusals, type Handler, objectIn, optionalText, serving } from './arguments';
import { accountBodies, refuseInvalidFields, toPlatformLanguage } from './users';

const policy: PasswordPolicy = { minLength: 10, maxLength: 64, needs: ['lower', 'upper', 'digit'] };
/** After this number of wrong passwords, further attempts are refused for a while. */
const MAX_WRONG_PASSWORDS = 5;
const LOCK_MS = 60_000;

const callingBuyer = (exchange: Exchange): DemoBuyer => convertRefusals(() => buyerOf(exchange));

/** The stored digest of a password, which does not reveal it. */
const digestOf = (buyerId: string, password: string): string =>
  createHash('sha256').update(`${buyerId}/${password}`).digest('hex');

const getPasswordPolicy: Handler<'getPasswordPolicy'> = (exchange) => {
  callingBuyer(exchange);
  return { maxLength: policy.maxLength, minLength: policy.minLength, needs: [...policy.needs] };
};

const changePassword: Handler<'changePassword'> = (exchange, args) => {
  const { id } = callingBuyer(exchange);
  const {
    ledger: { passwords },
    now,
  } = exchange.platform;
  const [current, next] = [args.current, args.next];
  const { digests, wrong, since } = passwords.get(id) ?? {
    digests: [digestOf(id, DEMO_PASSWORD)],
    wrong: 0,
    since: now(),
  };
  const refused = (reason: string) => ({ outcome: 'refused' as const, reason });
  if (wrong >= MAX_WRONG_PASSWORDS && now() - since < LOCK_MS) return refused('too-many-attempts');
  if (digestOf(id, current) !== digests[0]) {
    passwords.set(id, { digests, wrong: wrong >= MAX_WRONG_PASSWORDS ? 1 : wrong + 1, since: now() });
    return refused('current-wrong');
  }
  if (!isPasswordValid(policy, { current, next })) return refused('too-weak');
  if (digests.includes(digestOf(id, next))) return refused('used-before');
  passwords.set(id, { digests: [digestOf(id, next), ...digests], wrong: 0, since: now() });
  return { outcome: 'done' };
};

function record(platform: Platform, buyer: DemoBuyer) {
  const {
    firstName,
    lastName,
    email,
    phoneNumber,
    mobileNumber,
    language,
    notices,
    permissions,
    accountIds,
    revision,
  } = personOf(platform, buyer);
  const accounts = accountBodies(platform, accountIds);
  return {
    accounts: accounts.map((account, place) => ({ ...account, isDefault: place === 0, permissions: [...permissions] })),
    email,
    firstName,
    lastName,
    mobileNumber,
    notices: notices.map((notice) => ({ ...notice })),
    phoneNumber,
    revision: String(revision),
    userLanguage: toPlatformLanguage(language),
  };
}

const getProfile: Handler<'getProfile'> = (exchange) => record(exchange.platform, callingBuyer(exchange));

const noticesArg = (args: Arguments) =>
  (Array.isArray(args.notices) ? args.notices : []).flatMap((entry: unknown) => {
    const notice = objectIn(entry);
    const topic = NOTICE_TOPICS.find((known) => known === notice?.topic);
    return topic === undefined ? [] : [{ topic, email: notice?.email === true, text: notice?.text === true }];
  });

const saveProfile: Handler<'saveProfile'> = (exchange, args) =>
  refuseInvalidFields(() => {
    const { platform } = exchange;
    const buyer = callingBuyer(exchange);
    const before = personOf(platform, buyer);
    const revision = args.revision;
    if (revision !== null && revision !== String(before.revision)) return { outcome: 'refused', reason: 'changed' };
    const given = Object.fromEntries(
      ['firstName', 'lastName', 'phoneNumber', 'mobileNumber'].flatMap((name) => {
        const value = optionalText(args, name);
        return value === null ? [] : [[name, value]];
      }),
    );
    storePerson(
      platform,
      changed(before, { ...given, ...(args.notices == null ? {} : { notices: noticesArg(args) }) }),
    );
    return { outcome: 'done', profile: record(platform, buyer) };
  });

/** The calling user's own password and record. */
export const profileMethods = serving({ getPasswordPolicy, changePassword, getProfile, saveProfile });
