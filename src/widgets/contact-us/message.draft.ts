import type { ContactMessage, SupportContact } from '../../domain';
import { ownString } from '../../runtime/storage';

/** Draft of a message, with the contact details of the sender. */
export interface MessageDraft extends Omit<ContactMessage, 'contact'>, SupportContact {
  readonly id: string;
}

/** First value of a draft, with the known contact details. */
export const emptyDraft = (id: string, topic: string, { name, email, phone }: SupportContact): MessageDraft => ({
  id,
  topic,
  subject: '',
  text: '',
  name,
  email,
  phone,
});

/** Whether the buyer entered anything: text, or contact details that differ from the known ones. */
export const hasInput = ({ subject, text, name, email, phone }: MessageDraft, known: SupportContact): boolean =>
  subject.trim() !== '' || text.trim() !== '' || name !== known.name || email !== known.email || phone !== known.phone;

/** Converts a draft to the message that is sent. */
export const toMessage = ({ topic, subject, text, name, email, phone }: MessageDraft): ContactMessage => ({
  topic,
  subject: subject.trim(),
  text: text.trim(),
  contact: { name: name.trim(), email: email.trim(), phone: phone.trim() },
});

/** Parses a stored draft; null for anything else. Stored data is untrusted. */
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
