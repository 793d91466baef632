import { useId, useRef } from 'react';
import type { Autopay, WalletMethod } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { SkeletonShape, SkeletonText } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { SummaryCard, SummaryCardSection, SummaryCardDivider } from '../../../ui/summary-card/summary-card';
import { TotalsList } from '../../../ui/totals-list/totals-list';
import { Tag } from '../../../ui/tag/tag';
import { commonMessages } from '../../common/common.messages';
import { usePartLevel } from '../../common/heading';
import { NotAvailable } from '../../common/not-available';
import { nameOf, type WalletTask, isUsable, noTask } from '../wallet.rules';
import type { WalletViewProps } from '../wallet.types';
import { LazyAutopay, prefetchLazyParts } from './lazy-parts';

export interface AutopayCardProps extends Pick<
  WalletViewProps,
  'accountId' | 'methods' | 'messages' | 'overrides' | 'canSetAutopay' | 'emit' | 'refetch'
> {
  readonly autopay: NonNullable<WalletViewProps['autopay']>;
  readonly doing: WalletTask;
  readonly onDo: (doing: WalletTask) => void;
}

/** Autopay status of the account, the next payment, and the buttons to change it. */
export function AutopayCard(props: AutopayCardProps) {
  const { accountId, methods, messages, overrides, canSetAutopay, doing, onDo, emit, refetch: readMethods } = props;
  const [read, refetch] = props.autopay;
  const { m } = messages;
  const common = useMessages('common', commonMessages).m;
  const titleId = useId();
  const Title = `h${usePartLevel(1)}` as const;
  const docket = useRef<HTMLElement>(null);
  const autopay = read.data;
  return (
    <SummaryCard
      ref={docket}
      tabIndex={-1}
      aria-labelledby={titleId}
      part="wallet-autopay"
      className="tf-wallet-autopay"
    >
      <SummaryCardSection className="tf-stack" data-gap="3">
        <div className="tf-between">
          <Title className="tf-h2" id={titleId}>
            {m.autopay.title}
          </Title>
          {autopay && (
            <Tag tone={autopay.enabled ? 'positive' : 'neutral'}>{autopay.enabled ? m.autopay.on : m.autopay.off}</Tag>
          )}
        </div>
        {read.status === 'loading' && <SkeletonText lines={3} />}
        {read.status === 'failed' && (
          <Banner
            role="alert"
            tone="critical"
            title={m.autopay.failed}
            action={
              <Button variant="secondary" size="sm" onClick={refetch}>
                {common.tryAgain}
              </Button>
            }
          >
            {common.errors[read.error.code]}
          </Banner>
        )}
        {autopay && !autopay.enabled && <p className="tf-muted">{m.autopay.offText}</p>}
        {autopay?.enabled && <Next autopay={autopay} methods={methods} messages={messages} />}
      </SummaryCardSection>
      {autopay?.enabled && (
        <>
          <SummaryCardDivider />
          <SummaryCardSection>
            <Facts autopay={autopay} methods={methods} messages={messages} />
          </SummaryCardSection>
        </>
      )}
      {read.status === 'loading' && (
        <SummaryCardSection>
          <SkeletonShape shape="control" />
        </SummaryCardSection>
      )}
      {autopay && canSetAutopay && (
        <>
          <SummaryCardDivider />
          <SummaryCardSection className="tf-stack">
            <Actions autopay={autopay} methods={methods} messages={messages} onDo={onDo} />
            <LazyAutopay
              autopay={autopay}
              methods={methods}
              accountId={accountId}
              messages={messages}
              overrides={overrides}
              task={doing.kind === 'autopay' || doing.kind === 'turning-off' ? doing.kind : null}
              returnFocus={docket}
              onClose={() => onDo(noTask)}
              onSet={({ enabled }) => {
                onDo(noTask);
                emit('autopay-change', { enabled });
                refetch();
                readMethods();
              }}
            />
          </SummaryCardSection>
        </>
      )}
    </SummaryCard>
  );
}

interface OnProps extends Pick<AutopayCardProps, 'methods' | 'messages'> {
  readonly autopay: Autopay;
}

const methodOf = ({ autopay, methods }: Pick<OnProps, 'autopay' | 'methods'>): WalletMethod | undefined =>
  methods.find(({ id }) => id === autopay.methodId);

/** Next payment with its date, or the reason that blocks it. */
function Next({ autopay, methods, messages }: OnProps) {
  const { m, fill, plural } = messages;
  const formats = useFormats();
  const method = methodOf({ autopay, methods });
  const name = method === undefined ? '' : nameOf(method, messages);
  if (method !== undefined && !isUsable(method))
    return <Banner tone="caution" title={fill(m.autopay.broken, { name })} />;
  if (autopay.next === null) return <p className="tf-muted">{m.autopay.nothing}</p>;
  const { amount, date, invoices, surcharge } = autopay.next;
  return (
    <div>
      <p className="tf-second tf-quiet">{m.autopay.next}</p>
      <p className="tf-figure">{formats.money(amount)}</p>
      <p className="tf-muted">{fill(m.autopay.nextOn, { date: formats.weekdayDate(date), name })}</p>
      {invoices !== undefined && <p className="tf-second tf-quiet">{plural(m.autopay.nextInvoices, invoices)}</p>}
      {surcharge != null && (
        <p className="tf-second tf-quiet">{fill(m.autopay.nextSurcharge, { amount: formats.money(surcharge) })}</p>
      )}
    </div>
  );
}

function Facts({ autopay, methods, messages }: OnProps) {
  const { m, fill } = messages;
  const formats = useFormats();
  const method = methodOf({ autopay, methods });
  return (
    <TotalsList
      rows={[
        {
          label: m.autopay.from,
          amount: method === undefined ? <NotAvailable /> : <bdi>{nameOf(method, messages)}</bdi>,
        },
        {
          label: m.autopay.when,
          amount: autopay.day === null ? m.autopay.dueDate : fill(m.autopay.day, { day: formats.number(autopay.day) }),
        },
        { label: m.autopay.limit, amount: autopay.limit === null ? m.autopay.noLimit : formats.money(autopay.limit) },
      ]}
    />
  );
}

function Actions({ autopay, methods, messages: { m }, onDo }: OnProps & Pick<AutopayCardProps, 'onDo'>) {
  const reason = useId();
  const near = { onPointerEnter: prefetchLazyParts, onFocus: prefetchLazyParts };
  if (autopay.enabled) {
    return (
      <div className="tf-row tf-wrap">
        <Button
          {...near}
          variant="secondary"
          aria-label={m.autopay.changeLong}
          onClick={() => onDo({ kind: 'autopay' })}
        >
          {m.autopay.change}
        </Button>
        <Button {...near} variant="base" onClick={() => onDo({ kind: 'turning-off' })}>
          {m.autopay.turnOff}
        </Button>
      </div>
    );
  }
  const isOpen = methods.some(isUsable);
  return (
    <>
      <Button
        {...near}
        variant="secondary"
        block
        aria-disabled={!isOpen}
        aria-describedby={isOpen ? undefined : reason}
        onClick={() => onDo({ kind: 'autopay' })}
      >
        {m.autopay.setUp}
      </Button>
      {!isOpen && (
        <p className="tf-second tf-quiet" id={reason}>
          {m.autopay.needsMethod}
        </p>
      )}
    </>
  );
}
