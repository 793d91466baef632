import { useEffect, useMemo, useRef, useState } from 'react';
import { ChevronRight } from 'lucide';
import type { ShoppingListSummary } from '../../../../domain';
import type { Read } from '../../../../runtime/react/use-read';
import { type Messages, useMessages } from '../../../../runtime/react/use-messages';
import { Field } from '../../../../ui/field/field';
import { TextInput } from '../../../../ui/field/text-input';
import { SkeletonShape, Skeleton } from '../../../../ui/skeleton/skeleton';
import { firstControl } from '../../../../ui/dialog/first-control';
import { Icon } from '../../../../ui/icon/icon';
import { useAnnounce } from '../../../../ui/live-region/announcer';
import { Spoken } from '../../../../ui/live-region/spoken';
import { getDeepActiveElement } from '../../../../ui/overlay/composed-tree';
import { SearchField } from '../../../../ui/search-field/search-field';
import { Spinner } from '../../../../ui/spinner/spinner';
import { Tag } from '../../../../ui/tag/tag';
import { Banner } from '../../../../ui/banner/banner';
import { LIST_SIZE } from '../../../../rules';
import { LoadFailed } from '../../status-views';
import { commonMessages } from '../../common.messages';
import { type AddToListStep, findLists, MAX_LISTS_WITHOUT_SEARCH, type ListError } from '../add-to-list.machine';
import type { addToListMessages } from '../add-to-list.messages';

interface ListNameProps {
  readonly messages: Messages<typeof addToListMessages>;
  readonly name: string;
  readonly now: AddToListStep;
  readonly onName: (name: string) => void;
  readonly onCreate: () => void;
}

/** Field for the name of a new list. Its problem is shown after a submit, and the typed name stays. */
export function ListName({ messages, name, now, onName, onCreate }: ListNameProps) {
  const { m } = messages;
  const input = useRef<HTMLInputElement>(null);
  const problem = now.step === 'naming' ? now.problem : null;
  useEffect(() => {
    input.current?.focus();
  }, [problem]);
  return (
    <form
      className="tf-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCreate();
      }}
    >
      {now.step === 'naming' && now.error && <ListErrorNote messages={messages} error={now.error} />}
      <Field label={m.name} hint={m.nameHint} error={problem === null ? undefined : m.problems[problem]}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            autoComplete="off"
            enterKeyHint="done"
            value={name}
            readOnly={now.step === 'creating'}
            onChange={(event) => onName(event.target.value)}
          />
        )}
      </Field>
    </form>
  );
}

interface ListChoiceProps {
  readonly messages: Messages<typeof addToListMessages>;
  readonly read: Read<readonly ShoppingListSummary[]>;
  /** In display order. */
  readonly lists: readonly ShoppingListSummary[];
  readonly lastId: string | null;
  readonly now: AddToListStep;
  readonly onChoose: (list: ShoppingListSummary) => void;
  readonly onRetry: () => void;
}

/** Lists to choose from. A click on a list adds the products to it. */
export function ListChoice({ messages, read, lists, lastId, now, onChoose, onRetry }: ListChoiceProps) {
  const { m, fill, plural } = messages;
  const announce = useAnnounce();
  const [search, setSearch] = useState('');
  const found = useMemo(() => findLists(lists, search), [lists, search]);
  const content = useRef<HTMLDivElement>(null);
  const isReady = read.status === 'ready';
  useEffect(() => {
    const box = content.current?.closest('.tf-dialog') ?? null;
    // The dialog element itself has the focus until it contains a control.
    if (isReady && box !== null && box === getDeepActiveElement())
      firstControl(content.current)?.focus({ preventScroll: true });
  }, [isReady]);
  const adding = now.step === 'adding' ? now.list : null;
  useEffect(() => {
    if (adding !== null) announce(fill(m.adding, { list: adding.name }));
  }, [adding, announce, fill, m.adding]);

  switch (read.status) {
    case 'loading':
      return (
        <Skeleton label={m.loading} className="tf-add-list-skeleton">
          {[0, 1, 2].map((at) => (
            <SkeletonShape key={at} shape="control" />
          ))}
        </Skeleton>
      );
    case 'failed':
      return <LoadFailed title={m.failed} error={read.error} onRetry={onRetry} />;
    case 'ready':
      return (
        <div ref={content} className="tf-stack">
          {now.step === 'choosing' && now.error && <ListErrorNote messages={messages} error={now.error} />}
          {lists.length > MAX_LISTS_WITHOUT_SEARCH && (
            <SearchField
              label={m.search}
              placeholder={m.search}
              clearLabel={m.clearSearch}
              value={search}
              onValueChange={setSearch}
            />
          )}
          {lists.length === 0 && <p className="tf-muted">{m.noLists}</p>}
          {lists.length > 0 && found.length === 0 && (
            <Spoken className="tf-muted">{fill(m.noMatch, { search: search.trim() })}</Spoken>
          )}
          <ul role="list" className="tf-add-list-rows" aria-label={m.lists}>
            {found.map((list) => (
              <li key={list.id}>
                <button
                  type="button"
                  part="add-list-row"
                  className="tf-add-list-row tf-ring-inside"
                  aria-disabled={adding !== null || undefined}
                  aria-busy={adding?.id === list.id || undefined}
                  onClick={() => onChoose(list)}
                >
                  <span className="tf-add-list-text">
                    <span className="tf-medium">{list.name}</span>
                    <span className="tf-second tf-quiet">{plural(m.count, list.count)}</span>
                  </span>
                  {list.id === lastId && <Tag>{m.lastUsed}</Tag>}
                  {adding?.id === list.id ? <Spinner /> : <Icon of={ChevronRight} mirror />}
                </button>
              </li>
            ))}
          </ul>
        </div>
      );
    default:
      return read satisfies never;
  }
}

interface ListErrorNoteProps {
  readonly messages: Messages<typeof addToListMessages>;
  readonly error: ListError;
}

/** Error or refusal of an add, with what the buyer can do. */
export function ListErrorNote({ messages: { m, fill }, error }: ListErrorNoteProps) {
  const common = useMessages('common', commonMessages);
  const { list } = error;
  return (
    <Banner role="alert" tone="critical" title={list === null ? m.notAdded : fill(m.notAddedTo, { list })}>
      {error.kind === 'failed'
        ? common.m.errors[error.code]
        : error.reason === 'list-full'
          ? fill(m.refused['list-full'], { most: LIST_SIZE })
          : m.refused[error.reason]}
    </Banner>
  );
}
