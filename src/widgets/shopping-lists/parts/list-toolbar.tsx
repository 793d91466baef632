import { ArrowUpDown, Check, Download, Pencil, Share2, Trash2, Upload } from 'lucide';
import type { ConditionOnAccount, ShoppingListItem, ShoppingListSummary } from '../../../domain';
import { csvFileName } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { saveFile } from '../../../runtime/save-file';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { Spoken } from '../../../ui/live-region/spoken';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { SearchField } from '../../../ui/search-field/search-field';
import { cartNoticeMessages } from '../../common/cart-notice.messages';
import { type Added, searchFor, listCsv } from '../shopping-lists.lazy.rules';
import { OrderingStopped } from '../../common/ordering/ordering-banners';
import type { ListDialogs } from '../list-dialogs.store';
import { shoppingListsMessages } from '../shopping-lists.messages';
import { foundOn, hasSearch, rightsOn, type Search } from '../shopping-lists.rules';
import { shoppingListsLazyMessages as later, shoppingListsLazyMessages } from '../shopping-lists.lazy.messages';
import { cartReason } from './reason-text';

export interface ListToolbarProps {
  readonly list: ShoppingListSummary;
  readonly items: readonly ShoppingListItem[] | null;
  readonly selectedIds: ReadonlySet<string>;
  readonly search: Search | null;
  readonly isArranging: boolean;
  readonly dialogs: ListDialogs;
  readonly added: Added | null;
  readonly condition: ConditionOnAccount | null;
  readonly accountName: string | null;
  readonly overrides?: object;
  readonly canShare: boolean;
  readonly canEdit: boolean;
  readonly canImport: boolean;
  readonly canDelete: boolean;
  readonly canRemoveItems: boolean;
  readonly canArrange: boolean;
  readonly onSelect: (selectedIds: ReadonlySet<string>) => void;
  readonly onSearch: (search: Search | null) => void;
  readonly onArranging: (isArranging: boolean) => void;
  readonly onRemove: (productIds: readonly string[]) => void;
  readonly onAddedDismiss: () => void;
}

