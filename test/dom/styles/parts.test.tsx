import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../src/styles/styles.css';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { configure, defineElements, mount } from '../../../src/embed';
import { TradefrontProvider } from '../../../src/runtime/react/provider';
import type { Appearance } from '../../../src/runtime/settings';
import { Cart } from '../../../src/widgets/cart';
import { LayoutShell } from '../../../src/widgets/layout-shell';

const createAdapter = () => createDemoAdapter({ storage: 'memory', clock: () => storyTime, latency: 0 });

afterEach(() => {
  cleanup();
  configure({ adapter: undefined, appearance: undefined });
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
});

const mine: Appearance = {
  elements: { 'cart-line': 'my-line other', dialog: 'my-dialog', 'cart-quantity': undefined },
};

/** Waits until an element of a root appears. */
const found = (root: ParentNode, selector: string) =>
  waitFor(() => {
    const element = root.querySelector(selector);
    if (element === null) throw new Error(`No ${selector}`);
    return element;
  });

const shadowOf = (element: Element): ShadowRoot => {
  if (element.shadowRoot === null) throw new Error('An element without a shadow root');
  return element.shadowRoot;
};

function appendCart(properties: object): ShadowRoot {
  defineElements();
  const element = Object.assign(document.createElement('tradefront-cart'), properties);
  document.body.append(element);
  return shadowOf(element);
}

describe('classes of the host for parts', () => {
  it('are on every part with the name, and go when the host takes them away', async () => {
    const adapter = createAdapter();
    const shown = (appearance?: Appearance) => (
      <TradefrontProvider adapter={adapter} appearance={appearance}>
        <Cart />
      </TradefrontProvider>
    );
    const { container, rerender } = render(shown(mine));
    await found(container, '.tf-cart-line');
    const lines = container.querySelectorAll('[part=cart-line]');
    expect(lines.length).toBeGreaterThan(1);
    await waitFor(() => expect(container.querySelectorAll('.my-line.other')).toHaveLength(lines.length));
    rerender(shown());
    expect(container.querySelector('.my-line, .other')).toBeNull();
    rerender(shown({ elements: { 'cart-line': 'later' } }));
    expect(container.querySelectorAll('.tf-cart-line.later')).toHaveLength(lines.length);
  });

  it('are on the parts of a dialog too', async () => {
    const user = userEvent.setup();
    render(
      <TradefrontProvider adapter={createAdapter()} appearance={mine}>
        <Cart />
      </TradefrontProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.classList).toContain('my-dialog'));
  });

  it('stay when the widget changes the class of an element', async () => {
    const { container } = render(
      <TradefrontProvider adapter={createAdapter()} appearance={mine}>
        <Cart />
      </TradefrontProvider>,
    );
    const line = await found(container, '.my-line');
    line.className = 'tf-cart-line';
    await Promise.resolve();
    expect(line.className).toBe('tf-cart-line my-line other');
  });

  it('of an outer provider are not on the parts of a widget inside of another one', async () => {
    const { container } = render(
      <TradefrontProvider
        adapter={createAdapter()}
        appearance={{ elements: { 'cart-line': 'outer', 'shell-main': 'outer' } }}
      >
        <LayoutShell
          slots={{
            content: (
              <TradefrontProvider appearance={{ elements: { 'cart-line': 'inner' } }}>
                <Cart />
              </TradefrontProvider>
            ),
          }}
        />
      </TradefrontProvider>,
    );
    await found(container, '.tf-cart-line.inner');
    await found(container, '.tf-shell-main.outer');
    expect(container.querySelectorAll('.tf-cart-line.outer')).toHaveLength(0);
  });

  it('apply in an element, in mount() and on the whole page', async () => {
    const adapter = createAdapter();
    await found(appendCart({ adapter, appearance: mine }), '.tf-cart-line.my-line');
    const place = document.body.appendChild(document.createElement('div'));
    const mounted = mount(place, 'cart', { adapter, appearance: mine });
    await found(place, '.tf-cart-line.my-line');
    mounted.update({ appearance: undefined });
    await waitFor(() => expect(place.querySelector('.my-line')).toBeNull());
    configure({ appearance: { elements: { 'cart-line': 'everywhere' } } });
    await found(place, '.tf-cart-line.everywhere');
    mounted.unmount();
  });
});

describe('parts of an element', () => {
  it('get the page’s rules for ::part()', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      tradefront-cart::part(cart-line) { background-color: rgb(1, 2, 3) }
      tradefront-cart::part(button-primary) { border-radius: 21px }`);
    document.adoptedStyleSheets.push(sheet);
    const shadow = appendCart({ adapter: createAdapter() });
    const line = await found(shadow, '.tf-cart-line');
    expect(getComputedStyle(line).backgroundColor).toBe('rgb(1, 2, 3)');
    const button = await found(shadow, '.tf-button-primary');
    expect(getComputedStyle(button).borderTopLeftRadius).toBe('21px');
    const other = await found(shadow, '.tf-button:not(.tf-button-primary)');
    expect(getComputedStyle(other).borderTopLeftRadius).not.toBe('21px');
    expect(within(document.body).queryByRole('dialog')).toBeNull();
  });
});
