import type { ReactNode } from 'react';
import type { OrderPage, OrderQuery } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Button, ButtonLink } from '../../../ui/button/button';
import { usePartLevel } from '../../common/heading';
import { changed, withoutFilters, viewOf } from '../order-history.rules';
import type { HistoryToolsProps } from './history-tools';

interface NoResultsProps extends Pick<HistoryToolsProps, 'messages' | 'handle'> {
  readonly result: OrderPage;
  readonly asked: OrderQuery;
  readonly empty: ReactNode;
}

/** Which kind of nothing, and the way out of it. */
export function NoResults({ result, asked, messages: { m, fill }, handle, empty }: NoResultsProps) {
  const { value, set } = handle;
  const { links } = useSettings();
  const level = usePartLevel(1);
  const products = links.href({ to: 'products' });
  switch (viewOf(result, asked)) {
    case 'no-match':
      return (
        <EmptyState
          glyph="search"
          level={level}
          title={m.noMatch.title}
          text={m.noMatch.text}
          actions={
            <>
              {asked.text !== '' && (
                <Button variant="secondary" onClick={() => set(changed(value, { search: '' }))}>
                  {m.clearSearch}
                </Button>
              )}
              {(value.period !== null || value.statuses.length > 0) && (
                <Button variant="secondary" onClick={() => set(withoutFilters(value))}>
                  {m.clearFilters}
                </Button>
              )}
            </>
          }
        />
      );
    case 'past-end':
      return (
        <EmptyState
          level={level}
          title={fill(m.pastEnd.title, { page: result.page + 1 })}
          actions={
            <Button variant="secondary" onClick={() => set({ ...value, page: 1 })}>
              {m.pastEnd.action}
            </Button>
          }
        />
      );
    default:
      return (
        empty ?? (
          <EmptyState level={level} title={m.empty.title} text={m.empty.text} actions={products === null ? undefined : <ButtonLink href={products}>{m.empty.action}</ButtonLink>} />
        )
      );
  }
}
