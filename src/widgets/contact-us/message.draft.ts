import type { ContactMessage, SupportContact } from '../../domain';
import { ownValue } from '../../rules/read';
import { ownString } from '../../runtime/storage';

/** A message as it is typed. */
export interface MessageDraft extends ContactMessage {
  readonly id: string;
}

/** A message nobody began. */
export const emptyDraft = (id: string, topic: string, contact: SupportContact): MessageDraft => ({ id, topic, subject: '', text: '', contact });

/** Whether anything was written that is worth keeping. A guest's own name is. */
export const hasInput = ({ subject, text, contact }: MessageDraft, known: SupportContact): boolean =>
  subject.trim() !== '' || text.trim() !== '' || contact.name !== known.name || contact.email !== known.email || contact.phone !== known.phone;

/** The message as it is sent. */
export const toMessage = ({ topic, subject, text, contact }: MessageDraft): ContactMessage => ({
  topic, subject: subject.trim(), text: text.trim(), contact: { name: contact.name.trim(), email: contact.email.trim(), phone: contact.phone.trim() },
});

/** A message that was kept; null for anything else. Nothing in it is trusted. */
export function parseMessageDraft(value: unknown): MessageDraft | null {
  const id = ownString(value, 'id');
  if (id === null) return null;
  const contact = ownValue(value, 'contact');
  const text = (from: unknown, name: string) => ownString(from, name) ?? '';
  return {
    id, topic: text(value, 'topic'), subject: text(value, 'subject'), text: text(value, 'text'),
    contact: { name: text(contact, 'name'), email: text(contact, 'email'), phone: text(contact, 'phone') },
  };
}
