import { useState } from 'react';
import type { CaseQuery } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { useAnnounceResults } from '../../common/use-announce-results';
import { TicketList, type TicketListProps } from '../parts/ticket-list';
import { PAGE_SIZE, queryOf } from '../support-tickets.rules';

interface TicketSearchProps extends Omit<TicketListProps, 'read' | 'options' | 'onReadAgain'> {
  readonly accountId: string | null;
}

/** Looks for tickets while the list of them is open, and reads what they can be filtered by. */
export function TicketSearch({ accountId, ...props }: TicketSearchProps) {
  const { support } = useAdapter();
  const { locale } = useSettings();
  // Days that make no sense are not looked for: what was found stays.
  const wanted = queryOf(props.handle.value);
  const [sound, setSound] = useState(wanted ?? everything);
  if (wanted !== null && JSON.stringify(wanted) !== JSON.stringify(sound)) setSound(wanted);
  const at = { accountId, locale: locale.tag };
  const [read, again] = useRead({
    method: 'support.search',
    args: sound,
    accountId,
    keepPrevious: true,
    read: (options) => support?.search?.({ ...sound, ...at }, options) ?? rejectMissingMethod('support.search'),
  });
  useAnnounceResults(sound, read, props.messages);
  const hasOptions = support?.options !== undefined;
  const [options] = useRead({
    method: 'support.options',
    args: {},
    accountId,
    enabled: hasOptions,
    read: (given) => support?.options?.(at, given) ?? rejectMissingMethod('support.options'),
  });
  return <TicketList {...props} read={read} options={hasOptions ? options : null} onReadAgain={again} />;
}

const noDays = { start: null, end: null };
/** What is looked for where a host begins with days that make no sense. */
const everything: CaseQuery = {
  text: '',
  statuses: [],
  problemTypes: [],
  created: noDays,
  modified: noDays,
  page: 0,
  pageSize: PAGE_SIZE,
};
