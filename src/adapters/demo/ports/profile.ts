import type { Profile, ProfileChanges } from '../../../domain';
import { PortError, type ProfilePort } from '../../../ports';
import { isKnownLanguage, languageTag } from '../../../rules/languages';
import { phoneProblem } from '../../../rules/phone';
import type { FieldProblem } from '../../../rules/problem';
import { mobileProblem, requiredProblem } from '../../../rules/users';
import type { DemoContext } from '../context';
import type { DemoBuyer } from '../data/buyers';
import type { Call } from '../faults';
import type { PersonRecord } from '../store/people-record';

/** Implements the profile port. */
export function profilePort(context: DemoContext, call: Call): ProfilePort {
  async function self(): Promise<DemoBuyer> {
    const buyer = await context.buyer();
    if (buyer === null) throw new PortError('signed-out', 'Nobody is signed in');
    return buyer;
  }

  /** Changes the buyer's profile and returns it. */
  const change = (buyer: DemoBuyer, next: (person: PersonRecord) => PersonRecord): Promise<PersonRecord> =>
    context.changePerson((people) => {
      const before = people.find(({ id }) => id === buyer.id);
      if (before === undefined) throw new PortError('not-found', 'The user does not exist');
      const person = next(before);
      return [person, person];
    });

  function present(
    { firstName, lastName, email, phoneNumber, mobileNumber, notices, permissions, revision }: PersonRecord,
    { accounts, language }: DemoBuyer,
  ): Profile {
    return {
      firstName,
      lastName,
      email,
      phoneNumber,
      mobileNumber,
      language,
      notices: notices.map((notice) => ({ ...notice })),
      accounts: accounts.flatMap((id, index) => {
        const account = context.world.account(id);
        return account === undefined
          ? []
          : [{ id, name: account.name, number: account.number, isDefault: index === 0, permissions: [...permissions] }];
      }),
      revision: String(revision),
    };
  }

  return {
    read: call('profile.read', async () => {
      const buyer = await self();
      const person = (await context.people()).find(({ id }) => id === buyer.id);
      if (person === undefined) throw new PortError('not-found', 'The user does not exist');
      return present(person, buyer);
    }),
    save: call('profile.save', async ({ changes, revision }) => {
      const buyer = await self();
      return present(
        await change(buyer, (person) => {
          if (revision !== undefined && revision !== String(person.revision))
            throw new PortError('conflict', 'The record was changed elsewhere');
          return changed(person, changes);
        }),
        buyer,
      );
    }),
    saveLanguage: call('profile.saveLanguage', async ({ language }) => {
      const buyer = await self();
      if (!isKnownLanguage(language))
        throw new PortError('rejected', 'The language is not supported', { fields: { language: 'invalidEntry' } });
      const tag = languageTag(language);
      await context.saveSession((session) => ({ ...session, languages: { ...session.languages, [buyer.id]: tag } }));
      await change(buyer, (person) => ({ ...person, language: tag, revision: person.revision + 1 }));
    }),
  };
}

/** Applies the given fields to a user. @throws PortError `rejected`, by field */
export function changed(
  person: PersonRecord,
  { firstName, lastName, phoneNumber, mobileNumber, notices }: ProfileChanges,
): PersonRecord {
  const next: PersonRecord = {
    ...person,
    ...(firstName === undefined ? {} : { firstName: firstName.trim() }),
    ...(lastName === undefined ? {} : { lastName: lastName.trim() }),
    ...(phoneNumber === undefined ? {} : { phoneNumber: phoneNumber.trim() }),
    ...(mobileNumber === undefined ? {} : { mobileNumber: mobileNumber.trim() }),
    ...(notices === undefined
      ? {}
      : {
          notices: person.notices.map((notice) => ({
            ...notice,
            ...notices.find(({ topic }) => topic === notice.topic),
          })),
        }),
    revision: person.revision + 1,
  };
  const problems: Readonly<Record<string, FieldProblem | null>> = {
    firstName: requiredProblem(next.firstName),
    lastName: requiredProblem(next.lastName),
    phoneNumber: phoneProblem(next.phoneNumber),
    mobileNumber: mobileProblem(next.mobileNumber),
  };
  const fields = Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem.code]])),
  );
  if (next.mobileNumber === '' && next.notices.some(({ text }) => text)) fields.mobileNumber = 'valueMissing';
  if (Object.keys(fields).length > 0) throw new PortError('rejected', 'The record is not complete', { fields });
  return next;
}
