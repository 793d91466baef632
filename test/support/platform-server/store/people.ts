import { isSeenBy } from '../../../../src/adapters/demo/engine/user-changes';
import { peopleNow } from '../../../../src/adapters/demo/engine/people';
import type { DemoBuyer } from '../../../../src/adapters/demo/data/buyers';
import type { World } from '../../../../src/adapters/demo/world';
import type { PersonRecord } from '../../../../src/adapters/demo/store/people-record';
import { isSame, recordId } from '../ids';
import type { Platform } from '../platform';

/** All users of all accounts, in their current state. */
export const peopleOf = ({ world, ledger }: Platform): readonly PersonRecord[] =>
  peopleNow(world.people(), ledger.people);

/** The user record of a buyer; every buyer has one. */
export function personOf(platform: Platform, { id }: DemoBuyer): PersonRecord {
  const person = peopleOf(platform).find((one) => one.id === id);
  if (person === undefined) throw new Error(`There is no user ${id}`);
  return person;
}

/** Stores the changed state of a user; their language is the one they sign in with. */
export function storePerson({ ledger, sessions }: Platform, person: PersonRecord): void {
  ledger.people.set(person.id, person);
  sessions.saveLanguage(person.id, person.language);
}

const places = new WeakMap<World, ReadonlyMap<string, number>>();

/** The platform's id of a user: seeded users by their position, created ones by their own id. */
export function personRecordId({ world }: Platform, { id }: Pick<PersonRecord, 'id'>): string {
  const known = places.get(world) ?? new Map(world.people().map((person, place) => [person.id, place + 1]));
  places.set(world, known);
  const place = known.get(id);
  return place === undefined ? id : recordId('user', place);
}

/** A user of the buyer's accounts by their id. */
export const personByRecordId = (platform: Platform, id: string, asker: DemoBuyer): PersonRecord | undefined =>
  peopleOf(platform)
    .filter(isSeenBy(asker))
    .find((person) => isSame(personRecordId(platform, person), id));
