import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ListPerson, ListRefusal, ShoppingListSummary } from '../../../domain';
import type { PortErrorCode } from '../../../ports';
import type { Read } from '../../../runtime/react/use-read';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { NativeSelect } from '../../../ui/field/native-select';
import { commonMessages } from '../../common/common.messages';
import { LoadFailed } from '../../common/status-views';
import { shoppingListsLazyMessages } from '../shopping-lists.lazy.messages';
import { listReason } from './reason-text';

const levels = ['none', 'view', 'edit'] as const;
type Level = (typeof levels)[number];

/** Optimistic access level: shows while it is saved, and then until the people are refetched. */
interface OptimisticLevel {
  readonly level: Level;
  readonly savedOver?: readonly ListPerson[];
}

const levelOf = (text: string): Level => levels.find((level) => level === text) ?? 'none';

interface ShareDialogProps {
  readonly open: boolean;
  readonly list: ShoppingListSummary;
  readonly read: Read<readonly ListPerson[]>;
  readonly overrides?: object;
  /** Receives the focus if the element that opened the dialog was removed. */
  readonly returnFocus: RefObject<HTMLElement | null>;
  /** Resolves with null after the access is saved, otherwise with the reason for the failure. */
  readonly onShare: (person: ListPerson, access: 'view' | 'edit' | null) => Promise<ListRefusal | PortErrorCode | null>;
  readonly onRefetch: () => void;
  readonly onClose: () => void;
}

/** People of the account and their access to a list. Each change is saved at once. */
export function ShareDialog({
  open,
  list,
  read,
  overrides,
  returnFocus,
  onShare,
  onRefetch,
  onClose,
}: ShareDialogProps) {
  const { m, fill } = useMessages('shopping-lists', shoppingListsLazyMessages, overrides);
  const common = useMessages('common', commonMessages);
  const [optimistic, setOptimistic] = useState<Readonly<Record<string, OptimisticLevel>>>({});
  const people = useRef(read.data);
  useEffect(() => {
    people.current = read.data;
  }, [read.data]);
  const line = useRef(Promise.resolve());
  const [failure, setFailure] = useState<ListRefusal | PortErrorCode | null>(null);

  const share = async (person: ListPerson, level: Level) => {
    const { id: personId } = person;
    setFailure(null);
    const failure = await onShare(person, level === 'none' ? null : level);
    setFailure(failure);
    const next = failure === null ? { level, savedOver: people.current } : undefined;
    setOptimistic(({ [personId]: last, ...others }) => {
      // A newer choice for the same person is still waiting to be saved.
      const now = last?.level === level ? next : last;
      return now === undefined ? others : { ...others, [personId]: now };
    });
  };
  // Arrow keys change the choice on every press. Each choice is saved in sequence, and the row with the focus does not
  // move.
  const choose = (person: ListPerson, level: Level) => {
    setOptimistic((all) => ({ ...all, [person.id]: { level } }));
    line.current = line.current.then(() => share(person, level));
  };
  const levelFor = ({ id, access }: ListPerson): Level => {
    const given = optimistic[id];
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
      {failure !== null && (
        <Banner
          role="alert"
          tone="critical"
          title={fill(m.sharing.notSaved, { because: listReason(failure, m.refused, common.m.errors) })}
        />
      )}
      {read.status === 'loading' && (
        <Skeleton label={m.sharing.loading}>
          <SkeletonText lines={3} />
        </Skeleton>
      )}
      {read.status === 'failed' && <LoadFailed title={m.sharing.failed} error={read.error} onRetry={onRefetch} />}
      {read.status === 'ready' && read.data.length === 0 && <p className="tf-muted">{m.sharing.none}</p>}
      {read.status === 'ready' && read.data.length > 0 && (
        <ul role="list" className="tf-lists-people">
          {read.data.map((person) => (
            <li key={person.id} className="tf-lists-person">
              <span className="tf-medium">{person.name}</span>
              <NativeSelect
                aria-label={fill(m.sharing.access, { name: person.name })}
                options={levels.map((level) => ({ value: level, label: m.sharing.levels[level] }))}
                value={levelFor(person)}
                onValueChange={(level) => choose(person, levelOf(level))}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
