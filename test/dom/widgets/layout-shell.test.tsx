import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import '../../../src/styles/styles.css';
import { defineElements } from '../../../src/embed';
import { PortError } from '../../../src/ports';
import {
  CommerceLayout1,
  LayoutShell,
  LogoImage,
  ResponsiveImage,
  type ShellUser,
  SpacerLine,
} from '../../../src/widgets/layout-shell';

const user = { id: 'u1', firstName: 'Dana', accountId: null, permissions: [] };
let made = 0;

/** A backend that records its calls. */
function backend(isGuest: () => Promise<boolean>) {
  const calls: string[] = [];
  const session = {
    isGuest: () => (calls.push('guest'), isGuest()),
    user: async () => (calls.push('user'), user),
  };
  return { calls, adapter: { id: `shell-${++made}`, session } };
}

/** Chromium emulates media features only through its own protocol, which the types of `cdp` leave open. */
const media = (features: readonly { name: string; value: string }[]) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<void> }).send('Emulation.setEmulatedMedia', {
    features,
  });

afterEach(cleanup);

describe('the layout’s user', () => {
  it('reads the guest flag first, and no user for a guest', async () => {
    const { calls, adapter } = backend(async () => true);
    const known = vi.fn();
    render(<LayoutShell adapter={adapter} onSessionReady={known} slots={{ content: 'Catalog' }} />);
    await waitFor(() => expect(known).toHaveBeenCalledWith({ isGuest: true, userId: null }, expect.anything()));
    expect(calls).toEqual(['guest']);
  });

  it('is read after the guest flag for a signed-in buyer', async () => {
    const { calls, adapter } = backend(async () => false);
    const known = vi.fn();
    render(
      <LayoutShell
        adapter={adapter}
        onSessionReady={known}
        slots={{ header: ({ data }) => data.user.status, content: 'Catalog' }}
      />,
    );
    await waitFor(() => expect(known).toHaveBeenCalledWith({ isGuest: false, userId: 'u1' }, expect.anything()));
    expect(calls).toEqual(['guest', 'user']);
    expect(screen.getByRole('banner').textContent).toBe('signed-in');
  });

  it('may fail to load without breaking the page, and can be retried', async () => {
    let down = true;
    const { adapter } = backend(async () => {
      if (down) throw new PortError('unavailable', 'down', { retryAfter: 0 });
      return true;
    });
    const header = vi.fn(({ data: { user } }: { data: { user: ShellUser } }) => (
      <button onClick={user.status === 'failed' ? user.tryAgain : undefined}>{user.status}</button>
    ));
    render(<LayoutShell adapter={adapter} slots={{ header, content: 'Catalog', footer: 'Service' }} />);
    const again = await screen.findByRole('button', { name: 'failed' });
    expect(screen.getByRole('main').textContent).toBe('Catalog');
    expect(screen.getByRole('contentinfo').textContent).toBe('Service');
    down = false;
    again.click();
    await screen.findByRole('button', { name: 'guest' });
  });

  it('needs no session port, and no adapter', async () => {
    const known = vi.fn();
    render(<LayoutShell adapter={{ id: `shell-${++made}` }} onSessionReady={known} slots={{ content: 'Catalog' }} />);
    await waitFor(() => expect(known).toHaveBeenCalledWith({ isGuest: false, userId: null }, expect.anything()));
    cleanup();
    render(<LayoutShell slots={{ header: ({ data }) => data.user.status, content: 'Catalog' }} />);
    expect(screen.getByRole('banner').textContent).toBe('guest');
  });
});

describe('skip links', () => {
  it('are first in the tab order, link to existing regions, and work in strict mode', () => {
    render(
      <StrictMode>
        <LayoutShell slots={{ header: <a href="#x">Home</a>, content: 'Catalog', footer: 'Service' }} />
      </StrictMode>,
    );
    const [main, footer] = screen.getAllByRole('link');
    main?.click();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    footer?.click();
    expect(document.activeElement).toBe(screen.getByRole('contentinfo'));
  });
});

describe('commerce_Layout_1', () => {
  it('has the specified order around a form in plain HTML, with one Visit, below the form', () => {
    const { container } = render(
      <CommerceLayout1
        adapter={backend(async () => true).adapter}
        noticeText="We moved. The redirect stops on {date}."
        noticeDate="2024-12-31"
        visitURL="https://order.example/"
        logoAlt="Northquay Trade"
        slots={{ form: <form aria-label="Resend" /> }}
      >
        Routed
      </CommerceLayout1>,
    );
    const kinds = ['tf-spacer-line', 'tf-logo-image', 'tf-site-notice', 'tf-commerce-form', 'tf-visit'];
    const order = Array.from(screen.getByRole('banner').children, ({ classList }) =>
      kinds.find((kind) => classList.contains(kind)),
    );
    expect(order).toEqual([
      'tf-spacer-line',
      'tf-logo-image',
      'tf-spacer-line',
      'tf-site-notice',
      'tf-commerce-form',
      'tf-visit',
    ]);
    expect(container.querySelectorAll('.tf-visit a')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Visit' }).getAttribute('aria-describedby')).toBe(
      container.querySelector('.tf-site-notice p')?.id,
    );
    expect(screen.getByRole('main').textContent).toBe('Routed');
  });

  it('shows no Visit without a valid address', () => {
    render(<CommerceLayout1 visitURL="javascript:alert(1)" slots={{ form: 'Form' }} />);
    expect(screen.queryByText('Visit')).toBeNull();
  });
});

