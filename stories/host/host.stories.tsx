import type { Decorator, Meta, StoryContext } from '@storybook/react-vite';
import { type CSSProperties, useRef } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Cart, type CartSlots } from '../../src/widgets/cart';
import { Checkout } from '../../src/widgets/checkout';
import { type Columns, type OrderColumn, OrderHistory, type OrderHistorySlots } from '../../src/widgets/order-history';
import { ProductGrid, type ProductGridSlots } from '../../src/widgets/product-grid';
import { WithDemo } from '../support/state-stories';

/** Content and decisions of the page around a widget: slots, columns and `before-…` events. */
export default { title: 'Host/A page in charge' } satisfies Meta;

/** Shows the widget with the demo in a scenario. */
const inDemo =
  (scenario: string): Decorator =>
  (Story, { globals }) => (
    <WithDemo scenario={scenario} locale={String(globals.locale)} direction={String(globals.direction)}>
      <Story />
    </WithDemo>
  );

const badge: CSSProperties = {
  position: 'absolute',
  insetBlockEnd: 8,
  insetInlineStart: 8,
  padding: '2px 8px',
  borderRadius: 4,
  background: '#7a1f4b',
  color: '#fff',
  fontSize: 12,
};

// Outside of the components: cards, lines and rows render again if a function is new.
const gridSlots: ProductGridSlots = {
  'card-picture': ({ data, children }) => (
    <>
      {children}
      {data.product.stock.label === 'low-stock' && <span style={badge}>Last cases</span>}
    </>
  ),
  'card-price': ({ data: { product }, children }) =>
    product.sku.endsWith('7') ? <a href={`#quote-${product.sku}`}>Ask for a quote</a> : children,
};

export const BadgeAndPrice = {
  decorators: [inDemo('default')],
  render: () => <ProductGrid slots={gridSlots} />,
  play: async ({ canvasElement }: StoryContext) => {
    await waitFor(() => expect(within(canvasElement).getAllByText('Last cases').length).toBeGreaterThan(0));
  },
};

const columns: Columns<OrderColumn> = ['number', { id: 'truck', header: 'Truck' }, 'status', 'total', 'actions'];
const orderSlots: OrderHistorySlots = {
  cell: ({ data: { order, column }, children }) =>
    column === 'truck' ? `North ${Number(order.number.slice(-2)) % 9}` : children,
};

export const ColumnsOfOrders = {
  decorators: [inDemo('default')],
  render: () => <OrderHistory columns={columns} slots={orderSlots} />,
  play: async ({ canvasElement }: StoryContext) => {
    await waitFor(() => expect(within(canvasElement).getAllByText(/^North \d$/).length).toBeGreaterThan(3));
  },
};

const cartSlots: CartSlots = {
  import: null,
  'line-extra': ({ data: { line } }) => <small>Shelf {line.product.sku.slice(-2)}</small>,
};

export const CartWithShelves = {
  decorators: [inDemo('full-cart')],
  render: () => <Cart slots={cartSlots} />,
  play: async ({ canvasElement }: StoryContext) => {
    await waitFor(() => expect(within(canvasElement).getAllByText(/^Shelf \d\d$/).length).toBeGreaterThan(3));
  },
};

const field: CSSProperties = { display: 'grid', gap: 4 };
const input: CSSProperties = {
  padding: '10px 12px',
  border: '1px solid currentColor',
  borderRadius: 6,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
};

function CheckoutWithGate() {
  const gate = useRef<HTMLInputElement>(null);
  return (
    <Checkout
      onBeforePlace={(_, event) => {
        if (gate.current?.value === '') event.preventDefault('Enter the gate number. The driver needs it.');
      }}
      slots={{
        sections: ({ data: { sections } }) => (
          <>
            {sections.delivery}
            <label style={field}>
              Gate number <input ref={gate} style={input} />
            </label>
            {sections.payment}
            {sections.review}
          </>
        ),
      }}
    />
  );
}

export const SectionOfCheckout = {
  decorators: [inDemo('no-po-no-terms')],
  render: () => <CheckoutWithGate />,
  play: async ({ canvasElement }: StoryContext) => {
    const canvas = within(canvasElement);
    await canvas.findByLabelText('Gate number');
    const place = await waitFor(() => canvasElement.querySelector<HTMLElement>('button[type="submit"]'));
    if (place === null) throw new Error('There is no button that places the order');
    await userEvent.click(place);
    await waitFor(() => expect(screen.getByText(/^Enter the gate number/)).toBeVisible());
  },
};

const pressAdd = async ({ canvasElement }: StoryContext) => {
  const find = () => canvasElement.querySelector<HTMLElement>('.tf-product-card button.tf-button-primary');
  await waitFor(() => expect(find()).toBeVisible());
  const add = find();
  if (add !== null) await userEvent.click(add);
};

export const RefusedAddition = {
  decorators: [inDemo('empty-cart')],
  render: () => (
    <ProductGrid onBeforeAdd={({ name }, event) => event.preventDefault(`Your license doesn’t cover ${name}.`)} />
  ),
  play: async (context: StoryContext) => {
    await pressAdd(context);
    await waitFor(() => expect(screen.getByText(/^Your license doesn’t cover/)).toBeVisible());
  },
};

export const WaitingForThePage = {
  decorators: [inDemo('empty-cart')],
  render: () => <ProductGrid onBeforeAdd={() => new Promise<void>(() => {})} />,
  play: async (context: StoryContext) => {
    await pressAdd(context);
    await waitFor(() => expect(screen.getByText('Checking…')).toBeVisible());
  },
};
