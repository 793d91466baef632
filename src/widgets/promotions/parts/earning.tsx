import { useEffect, useRef } from 'react';
import type { Promotion, PromotionProgress } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { ButtonLink } from '../../../ui/button/button';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { Meter } from '../../../ui/meter/meter';
import { cartNoticeMessages } from '../../common/cart-notice.messages';
import { commonMessages } from '../../common/common.messages';
import { isEarned, type Obstacle, promotionBlockerOf } from '../promotions.rules';
import { MissingProduct } from '../connected/missing-product';
import type { PromotionsMessages } from '../promotions.view';
import type { PromotionCardProps } from './promotion-card';
import { type AddAnswer, type Adding, useAdd } from './use-add';

interface EarningProps extends Omit<PromotionCardProps, 'today' | 'named'> {
  readonly progress: PromotionProgress;
}

/** Progress of the cart toward a promotion, and what is missing to earn it. */
export function Earning({ promotion, progress, messages, cart, checking, emit, onToast }: EarningProps) {
  const { products, title } = promotion;
  const formats = useFormats();
  const { m, fill, plural } = messages;
  const adding = useAdd({ promotion, cart, messages, emit, onToast });
  const text = earnedText(promotion, progress, messages, formats.money);
  const region = useAnnounceEarned(progress, text, adding);
  const { cases, goal, missing, earned } = progress;
  const done = isEarned(progress);
  const obstacle = done ? null : promotionBlockerOf(products);
  const of = { cases: formats.number(Math.min(cases, goal)), goal: formats.number(goal) };
  return (
    <div className="tf-promotion-earning" aria-busy={checking || undefined}>
      {earned > 0 && (
        <div ref={region} tabIndex={-1} part="promotion-status" className="tf-promotion-status">
          <p className="tf-tone tf-medium" data-tone="positive">
            {text}
          </p>
          {missing > 0 && <p className="tf-second tf-muted">{plural(m.progress.again, missing)}</p>}
        </div>
      )}
      {obstacle !== null && earned === 0 && (
        <p className="tf-second tf-tone" data-tone="caution">
          {obstacleText(obstacle, messages, formats.day)}
        </p>
      )}
      {(missing === 0 || !done) && obstacle === null && (
        <Meter
          value={cases}
          goal={goal}
          label={fill(m.progress.label, { promotion: title })}
          valueText={missing === 0 ? text : fill(m.progress.ofMissing, { ...of, missing: formats.number(missing) })}
          text={fill(m.progress.of, { ...of, cases: formats.number(cases) })}
          hint={missing === 0 ? undefined : plural(m.progress.missing, missing)}
        />
      )}
      {adding.answer !== null && <AddOutcome answer={adding.answer} messages={messages} />}
      {cart !== null && !done && obstacle === null && (
        <MissingProduct
          products={promotion.products}
          missing={missing}
          cart={cart}
          messages={messages}
          adding={adding}
        />
      )}
    </div>
  );
}

/** Announces that the promotion was earned. Focus moves there if the pressed button was removed. */
function useAnnounceEarned(progress: PromotionProgress, text: string, { takePress }: Adding) {
  const announce = useAnnounce();
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(progress);
  useEffect(() => {
    const was = before.current;
    before.current = progress;
    if (progress.earned > was.earned) announce(text);
    if (isEarned(progress) && !isEarned(was) && takePress()) region.current?.focus();
  });
  return region;
}

function earnedText(
  { kind }: Promotion,
  { worth, earned }: PromotionProgress,
  { m, fill, plural }: PromotionsMessages,
  money: ReturnType<typeof useFormats>['money'],
): string {
  if (kind === 'free-goods') return plural(m.progress.gifts, earned);
  return worth === null ? m.progress.earnedText : fill(m.progress.saved, { amount: money(worth) });
}

function obstacleText(obstacle: Obstacle, { m, fill }: PromotionsMessages, day: (date: string) => string): string {
  if (obstacle.reason === 'unpriced') return m.add.unpriced;
  return obstacle.backOn === null ? m.add.outOfStock : fill(m.add.back, { date: day(obstacle.backOn) });
}

/** Products that were not added to the cart in full, with reasons. */
function AddOutcome({
  answer,
  messages: { m, fill },
}: {
  readonly answer: AddAnswer;
  readonly messages: PromotionsMessages;
}) {
  const { errors } = useMessages('common', commonMessages).m;
  const { reasons } = useMessages('cart-notice', cartNoticeMessages).m;
  const formats = useFormats();
  const { links } = useSettings();
  switch (answer.outcome) {
    case 'partial': {
      const { quantity, requested, reason } = answer;
      const title =
        quantity === 0
          ? m.add.none
          : fill(m.add.partial, { added: formats.number(quantity), wanted: formats.number(requested) });
      return (
        <Banner role="alert" tone="caution" title={title}>
          {reasons[reason]}
        </Banner>
      );
    }
    case 'unknown': {
      const cart = links.href({ to: 'cart' });
      return (
        <Banner
          role="alert"
          tone="caution"
          title={m.add.unknown}
          action={
            cart !== null && (
              <ButtonLink variant="secondary" size="sm" href={cart}>
                {m.add.cart}
              </ButtonLink>
            )
          }
        >
          {m.add.unknownText}
        </Banner>
      );
    }
    case 'failed':
      return (
        <Banner role="alert" tone="critical" title={m.add.none}>
          {errors[answer.error.code]}
        </Banner>
      );
    default:
      return answer satisfies never;
  }
}
