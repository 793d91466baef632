// The reference: a page of products somebody would write by hand who knows what they are doing. The widget's own card,
// cloned for each product and filled with its words; all cards of a page are put in at once.
import type { Product } from '../../../src/domain';
import { copiesOf, part } from './bare-markup';
import { centsOf } from './cart-data';
import { PAGE, productsOn, TOTAL } from './grid-data';
import { watchMount } from './watch';

const pageMarkup = `<div class="tf-root tf-product-grid" lang="en-US"><div class="tf-products-page"><div class="tf-products-main"><div class="tf-products-found"><div class="tf-products-result"><ul role="list" class="tf-products-list" aria-label="Products"></ul><nav aria-label="Pages of products" class="tf-pager"><p class="tf-second tf-quiet"></p><div class="tf-row"><button type="button" class="tf-button tf-button-secondary tf-button-icon" aria-label="Next page">›</button></div></nav></div></div></div></div></div>`;

const card = copiesOf(part(document.documentElement, '#line', HTMLTemplateElement));
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US');

function cardNode(product: Product): HTMLElement {
  const node = card();
  const { name, packSize, image } = product;
  const full = `${name}, ${packSize}`;
  part(node, 'img', HTMLImageElement).src = image?.source ?? '';
  part(node, '.tf-product-name > *', HTMLElement).textContent = name;
  part(node, '.tf-product-body > .tf-second', HTMLElement).textContent = packSize;
  part(node, '.tf-price', HTMLElement).textContent = dollars.format(centsOf(product) / 100);
  const [less, more, add] = node.querySelectorAll('.tf-product-action button');
  less?.setAttribute('aria-label', `One fewer of ${full}`);
  more?.setAttribute('aria-label', `One more of ${full}`);
  add?.setAttribute('aria-label', `Add ${full}`);
  part(node, 'input', HTMLInputElement).setAttribute('aria-label', `Cases of ${full}`);
  return node;
}

function mount(place: Element): void {
  const holder = document.createElement('template');
  holder.innerHTML = pageMarkup;
  place.append(holder.content);
  const list = part(place, 'ul', HTMLElement);
  const range = part(place, '.tf-pager > p', HTMLElement);
  let page = 0;
  const show = () => {
    list.replaceChildren(...productsOn(page).map(cardNode));
    range.textContent = `${whole.format(page * PAGE + 1)} to ${whole.format((page + 1) * PAGE)} of ${whole.format(TOTAL)}`;
  };
  show();
  part(place, 'nav button', HTMLElement).addEventListener('click', () => {
    page += 1;
    show();
  });
}

const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the products');
window.bench = {
  mount: () =>
    watchMount(
      () => mount(place),
      () => document.querySelector('.tf-pager > p'),
      'page',
    ),
};
