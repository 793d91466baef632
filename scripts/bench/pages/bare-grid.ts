// Reference: an optimized handwritten page of products. It clones the widget's own card once per position of a page,
// and writes the text of a new page into the existing cards.
import type { Product } from '../../../src/domain';
import { copiesOf, part } from './bare-markup';
import { centsOf } from './cart-data';
import { PAGE, productsOn, TOTAL } from './grid-data';
import { watchMount } from './watch';

const pageMarkup = `<div class="tf-root tf-product-grid" lang="en-US"><div class="tf-products-page"><div class="tf-products-main"><div class="tf-products-found"><div class="tf-products-result"><ul role="list" class="tf-products-list" aria-label="Products"></ul><nav aria-label="Pages of products" class="tf-pager"><p class="tf-second tf-quiet"></p><div class="tf-row"><button type="button" class="tf-button tf-button-secondary tf-button-icon" aria-label="Next page">›</button></div></nav></div></div></div></div></div>`;

const card = copiesOf(part(document.documentElement, '#line', HTMLTemplateElement));
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US');

/** Nodes of a card that differ by product; found once, when the card is created. */
interface Card {
  readonly node: HTMLElement;
  readonly show: (product: Product) => void;
}

function makeCard(): Card {
  const node = card();
  const picture = part(node, 'img', HTMLImageElement);
  const title = textOf(part(node, '.tf-product-name > *', HTMLElement));
  const pack = textOf(part(node, '.tf-product-body > .tf-second', HTMLElement));
  const price = textOf(part(node, '.tf-price', HTMLElement));
  const [less, more, add] = node.querySelectorAll('.tf-product-action button');
  const input = part(node, 'input', HTMLInputElement);
  return {
    node,
    show(product) {
      const { name, packSize, image } = product;
      const full = `${name}, ${packSize}`;
      picture.src = image?.source ?? '';
      title.data = name;
      pack.data = packSize ?? '';
      price.data = dollars.format(centsOf(product) / 100);
      less?.setAttribute('aria-label', `One fewer of ${full}`);
      more?.setAttribute('aria-label', `One more of ${full}`);
      add?.setAttribute('aria-label', `Add ${full}`);
      input.setAttribute('aria-label', `Cases of ${full}`);
    },
  };
}

/** The only text node of an element. */
function textOf(element: HTMLElement): Text {
  const text = element.firstChild;
  if (!(text instanceof Text)) throw new Error('The element has no text');
  return text;
}

function mount(place: Element): void {
  const holder = document.createElement('template');
  holder.innerHTML = pageMarkup;
  place.append(holder.content);
  const list = part(place, 'ul', HTMLElement);
  const range = part(place, '.tf-pager > p', HTMLElement);
  const cards = Array.from({ length: PAGE }, makeCard);
  list.append(...cards.map(({ node }) => node));
  let page = 0;
  const show = () => {
    productsOn(page).forEach((product, place) => cards[place]?.show(product));
    range.textContent = `${whole.format(page * PAGE + 1)}–${whole.format((page + 1) * PAGE)} of ${whole.format(TOTAL)}`;
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
