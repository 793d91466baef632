import { useEffect, useRef } from 'react';
import type { Messages } from '../../../../runtime/react/use-messages';
import { Field } from '../../../../ui/field/field';
import { TextInput } from '../../../../ui/field/text-input';
import type { AddToListStep } from '../add-to-list.machine';
import type { addToListMessages } from '../add-to-list.messages';
import { ListErrorNote } from './list-choice';

interface ListNameProps {
  readonly messages: Messages<typeof addToListMessages>;
  readonly name: string;
  readonly now: AddToListStep;
  readonly onName: (name: string) => void;
  readonly onCreate: () => void;
}

/** The name of a new list. What is wrong with it is said when it is sent, and the name stays. */
export function ListName({ messages, name, now, onName, onCreate }: ListNameProps) {
  const { m } = messages;
  const input = useRef<HTMLInputElement>(null);
  const problem = now.step === 'naming' ? now.problem : null;
  useEffect(() => {
    input.current?.focus();
  }, [problem]);
  return (
    <form
      className="tf-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCreate();
      }}
    >
      {now.step === 'naming' && now.trouble && <ListErrorNote messages={messages} trouble={now.trouble} />}
      <Field label={m.name} hint={m.nameHint} error={problem === null ? undefined : m.problems[problem]}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            autoComplete="off"
            enterKeyHint="done"
            value={name}
            readOnly={now.step === 'creating'}
            onChange={(event) => onName(event.target.value)}
          />
        )}
      </Field>
    </form>
  );
}