describe('a spacer line', () => {
  beforeEach(() => media([{ name: 'forced-colors', value: 'active' }]));
  afterEach(() => media([]));

  it('takes up its space and paints nothing, in forced colors too', () => {
    const { container } = render(
      <div className="tf-root">
        <SpacerLine />
        <SpacerLine size={16} width={50} />
      </div>,
    );
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const width = container.firstElementChild?.clientWidth ?? 0;
    const sizes = Array.from(container.querySelectorAll('.tf-spacer-line'), (line) => {
      const style = getComputedStyle(line);
      // Forced colors change the color of a background, not how much of it shows.
      expect(style.backgroundColor).toMatch(/^rgba\(.*, 0\)$/);
      expect([style.backgroundImage, style.borderStyle, style.outlineStyle, style.boxShadow]).toEqual([
        'none',
        'none',
        'none',
        'none',
      ]);
      expect(line.textContent).toBe('');
      const box = line.getBoundingClientRect();
      return [box.height, box.width / width];
    });
    expect(sizes).toEqual([
      [40, 1],
      [16, 0.5],
    ]);
  });
});

describe('images', () => {
  it('have the specified set, load eagerly, and take a height only with cover fit', () => {
    const sourceFor = (width: number) =>
      `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='${width}'%20height='300'/%3E`;
    const { rerender } = render(
      <ResponsiveImage src={sourceFor(1)} sourceFor={sourceFor} alt="Depot" height={200} width={40} />,
    );
    const image = () => screen.getByRole('img');
    expect(image().getAttribute('srcset')?.match(/ \d+w/g)).toEqual([' 640w', ' 960w', ' 1920w']);
    expect(image().getAttribute('loading')).toBe('eager');
    expect([image().getAttribute('width'), image().getBoundingClientRect().height]).toEqual(['100', 200]);
    rerender(<ResponsiveImage src={sourceFor(1)} alt="Depot" height={200} fit="contain" />);
    expect(image().hasAttribute('height')).toBe(false);
  });

  it('fall back to the plain address when the others do not load, and keep the name', async () => {
    const plain = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='9'%20height='9'/%3E";
    const { container } = render(
      <ResponsiveImage src={plain} sourceFor={(width) => `data:image/png;base64,${width}`} alt="Depot" />,
    );
    await waitFor(() => expect(container.querySelector('img')?.hasAttribute('srcset')).toBe(false));
    expect(container.querySelector('img')?.getAttribute('src')).toBe(plain);
    expect(screen.getByRole('img', { name: 'Depot' })).toBeTruthy();
  });

  it('that are a logo show its name when it is blocked or does not load', async () => {
    render(<LogoImage src="http://cdn.example/logo.png" alt="Northquay Trade" />);
    expect(screen.getByText('Northquay Trade').closest('.tf-logo-image')).toBeTruthy();
  });
});

describe('as an element', () => {
  it('reads notice and logo from attributes, and its regions from the page', async () => {
    const tags = defineElements();
    const shell = document.createElement(tags['layout-shell']);
    shell.innerHTML =
      '<b slot="header">Host bar</b><p slot="content" id="routed">Routed</p><p slot="footer">Service</p>';
    const attributes = {
      'notice-text': 'The redirect stops on {date}.',
      'notice-date': '2024-12-31',
      'visit-url': '/new',
      'logo-alt': 'Northquay Trade',
    };
    for (const [name, value] of Object.entries(attributes)) shell.setAttribute(name, value);
    Object.assign(shell, { adapter: backend(async () => true).adapter });
    document.body.append(shell);
    const inside = await waitFor(
      () => {
        const root = shell.shadowRoot?.querySelector('.tf-shell');
        if (!root) throw new Error('not drawn yet');
        return root;
      },
      { timeout: 10_000 },
    );
    expect(inside.querySelector('.tf-site-notice')?.textContent).toBe(
      'The redirect stops on December\u00a031,\u00a02024.Visit',
    );
    expect(inside.querySelector('.tf-visit a')?.getAttribute('href')).toBe('/new');
    expect(inside.querySelector('.tf-logo-image')?.textContent).toBe('Northquay Trade');
    expect(inside.querySelector('slot[name=content]')?.closest('main')).toBeTruthy();
    inside.querySelector<HTMLElement>('.tf-skip')?.click();
    expect(shell.shadowRoot?.activeElement?.localName).toBe('main');
    shell.remove();
  });
});
