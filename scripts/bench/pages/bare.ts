// Reference: an optimized handwritten cart. It uses the widget's markup and stylesheet, one event listener, and on a
// change writes only the nodes whose text differs.
import { lineNode, pageNode, part, showQuantity } from './bare-markup';
import { centsOf, linesOf, minimum } from './cart-data';
import { given, watchMount } from './watch';

const lines = structuredClone(linesOf(given('lines')));
const byId = new Map(lines.map((line, at) => [line.id, at]));
const quantities = lines.map(({ quantity }) => quantity ?? 0);
const prices = lines.map(({ product }) => centsOf(product));
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US');
const money = (minor: number) => dollars.format(minor / 100);

function drawSums(page: HTMLElement): void {
  let cases = 0;
  let total = 0;
  quantities.forEach((quantity, at) => {
    cases += quantity;
    total += quantity * (prices[at] ?? 0);
  });
  const text = money(total);
  const valueText = `${text} of ${money(minimum.value.minor)}`;
  part(page, '.tf-meter-text > span', HTMLElement).textContent = valueText;
  const meter = part(page, '[role=meter]', HTMLElement);
  meter.setAttribute('aria-valuemax', String(minimum.value.minor));
  meter.setAttribute('aria-valuenow', String(Math.min(total, minimum.value.minor)));
  meter.setAttribute('aria-valuetext', `${valueText}, Minimum met`);
  part(page, '.tf-bar rect', SVGRectElement).setAttribute(
    'width',
    `${Math.min(100, Math.round((total / minimum.value.minor) * 1000) / 10)}%`,
  );
  part(page, '.tf-totals dt', HTMLElement).textContent = `${whole.format(cases)} cases`;
  part(page, '.tf-totals dd', HTMLElement).textContent = text;
  part(page, '[data-total] dd', HTMLElement).textContent = text;
}

function mount(place: Element): void {
  const page = pageNode();
  part(page, '.tf-cart-header p', HTMLElement).textContent = `${whole.format(lines.length)} products`;
  const group = part(page, 'div[role=rowgroup]', HTMLElement);
  group.append(
    ...lines.map((line, at) => lineNode(line, money, (quantities[at] ?? 0) * (prices[at] ?? 0), prices[at] ?? 0)),
  );
  // Faster reference: rows outside the viewport are not rendered.
  group.parentElement?.toggleAttribute('data-skip', given('skip') === 1);
  drawSums(page);
  group.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const row = event.target.closest<HTMLElement>('.tf-cart-line');
    const at = byId.get(row?.dataset.id ?? '');
    if (row === null || at === undefined) return;
    const quantity = Math.max(1, (quantities[at] ?? 0) + (event.key === 'ArrowUp' ? 1 : -1));
    quantities[at] = quantity;
    showQuantity(row, quantity, money(quantity * (prices[at] ?? 0)));
    drawSums(page);
  });
  place.append(page);
}

const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the cart');
window.bench = {
  mount: () =>
    watchMount(
      () => mount(place),
      () => document.querySelector('.tf-cart-summary [data-total] dd'),
    ),
};
