import { useId } from 'react';
import type { ContactDetails, ContactPage } from '../../../domain';
import { formatPhone, type FieldMessageKey, type MessageField } from '../../../rules';
import { useMessages } from '../../../runtime/react/use-messages';
import { CharacterCount } from '../../../ui/field/character-count';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextArea, TextInput } from '../../../ui/field/text-input';
import { Link } from '../../../ui/link/link';
import { commonMessages } from '../../common/common.messages';
import type { ContactMessages, LazyMessages, PageOf } from '../contact-us.view.types';
import type { MessageDraft } from '../message.draft';

interface MessageFieldsProps {
  readonly details: ContactDetails;
  readonly messages: LazyMessages;
  /** What is said of the pages that may have the answer. */
  readonly pages: ContactMessages['m']['topics']['pages'];
  readonly draft: MessageDraft;
  readonly skipPhoneFormat: boolean;
  readonly idOf: (field: MessageField) => string;
  readonly errorOf: (field: MessageField) => string | undefined;
  readonly onChange: (field: MessageField, part: Partial<MessageDraft>) => void;
  readonly onLeave: (field: MessageField) => void;
  readonly pageOf: PageOf;
  readonly onOpen: (topic: string, page: ContactPage) => void;
}

/** Topic, subject and message; then whom to answer. A topic with a page of its own says so before anything is written. */
export function MessageFields(props: MessageFieldsProps) {
  const { details, messages: { m, plural }, pages, draft, idOf, errorOf, onChange, onLeave, pageOf, onOpen } = props;
  const topic = details.topics.find(({ code }) => code === draft.topic);
  const place = topic === undefined ? null : pageOf(topic);
  const count = `${idOf('text')}-count`;
  return (
    <>
      <div className="tf-stack" data-gap="4">
        <Field
          id={idOf('topic')}
          label={m.form.topic}
          error={errorOf('topic')}
          hint={place && <Link href={place.href} alone onClick={() => onOpen(draft.topic, place.page)}>{pages[place.page]}</Link>}
        >
          {(control) => (
            <NativeSelect
              {...control}
              value={draft.topic}
              onValueChange={(code) => onChange('topic', { topic: code })}
              onBlur={() => onLeave('topic')}
              options={[{ value: '', label: m.form.choose }, ...details.topics.map(({ code, label }) => ({ value: code, label }))]}
            />
          )}
        </Field>
        <Field id={idOf('subject')} label={m.form.subject} error={errorOf('subject')}>
          {(control) => <TextInput {...control} dir="auto" value={draft.subject} onChange={({ target }) => onChange('subject', { subject: target.value })} onBlur={() => onLeave('subject')} />}
        </Field>
        <div className="tf-stack" data-gap="1">
          <Field id={idOf('text')} label={m.form.text} hint={m.form.textHint} error={errorOf('text')}>
            {(control) => (
              <TextArea
                {...control}
                dir="auto"
                rows={6}
                aria-describedby={[control['aria-describedby'], count].filter(Boolean).join(' ')}
                value={draft.text}
                onChange={({ target }) => onChange('text', { text: target.value })}
                onBlur={() => onLeave('text')}
              />
            )}
          </Field>
          <CharacterCount id={count} used={draft.text.trim().length} limit={details.messageMax} words={{ left: (left) => plural(m.form.left, left), over: (over) => plural(m.form.over, over) }} />
        </div>
      </div>
      <Sender {...props} />
    </>
  );
}

function Sender({ draft: { contact }, messages: { m }, skipPhoneFormat, idOf, errorOf, onChange, onLeave }: MessageFieldsProps) {
  const id = useId();
  const common = useMessages('common', commonMessages).m;
  const change = (field: 'name' | 'email' | 'phone', value: string) => onChange(field, { contact: { ...contact, [field]: value } });
  return (
    <div role="group" aria-labelledby={id} className="tf-stack" data-gap="3">
      <p id={id} className="tf-medium">
        {m.form.who}
      </p>
      <div className="tf-contact-fields">
        <Field id={idOf('name')} label={m.form.name} error={errorOf('name')}>
          {(control) => <TextInput {...control} dir="auto" autoComplete="name" value={contact.name} onChange={({ target }) => change('name', target.value)} onBlur={() => onLeave('name')} />}
        </Field>
        <Field id={idOf('email')} label={m.form.email} error={errorOf('email')}>
          {(control) => <TextInput {...control} type="email" dir="ltr" autoComplete="email" value={contact.email} onChange={({ target }) => change('email', target.value)} onBlur={() => onLeave('email')} />}
        </Field>
        <Field id={idOf('phone')} label={m.form.phone} optional={common.optional} hint={skipPhoneFormat ? undefined : m.form.phoneHint} error={errorOf('phone')}>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              dir="ltr"
              autoComplete="tel-national"
              value={contact.phone}
              onChange={({ target }) => change('phone', skipPhoneFormat ? target.value : formatPhone(target.value))}
              onBlur={() => onLeave('phone')}
            />
          )}
        </Field>
      </div>
    </div>
  );
}

/** What is wrong with a field and how to set it right, in one sentence. */
export function problemText(
  field: MessageField,
  code: FieldMessageKey | undefined,
  { subject, text }: MessageDraft,
  { subjectMax, messageMax }: ContactDetails,
  { m: { problems: m }, plural }: LazyMessages,
): string {
  switch (field) {
    case 'subject':
      return code === 'tooLong' ? plural(m.subjectLong, subject.trim().length - subjectMax) : m.subject;
    case 'text':
      return code === 'tooLong' ? plural(m.textLong, text.trim().length - messageMax) : m.text;
    case 'email':
      return code === 'typeMismatch' ? m.emailForm : m.email;
    case 'topic':
    case 'name':
    case 'phone':
      return m[field];
    default:
      return field satisfies never;
  }
}
