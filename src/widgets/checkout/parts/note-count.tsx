import { NOTES_MAX_LENGTH } from '../../../rules';
import { useMessages } from '../../../runtime/react/use-messages';
import { CharacterCount } from '../../../ui/field/character-count';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';

interface NoteCountProps {
  readonly id: string;
  readonly used: number;
  readonly overrides?: object;
}

/** How many characters are left for the note. */
export function NoteCount({ id, used, overrides }: NoteCountProps) {
  const { m, plural } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  return (
    <CharacterCount
      id={id}
      used={used}
      limit={NOTES_MAX_LENGTH}
      words={{
        left: (count) => plural(m.delivery.charactersLeft, count),
        over: (count) => plural(m.delivery.charactersOver, count),
      }}
    />
  );
}
