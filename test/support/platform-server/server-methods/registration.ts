import type { DemoContext } from '../../../../src/adapters/demo/context';
import { ledgerOf } from '../../../../src/adapters/demo/engine/ledger';
import type { Call } from '../../../../src/adapters/demo/faults';
import { registerPort } from '../../../../src/adapters/demo/ports/register';
import { registrationPort } from '../../../../src/adapters/demo/ports/registration';
import type { AccountState } from '../../../../src/adapters/demo/store/records';
import type { Registered } from '../../../../src/domain';
import { PortError } from '../../../../src/ports';
import { isKnownLanguage, languageTag } from '../../../../src/rules/languages';
import type { Exchange } from '../http/exchange';
import { storeMoney, moneyOf } from '../store/money';
import { storePerson, peopleOf } from '../store/people';
import {
  type Arguments,
  throwHandled,
  type Handler,
  optionalText,
  type ServerMethod,
  serving,
  textArg,
} from './arguments';

/** The demo's calls without its faults: this server has faults of its own. */
const call: Call = (_method, run) => (request) => run(request);

/** Dependencies of the demo's registration: a guest's session here, and the accounts of all buyers. */
function contextOf({ platform, session }: Exchange): DemoContext {
  const { ledger, world } = platform;
  const guestState = (): AccountState => ledger.guests.get(session.key) ?? world.fresh(null);
  const refuseUse = (): never => throwHandled('INSUFFICIENT_ACCESS', 'Registering has no use for it');
  return {
    world,
    honorsKeys: true,
    passwords: new Map(),
    session: refuseUse,
    saveSession: refuseUse,
    reader: refuseUse,
    forgetSession: refuseUse,
    files: { keep: refuseUse, find: refuseUse },
    buyer: () => Promise.resolve(session.buyer),
    people: () => Promise.resolve(peopleOf(platform)),
    accountOf: (id) => Promise.resolve(id === null ? null : (world.account(id) ?? null)),
    state: (account) => Promise.resolve(account === null ? guestState() : moneyOf(platform, account)),
    conditions: async (accounts) =>
      accounts.map((account) => ledgerOf(account, moneyOf(platform, account), world).conditions),
    async changePerson(change) {
      const [person, result] = change(peopleOf(platform));
      if (person !== null) storePerson(platform, person);
      return result;
    },
    async mutate(account, change) {
      const [next, result] = change(account === null ? guestState() : moneyOf(platform, account));
      if (account === null) ledger.guests.set(session.key, next);
      else storeMoney(platform, account, next);
      return result;
    },
  };
}

const findAccountToRegister: Handler<'findAccountToRegister'> = (exchange, args) =>
  registrationPort(contextOf(exchange), call).findAccount({ accountNumber: args.accountNumber, locale: args.language });

const sendRegistrationCode: Handler<'sendRegistrationCode'> = (exchange, args) =>
  registrationPort(contextOf(exchange), call).sendCode({
    accountNumber: args.accountNumber,
    mobileNumber: args.mobileNumber,
    locale: args.language,
  });

function evidenceArg(args: Arguments) {
  const method = textArg(args, 'method');
  if (method === 'invoice') return { method, invoiceNumber: textArg(args, 'invoiceNumber') } as const;
  if (method === 'mobile')
    return { method, code: textArg(args, 'code'), challenge: textArg(args, 'challenge') } as const;
  return { method: 'code', code: textArg(args, 'code') } as const;
}

const verifyAccount: Handler<'verifyAccount'> = (exchange, args) =>
  registrationPort(contextOf(exchange), call).verify({
    accountNumber: args.accountNumber,
    evidence: evidenceArg(args),
    locale: args.language,
  });

type Answer = { readonly outcome: 'done'; readonly value: Registered } | { readonly outcome: string };

/** A step of the demo's registration: its attempts and verifications belong to the guest's session. */
const createStep =
  (run: (port: ReturnType<typeof registerPort>, args: Arguments) => Promise<Answer>): ServerMethod =>
  async (exchange, args) => {
    try {
      return await run(registerPort(contextOf(exchange), call), args);
    } catch (thrown) {
      if (thrown instanceof PortError && thrown.fields !== undefined)
        return { fields: thrown.fields, outcome: 'refused' };
      throw thrown;
    }
  };
const attempt = (args: Arguments) => ({
  accountId: optionalText(args, 'effectiveAccountId'),
  handle: textArg(args, 'handle'),
  key: textArg(args, 'key'),
  locale: textArg(args, 'language'),
});

/** Registering, which is for guests. */
export const registrationMethods = serving({
  findAccountToRegister,
  sendRegistrationCode,
  verifyAccount,
  registerPrepare: createStep((port, args) => {
    const language = textArg(args, 'userLanguage');
    const details = {
      firstName: textArg(args, 'firstName'),
      lastName: textArg(args, 'lastName'),
      email: textArg(args, 'email'),
      phoneNumber: textArg(args, 'phoneNumber'),
      language: isKnownLanguage(language) ? languageTag(language) : language,
    };
    return port.prepare({ accountId: null, proof: textArg(args, 'proof'), details, locale: textArg(args, 'language') });
  }),
  registerCommit: createStep((port, args) => port.commit(attempt(args))),
  registerOutcome: createStep((port, args) => port.outcome(attempt(args))),
  registerAbandon: createStep((port, args) => port.abandon(attempt(args))),
});
