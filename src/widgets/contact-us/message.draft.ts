import type { ContactMessage, SupportContact } from '../../domain';
import { ownString } from '../../runtime/storage';

/** A message as it is typed, with whom to answer. */
export interface MessageDraft extends Omit<ContactMessage, 'contact'>, SupportContact {
  readonly id: string;
}

/** A message nobody began. */
export const emptyDraft = (id: string, topic: string, { name, email, phone }: SupportContact): MessageDraft => ({
  id,
  topic,
  subject: '',
  text: '',
  name,
  email,
  phone,
});

/** Whether anything was written that is worth keeping. A guest's own name is. */
export const hasInput = ({ subject, text, name, email, phone }: MessageDraft, known: SupportContact): boolean =>
  subject.trim() !== '' || text.trim() !== '' || name !== known.name || email !== known.email || phone !== known.phone;

/** The message as it is sent. */
export const toMessage = ({ topic, subject, text, name, email, phone }: MessageDraft): ContactMessage => ({
  topic,
  subject: subject.trim(),
  text: text.trim(),
  contact: { name: name.trim(), email: email.trim(), phone: phone.trim() },
});

/** A message that was kept; null for anything else. Nothing in it is trusted. */
export function parseMessageDraft(value: unknown): MessageDraft | null {
  const id = ownString(value, 'id');
  if (id === null) return null;
  const text = (name: string) => ownString(value, name) ?? '';
  return {
    id,
    topic: text('topic'),
    subject: text('subject'),
    text: text('text'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
  };
}
