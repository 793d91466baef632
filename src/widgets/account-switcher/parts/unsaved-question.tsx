import { useEffect, useRef } from 'react';
import type { UnsavedKind } from '../../../runtime/session/session.types';
import { Button } from '../../../ui/button/button';
import type { SwitcherMessages } from '../account-switcher.types';

/** What a switch may lose, by name (decision 13). */
export function UnsavedList({
  unsaved,
  m,
}: {
  readonly unsaved: readonly UnsavedKind[];
  readonly m: SwitcherMessages;
}) {
  return (
    <>
      <p>{m.unsaved.text}</p>
      <ul className="tf-account-unsaved">
        {unsaved.map((kind) => (
          <li key={kind}>{m.unsaved[kind]}</li>
        ))}
      </ul>
    </>
  );
}

interface UnsavedAnswersProps {
  readonly m: SwitcherMessages;
  readonly onStay: () => void;
  readonly onGo: () => void;
}

/** The two answers. Staying has the focus: Enter must not lose data. */
export function UnsavedAnswers({ m, onStay, onGo }: UnsavedAnswersProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <>
      <Button ref={stay} variant="secondary" onClick={onStay}>
        {m.unsaved.stay}
      </Button>
      <Button variant="destructive" onClick={onGo}>
        {m.unsaved.go}
      </Button>
    </>
  );
}
