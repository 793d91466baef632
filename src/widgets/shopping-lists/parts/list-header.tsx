import type { RefObject } from 'react';
import { ArrowLeft } from 'lucide';
import type { ShoppingListSummary } from '../../../domain';
import { joinFacts } from '../../../runtime/messages/join-facts';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { Heading } from '../../common/heading';
import type { shoppingListsMessages } from '../shopping-lists.messages';
import { rightsOn } from '../shopping-lists.rules';

interface ListHeaderProps {
  readonly list: ShoppingListSummary;
  /** Number of products in the list; null if the backend does not report it. */
  readonly count: number | null;
  /** Formatted day of the last change. */
  readonly changedOn: string;
  readonly messages: Messages<typeof shoppingListsMessages>;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
}

/** Name and details of the open list, and a link back to all lists. */
export function ListHeader({ list, count, changedOn, messages: { m, fill, plural }, title, onBack }: ListHeaderProps) {
  const { owner, sharedWith = 0, description, name } = list;
  return (
    <header part="lists-header" className="tf-lists-header">
      <Button variant="base" size="sm" className="tf-lists-back" onClick={onBack}>
        <Icon of={ArrowLeft} size="sm" mirror />
        {m.back}
      </Button>
      <Heading below={1} part="lists-name" className="tf-h2 tf-lists-name" ref={title} tabIndex={-1}>
        {name}
      </Heading>
      {description !== '' && <p className="tf-muted tf-lists-text">{description}</p>}
      <p className="tf-second tf-quiet">
        {joinFacts([
          plural(m.products, count),
          fill(m.changed, { date: changedOn }),
          owner ? fill(m.sharedBy, { owner }) : sharedWith > 0 && plural(m.sharedWith, sharedWith),
        ])}
      </p>
      {!rightsOn(list).hasEditAccess && <p className="tf-second tf-muted">{m.viewOnly}</p>}
    </header>
  );
}
