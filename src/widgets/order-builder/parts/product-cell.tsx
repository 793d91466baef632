import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Product } from '../../../domain';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { TextInput } from '../../../ui/field/text-input';
import type { BuilderRow } from '../rows.rules';
import type { BuilderPartProps } from '../order-builder.types';
import { useTools } from './lazy-parts';

interface ProductCellProps extends Pick<BuilderPartProps, 'builder' | 'messages' | 'search'> {
  readonly row: BuilderRow;
  readonly index: number;
  readonly describedBy?: string;
  readonly isInvalid: boolean;
  /** Called when the row has a product, with the id of the row to focus: another row after a merge. */
  readonly onDone: (rowId: string) => void;
}

/** Delay between the last key and the search, in milliseconds; a search needs `MIN_SEARCH_LENGTH` characters. */
const SEARCH_DELAY_MS = 160;
const MIN_SEARCH_LENGTH = 2;

/** Combobox for the SKU or name of a row. The buyer picks a product that was found, or confirms the text as typed. */
export function ProductCell({
  row,
  index,
  builder,
  messages,
  search,
  describedBy,
  isInvalid,
  onDone,
}: ProductCellProps) {
  const { m, fill, plural } = messages;
  const listId = useId();
  const announce = useAnnounce();
  const [options, setOptions] = useState<readonly Product[]>([]);
  const [active, setActive] = useState(-1);
  const request = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const Options = useTools()?.ProductOptions;
  const isOpen = options.length > 0 && Options !== undefined;

  const close = () => {
    clearTimeout(timer.current);
    request.current?.abort();
    setOptions([]);
    setActive(-1);
  };
  useEffect(() => () => (clearTimeout(timer.current), request.current?.abort()), []);

  const searchProducts = (text: string) => {
    close();
    if (text.trim().length < MIN_SEARCH_LENGTH) return;
    timer.current = setTimeout(() => {
      const controller = new AbortController();
      request.current = controller;
      search(text, controller.signal).then(
        (found) => {
          if (controller.signal.aborted) return;
          setOptions(found);
          announce(plural(m.found, found.length));
        },
        // A failed search is ignored: the typed text can still be confirmed, and the row then shows the error.
        () => {},
      );
    }, SEARCH_DELAY_MS);
  };
  const pick = (product: Product) => {
    close();
    onDone(builder.pickProduct(row.id, product));
  };
  const confirmText = async () => {
    close();
    if (row.product !== null) return onDone(row.id);
    await builder.finishTyping(row.id);
    const rowId = builder.resolveRowId(row.id);
    if (builder.store.getState().rows[rowId]?.product != null) onDone(rowId);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      event.stopPropagation();
      const step = key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length);
    } else if (row.status === 'typing' && (key === 'ArrowDown' || key === 'ArrowUp')) {
      // The search is pending: arrow keys do not leave the row before its results arrive.
      event.preventDefault();
      event.stopPropagation();
    } else if (key === 'Enter' && !event.shiftKey) {
      if (row.entry.trim() === '' && row.product === null) return;
      event.preventDefault();
      event.stopPropagation();
      const picked = options[active];
      if (picked === undefined) void confirmText();
      else pick(picked);
    } else if (key === 'Escape' && (isOpen || row.before !== null)) {
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) close();
      else builder.restoreEntry(row.id);
    }
  };

  return (
    <span part="builder-entry" className="tf-builder-entry">
      <TextInput
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        aria-label={fill(m.entry, { row: index + 1 })}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        data-column="product"
        placeholder={m.entryHint}
        value={row.product?.name ?? row.entry}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          builder.typeEntry(row.id, target.value);
          searchProducts(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          void builder.finishTyping(row.id);
        }}
      />
      {isOpen && <Options id={listId} options={options} active={active} messages={messages} onPick={pick} />}
    </span>
  );
}
