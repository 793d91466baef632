import { useId } from 'react';
import { Plus } from 'lucide';
import { MAX_SHOPPING_LISTS, isShoppingListLimitReached } from '../../../../rules';
import type { Messages } from '../../../../runtime/react/use-messages';
import { Button } from '../../../../ui/button/button';
import type { addToListMessages } from '../add-to-list.messages';

interface ListFootProps {
  readonly messages: Messages<typeof addToListMessages>;
  readonly count: number;
  /** A new list is being named. */
  readonly isNew: boolean;
  /** There is no list to go back to. */
  readonly isFirst: boolean;
  readonly busy: 'adding' | 'creating' | null;
  readonly onNew: () => void;
  readonly onBack: () => void;
  readonly onCreate: () => void;
}

/** How many lists there are of how many there can be, and the way to one more. */
export function ListFoot({ messages: { m, fill }, count, isNew, isFirst, busy, onNew, onBack, onCreate }: ListFootProps) {
  const countId = useId();
  const isFull = isShoppingListLimitReached(count);
  const said = fill(isFull ? m.limit : m.allowance, { count, most: MAX_SHOPPING_LISTS });
  if (isNew) {
    return (
      <>
        {!isFirst && (
          <Button variant="secondary" aria-disabled={busy !== null || undefined} onClick={onBack}>
            {m.back}
          </Button>
        )}
        <Button busy={busy === 'creating'} busyLabel={m.creating} onClick={onCreate}>
          {m.create}
        </Button>
      </>
    );
  }
  return (
    <>
      <p id={countId} className="tf-second tf-muted tf-add-list-count">
        {said}
      </p>
      <Button variant="secondary" icon={Plus} aria-disabled={isFull || busy !== null || undefined} aria-describedby={countId} onClick={onNew}>
        {m.newList}
      </Button>
    </>
  );
}