/** Actions on a list and its selected products, and their results. */
export function ListToolbar(props: ListToolbarProps) {
  const {
    list,
    items,
    selectedIds,
    search,
    isArranging,
    dialogs,
    condition,
    overrides,
    onSelect,
    onSearch,
    onArranging,
    onRemove,
  } = props;
  const { m, fill, plural } = useMessages('shopping-lists', later, overrides);
  const { hasEditAccess, isOwn } = rightsOn(list);
  const all = items ?? [];
  const found = foundOn(all, search);
  const opens = (kind: 'edit' | 'delete' | 'share' | 'import') => ({
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: prefetchDialog,
    onFocus: prefetchDialog,
    onClick: () => dialogs.show({ kind, list }),
  });
  const saveCsv = () => saveFile(csvFileName(list.name), listCsv(all, m.csv), 'text/csv;charset=utf-8');
  const marked = found.filter(({ product }) => selectedIds.has(product.id)).length;
  return (
    <>
      {!isArranging && (
        <div part="lists-actions" className="tf-lists-actions" role="group" aria-label={m.tools}>
          {isOwn && props.canShare && (
            <Button variant="toolbar" icon={Share2} {...opens('share')}>
              {m.share}
            </Button>
          )}
          {hasEditAccess && props.canEdit && (
            <Button variant="toolbar" icon={Pencil} {...opens('edit')}>
              {m.edit}
            </Button>
          )}
          {hasEditAccess && props.canImport && (
            <Button variant="toolbar" icon={Upload} {...opens('import')}>
              {m.importList}
            </Button>
          )}
          {all.length > 0 && (
            <Button variant="toolbar" icon={Download} onClick={saveCsv}>
              {m.export}
            </Button>
          )}
          {isOwn && props.canDelete && (
            <Button variant="toolbar" icon={Trash2} className="tf-lists-delete" {...opens('delete')}>
              {m.delete}
            </Button>
          )}
        </div>
      )}
      {condition !== null && <OrderingStopped condition={condition} accountName={props.accountName} />}
      <AddedPart added={props.added} overrides={overrides} onDismiss={props.onAddedDismiss} />
      {hasSearch(all.length) && !isArranging && (
        <SearchField
          part="lists-search"
          className="tf-lists-search"
          label={m.search}
          placeholder={m.search}
          clearLabel={m.clearSearch}
          value={search?.text ?? ''}
          onValueChange={(text) => onSearch(searchFor(text))}
        />
      )}
      {all.length > 0 && (
        <div part="lists-bar" className="tf-lists-bar">
          {isArranging ? (
            <span className="tf-second tf-muted">{m.arrange}</span>
          ) : (
            <Checkbox
              label={selectedIds.size === 0 ? m.selectAll : plural(m.selected, selectedIds.size)}
              checked={marked > 0 && marked === found.length}
              indeterminate={selectedIds.size > 0 && marked < found.length}
              onCheckedChange={(isOn) => onSelect(new Set(isOn ? found.map(({ product }) => product.id) : []))}
            />
          )}
          {selectedIds.size > 0 && hasEditAccess && props.canRemoveItems && !isArranging && (
            <Button variant="toolbar" icon={Trash2} onClick={() => onRemove([...selectedIds])}>
              {m.removeSelected}
            </Button>
          )}
          {selectedIds.size === 0 && hasEditAccess && props.canArrange && all.length > 1 && (
            <Button
              variant={isArranging ? 'secondary' : 'toolbar'}
              size={isArranging ? 'sm' : undefined}
              icon={isArranging ? Check : ArrowUpDown}
              aria-pressed={isArranging}
              onClick={() => onArranging(!isArranging)}
            >
              {isArranging ? m.arranged : m.arrange}
            </Button>
          )}
        </div>
      )}
      {found.length === 0 && all.length > 0 && (
        <Spoken className="tf-lists-none tf-muted">{fill(m.noMatch, { search: search?.text ?? '' })}</Spoken>
      )}
    </>
  );
}

interface AddedPartProps {
  readonly added: Added | null;
  readonly overrides?: object;
  readonly onDismiss: () => void;
}

/** Products that were not added to the cart in full, with reasons. Products added in full are not listed. */
function AddedPart({ added, overrides, onDismiss }: AddedPartProps) {
  const { m, fill, plural } = useMessages('shopping-lists', shoppingListsLazyMessages, overrides);
  const own = useMessages('shopping-lists', shoppingListsMessages, overrides);
  const notice = useMessages('cart-notice', cartNoticeMessages);
  const formats = useFormats();
  if (added === null || (added.notAdded.length === 0 && !added.isUnknown)) return null;
  const { notAdded, addedItems, isUnknown } = added;
  const title = isUnknown
    ? m.notAdded.unknown
    : addedItems.length === 0
      ? m.notAdded.none
      : plural(m.notAdded.title, notAdded.length);
  const dismiss = (
    <Button variant="secondary" size="sm" onClick={onDismiss}>
      {m.notAdded.dismiss}
    </Button>
  );
  return (
    <div part="lists-outcome" className="tf-lists-outcome">
      <Banner role="alert" tone="caution" title={title} action={dismiss}>
        <ul role="list" className="tf-lists-reasons">
          {notAdded.map(({ productId, name, requested, quantity, reason }) => {
            const because = cartReason(reason, notice.m.reasons, own.m.problems['price-unavailable']);
            return (
              <li key={productId}>
                <span className="tf-medium">{name}</span>{' '}
                {quantity > 0
                  ? fill(m.notAdded.got, {
                      quantity: formats.number(quantity),
                      wanted: formats.number(requested),
                      because,
                    })
                  : because}
              </li>
            );
          })}
        </ul>
      </Banner>
    </div>
  );
}
