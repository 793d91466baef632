import { forwardRef } from 'react';
import type { EasyOrder, EasyOrderRefusal } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { FACT_SEPARATOR } from '../../../runtime/messages/join-facts';
import { useSettings } from '../../../runtime/react/provider';
import type { Formats } from '../../../runtime/react/use-formats';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { Button, ButtonLink } from '../../../ui/button/button';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { Tag } from '../../../ui/tag/tag';
import { refusalText } from '../../common/commit/commit.rules';
import { NotDoneOutcome, BannerButton, OutcomeAlert, UnknownOutcome } from '../../common/commit/outcome-alert';
import { CheckingOutcome } from '../../common/commit/pending-outcome';
import { Heading } from '../../common/heading';
import { ProductPicture } from '../../common/product-image';
import { orderBuilderLazyMessages } from '../order-builder.lazy.messages';

interface DecisionResultProps {
  readonly easyOrder: EasyOrder;
  readonly messages: Messages<typeof orderBuilderLazyMessages>;
  readonly formats: Formats;
  readonly overrides?: object;
  readonly onBuild: () => void;
}

/** Card of a proposal that was accepted or rejected, with the next actions. */
export const DecisionResult = forwardRef<HTMLHeadingElement, DecisionResultProps>(function DecisionResult(
  { easyOrder, messages, formats, overrides, onBuild },
  ref,
) {
  const { m, fill } = useMessages('order-builder', orderBuilderLazyMessages, overrides);
  const { links } = useSettings();
  const isAccepted = easyOrder.status === 'accepted';
  const texts = m.easy[isAccepted ? 'accepted' : 'rejected'];
  const date = formats.weekdayDate(easyOrder.deliveryDate);
  const { order, rejection } = easyOrder;
  const href =
    order === null
      ? null
      : (links.href({ to: 'order', id: order.id }) ?? links.href({ to: 'order-placed', id: order.id }));
  return (
    <Card as="div">
      <header className="tf-card-header">
        <div className="tf-grow tf-stack" data-gap="1">
          <Heading below={1} className="tf-h2" ref={ref} tabIndex={-1}>
            {fill(texts.title, { date })}
          </Heading>
          <p className="tf-muted">
            {isAccepted
              ? order === null
                ? m.easy.accepted.textNoNumber
                : fill(m.easy.accepted.text, { number: order.number })
              : m.easy.rejected.text}
          </p>
          {rejection !== null && (
            <p className="tf-second tf-quiet">
              {fill(m.easy.rejected.because, { reason: m.easy.rejecting.reasons[rejection.reason] })}
              {rejection.note !== '' && <bdi>{`${FACT_SEPARATOR}${rejection.note}`}</bdi>}
            </p>
          )}
        </div>
        <Tag tone={isAccepted ? 'positive' : 'neutral'}>
          {isAccepted ? formats.money(easyOrder.totals.total) : date}
        </Tag>
      </header>
      <CardBody>
        <div className="tf-row tf-wrap">
          {isAccepted && href !== null && <ButtonLink href={href}>{m.easy.accepted.order}</ButtonLink>}
          <Button variant={isAccepted ? 'secondary' : 'primary'} onClick={onBuild}>
            {messages.m.easy.none.action}
          </Button>
        </div>
      </CardBody>
      {isAccepted && (
        <ul role="list" aria-label={messages.m.easy.products} part="easy-lines" className="tf-easy-lines">
          {easyOrder.lines.map(({ product, quantity }) => (
            <li key={product.id} part="easy-line" className="tf-easy-line">
              <ProductPicture product={product} size="sm" off={false} />
              <span part="easy-name" className="tf-easy-name">
                <span className="tf-medium">{product.name}</span>
                <span className="tf-second tf-quiet">{product.packSize}</span>
              </span>
              <span part="easy-amount" className="tf-easy-amount tf-medium">{`× ${formats.number(quantity)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
});

interface DecisionOutcomeProps {
  readonly state: CommitState<EasyOrder, EasyOrderRefusal | 'handle-closed'>;
  readonly overrides?: object;
  readonly onCheck: () => void;
  /** Called to show the current state of the proposal. */
  readonly onShowCurrent: () => void;
}

/** Alert for a decision that is being checked, refused, not done or of unknown outcome. */
export function DecisionOutcome({ state, overrides, onCheck, onShowCurrent }: DecisionOutcomeProps) {
  const texts = useMessages('order-builder', orderBuilderLazyMessages, overrides).m.easy;
  switch (state.phase) {
    case 'checking':
      return <CheckingOutcome since={state.since} text={texts.checkingOutcome} />;
    case 'unknown':
      return <UnknownOutcome keepsFocus title={texts.unknown} text={texts.unknownText} onCheck={onCheck} />;
    case 'refused':
      return (
        <OutcomeAlert
          keepsFocus
          tone="critical"
          title={refusalText(texts.refused, state.reason, texts.notDone)}
          action={<BannerButton onClick={onShowCurrent}>{texts.refresh}</BannerButton>}
        />
      );
    case 'not-done':
      return (
        <NotDoneOutcome keepsFocus title={state.lookedUp ? texts.notDoneLooked : texts.notDone} error={state.error} />
      );
    case 'idle':
    case 'sending':
    case 'done':
      return null;
    default:
      return state satisfies never;
  }
}
