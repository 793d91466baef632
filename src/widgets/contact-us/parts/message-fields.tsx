import { useId } from 'react';
import type { ContactDetails, ContactPage } from '../../../domain';
import { formatPhone } from '../../../rules';
import { useMessages } from '../../../runtime/react/use-messages';
import { CharacterCount } from '../../../ui/field/character-count';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextArea, TextInput } from '../../../ui/field/text-input';
import { Link } from '../../../ui/link/link';
import { commonMessages } from '../../common/common.messages';
import type { ContactMessages, LazyMessages, PageOf } from '../contact-us.types';
import type { MessageFormHandle } from '../use-message';

interface MessageFieldsProps {
  readonly form: MessageFormHandle;
  readonly details: ContactDetails;
  readonly messages: LazyMessages;
  /** What is said of the pages that may have the answer. */
  readonly pages: ContactMessages['m']['topics']['pages'];
  readonly skipPhoneFormat: boolean;
  readonly pageOf: PageOf;
  readonly onOpen: (topic: string, page: ContactPage) => void;
}

/** Topic, subject and message; then whom to answer. A topic with a page of its own says so before anything is written. */
export function MessageFields(props: MessageFieldsProps) {
  const {
    form,
    details,
    messages: { m, plural },
    pages,
    pageOf,
    onOpen,
  } = props;
  const { values: draft, field, input, change, leave } = form;
  const topic = details.topics.find(({ code }) => code === draft.topic);
  const place = topic === undefined ? null : pageOf(topic);
  const count = `${form.idOf('text')}-count`;
  return (
    <>
      <div className="tf-stack" data-gap="4">
        <Field
          {...field('topic')}
          label={m.form.topic}
          hint={
            place && (
              <Link href={place.href} alone onClick={() => onOpen(draft.topic, place.page)}>
                {pages[place.page]}
              </Link>
            )
          }
        >
          {(control) => (
            <NativeSelect
              {...control}
              value={draft.topic}
              onValueChange={(code) => change({ topic: code }, 'topic')}
              onBlur={() => leave('topic')}
              options={[
                { value: '', label: m.form.choose },
                ...details.topics.map(({ code, label }) => ({ value: code, label })),
              ]}
            />
          )}
        </Field>
        <Field {...field('subject')} label={m.form.subject}>
          {(control) => <TextInput {...control} {...input('subject')} dir="auto" />}
        </Field>
        <div className="tf-stack" data-gap="1">
          <Field {...field('text')} label={m.form.text} hint={m.form.textHint}>
            {(control) => (
              <TextArea
                {...control}
                {...input('text')}
                dir="auto"
                rows={6}
                aria-describedby={[control['aria-describedby'], count].filter(Boolean).join(' ')}
              />
            )}
          </Field>
          <CharacterCount
            id={count}
            used={draft.text.trim().length}
            limit={details.messageMax}
            labels={{ left: (left) => plural(m.form.left, left), over: (over) => plural(m.form.over, over) }}
          />
        </div>
      </div>
      <Sender {...props} />
    </>
  );
}

function Sender({ form: { field, input }, messages: { m }, skipPhoneFormat }: MessageFieldsProps) {
  const id = useId();
  const common = useMessages('common', commonMessages).m;
  return (
    <div role="group" aria-labelledby={id} className="tf-stack" data-gap="3">
      <p id={id} className="tf-medium">
        {m.form.who}
      </p>
      <div className="tf-contact-fields">
        <Field {...field('name')} label={m.form.name}>
          {(control) => <TextInput {...control} {...input('name')} dir="auto" autoComplete="name" />}
        </Field>
        <Field {...field('email')} label={m.form.email}>
          {(control) => <TextInput {...control} {...input('email')} type="email" dir="ltr" autoComplete="email" />}
        </Field>
        <Field
          {...field('phone')}
          label={m.form.phone}
          optional={common.optional}
          hint={skipPhoneFormat ? undefined : m.form.phoneHint}
        >
          {(control) => (
            <TextInput
              {...control}
              {...input('phone', skipPhoneFormat ? undefined : formatPhone)}
              type="tel"
              dir="ltr"
              autoComplete="tel-national"
            />
          )}
        </Field>
      </div>
    </div>
  );
}
