import type { CartLine } from '../../../src/domain';

const pageMarkup = `<div class="tf-root tf-cart" lang="en-US"><div class="tf-cart-page"><header class="tf-cart-header"><h3 class="tf-h1" tabindex="-1">Cart</h3><p class="tf-second tf-quiet"></p></header><div class="tf-cart-layout"><div class="tf-card tf-cart-lines"><div role="table" aria-label="Products in the cart"><span role="rowgroup" class="tf-hidden"><span role="row"><span role="columnheader">Product</span><span role="columnheader">Price</span><span role="columnheader">Quantity</span><span role="columnheader">Amount</span><span role="columnheader">Actions</span></span></span><div role="rowgroup"></div></div></div><section aria-label="Order summary" class="tf-summary-card tf-cart-summary"><div class="tf-summary-card-section tf-stack"><div class="tf-meter" data-met="true"><div class="tf-meter-text" aria-hidden="true"><span></span><span class="tf-meter-gap">Minimum met</span></div><div role="meter" aria-label="Minimum order" aria-valuemin="0"><svg class="tf-bar" aria-hidden="true" focusable="false"><rect height="100%" rx="3"></rect></svg></div></div></div><div aria-hidden="true" class="tf-summary-card-divider"></div><div class="tf-summary-card-section"><dl class="tf-totals"><div><dt></dt><dd></dd></div><div><dt>Tax</dt><dd>$0.00</dd></div></dl></div><div aria-hidden="true" class="tf-summary-card-divider"></div><div class="tf-summary-card-section tf-stack"><dl class="tf-totals"><div data-total="true"><dt>Total</dt><dd></dd></div></dl><button type="button" class="tf-button tf-button-primary tf-button-lg tf-button-block"><span class="tf-button-faces"><span class="tf-button-face" data-shown="true">Check out</span><span class="tf-button-face"><span aria-hidden="true" class="tf-spinner"></span>Saving cart</span></span></button></div></section></div></div></div>`;

/** Returns a function that clones the content of a template. */
export function copiesOf(holder: HTMLTemplateElement): () => HTMLElement {
  return () => {
    const node = holder.content.firstElementChild?.cloneNode(true);
    if (!(node instanceof HTMLElement)) throw new Error('The template has no element');
    return node;
  };
}

/** Finds a node that the markup must contain. */
export function part<Kind extends Element>(within: Element, selector: string, kind: new () => Kind): Kind {
  const node = within.querySelector(selector);
  if (!(node instanceof kind)) throw new Error(`No ${selector}`);
  return node;
}

const whole = document.createElement('template');
whole.innerHTML = pageMarkup;

export const pageNode = copiesOf(whole);
// A line of the widget, copied by the runner, so that the reference always has the current markup.
const emptyLine = copiesOf(part(document.documentElement, '#line', HTMLTemplateElement));

/** Creates a line of the cart: a clone of the widget's line with other text. */
export function lineNode(
  { id, product, quantity }: CartLine,
  money: (minor: number) => string,
  total: number,
  price: number,
): HTMLElement {
  const node = emptyLine();
  const { name } = product;
  node.dataset.id = id;
  part(node, 'img', HTMLImageElement).src = product.image?.source ?? '';
  part(node, '.tf-medium', HTMLElement).textContent = name;
  part(node, '.tf-second', HTMLElement).textContent = `${product.packSize} · ${product.sku}`;
  part(node, '.tf-price', HTMLElement).textContent = money(price);
  const [less, more, remove] = node.querySelectorAll('button');
  less?.setAttribute('aria-label', `One fewer of ${name}`);
  more?.setAttribute('aria-label', `One more of ${name}`);
  remove?.setAttribute('aria-label', `Remove ${name}`);
  part(node, '.tf-box', HTMLInputElement).setAttribute('aria-label', `Select ${name}`);
  part(node, '[role=spinbutton]', HTMLInputElement).setAttribute('aria-label', `Quantity of ${name}`);
  showQuantity(node, quantity ?? 0, money(total));
  return node;
}

/** Writes the texts that depend on a line's quantity. */
export function showQuantity(line: HTMLElement, quantity: number, total: string): void {
  const input = part(line, '[role=spinbutton]', HTMLInputElement);
  input.value = String(quantity);
  input.setAttribute('aria-valuenow', String(quantity));
  input.setAttribute('aria-valuetext', String(quantity));
  part(line, '.tf-cart-amount', HTMLElement).textContent = total;
}
