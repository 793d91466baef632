import { useEffect, useRef } from 'react';
import type { Promotion, PromotionProgress } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { Meter } from '../../../ui/meter/meter';
import { isEarned, type Obstacle, promotionBlockerOf } from '../promotions.rules';
import type { PromotionsMessages } from '../promotions.view';
import { AddMissing } from './add-missing';
import { AddOutcome } from './add-outcome';
import type { PromotionCardProps } from './promotion-card';
import { type Adding, useAdd } from './use-add';

interface EarningProps extends Omit<PromotionCardProps, 'today' | 'named'> {
  readonly progress: PromotionProgress;
}

/** How far the cart is from a promotion, and what it takes to earn it. */
export function Earning({ promotion, progress, messages, cart, checking, emit, onSay }: EarningProps) {
  const { products, title } = promotion;
  const formats = useFormats();
  const { m, fill, plural } = messages;
  const adding = useAdd({ promotion, cart, messages, emit, onSay });
  const text = earnedText(promotion, progress, messages, formats.money);
  const said = useTold(progress, text, adding);
  const { cases, goal, missing, earned } = progress;
  const done = isEarned(progress);
  const obstacle = done ? null : promotionBlockerOf(products);
  const of = { cases: formats.number(Math.min(cases, goal)), goal: formats.number(goal) };
  return (
    <div className="tf-promotion-earning" aria-busy={checking || undefined}>
      {earned > 0 && (
        <div ref={said} tabIndex={-1} className="tf-promotion-status">
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
          words={fill(m.progress.of, { ...of, cases: formats.number(cases) })}
          gap={missing === 0 ? undefined : plural(m.progress.missing, missing)}
        />
      )}
      {adding.answer !== null && <AddOutcome answer={adding.answer} messages={messages} />}
      {cart !== null && !done && obstacle === null && <AddMissing promotion={promotion} missing={missing} cart={cart} messages={messages} adding={adding} />}
    </div>
  );
}

/** Says that it was earned. The focus goes there from the button that was pressed, when that is gone. */
function useTold(progress: PromotionProgress, text: string, { takePress }: Adding) {
  const announce = useAnnounce();
  const said = useRef<HTMLDivElement>(null);
  const before = useRef(progress);
  useEffect(() => {
    const was = before.current;
    before.current = progress;
    if (progress.earned > was.earned) announce(text);
    if (isEarned(progress) && !isEarned(was) && takePress()) said.current?.focus();
  });
  return said;
}

function earnedText({ kind }: Promotion, { worth, earned }: PromotionProgress, { m, fill, plural }: PromotionsMessages, money: ReturnType<typeof useFormats>['money']): string {
  if (kind === 'free-goods') return plural(m.progress.gifts, earned);
  return worth === null ? m.progress.earnedText : fill(m.progress.saved, { amount: money(worth) });
}

function obstacleText(obstacle: Obstacle, { m, fill }: PromotionsMessages, day: (date: string) => string): string {
  if (obstacle.reason === 'unpriced') return m.add.unpriced;
  return obstacle.backOn === null ? m.add.gone : fill(m.add.back, { date: day(obstacle.backOn) });
}
