import { useRef, useState } from 'react';
import type { WalletMethod } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { AutopayCard } from './parts/autopay-card';
import { LazyAdding, LazyRemoving, prefetchLazyParts } from './parts/lazy-parts';
import { PaymentMethodsCard } from './parts/methods-card';
import { type WalletTask, noTask } from './wallet.rules';
import type { WalletViewProps } from './wallet.view.types';

/** What can be paid with, beside how it pays by itself. */
export function WalletView(props: WalletViewProps) {
  const { again, accountId, messages, overrides, fields, paymentReturn, emit } = props;
  const { addPaymentMethod: port } = useAdapter();
  const [doing, setDoing] = useState<WalletTask>(noTask);
  // What a change answered with is shown until the backend has been read again.
  const [changed, setChanged] = useState<{
    readonly before: readonly WalletMethod[];
    readonly methods: readonly WalletMethod[];
  } | null>(null);
  const methods = changed?.before === props.methods ? changed.methods : props.methods;
  const addButton = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const show = (next: readonly WalletMethod[]) => {
    setChanged({ before: props.methods, methods: next });
    again();
  };
  const canAdd =
    fields !== null &&
    port?.prepare !== undefined &&
    port.commit !== undefined &&
    port.outcome !== undefined &&
    port.abandon !== undefined;
  const removing = doing.is === 'removing' ? methods.find(({ id }) => id === doing.methodId) : undefined;

  return (
    <div className="tf-wallet-layout">
      <div className="tf-wallet-main">
        {canAdd && (
          <LazyAdding
            open={doing.is === 'adding'}
            fields={fields}
            accountId={accountId}
            methods={methods}
            messages={messages}
            overrides={overrides}
            paymentReturn={paymentReturn}
            onOpen={() => setDoing({ is: 'adding' })}
            onClose={() => {
              setDoing(noTask);
              requestAnimationFrame(() => addButton.current?.focus());
            }}
            onAdded={({ id, kind }) => {
              setDoing(noTask);
              emit('method-add', { methodId: id, kind });
              requestAnimationFrame(() => addButton.current?.focus());
            }}
            emit={emit}
          />
        )}
        <PaymentMethodsCard
          {...props}
          sheet={sheet}
          methods={methods}
          addButton={addButton}
          doing={doing}
          onDo={setDoing}
          onChanged={show}
          add={canAdd ? { prefetch: prefetchLazyParts, open: () => setDoing({ is: 'adding' }) } : null}
        />
      </div>
      <AutopayCard
        accountId={accountId}
        methods={methods}
        messages={messages}
        overrides={overrides}
        doing={doing}
        onDo={setDoing}
        emit={emit}
        again={again}
      />
      {removing !== undefined && (
        <LazyRemoving
          method={removing}
          accountId={accountId}
          messages={messages}
          overrides={overrides}
          returnFocus={sheet}
          onClose={() => setDoing(noTask)}
          onAutopay={() => setDoing({ is: 'autopay' })}
          onRemoved={(next) => {
            setDoing(noTask);
            show(next);
            emit('method-remove', { methodId: removing.id });
          }}
        />
      )}
    </div>
  );
}
