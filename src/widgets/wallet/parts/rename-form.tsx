import { useEffect, useRef, useState } from 'react';
import type { WalletMethod } from '../../../domain';
import { toPortError, type WalletPort } from '../../../ports';
import { NICKNAME_MAX_LENGTH, nicknameProblem } from '../../../rules';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { nicknameMessages } from '../../common/add-method/saving.messages';
import { commonMessages } from '../../common/common.messages';
import { walletContract } from '../wallet.contract';
import { walletLazyMessages } from '../wallet.lazy.messages';
import { endingOf } from '../wallet.rules';
import type { WalletMessages, WalletProps } from '../wallet.types';

export interface RenameFormProps {
  readonly method: WalletMethod;
  readonly messages: WalletMessages;
  readonly overrides: WalletProps['messages'];
  readonly onRename: (nickname: string) => ReturnType<WalletPort['rename']>;
  readonly onClose: () => void;
  readonly onRenamed: (methods: readonly WalletMethod[]) => void;
}

/** Nickname of a method, edited in its row. A card or account number is rejected during typing and never sent. */
export function RenameForm({ method, messages, overrides, onRename, onClose, onRenamed }: RenameFormProps) {
  const { m, fill } = useMessages(walletContract.name, walletLazyMessages, overrides);
  const common = useMessages('common', commonMessages).m;
  const wrong = useMessages('add-method', nicknameMessages).m.nickname;
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(method.nickname);
  const [busy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  useEffect(() => input.current?.select(), []);
  const problem = nicknameProblem(name);
  const error = problem === null ? errorText : fill(wrong[problem.code], { max: NICKNAME_MAX_LENGTH });

  const save = async () => {
    if (problem !== null) return input.current?.focus();
    if (name.trim() === method.nickname) return onClose();
    setBusy(true);
    setErrorText(null);
    try {
      const answer = await onRename(name.trim());
      if (answer.outcome === 'done') {
        announce(fill(m.naming.renamed, { name: name.trim() || endingOf(method, messages) }));
        return onRenamed(answer.methods);
      }
      setErrorText(messages.m.removed);
    } catch (thrown) {
      setErrorText(common.errors[toPortError(thrown).code]);
    }
    setBusy(false);
    input.current?.focus();
  };
  return (
    <form
      className="tf-wallet-naming"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <Field label={m.naming.label} hint={endingOf(method, messages)} error={error ?? undefined}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            autoComplete="off"
            value={name}
            onChange={(event) => (setName(event.target.value), setErrorText(null))}
            onKeyDown={(event) => event.key === 'Escape' && onClose()}
          />
        )}
      </Field>
      <div className="tf-row">
        <Button type="submit" busy={busy} busyLabel={m.naming.saving}>
          {m.naming.save}
        </Button>
        <Button variant="secondary" aria-disabled={busy || undefined} onClick={onClose}>
          {m.naming.cancel}
        </Button>
      </div>
    </form>
  );
}
