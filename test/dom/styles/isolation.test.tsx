import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import hostile from '../../hosts/styles/important.css?inline';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { TradefrontProvider } from '../../../src/runtime/react/provider';
import { Cart, type CartProps } from '../../../src/widgets/cart';
import { waitUntilStable } from '../faults/page';

const createAdapter = () => createDemoAdapter({ storage: 'memory', clock: () => storyTime, latency: 0 });

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
  vi.restoreAllMocks();
});

interface PageProps extends CartProps {
  readonly onPress?: () => void;
}

function Page({ onPress, ...cart }: PageProps) {
  return (
    <TradefrontProvider adapter={createAdapter()} isolation="shadow">
      {/* What a page puts around a widget, for example to count presses. */}
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions */}
      <div onClick={onPress}>
        <Cart {...cart} />
      </div>
    </TradefrontProvider>
  );
}

/** Waits for the shadow root of the widget and for an element in it. */
const found = (selector: string) =>
  waitFor(() => {
    const root = document.querySelector('[data-tf-isolated]')?.shadowRoot;
    const element = root?.querySelector<HTMLElement>(selector);
    if (!root || !element) throw new Error(`No ${selector}`);
    return { root, element };
  });

/** The content of a shadow root, in which Testing Library can search. */
const shadowContent = (root: ShadowRoot): HTMLElement => {
  const content = root.firstElementChild;
  if (!(content instanceof HTMLElement)) throw new Error('An empty shadow root');
  return content;
};

const seen = [
  'color',
  'background-color',
  'font-size',
  'letter-spacing',
  'border-top-left-radius',
  'padding-top',
  'display',
];

describe('a widget of React in a shadow root', () => {
  it('is rendered there once, in strict mode too', async () => {
    const { container } = render(
      <StrictMode>
        <Page className="mine" id="cart" />
      </StrictMode>,
    );
    const { root } = await found('.tf-cart-line');
    expect(container.querySelectorAll('.tf-root')).toHaveLength(0);
    expect(root.querySelectorAll('.tf-root.tf-cart')).toHaveLength(1);
    expect(root.host.id).toBe('cart');
    expect(root.host.className).toBe('mine');
  });

  it('calls the handlers of the page around it once per press', async () => {
    let presses = 0;
    render(<Page onPress={() => (presses += 1)} />);
    const { element } = await found('.tf-cart-line input[type=checkbox]');
    await userEvent.click(element);
    expect(presses).toBe(1);
  });

  it('sends its events to the page', async () => {
    let changes = 0;
    const count = () => (changes += 1);
    document.addEventListener('tradefront-line-change', count);
    render(<Page />);
    const { root } = await found('.tf-cart-line');
    await userEvent.click(within(shadowContent(root)).getAllByRole('button', { name: /^Add one|^More|more/i })[0]!);
    await waitFor(() => expect(changes).toBe(1));
    document.removeEventListener('tradefront-line-change', count);
  });

  it('is not in the markup of a server, and the browser adds it without a warning', async () => {
    const warnings = vi.spyOn(console, 'error');
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<Page />);
    expect(place.querySelector('.tf-root')).toBeNull();
    const root = hydrateRoot(place, <Page />);
    await found('.tf-cart-line');
    expect(warnings).not.toHaveBeenCalled();
    root.unmount();
  });

  it('looks the same under rules of the page that are important', async () => {
    const read = async () => {
      render(<Page />);
      const { root } = await found('.tf-cart-line');
      await waitUntilStable();
      const values = [...root.querySelectorAll('.tf-root, .tf-root *')].map((element) => {
        const style = getComputedStyle(element);
        return seen.map((property) => style.getPropertyValue(property)).join();
      });
      cleanup();
      return values;
    };
    const alone = await read();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(hostile);
    document.adoptedStyleSheets.push(sheet);
    // The rules reach elements of the page.
    expect(getComputedStyle(document.body).letterSpacing).toBe('9px');
    expect(await read()).toEqual(alone);
    expect(alone.length).toBeGreaterThan(100);
  });

  it('opens its dialogs in the page, with the stylesheets of the library', async () => {
    render(<Page />);
    const { root } = await found('.tf-cart-line');
    const dialogs = root.ownerDocument.adoptedStyleSheets.length;
    expect(dialogs).toBeGreaterThan(0);
    await userEvent.click(await within(shadowContent(root)).findByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.closest('.tf-overlay-root')).not.toBeNull();
    expect(getComputedStyle(dialog).borderTopLeftRadius).not.toBe('0px');
  });
});
