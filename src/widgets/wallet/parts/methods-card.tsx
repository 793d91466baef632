import { type RefObject, useId } from 'react';
import { Plus } from 'lucide';
import type { WalletMethod } from '../../../domain';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Button } from '../../../ui/button/button';
import { CardHeader, CardList } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { usePartLevel } from '../../common/heading';
import { fillSlot } from '../../common/slots';
import type { WalletTask } from '../wallet.rules';
import type { WalletViewProps } from '../wallet.types';
import { MethodRow } from './method-row';

export interface PaymentMethodsCardProps extends Pick<
  WalletViewProps,
  'methods' | 'messages' | 'overrides' | 'actions' | 'empty' | 'emit' | 'refetch'
> {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly addButton: RefObject<HTMLButtonElement | null>;
  readonly doing: WalletTask;
  readonly onDo: (doing: WalletTask) => void;
  /** Receives the wallet after a change. */
  readonly onChanged: (methods: readonly WalletMethod[]) => void;
  /** Opens the form to add a method; null if the buyer cannot add one. */
  readonly add: { readonly prefetch: () => void; readonly open: () => void } | null;
}

/** Stored payment methods, one row each. */
export function PaymentMethodsCard(props: PaymentMethodsCardProps) {
  const { methods, messages, empty, sheet, addButton, doing, add } = props;
  const { m } = messages;
  const titleId = useId();
  const level = usePartLevel(1);
  const button = add !== null && doing.kind !== 'adding' && (
    <Button
      ref={addButton}
      variant={methods.length === 0 ? 'primary' : 'secondary'}
      icon={Plus}
      onPointerEnter={add.prefetch}
      onFocus={add.prefetch}
      onClick={add.open}
    >
      {m.add}
    </Button>
  );
  if (methods.length === 0) {
    // The empty state does not show while the form is open.
    if (doing.kind === 'adding') return null;
    return (
      <Card ref={sheet} tabIndex={-1}>
        {fillSlot(
          empty,
          <EmptyState
            level={level}
            title={m.empty.title}
            text={add === null ? m.empty.call : m.empty.text}
            actions={button || undefined}
          />,
        )}
      </Card>
    );
  }
  return (
    <Card ref={sheet} tabIndex={-1} part="wallet-methods" className="tf-wallet-methods" aria-labelledby={titleId}>
      <CardHeader title={m.methods} titleId={titleId} level={level}>
        {button}
      </CardHeader>
      <CardList>
        {methods.map((method) => (
          <MethodRow
            key={method.id}
            {...props}
            method={method}
            renaming={doing.kind === 'renaming' && doing.methodId === method.id}
          />
        ))}
      </CardList>
    </Card>
  );
}
