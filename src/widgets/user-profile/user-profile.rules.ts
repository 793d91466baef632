import type { NoticeChoice, Profile, ProfileAccount, ProfileChanges } from '../../domain';
import { mobileProblem, phoneProblem, type PhoneOptions, requiredProblem } from '../../rules';

/** Text fields in the order of the form. */
export const PROFILE_FIELDS = ['firstName', 'lastName', 'phoneNumber', 'mobileNumber'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Editable part of a profile, as form values. */
export type Answers = Pick<Profile, ProfileField | 'notices'>;

/** Initial form values, from the profile. */
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

/** Differences between form and profile: texts are trimmed; of the notices, only changed topics. */
export function changesOf(record: Answers, answers: Answers): ProfileChanges {
  const texts = PROFILE_FIELDS.filter((field) => answers[field].trim() !== record[field]).map(
    (field) => [field, answers[field].trim()] as const,
  );
  const notices = answers.notices.filter((one) => !isSameNotice(one, noticeIn(record.notices, one.topic)));
  return { ...Object.fromEntries(texts), ...(notices.length === 0 ? {} : { notices }) };
}

/** True if there is at least one change. */
export const hasChanges = (changes: ProfileChanges): boolean => Object.keys(changes).length > 0;

/** Applies changes to a profile or a form; topics that no longer exist are ignored. */
export function withChanges(answers: Answers, { notices = [], ...texts }: ProfileChanges): Answers {
  return {
    ...answersOf(answers),
    ...texts,
    notices: answers.notices.map((one) => noticeIn(notices, one.topic) ?? one),
  };
}

/** Changes that undo the given changes: the profile's current values of the same fields. */
export function reverseChanges(record: Answers, changes: ProfileChanges): ProfileChanges {
  return changesOf(withChanges(record, changes), answersOf(record));
}

/** True if a profile has all requested values. A save whose response was lost has succeeded then (fault F02). */
export const hasBecome = (record: Answers, changes: ProfileChanges): boolean =>
  !hasChanges(changesOf(record, withChanges(record, changes)));

/** Fields that were changed remotely to a value other than the one entered here. */
export function findClashes(
  changes: ProfileChanges,
  before: Answers,
  now: Answers,
): ReadonlySet<ProfileField | 'notices'> {
  const texts = PROFILE_FIELDS.filter(
    (field) => changes[field] !== undefined && now[field] !== before[field] && now[field] !== changes[field],
  );
  const hasChangedNotice = changes.notices?.some((notice) => {
    const current = noticeIn(now.notices, notice.topic);
    return (
      current !== undefined &&
      !isSameNotice(current, noticeIn(before.notices, notice.topic)) &&
      !isSameNotice(current, notice)
    );
  });
  return new Set([...texts, ...(hasChangedNotice ? ['notices' as const] : [])]);
}

/** Problems of the form: the rules of the fields, and text messages without a mobile number. */
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

/** Number of accounts above which a search field shows, as in the account switcher. */
export const MAX_ACCOUNTS_WITHOUT_SEARCH = 7;
/** Maximum number of accounts shown at once. */
export const MAX_ACCOUNTS = 10;

/** Search results among the accounts, the default account first, up to the maximum. */
export function findAccounts(
  accounts: readonly ProfileAccount[],
  search: string,
): { readonly shown: readonly ProfileAccount[]; readonly more: number } {
  const searched = search.trim().toLocaleLowerCase();
  const found = accounts.filter(
    ({ name, number }) => searched === '' || `${name} ${number}`.toLocaleLowerCase().includes(searched),
  );
  const ordered = [...found.filter(({ isDefault }) => isDefault), ...found.filter(({ isDefault }) => !isDefault)];
  return { shown: ordered.slice(0, MAX_ACCOUNTS), more: Math.max(0, ordered.length - MAX_ACCOUNTS) };
}
