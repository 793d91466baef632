import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { cartNoticeMessages } from '../../common/cart-notice.messages';
import type { Added } from '../add-result.rules';
import { shoppingListsLazyMessages } from '../shopping-lists.lazy.messages';
import { shoppingListsMessages } from '../shopping-lists.messages';
import { cartReason } from './reason-text';

interface AddedPartProps {
  readonly added: Added | null;
  readonly overrides?: object;
  readonly onGone: () => void;
}

/** Each product that did not go into the cart as asked, and why. Nothing is said of the others: they are there. */
export function AddedPart({ added, overrides, onGone }: AddedPartProps) {
  const { m, fill, plural } = useMessages('shopping-lists', shoppingListsLazyMessages, overrides);
  const own = useMessages('shopping-lists', shoppingListsMessages, overrides);
  const notice = useMessages('cart-notice', cartNoticeMessages);
  const formats = useFormats();
  if (added === null || (added.notAdded.length === 0 && !added.isUnknown)) return null;
  const { notAdded, went, isUnknown } = added;
  const title = isUnknown ? m.partly.unknown : went.length === 0 ? m.partly.none : plural(m.partly.title, notAdded.length);
  const dismiss = (
    <Button variant="secondary" size="sm" onClick={onGone}>
      {m.partly.dismiss}
    </Button>
  );
  return (
    <div className="tf-lists-outcome">
      <Banner role="alert" tone="caution" title={title} action={dismiss}>
        <ul role="list" className="tf-lists-reasons">
          {notAdded.map(({ productId, name, wanted, quantity, reason }) => {
            const because = cartReason(reason, notice.m.reasons, own.m.problems['price-unavailable']);
            return (
              <li key={productId}>
                <span className="tf-medium">{name}</span> {quantity > 0 ? fill(m.partly.got, { quantity: formats.number(quantity), wanted: formats.number(wanted), because }) : because}
              </li>
            );
          })}
        </ul>
      </Banner>
    </div>
  );
}
