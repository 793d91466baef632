import { useEffect, useRef } from 'react';
import type { Promotion, PromotionProgress } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { Meter } from '../../../ui/meter/meter';
import type { Obstacle } from '../promotions.model';
import { obstacleOf } from '../promotions.model';
import type { PromotionsWords } from '../promotions.view';
import { AddMissing } from './add-missing';
import { AddOutcome } from './add-outcome';
import type { PromotionCardProps } from './promotion-card';
import { useAdd } from './use-add';

/** How far the cart is from a promotion, and what it takes to earn it. */
export function Earning({ promotion, words, cart, checking, emit, onSay }: Omit<PromotionCardProps, 'today'>) {
  const { progress, products, title } = promotion;
  const formats = useFormats();
  const { m, fill, plural } = words;
  const adding = useAdd({ promotion, cart, words, emit, onSay });
  const said = useRef<HTMLDivElement>(null);
  const isDone = progress?.missing === 0;
  const wasDone = useRef(isDone);
  useEffect(() => {
    const justDone = isDone && !wasDone.current;
    wasDone.current = isDone;
    // The button that was pressed is gone: what it came to is here.
    if (justDone && adding.pressed.current) said.current?.focus();
    if (justDone) adding.pressed.current = false;
  }, [isDone, adding.pressed]);
  if (progress === null) return null;
  const { cases, goal, missing, earned } = progress;
  const obstacle = missing > 0 ? obstacleOf(products) : null;
  const of = { cases: formats.number(Math.min(cases, goal)), goal: formats.number(goal) };
  const gap = plural(m.progress.missing, missing);
  return (
    <div className="tf-promotion-earning" aria-busy={checking || undefined}>
      <div ref={said} tabIndex={-1} className="tf-promotion-said">
        {earned > 0 && <p className="tf-tone tf-medium" data-tone="positive">{earnedText(promotion, progress, words, formats.money)}</p>}
        {missing > 0 && earned > 0 && <p className="tf-second tf-muted">{plural(m.progress.again, missing)}</p>}
      </div>
      {obstacle !== null && earned === 0 ? (
        <p className="tf-second tf-tone" data-tone="caution">{obstacleText(obstacle, words, formats.day)}</p>
      ) : (
        <Meter
          value={missing === 0 ? goal : cases}
          goal={goal}
          label={fill(m.progress.label, { promotion: title })}
          valueText={missing === 0 ? earnedText(promotion, progress, words, formats.money) : fill(m.progress.ofMissing, { ...of, missing: formats.number(missing) })}
          words={missing === 0 ? fill(m.progress.of, { cases: formats.number(cases), goal: of.goal }) : fill(m.progress.of, of)}
          gap={missing === 0 ? undefined : gap}
        />
      )}
      {adding.answer !== null && <AddOutcome answer={adding.answer} words={words} />}
      {cart !== null && missing > 0 && obstacle === null && <AddMissing promotion={promotion} missing={missing} cart={cart} words={words} adding={adding} />}
    </div>
  );
}

function earnedText({ kind }: Promotion, { worth, earned }: PromotionProgress, { m, fill, plural }: PromotionsWords, money: ReturnType<typeof useFormats>['money']): string {
  if (kind === 'free-goods') return plural(m.progress.gifts, earned);
  return worth === null ? m.progress.earnedText : fill(m.progress.saved, { amount: money(worth) });
}

function obstacleText(obstacle: Obstacle, { m, fill }: PromotionsWords, day: (date: string) => string): string {
  if (obstacle.reason === 'unpriced') return m.add.unpriced;
  return obstacle.backOn === null ? m.add.gone : fill(m.add.back, { date: day(obstacle.backOn) });
}
