import { useEffect, useRef } from 'react';
import type { SentMessage } from '../../../domain';
import { Button } from '../../../ui/button/button';
import { CopyButton } from '../../../ui/copy-button/copy-button';
import { FocusOnMount } from '../../../ui/focus-on-mount/focus-on-mount';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { Heading } from '../../common/heading';
import type { LazyMessages } from '../contact-us.view.types';

interface MessageSentProps {
  readonly sent: SentMessage;
  readonly email: string;
  readonly messages: LazyMessages;
  /** Called once: nothing of the draft is needed any more. */
  readonly onShown: () => void;
  readonly onAnother: () => void;
}

/** The message and its number, and where the answer comes. */
export function MessageSent({ sent: { number }, email, messages: { m, fill }, onShown, onAnother }: MessageSentProps) {
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current) return;
    shown.current = true;
    onShown();
  });
  return (
    <Card as="div" className="tf-contact-write">
      <CardBody>
        <FocusOnMount className="tf-stack">
          <div className="tf-row">
            <Heading below={1} className="tf-h2">
              {fill(m.sent.title, { number })}
            </Heading>
            <CopyButton text={number} label={m.sent.copy} copied={m.sent.copied} failed={m.sent.copyFailed} />
          </div>
          {email !== '' && <p className="tf-muted">{fill(m.sent.text, { address: email })}</p>}
          <Button className="tf-contact-send" variant="secondary" onClick={onAnother}>
            {m.sent.another}
          </Button>
        </FocusOnMount>
      </CardBody>
    </Card>
  );
}
