import type { NoticeChoice, Profile, ProfileAccount, ProfileChanges } from '../../domain';
import { mobileProblem, phoneProblem, type PhoneOptions, requiredProblem } from '../../rules';

/** The fields that are typed into, in the order of the form. */
export const PROFILE_FIELDS = ['firstName', 'lastName', 'phoneNumber', 'mobileNumber'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** What of a record can be changed, as the form holds it. */
export type Answers = Pick<Profile, ProfileField | 'notices'>;

/** The form as it begins: as the record is. */
export const answersOf = ({ firstName, lastName, phoneNumber, mobileNumber, notices }: Answers): Answers => ({
  firstName,
  lastName,
  phoneNumber,
  mobileNumber,
  notices,
});

const isSameNotice = (a: NoticeChoice, b: NoticeChoice | undefined): boolean =>
  b !== undefined && a.email === b.email && a.text === b.text;

const noticeIn = (notices: readonly NoticeChoice[], topic: string): NoticeChoice | undefined =>
  notices.find((one) => one.topic === topic);

/** What a form says that a record does not: texts trimmed, of the notices the topics that differ. */
export function changesOf(record: Answers, answers: Answers): ProfileChanges {
  const texts = PROFILE_FIELDS.filter((field) => answers[field].trim() !== record[field]).map(
    (field) => [field, answers[field].trim()] as const,
  );
  const notices = answers.notices.filter((one) => !isSameNotice(one, noticeIn(record.notices, one.topic)));
  return { ...Object.fromEntries(texts), ...(notices.length === 0 ? {} : { notices }) };
}

/** Whether anything is changed at all. */
export const hasChanges = (changes: ProfileChanges): boolean => Object.keys(changes).length > 0;

/** Changes laid over a record or a form; topics nobody offers any more are left out. */
export function withChanges(answers: Answers, { notices = [], ...texts }: ProfileChanges): Answers {
  return {
    ...answersOf(answers),
    ...texts,
    notices: answers.notices.map((one) => noticeIn(notices, one.topic) ?? one),
  };
}

/** The way back: what a record says now of everything that is about to be changed. */
export function wayBack(record: Answers, changes: ProfileChanges): ProfileChanges {
  return changesOf(withChanges(record, changes), answersOf(record));
}

/** Whether a record says all that was asked for: then a save whose answer was lost has gone through (fault F02). */
export const hasBecome = (record: Answers, changes: ProfileChanges): boolean =>
  !hasChanges(changesOf(record, withChanges(record, changes)));

/** What somebody else changed meanwhile of what is being changed here, and to something else. */
export function clashes(changes: ProfileChanges, before: Answers, now: Answers): ReadonlySet<ProfileField | 'notices'> {
  const texts = PROFILE_FIELDS.filter(
    (field) => changes[field] !== undefined && now[field] !== before[field] && now[field] !== changes[field],
  );
  const isTurned = changes.notices?.some((wanted) => {
    const current = noticeIn(now.notices, wanted.topic);
    return (
      current !== undefined &&
      !isSameNotice(current, noticeIn(before.notices, wanted.topic)) &&
      !isSameNotice(current, wanted)
    );
  });
  return new Set([...texts, ...(isTurned ? ['notices' as const] : [])]);
}

/** What is wrong with a form: the rules of the fields, and text messages that have no number to go to. */
export function profileProblems(
  { firstName, lastName, phoneNumber, mobileNumber, notices }: Answers,
  options: PhoneOptions,
): ReadonlyMap<ProfileField, string> {
  const unreachable = mobileNumber.trim() === '' && notices.some(({ text }) => text);
  const found = {
    firstName: requiredProblem(firstName)?.code,
    lastName: requiredProblem(lastName)?.code,
    phoneNumber: phoneProblem(phoneNumber.trim(), options)?.code,
    mobileNumber: unreachable ? 'valueMissing' : mobileProblem(mobileNumber.trim(), options)?.code,
  };
  return new Map(
    PROFILE_FIELDS.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]] as const])),
  );
}

/** Accounts past which there is a search, as in the account switcher. */
export const SEARCHED_PAST = 7;
/** Most accounts that are shown at once. */
export const MAX_ACCOUNTS = 10;

/** The accounts that are found, the default one first, as many as may be shown. */
export function accountsFound(
  accounts: readonly ProfileAccount[],
  search: string,
): { readonly shown: readonly ProfileAccount[]; readonly more: number } {
  const wanted = search.trim().toLocaleLowerCase();
  const found = accounts.filter(
    ({ name, number }) => wanted === '' || `${name} ${number}`.toLocaleLowerCase().includes(wanted),
  );
  const ordered = [...found.filter(({ isDefault }) => isDefault), ...found.filter(({ isDefault }) => !isDefault)];
  return { shown: ordered.slice(0, MAX_ACCOUNTS), more: Math.max(0, ordered.length - MAX_ACCOUNTS) };
}
