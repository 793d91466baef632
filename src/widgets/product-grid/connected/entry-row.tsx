import { memo, useCallback, useId, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { Check } from 'lucide';
import type { Product } from '../../../domain';
import { multiplyMoney, NO_AMOUNT } from '../../../rules';
import { quantityOf } from '../../../runtime/cart/cart.state';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { FieldError } from '../../../ui/field/field';
import { Icon } from '../../../ui/icon/icon';
import { QuantityInput } from '../../../ui/quantity-stepper/quantity-input';
import { NotAvailable } from '../../common/not-available';
import { ProductPicture } from '../../common/product-image';
import { fullName, repeatQuantity } from '../../common/ordering/order-availability.rules';
import { QuantityText } from '../../common/quantity/quantity-text';
import { UnusualQuestion } from '../../common/quantity/unusual-question';
import { UnitPrice } from '../../common/unit-price';
import { useDeferredValidation } from '../../../ui/form/use-deferred-validation';
import { ProductName, renderProductTags } from '../parts/card-pieces';
import { canEnter, type EntryModel, entryProblem, needsConfirmation } from '../parts/entry/entry.store';
import { outcomeText } from '../parts/entry/outcome-text';
import type { productGridLazyMessages } from '../product-grid.lazy.messages';
import type { productGridMessages } from '../product-grid.messages';

interface EntryRowProps {
  readonly product: Product;
  /** Null if there is no cart. */
  readonly cart: CartRuntime | null;
  readonly model: EntryModel;
  readonly canAdd: boolean;
  readonly messages: Messages<typeof productGridMessages>;
  readonly m: (typeof productGridLazyMessages)['entry'];
  readonly formats: Formats;
  readonly onShowSubstitutes?: (product: Product) => void;
}

/**
 * One product of the list with its quantity field. It re-renders only when its own quantity changes, in the list or in
 * the cart.
 */
export const EntryRow = memo(function EntryRow({
  product,
  cart,
  model,
  canAdd,
  messages,
  m,
  formats,
  onShowSubstitutes,
}: EntryRowProps) {
  const text = useStore(model.store, ({ entries }) => entries[product.id]?.text ?? '');
  const isChecked = useStore(model.store, ({ checked }) => checked[product.id] === true);
  const outcome = useStore(model.store, ({ outcomes }) => outcomes[product.id]);
  const adding = useStore(model.store, (state) => state.isAdding);
  const inCart = useInCart(cart, product.id);
  const isUnconfirmed = useStore(model.store, ({ confirmed }) => needsConfirmation({ product, text }, confirmed));
  const validation = useDeferredValidation<'quantity'>(() => model.check(product.id));
  const noteId = useId();

  const { m: gridTexts, fill, plural } = messages;
  const { price, lastOrdered, sellingUnit, quantityRule } = product;
  const names = { product: fullName(product) };
  const isDisabled = !canEnter(product);
  const problem = isChecked ? entryProblem({ product, text }) : null;
  const isValid = text !== '' && entryProblem({ product, text }) === null;
  const last =
    lastOrdered === null
      ? null
      : fill(m.lastOf, {
          quantity: plural(gridTexts.units[sellingUnit], lastOrdered.quantity),
          date: formats.day(lastOrdered.date),
        });
  const repeatedQuantity = canAdd && !isDisabled ? repeatQuantity(product, 0) : null;
  const suggested = product.usual?.quantity ?? null;
  const units = (count: number): string => plural(gridTexts.units[sellingUnit], count);

  const question = isChecked && product.usual && isUnconfirmed ? product.usual : null;

  const note = () => {
    if (question !== null) {
      return (
        <UnusualQuestion
          id={noteId}
          quantity={Number(text)}
          usual={question}
          formats={formats}
          onKeep={() => model.confirm(product.id)}
          change={
            suggested === null ? undefined : { to: suggested, onChange: () => model.type(product, String(suggested)) }
          }
        />
      );
    }
    if (problem !== null)
      return (
        <FieldError id={noteId}>
          <QuantityText problem={problem} rule={quantityRule} formats={formats} />
        </FieldError>
      );
    const outcomeNote = outcomeText(outcome, messages, m, formats);
    if (outcomeNote === null) return null;
    if (outcome?.kind !== 'added') return <FieldError id={noteId}>{outcomeNote}</FieldError>;
    return (
      <p className="tf-entry-added tf-second" id={noteId}>
        <Icon of={Check} size="sm" />
        {outcomeNote}
      </p>
    );
  };

  return (
    <div
      role="row"
      part="entry-row"
      className="tf-entry-row"
      data-active={isValid || undefined}
      data-problem={problem !== null || (outcome !== undefined && outcome.kind !== 'added') || undefined}
    >
      <span role="cell" data-column="sku" className="tf-quiet">
        {product.sku}
      </span>
      <div role="cell" data-column="product">
        <ProductPicture product={product} size="xs" loading="lazy" />
        <div part="entry-name" className="tf-entry-name">
          <ProductName product={product} alone tabIndex={canAdd ? -1 : undefined} />
          {renderProductTags({ product, messages, formats })}
          {isDisabled && onShowSubstitutes !== undefined && (
            <Button
              variant="base"
              size="sm"
              aria-haspopup="dialog"
              aria-label={fill(gridTexts.alikeTo, names)}
              onClick={() => onShowSubstitutes(product)}
            >
              {gridTexts.alike}
            </Button>
          )}
        </div>
      </div>
      <span role="cell" data-column="pack" className="tf-muted">
        {product.packSize}
      </span>
      <span role="cell" data-column="last" className="tf-second tf-muted">
        {repeatedQuantity === null ? (
          last
        ) : (
          // Keyboard users press “=” in the field instead: the Tab key then moves from quantity to quantity.
          <button
            type="button"
            tabIndex={-1}
            part="product-reorder"
            className="tf-product-reorder"
            aria-label={fill(gridTexts.again, { last: last ?? '', ...names })}
            disabled={adding}
            onClick={() => model.type(product, String(repeatedQuantity))}
          >
            {last}
          </button>
        )}
      </span>
      <span role="cell" data-column="price">
        <UnitPrice
          price={price}
          messages={price.state === 'hidden' ? { ...gridTexts, noPrice: gridTexts.hiddenPrice } : gridTexts}
          formats={formats}
        />
      </span>
      {canAdd && (
        <>
          <span role="cell" data-column="cart">
            {inCart > 0 && (
              <>
                <span className="tf-entry-short">{units(inCart)}</span>
                <span className="tf-entry-long">{fill(gridTexts.inCart, { quantity: units(inCart) })}</span>
              </>
            )}
          </span>
          <span role="cell" data-column="quantity">
            <QuantityInput
              part="entry-quantity"
              className="tf-input tf-entry-quantity"
              enterKeyHint="next"
              data-product={product.id}
              aria-label={fill(gridTexts.quantityOf[sellingUnit], names)}
              aria-describedby={noteId}
              aria-keyshortcuts={repeatedQuantity === null ? undefined : '='}
              placeholder={isDisabled ? NO_AMOUNT : undefined}
              disabled={isDisabled}
              readOnly={adding}
              text={isDisabled ? '' : text}
              invalid={problem !== null}
              onTextChange={(typed) => {
                model.type(product, typed);
                validation.onType('quantity');
              }}
              onKeyDown={(event) => {
                if (event.key !== '=' || repeatedQuantity === null || adding) return;
                event.preventDefault();
                model.type(product, String(repeatedQuantity));
              }}
              onBlur={() => validation.onLeave('quantity')}
            />
          </span>
          <span role="cell" data-column="line" className={isValid ? 'tf-medium' : 'tf-quiet'}>
            {!isValid ? (
              <span aria-hidden>{NO_AMOUNT}</span>
            ) : price.state === 'known' ? (
              formats.money(multiplyMoney(price.current, Number(text)))
            ) : (
              <NotAvailable />
            )}
          </span>
          <div role="cell" data-column="note">
            {note()}
          </div>
        </>
      )}
    </div>
  );
});

/** Returns the quantity of a product that is in the cart or being added; 0 without a cart. */
function useInCart(cart: CartRuntime | null, productId: string): number {
  const subscribe = useCallback((changed: () => void) => cart?.store.subscribe(changed) ?? (() => {}), [cart]);
  const getQuantity = () => (cart === null ? 0 : quantityOf(cart.store.getState(), productId));
  return useSyncExternalStore(subscribe, getQuantity, () => 0);
}
