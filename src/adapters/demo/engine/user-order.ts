import type { UserRow, UserSort } from '../../../domain';
import { instantMs } from '../../../rules/instants';

const nameOf = ({ firstName, lastName }: UserRow): string => `${firstName} ${lastName}`;
/** Users who never signed in come last. */
const seenAt = ({ lastAccessed }: UserRow): number => (lastAccessed === null ? 0 : (instantMs(lastAccessed) ?? 0));

/** Compares two users by a sort; equal ones by name and id, so that pages are stable. */
export function byUserSort(sort: UserSort, locale: string): (a: UserRow, b: UserRow) => number {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const byName = (a: UserRow, b: UserRow) => compare(nameOf(a), nameOf(b)) || compare(a.id, b.id);
  switch (sort) {
    case 'NameDesc':
      return (a, b) => byName(b, a);
    case 'EmailAsc':
      return (a, b) => compare(a.email, b.email);
    case 'EmailDesc':
      return (a, b) => compare(b.email, a.email);
    case 'LastAccessedDesc':
      return (a, b) => seenAt(b) - seenAt(a) || byName(a, b);
    case 'LastAccessedAsc':
      return (a, b) => seenAt(a) - seenAt(b) || byName(a, b);
    default:
      return byName;
  }
}
