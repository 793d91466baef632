import { useEffect, useId, useRef } from 'react';
import { X } from 'lucide';
import { Button } from '../../../ui/button/button';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { MethodForm, type MethodFormProps } from '../../common/add-method/method-form';
import { useHeadingLevel } from '../../common/heading';

/** Form that adds a method, in a card above the stored ones. */
export function AddPanel(props: MethodFormProps) {
  const { messages, state, onClose } = props;
  const { m } = messages;
  const titleId = useId();
  const Title = `h${useHeadingLevel(1)}` as const;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const sending = state.phase === 'sending' || state.phase === 'checking';
  return (
    <Card aria-labelledby={titleId} part="wallet-adding" className="tf-wallet-adding">
      <header className="tf-card-header">
        <Title className="tf-h2 tf-grow" id={titleId} ref={title} tabIndex={-1}>
          {m.add}
        </Title>
        <Button
          variant="base"
          iconOnly
          icon={X}
          aria-label={m.adding.close}
          aria-disabled={sending || undefined}
          onClick={onClose}
        />
      </header>
      <CardBody>
        <MethodForm {...props} />
      </CardBody>
    </Card>
  );
}
