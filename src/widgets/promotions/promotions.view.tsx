import type { ReactNode } from 'react';
import type { Promotions } from '../../domain';
import type { CartRuntime } from '../../runtime/cart/cart';
import type { Emit } from '../../runtime/events';
import type { Messages } from '../../runtime/react/use-messages';
import { Banner } from '../../ui/banner/banner';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { Button } from '../../ui/button/button';
import type { Toast } from '../../ui/toast/toast-region';
import { usePartLevel } from '../common/heading';
import { PromotionCard } from './parts/promotion-card';
import { PromotionsFilters } from './parts/promotions-filters';
import type { promotionsMessages } from './promotions.messages';
import { firstIs, defaultValue, filterPromotions, waysOf } from './promotions.rules';
import type { PromotionsEvents } from './promotions.types';
import type { ValueHandle } from './use-value';

/** The promotions' words, with what fills them. */
export type PromotionsMessages = Messages<typeof promotionsMessages>;

export interface PromotionsViewProps {
  readonly promotions: Promotions;
  /** The backend is counting the cart again. */
  readonly checking: boolean;
  /** Null where nothing can be added. */
  readonly cart: CartRuntime | null;
  readonly messages: PromotionsMessages;
  readonly handle: ValueHandle;
  /** Id of the one that a link named. */
  readonly named: string | null;
  readonly empty: ReactNode;
  readonly emit: Emit<PromotionsEvents>;
  readonly onSay: (toast: Toast) => void;
}

/** The promotions as cards, and what narrows them. */
export function PromotionsView({ promotions: { items, today }, messages, handle, named, empty, ...rest }: PromotionsViewProps) {
  const { m } = messages;
  const level = usePartLevel(1);
  if (items.length === 0) return empty ?? <EmptyState level={level} title={m.empty.title} text={m.empty.text} />;
  const shown = firstIs(named, filterPromotions(items, handle.value, today));
  return (
    <>
      {named !== null && !items.some(({ id }) => id === named) && <Banner title={m.over.title}>{m.over.text}</Banner>}
      <PromotionsFilters ways={waysOf(items, today)} count={shown.length} messages={messages} handle={handle} />
      {shown.length === 0 && (
        <EmptyState level={level} title={m.noMatch.title} text={m.noMatch.text} actions={<Button variant="secondary" onClick={() => handle.set(defaultValue)}>{m.filters.reset}</Button>} />
      )}
      {shown.length > 0 && (
        <ul role="list" className="tf-promotions-list">
          {shown.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} named={promotion.id === named} today={today} messages={messages} {...rest} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
