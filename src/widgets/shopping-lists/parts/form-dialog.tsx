import { type RefObject, useRef, useState } from 'react';
import type { ListRefusal, Order, OrderLine, ShoppingListDraft, ShoppingListSummary } from '../../../domain';
import type { PortErrorCode } from '../../../ports';
import type { Read } from '../../../runtime/react/use-read';
import { useUnsaved } from '../../../runtime/react/use-unsaved';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { Field } from '../../../ui/field/field';
import { TextArea, TextInput } from '../../../ui/field/text-input';
import { commonMessages } from '../../common/common.messages';
import { foldName } from '../../../rules/fold-text';
import { shoppingListsLazyMessages } from '../shopping-lists.lazy.messages';
import { listReason } from './reason-text';

type NameProblem = 'valueMissing' | 'tooLong' | 'name-taken';

/** Reason why a list was not saved. */
export type SaveFailure = ListRefusal | PortErrorCode | 'tooLong';

interface FormDialogProps {
  readonly open: boolean;
  /** The list to edit; null for a new one. */
  readonly list: ShoppingListSummary | null;
  /** True if the new list starts with the products of the last order. */
  readonly fromOrder: boolean;
  /** The last order; read only if the new list starts with it. */
  readonly order: Read<Order | null>;
  /** All lists of the account, to reject duplicate names. */
  readonly lists: readonly ShoppingListSummary[];
  readonly overrides?: object;
  /** Receives the focus if the element that opened the dialog was removed. */
  readonly returnFocus: RefObject<HTMLElement | null>;
  /** Resolves with null after the list is saved. */
  readonly onSave: (draft: ShoppingListDraft) => Promise<SaveFailure | null>;
  readonly onClose: () => void;
}

const noLines: readonly OrderLine[] = [];

/** Name and description of a list. The input stays if saving fails. */
export function FormDialog({
  open,
  list,
  fromOrder,
  order,
  lists,
  overrides,
  returnFocus,
  onSave,
  onClose,
}: FormDialogProps) {
  const { m, fill, plural } = useMessages('shopping-lists', shoppingListsLazyMessages, overrides);
  const common = useMessages('common', commonMessages);
  const first = { name: list?.name ?? '', description: list?.description ?? '' };
  const [given, setGiven] = useState(first);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const [failure, setFailure] = useState<ListRefusal | PortErrorCode | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const ordered = (fromOrder && order.data?.lines.filter(({ isFreeGood }) => !isFreeGood)) || noLines;
  // Products with an unknown quantity are left out.
  const items = ordered.flatMap(({ product, quantity }) =>
    quantity === null ? [] : [{ productId: product.id, quantity }],
  );
  const leftOut = ordered.length - items.length;

  const isDirty = open && (given.name !== first.name || given.description !== first.description);
  useUnsaved(isDirty, 'view');

  const refuse = (next: NameProblem) => {
    setProblem(next);
    input.current?.focus();
  };
  const save = async () => {
    const name = given.name.trim();
    setFailure(null);
    if (name === '') return refuse('valueMissing');
    if (lists.some((other) => other.id !== list?.id && foldName(other.name) === foldName(name)))
      return refuse('name-taken');
    setBusy(true);
    const { description } = given;
    const failure = await onSave({ name, description, items });
    setBusy(false);
    if (failure === null) setGiven(list === null ? { name: '', description: '' } : { name, description });
    else if (failure === 'name-taken' || failure === 'tooLong') refuse(failure);
    else setFailure(failure);
  };
  const isWaiting = fromOrder && order.status === 'loading';
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title={list === null ? m.form.newTitle : fill(m.form.editTitle, { list: list.name })}
      description={
        ordered.length > 0 && order.data
          ? [
              items.length > 0 && fill(m.form.fromOrder, { number: order.data.number }),
              leftOut > 0 && plural(m.form.unknownLeftOut, leftOut),
            ]
              .filter(Boolean)
              .join(' ')
          : undefined
      }
      closeLabel={common.m.close}
      locked={busy}
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={onClose}>
            {m.form.cancel}
          </Button>
          <Button
            busy={busy || isWaiting}
            busyLabel={list === null ? m.form.creating : m.form.saving}
            onClick={() => void save()}
          >
            {list === null ? m.form.create : m.form.save}
          </Button>
        </>
      }
    >
      <form
        className="tf-stack"
        data-gap="4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !isWaiting) void save();
        }}
      >
        {failure !== null && (
          <Banner role="alert" tone="critical" title={m.form.failed}>
            {listReason(failure, m.refused, common.m.errors)}
          </Banner>
        )}
        <Field
          label={m.form.name}
          hint={m.form.nameHint}
          error={problem === null ? undefined : m.form.problems[problem]}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              autoComplete="off"
              enterKeyHint="done"
              value={given.name}
              readOnly={busy}
              onChange={({ target }) => (setGiven({ ...given, name: target.value }), setProblem(null))}
            />
          )}
        </Field>
        <Field label={m.form.description} optional={common.m.optional}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              value={given.description}
              readOnly={busy}
              onChange={({ target }) => setGiven({ ...given, description: target.value })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
