import type { ComponentProps } from 'react';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button, ButtonLink } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { shoppingListsLazyMessages } from '../shopping-lists.lazy.messages';

export interface ListNotFoundProps extends Pick<ComponentProps<typeof EmptyState>, 'level'> {
  readonly overrides?: object;
  readonly onBack: () => void;
}

/** Replaces a list that was deleted or is no longer shared. */
export function ListNotFound({ level, overrides, onBack }: ListNotFoundProps) {
  const { m } = useMessages('shopping-lists', shoppingListsLazyMessages, overrides);
  return (
    <EmptyState
      glyph="search"
      level={level}
      title={m.notFound.title}
      text={m.notFound.text}
      actions={<Button onClick={onBack}>{m.notFound.action}</Button>}
    />
  );
}

export interface ListEmptyProps extends Pick<ListNotFoundProps, 'level' | 'overrides'> {
  /** URL of the product page; null if the host has none. */
  readonly productsHref: string | null;
}

/** Replaces the products of an empty list. */
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
