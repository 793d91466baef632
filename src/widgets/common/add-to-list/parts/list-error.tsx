import { LIST_SIZE } from '../../../../rules';
import { useMessages, type Messages } from '../../../../runtime/react/use-messages';
import { Banner } from '../../../../ui/banner/banner';
import { commonMessages } from '../../common.messages';
import type { ListError } from '../add-to-list.machine';
import type { addToListMessages } from '../add-to-list.messages';

interface TroubleNoteProps {
  readonly messages: Messages<typeof addToListMessages>;
  readonly trouble: ListError;
}

/** What was not added, why, and what can be done. */
export function ListErrorNote({ messages: { m, fill }, trouble }: TroubleNoteProps) {
  const common = useMessages('common', commonMessages);
  const { list } = trouble;
  return (
    <Banner role="alert" tone="critical" title={list === null ? m.notAdded : fill(m.notAddedTo, { list })}>
      {trouble.kind === 'failed'
        ? common.m.errors[trouble.code]
        : trouble.reason === 'list-full'
          ? fill(m.refused['list-full'], { most: LIST_SIZE })
          : m.refused[trouble.reason]}
    </Banner>
  );
}
