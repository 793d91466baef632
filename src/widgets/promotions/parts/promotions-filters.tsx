import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button';
import { Chip } from '../../../ui/chip/chip';
import { NativeSelect } from '../../../ui/field/native-select';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { defaultValue, hasFilters, type Ways } from '../promotions.rules';
import type { PromotionsMessages } from '../promotions.view';
import type { ValueHandle } from '../use-value';

interface PromotionsFiltersProps {
  readonly ways: Ways;
  /** How many are shown. */
  readonly count: number;
  readonly messages: PromotionsMessages;
  readonly handle: ValueHandle;
}

/** By kind and brand, those that end soon, and those for this account. */
export function PromotionsFilters({ ways, count, messages: { m, plural }, handle: { value, set } }: PromotionsFiltersProps) {
  const announce = useAnnounce();
  const said = useRef(value);
  useEffect(() => {
    const changed = JSON.stringify(said.current) !== JSON.stringify(value);
    said.current = value;
    if (changed) announce(plural(m.count, count));
  }, [value, count, plural, m.count, announce]);
  const { kinds, brands, endingSoon, exclusive } = ways;
  // What is on stays, so that it can be turned off.
  const offersSoon = endingSoon || value.endingSoon;
  const offersOwn = exclusive || value.exclusive;
  if (kinds.length === 0 && brands.length === 0 && !offersSoon && !offersOwn) return null;
  return (
    <search className="tf-promotions-filters">
      <div role="group" aria-label={m.filters.label} className="tf-promotions-chips">
        {kinds.map((kind) => (
          <Chip key={kind} pressed={value.kind === kind} onClick={() => set({ kind: value.kind === kind ? null : kind })}>
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
          options={[{ value: '', label: m.filters.allBrands }, ...[...new Set([...brands, ...(value.brand === null ? [] : [value.brand])])].map((brand) => ({ value: brand, label: brand }))]}
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
