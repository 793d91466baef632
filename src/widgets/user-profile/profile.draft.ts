import type { NoticeChoice, ProfileChanges } from '../../domain';
import { type KeyValueStore, ownString, readStored } from '../../runtime/storage';
import { NOTICE_TOPICS } from '../../rules';
import { ownValue } from '../../rules/read';
import { PROFILE_FIELDS } from './user-profile.rules';

/** Maximum length of a field. A longer stored value was not typed into the form. */
const LONGEST = 500;

function noticeFrom(value: unknown): NoticeChoice | null {
  const [topic, email, text] = ['topic', 'email', 'text'].map((name) => ownValue(value, name));
  const known = NOTICE_TOPICS.find((one) => one === topic);
  return known !== undefined && typeof email === 'boolean' && typeof text === 'boolean'
    ? { topic: known, email, text }
    : null;
}

/** Validates stored changes; null if they are invalid. */
export function parseDraft(value: unknown): ProfileChanges | null {
  const texts = PROFILE_FIELDS.flatMap((field) => {
    const text = ownString(value, field);
    return text === null || text.length > LONGEST ? [] : [[field, text] as const];
  });
  const stored = ownValue(value, 'notices');
  const notices = Array.isArray(stored) ? stored.map(noticeFrom).filter((one) => one !== null) : [];
  return texts.length + notices.length === 0
    ? null
    : { ...Object.fromEntries(texts), ...(notices.length === 0 ? {} : { notices }) };
}

/** Reads the stored changes of a key. */
export const readDraft = (store: KeyValueStore, key: string): ProfileChanges | null =>
  readStored(store, key, parseDraft);
