import { useEffect, useRef } from 'react';
import type { Promotions } from '../../domain';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import type { Emit } from '../../runtime/events';
import type { Messages } from '../../runtime/react/use-messages';
import { Banner } from '../../ui/banner/banner';
import { Chip } from '../../ui/chip/chip';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { Button } from '../../ui/button/button';
import { NativeSelect } from '../../ui/field/native-select';
import { useAnnounce } from '../../ui/live-region/announcer';
import type { Toast } from '../../ui/toast/toast-region';
import { SkeletonShape, SkeletonText, Skeleton } from '../../ui/skeleton/skeleton';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { usePartLevel } from '../common/heading';
import { fillSlot, type Slot } from '../common/slots';
import { PromotionCard } from './parts/promotion-card';
import type { promotionsMessages } from './promotions.messages';
import {
  defaultValue,
  filterPromotions,
  firstIs,
  hasFilters,
  type FilterOptions,
  filterOptionsOf,
} from './promotions.rules';
import type { PromotionsEvents, PromotionsValue } from './promotions.types';
import type { HeldValue } from '../common/use-held-value';

/** The promotions' messages with their formatting functions. */
export type PromotionsMessages = Messages<typeof promotionsMessages>;

export interface PromotionsViewProps {
  readonly promotions: Promotions;
  /** True while the backend recalculates the progress of the cart. */
  readonly checking: boolean;
  /** Null if the buyer cannot add to a cart. */
  readonly cart: CartRuntime | null;
  readonly messages: PromotionsMessages;
  readonly handle: HeldValue<PromotionsValue>;
  /** Id of the promotion that a link names. */
  readonly named: string | null;
  readonly empty: Slot;
  readonly emit: Emit<PromotionsEvents>;
  readonly onToast: (toast: Toast) => void;
}

/** Promotions as cards, with filters. */
export function PromotionsView({
  promotions: { items, today },
  messages,
  handle,
  named,
  empty,
  ...rest
}: PromotionsViewProps) {
  const { m } = messages;
  const level = usePartLevel(1);
  if (items.length === 0)
    return fillSlot(empty, <EmptyState level={level} title={m.empty.title} text={m.empty.text} />);
  const visiblePromotions = firstIs(named, filterPromotions(items, handle.value, today));
  return (
    <>
      {named !== null && !items.some(({ id }) => id === named) && <Banner title={m.over.title}>{m.over.text}</Banner>}
      <PromotionsFilters
        options={filterOptionsOf(items, today)}
        count={visiblePromotions.length}
        messages={messages}
        handle={handle}
      />
      {visiblePromotions.length === 0 && (
        <EmptyState
          level={level}
          title={m.noMatch.title}
          text={m.noMatch.text}
          actions={
            <Button variant="secondary" onClick={() => handle.set(defaultValue)}>
              {m.filters.reset}
            </Button>
          }
        />
      )}
      {visiblePromotions.length > 0 && (
        <ul role="list" part="promotions-list" className="tf-promotions-list">
          {visiblePromotions.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard
                promotion={promotion}
                named={promotion.id === named}
                today={today}
                messages={messages}
                {...rest}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface PromotionsFiltersProps {
  readonly options: FilterOptions;
  /** Number of promotions shown. */
  readonly count: number;
  readonly messages: PromotionsMessages;
  readonly handle: HeldValue<PromotionsValue>;
}

/** Filters by kind, brand, ending soon, and exclusive to this account. */
function PromotionsFilters({
  options,
  count,
  messages: { m, plural },
  handle: { value, set },
}: PromotionsFiltersProps) {
  const announce = useAnnounce();
  const announced = useRef(value);
  useEffect(() => {
    const changed = JSON.stringify(announced.current) !== JSON.stringify(value);
    announced.current = value;
    if (changed) announce(plural(m.count, count));
  }, [value, count, plural, m.count, announce]);
  const { kinds, brands, endingSoon, exclusive } = options;
  // An active filter stays visible, so that it can be turned off.
  const offersSoon = endingSoon || value.endingSoon;
  const offersOwn = exclusive || value.exclusive;
  if (kinds.length === 0 && brands.length === 0 && !offersSoon && !offersOwn) return null;
  return (
    <search part="promotions-filters" className="tf-promotions-filters">
      <div role="group" aria-label={m.filters.label} className="tf-promotions-chips">
        {kinds.map((kind) => (
          <Chip
            key={kind}
            pressed={value.kind === kind}
            onClick={() => set({ kind: value.kind === kind ? null : kind })}
          >
            {m.kindFilters[kind]}
          </Chip>
        ))}
        {offersSoon && (
          <Chip pressed={value.endingSoon} onClick={() => set({ endingSoon: !value.endingSoon })}>
            {m.filters.endingSoon}
          </Chip>
        )}
        {offersOwn && (
          <Chip pressed={value.exclusive} onClick={() => set({ exclusive: !value.exclusive })}>
            {m.filters.exclusive}
          </Chip>
        )}
      </div>
      {(brands.length > 0 || value.brand !== null) && (
        <NativeSelect
          className="tf-promotions-brand"
          aria-label={m.filters.brand}
          value={value.brand ?? ''}
          onValueChange={(brand) => set({ brand: brand || null })}
          options={[
            { value: '', label: m.filters.allBrands },
            ...[...new Set([...brands, ...(value.brand === null ? [] : [value.brand])])].map((brand) => ({
              value: brand,
              label: brand,
            })),
          ]}
        />
      )}
      <span className="tf-second tf-quiet tf-promotions-count">{plural(m.count, count)}</span>
      {hasFilters(value) && (
        <Button variant="base" size="sm" onClick={() => set(defaultValue)}>
          {m.filters.reset}
        </Button>
      )}
    </search>
  );
}

const CARDS = [0, 1, 2, 3];

/** Skeleton of the promotions, in their final size. */
export const PromotionsSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div part="promotions-list" className="tf-promotions-list">
      {CARDS.map((card) => (
        <Card as="div" key={card}>
          <CardBody part="promotion" className="tf-promotion">
            <div part="promotion-header" className="tf-promotion-header">
              <SkeletonShape shape="well" />
              <SkeletonText lines={3} />
            </div>
            <SkeletonShape shape="control" />
          </CardBody>
        </Card>
      ))}
    </div>
  </Skeleton>
);
