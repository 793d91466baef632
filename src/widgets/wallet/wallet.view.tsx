import { useRef, useState } from 'react';
import type { WalletMethod } from '../../domain';
import { useIdlePrefetch } from '../../ui/lazy/use-idle-prefetch';
import { SkeletonShape, SkeletonText, Skeleton } from '../../ui/skeleton/skeleton';
import { SummaryCard, SummaryCardSection } from '../../ui/summary-card/summary-card';
import { CardBody, CardList } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { useFocusAfterRender } from '../../ui/hooks/use-focus-after-render';
import { AutopayCard } from './parts/autopay-card';
import { LazyAdding, LazyRemoving, prefetchLazyParts } from './parts/lazy-parts';
import { PaymentMethodsCard } from './parts/methods-card';
import { type WalletTask, noTask } from './wallet.rules';
import type { WalletViewProps } from './wallet.types';

/** Payment methods, beside the autopay card. */
export function WalletView(props: WalletViewProps) {
  const { refetch, accountId, messages, overrides, actions, canSetAutopay, fields, paymentReturn, emit } = props;
  const [doing, setDoing] = useState<WalletTask>(noTask);
  useIdlePrefetch(prefetchLazyParts);
  // The response to a change shows until the data is refetched.
  const [changed, setChanged] = useState<{
    readonly before: readonly WalletMethod[];
    readonly methods: readonly WalletMethod[];
  } | null>(null);
  const methods = changed?.before === props.methods ? changed.methods : props.methods;
  const addButton = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const show = (next: readonly WalletMethod[]) => {
    setChanged({ before: props.methods, methods: next });
    refetch();
  };
  const focusAfterRender = useFocusAfterRender();
  const { remove } = actions;
  const removing = doing.kind === 'removing' ? methods.find(({ id }) => id === doing.methodId) : undefined;

  return (
    <div className="tf-wallet-layout">
      <div part="wallet-main" className="tf-wallet-main">
        {fields !== null && (
          <LazyAdding
            open={doing.kind === 'adding'}
            fields={fields}
            accountId={accountId}
            methods={methods}
            messages={messages}
            overrides={overrides}
            paymentReturn={paymentReturn}
            onOpen={() => setDoing({ kind: 'adding' })}
            onClose={() => {
              setDoing(noTask);
              focusAfterRender(() => addButton.current);
            }}
            onAdded={({ id, kind }) => {
              setDoing(noTask);
              emit('method-add', { methodId: id, kind });
              focusAfterRender(() => addButton.current);
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
          add={fields !== null ? { prefetch: prefetchLazyParts, open: () => setDoing({ kind: 'adding' }) } : null}
        />
      </div>
      {props.autopay !== null && (
        <AutopayCard {...props} autopay={props.autopay} methods={methods} doing={doing} onDo={setDoing} />
      )}
      {removing !== undefined && remove !== undefined && (
        <LazyRemoving
          method={removing}
          messages={messages}
          overrides={overrides}
          returnFocus={sheet}
          canChangeAutopay={canSetAutopay}
          onRemove={() => remove(removing.id)}
          onClose={() => setDoing(noTask)}
          onAutopay={() => setDoing({ kind: 'autopay' })}
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

/** Skeleton of the wallet: a few rows with the summary card beside them. */
export const WalletSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-wallet-layout">
      <Card as="div">
        <CardBody>
          <SkeletonShape width="sm" />
        </CardBody>
        <CardList>
          {[0, 1, 2].map((at) => (
            <li key={at}>
              <SkeletonText lines={2} />
            </li>
          ))}
        </CardList>
      </Card>
      <SummaryCard>
        <SummaryCardSection className="tf-stack" data-gap="4">
          <SkeletonText lines={3} />
          <SkeletonShape shape="control" />
        </SummaryCardSection>
      </SummaryCard>
    </div>
  </Skeleton>
);
