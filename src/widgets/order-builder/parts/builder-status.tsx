import { useEffect, useRef } from 'react';
import type { ConditionOnAccount } from '../../../domain';
import type { PortErrorCode } from '../../../ports';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button, ButtonLink } from '../../../ui/button/button';
import { commonMessages } from '../../common/common.messages';
import { OrderingStopped } from '../../common/ordering/ordering-banners';
import { orderBuilderLazyMessages } from '../order-builder.lazy.messages';
import type { FillError } from '../order-builder.types';
import type { Outcome } from '../order-builder.store';

export interface BuilderStatusProps {
  readonly outcome: Outcome | null;
  /** Number of rows that differ from an earlier order. */
  readonly questions: number;
  readonly overrides?: object;
  readonly condition: ConditionOnAccount | null;
  readonly accountName: string | null;
  readonly trouble: FillError | null;
  readonly isKept: boolean;
  readonly onAcceptAll: () => void;
}

/** Banners above the rows: differences from earlier orders, the outcome of *Add all*, and errors. */
export function BuilderStatus({
  outcome,
  questions,
  overrides,
  condition,
  accountName,
  trouble,
  isKept,
  onAcceptAll,
}: BuilderStatusProps) {
  const messages = useMessages('order-builder', orderBuilderLazyMessages, overrides);
  const common = useMessages('common', commonMessages);
  const { m, fill, plural } = messages;
  return (
    <>
      {condition !== null && <OrderingStopped condition={condition} accountName={accountName} />}
      {isKept && <Banner title={m.kept} />}
      {trouble !== null && (
        <Banner
          role="alert"
          tone={trouble.code === null ? 'neutral' : 'critical'}
          title={
            trouble.code === null
              ? m.fillNone[trouble.source]
              : fill(m.fillFailed, { because: common.m.errors[trouble.code] })
          }
          action={
            trouble.code !== null && (
              <Button variant="secondary" size="sm" onClick={trouble.again}>
                {common.m.tryAgain}
              </Button>
            )
          }
        />
      )}
      {outcome !== null && <OutcomeBanner outcome={outcome} messages={messages} errors={common.m.errors} />}
      {questions > 0 && (
        <Banner
          role="status"
          tone="caution"
          title={plural(m.questions.banner, questions)}
          action={
            questions > 1 && (
              <Button variant="secondary" size="sm" onClick={onAcceptAll}>
                {m.questions.acceptAll}
              </Button>
            )
          }
        >
          {m.questions.text}
        </Banner>
      )}
    </>
  );
}

interface OutcomeBannerProps {
  readonly outcome: Outcome;
  readonly messages: Messages<typeof orderBuilderLazyMessages>;
  readonly errors: Readonly<Record<PortErrorCode, string>>;
}

/** Banner that moves the focus to itself, because the pressed button may have nothing left to do. */
function OutcomeBanner({ outcome, messages: { m, fill, plural }, errors }: OutcomeBannerProps) {
  const { links } = useSettings();
  const said = m.outcome;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [outcome]);
  const href = links.href({ to: 'cart' });
  const toCart = href !== null && (
    <ButtonLink variant="secondary" size="sm" href={href}>
      {said.cart}
    </ButtonLink>
  );
  const left = outcome.notAdded > 0 ? plural(said.left, outcome.notAdded) : undefined;
  return (
    <div ref={box} tabIndex={-1} className="tf-builder-outcome">
      {outcome.is === 'unknown' ? (
        <Banner role="alert" tone="caution" title={said.unknown} action={toCart} />
      ) : outcome.is === 'failed' ? (
        <Banner
          role="alert"
          tone="critical"
          title={fill(said.failed, { because: outcome.code === null ? '' : errors[outcome.code] })}
        />
      ) : outcome.added === 0 ? (
        <Banner role="alert" tone="caution" title={said.none}>
          {said.noneText}
        </Banner>
      ) : (
        <Banner
          role="status"
          tone={outcome.notAdded > 0 ? 'caution' : 'positive'}
          title={plural(said.added, outcome.added)}
          action={toCart}
        >
          {left}
        </Banner>
      )}
    </div>
  );
}
