import type { ComponentProps } from 'react';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button, ButtonLink } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { shoppingListsLazyMessages } from '../shopping-lists.lazy.messages';

export interface ListGoneProps extends Pick<ComponentProps<typeof EmptyState>, 'level'> {
  readonly overrides?: object;
  readonly onBack: () => void;
}

/** Instead of a list that somebody deleted or no longer shares. */
export function ListGone({ level, overrides, onBack }: ListGoneProps) {
  const { m } = useMessages('shopping-lists', shoppingListsLazyMessages, overrides);
  return (
    <EmptyState
      glyph="search"
      level={level}
      title={m.gone.title}
      text={m.gone.text}
      actions={<Button onClick={onBack}>{m.gone.action}</Button>}
    />
  );
}

export interface ListEmptyProps extends Pick<ListGoneProps, 'level' | 'overrides'> {
  /** Where products are; null where the host has no such page. */
  readonly productsHref: string | null;
}

/** Where the products of a list will be. */
export function ListEmpty({ level, overrides, productsHref }: ListEmptyProps) {
  const { m } = useMessages('shopping-lists', shoppingListsLazyMessages, overrides);
  return (
    <EmptyState
      compact
      className="tf-lists-nothing"
      level={level}
      title={m.emptyList.title}
      text={m.emptyList.text}
      actions={
        productsHref !== null && (
          <ButtonLink variant="secondary" href={productsHref}>
            {m.emptyList.action}
          </ButtonLink>
        )
      }
    />
  );
}
