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
  readonly fillError: FillError | null;
  readonly isRestored: boolean;
  readonly onAcceptAll: () => void;
}

/** Banners above the rows: differences from earlier orders, the outcome of *Add all*, and errors. */
export function BuilderStatus({
  outcome,
  questions,
  overrides,
  condition,
  accountName,
  fillError,
  isRestored,
  onAcceptAll,
}: BuilderStatusProps) {
  const messages = useMessages('order-builder', orderBuilderLazyMessages, overrides);
  const common = useMessages('common', commonMessages);
  const { m, fill, plural } = messages;
  return (
    <>
      {condition !== null && <OrderingStopped condition={condition} accountName={accountName} />}
      {isRestored && <Banner title={m.restored} />}
      {fillError !== null && (
        <Banner
          role="alert"
          tone={fillError.code === null ? 'neutral' : 'critical'}
          title={
            fillError.code === null
              ? m.fillNone[fillError.source]
              : fill(m.fillFailed, { because: common.m.errors[fillError.code] })
          }
          action={
            fillError.code !== null && (
              <Button variant="secondary" size="sm" onClick={fillError.retry}>
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
  const texts = m.outcome;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [outcome]);
  const href = links.href({ to: 'cart' });
  const cartLink = href !== null && (
    <ButtonLink variant="secondary" size="sm" href={href}>
      {texts.cart}
    </ButtonLink>
  );
  const notAddedText = outcome.notAdded > 0 ? plural(texts.left, outcome.notAdded) : undefined;
  return (
    <div ref={box} tabIndex={-1} part="builder-outcome" className="tf-builder-outcome">
      {outcome.kind === 'unknown' ? (
        <Banner role="alert" tone="caution" title={texts.unknown} action={cartLink} />
      ) : outcome.kind === 'failed' ? (
        <Banner
          role="alert"
          tone="critical"
          title={fill(texts.failed, { because: outcome.code === null ? '' : errors[outcome.code] })}
        />
      ) : outcome.added === 0 ? (
        <Banner role="alert" tone="caution" title={texts.none}>
          {texts.noneText}
        </Banner>
      ) : (
        <Banner
          role="status"
          tone={outcome.notAdded > 0 ? 'caution' : 'positive'}
          title={plural(texts.added, outcome.added)}
          action={cartLink}
        >
          {notAddedText}
        </Banner>
      )}
    </div>
  );
}
