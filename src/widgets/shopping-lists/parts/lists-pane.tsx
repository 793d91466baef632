import { useId } from 'react';
import { ChevronRight, Plus, Users } from 'lucide';
import type { ShoppingListSummary } from '../../../domain';
import { MAX_SHOPPING_LISTS, isShoppingListLimitReached } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import type { Messages } from '../../../runtime/react/use-messages';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { Card } from '../../../ui/card/card-container';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import type { ListDialogs } from '../list-dialogs.store';
import type { shoppingListsMessages } from '../shopping-lists.messages';
import { prefetchLazyParts } from './lazy-parts';

interface ListsPaneProps {
  readonly lists: readonly ShoppingListSummary[];
  readonly openId: string | null;
  readonly messages: Messages<typeof shoppingListsMessages>;
  readonly dialogs: ListDialogs;
  readonly canCreate: boolean;
  readonly onOpen: (listId: string) => void;
}

/** All lists, and the button to create one. At the limit of ten lists the reason replaces the button. */
export function ListsPane({ lists, openId, messages, dialogs, canCreate, onOpen }: ListsPaneProps) {
  const { links } = useSettings();
  const formats = useFormats();
  const countId = useId();
  const { m, fill, plural } = messages;
  const isFull = isShoppingListLimitReached(lists.length);
  const allowance = fill(isFull ? m.limit : m.allowance, {
    count: formats.number(lists.length),
    most: formats.number(MAX_SHOPPING_LISTS),
  });
  return (
    <Card as="div" part="lists-pane" className="tf-lists-pane">
      <nav aria-label={m.lists}>
        <ul role="list" className="tf-lists-all">
          {lists.map((list) => {
            const { id, name, count, owner, sharedWith = 0 } = list;
            const href = links.href({ to: 'lists', id });
            const row = {
              part: 'lists-row',
              className: 'tf-lists-row tf-ring-inside',
              'data-list': id,
              'aria-current': id === openId ? ('true' as const) : undefined,
            };
            const about = (
              <>
                <span className="tf-medium">{name}</span>
                <span className="tf-second tf-quiet">
                  {joinFacts([plural(m.products, count), owner && fill(m.sharedBy, { owner })])}
                </span>
                {!owner && sharedWith > 0 && (
                  <span part="lists-shared" className="tf-lists-shared">
                    <Icon of={Users} size="sm" />
                    <VisuallyHidden>{plural(m.sharedWith, sharedWith)}</VisuallyHidden>
                  </span>
                )}
                <span className="tf-lists-go">
                  <Icon of={ChevronRight} size="sm" mirror />
                </span>
              </>
            );
            return (
              <li key={id}>
                {href === null ? (
                  <button type="button" {...row} onClick={() => onOpen(id)}>
                    {about}
                  </button>
                ) : (
                  <a
                    {...row}
                    href={href}
                    onClick={(event) => {
                      // Leaves clicks that open a new tab or window to the browser.
                      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
                        return;
                      event.preventDefault();
                      onOpen(id);
                    }}
                  >
                    {about}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      <div part="lists-footer" className="tf-lists-footer">
        <p id={countId} className="tf-second tf-muted">
          {allowance}
        </p>
        {canCreate && (
          <Button
            variant="secondary"
            icon={Plus}
            aria-haspopup="dialog"
            aria-disabled={isFull || undefined}
            aria-describedby={countId}
            onPointerEnter={prefetchLazyParts}
            onFocus={prefetchLazyParts}
            onClick={() => dialogs.show({ kind: 'new', fromOrder: false })}
          >
            {m.newList}
          </Button>
        )}
      </div>
    </Card>
  );
}
