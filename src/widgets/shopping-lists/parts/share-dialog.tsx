import { useEffect, useRef, useState } from 'react';
import type { ListPerson, ListRefusal, ShoppingListSummary } from '../../../domain';
import { type PortErrorCode, toPortError } from '../../../ports';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useRead } from '../../../runtime/react/use-read';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { NativeSelect } from '../../../ui/field/native-select';
import { commonMessages } from '../../common/common.messages';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { LoadFailed } from '../../common/status-views';
import { shoppingListsLazyMessages } from '../shopping-lists.lazy.messages';
import type { ListDialogProps } from './list-dialogs';
import { listReason } from './reason-text';

const levels = ['none', 'view', 'edit'] as const;
type Level = (typeof levels)[number];

/** An answer that was given: it stands while it is saved, and after that until everybody is read anew. */
interface Asked {
  readonly level: Level;
  readonly savedOver?: readonly ListPerson[];
}

const levelOf = (text: string): Level => levels.find((level) => level === text) ?? 'none';

/** Who of the account may order from a list, and who may change it. Each answer is saved as it is given. */
export function ShareDialog({
  open,
  list,
  accountId,
  acts,
  emit,
  overrides,
  returnFocus,
  onClose,
  onChanged,
}: ListDialogProps & { readonly open: boolean; readonly list: ShoppingListSummary }) {
  const { lists } = useAdapter();
  const { locale } = useSettings();
  const { m, fill } = useMessages('shopping-lists', shoppingListsLazyMessages, overrides);
  const common = useMessages('common', commonMessages);
  const request = { listId: list.id, accountId, locale: locale.tag };
  const [read, again] = useRead({
    method: 'lists.people',
    args: { listId: list.id },
    accountId,
    enabled: open,
    read: (options) => lists?.people?.(request, options) ?? rejectMissingMethod('lists.people'),
  });
  const [asked, setAsked] = useState<Readonly<Record<string, Asked>>>({});
  const people = useRef(read.data);
  useEffect(() => {
    people.current = read.data;
  }, [read.data]);
  const line = useRef(Promise.resolve());
  const [trouble, setTrouble] = useState<ListRefusal | PortErrorCode | null>(null);

  const share = async ({ id: personId, name }: ListPerson, level: Level) => {
    const access = level === 'none' ? null : level;
    let next: Asked | undefined;
    setTrouble(null);
    try {
      const answer = await (lists?.share?.({ ...request, personId, access }) ?? rejectMissingMethod('lists.share'));
      if (answer.outcome === 'refused') setTrouble(answer.reason);
      else {
        next = { level, savedOver: people.current };
        emit('share', { listId: list.id, personId, access });
        acts.say({ what: access === null ? 'unshared' : 'shared', name });
        again();
        onChanged();
      }
    } catch (thrown) {
      setTrouble(toPortError(thrown).code);
    }
    setAsked(({ [personId]: last, ...others }) => {
      // One that was given since is still to be saved.
      const now = last?.level === level ? next : last;
      return now === undefined ? others : { ...others, [personId]: now };
    });
  };
  // The arrows of the keyboard go through the answers: each is saved in its turn, and the list stays where the focus is.
  const choose = (person: ListPerson, level: Level) => {
    setAsked((all) => ({ ...all, [person.id]: { level } }));
    line.current = line.current.then(() => share(person, level));
  };
  const shownFor = ({ id, access }: ListPerson): Level => {
    const given = asked[id];
    return given === undefined || (given.savedOver !== undefined && given.savedOver !== read.data)
      ? (access ?? 'none')
      : given.level;
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title={fill(m.sharing.title, { list: list.name })}
      description={m.sharing.text}
      closeLabel={common.m.close}
      returnFocus={returnFocus}
      footer={<Button onClick={onClose}>{m.sharing.close}</Button>}
    >
      {trouble !== null && (
        <Banner
          role="alert"
          tone="critical"
          title={fill(m.sharing.notSaved, { because: listReason(trouble, m.refused, common.m.errors) })}
        />
      )}
      {read.status === 'loading' && (
        <Skeleton label={m.sharing.loading}>
          <SkeletonText lines={3} />
        </Skeleton>
      )}
      {read.status === 'failed' && <LoadFailed title={m.sharing.failed} error={read.error} onTryAgain={again} />}
      {read.status === 'ready' && read.data.length === 0 && <p className="tf-muted">{m.sharing.none}</p>}
      {read.status === 'ready' && read.data.length > 0 && (
        <ul role="list" className="tf-lists-people">
          {read.data.map((person) => (
            <li key={person.id} className="tf-lists-person">
              <span className="tf-medium">{person.name}</span>
              <NativeSelect
                aria-label={fill(m.sharing.access, { name: person.name })}
                options={levels.map((level) => ({ value: level, label: m.sharing.levels[level] }))}
                value={shownFor(person)}
                onValueChange={(level) => choose(person, levelOf(level))}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
