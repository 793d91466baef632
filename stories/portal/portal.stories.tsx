import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import '../../src/portal/portal.css';
import { portalMessages } from '../../src/portal/portal.messages';
import { pendingLeave } from '../../src/portal/unsaved';
import { fails, never } from '../support/ports';
import { PortalStory, type PortalStoryProps } from './portal-story';

export default { title: 'Portal/Pages', component: PortalStory, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof PortalStory
>;

type Play = (context: StoryContext) => Promise<void>;

const story = (args: Omit<PortalStoryProps, 'locale'>, play: Play) => ({
  args: { ...args, locale: 'en-US' },
  render: (props: PortalStoryProps, { globals }: StoryContext) => (
    <PortalStory {...props} locale={String(globals.locale)} />
  ),
  parameters: { bare: true },
  play,
});

const patient = { timeout: 8000 };
const found = (find: () => Element | null | undefined) => waitFor(() => expect(find()).toBeTruthy(), patient);
const main = ({ canvasElement }: StoryContext) => canvasElement.querySelector('main');
const within$ = (context: StoryContext, selector: string) => found(() => context.canvasElement.querySelector(selector));

/** Checks that the page has one h1 and its landmarks. */
const isAPage: Play = async (context) => {
  await found(() => main(context)?.querySelector('h1'));
  await expect(context.canvasElement.querySelectorAll('h1')).toHaveLength(1);
  for (const landmark of [
    '.tf-shell > header',
    '.tf-shell > main',
    '.tf-shell > footer',
    '.tf-shell nav.tf-portal-nav',
  ]) {
    await expect(context.canvasElement.querySelectorAll(landmark)).toHaveLength(1);
  }
};

/** Exactly one visible item is marked as current. The tabs and the panel of a phone are never visible together. */
const marks =
  (path: string): Play =>
  async ({ canvasElement }) => {
    const current = Array.from(canvasElement.querySelectorAll('nav [aria-current]')).filter((link) =>
      link.checkVisibility(),
    );
    await expect(current.map((link) => link.getAttribute('href'))).toEqual([path]);
  };

export const Today = story({ page: { name: 'home' } }, async (context) => {
  await isAPage(context);
  await within$(context, '.tf-dashboard-order');
  await within$(context, '.tf-dashboard-next .tf-meter');
  await marks('/en-US/')(context);
});
export const TodayWithNothingInTheCart = story({ page: { name: 'home' }, scenario: 'empty-cart' }, async (context) => {
  await found(() => context.canvasElement.querySelector('.tf-dashboard-next a[href="/en-US/products"]'));
});
export const TodayWithoutOrdering = story({ page: { name: 'home' }, user: 'priya' }, async (context) => {
  await found(() => main(context)?.querySelector('a[href="/en-US/invoices"]'));
  await expect(context.canvasElement.querySelector('nav a[href="/en-US/products"], .tf-dashboard-next')).toBeNull();
});
export const TodayWithUnknownStatus = story({ page: { name: 'home' }, scenario: 'unknown-enum' }, async (context) => {
  await found(() => main(context)?.querySelector('.tf-dashboard-order'));
  await expect(main(context)?.textContent).toContain('Awaiting Ferry');
});
export const TodayLoading = story(
  { page: { name: 'home' }, ports: ({ session }) => ({ session: { ...session, isGuest: never } }) },
  async (context) => {
    await within$(context, '.tf-skeleton-shape');
  },
);
export const Welcome = story({ page: { name: 'home' }, scenario: 'guest' }, async (context) => {
  await found(() => main(context)?.querySelector('a[href^="/en-US/sign-in"]'));
});

export const Products = story({ page: { name: 'products' }, query: 'search=tonic' }, async (context) => {
  await isAPage(context);
  await found(() => main(context)?.querySelector('input[type="search"]'));
  await expect(main(context)?.querySelector<HTMLInputElement>('input[type="search"]')?.value).toBe('tonic');
  await marks('/en-US/products')(context);
});
export const Cart = story({ page: { name: 'cart' } }, async (context) => {
  await within$(context, '.tf-cart-line');
  // Header and page show the same number, because they share the cart.
  await expect(context.canvasElement.querySelector('.tf-portal-cart')?.textContent).toMatch(/34/);
  await isAPage(context);
});
export const Checkout = story({ page: { name: 'checkout' }, scenario: 'full-cart' }, async (context) => {
  await within$(context, '.tf-checkout-summary');
  await isAPage(context);
  await expect(context.canvasElement.querySelector('nav [data-place="cart"] a')).toHaveAttribute(
    'aria-current',
    'true',
  );
});
export const OrderPlaced = story({ page: { name: 'order-placed', id: 'o-4500871' } }, async (context) => {
  await within$(context, '.tf-placed-header');
  await expect(main(context)?.querySelector('h1')?.textContent).toContain('4500871');
});
export const Faq = story({ page: { name: 'faq' } }, async (context) => {
  await within$(context, '.tf-faq-entry');
  await marks('/en-US/faq')(context);
});
export const Resend = story({ page: { name: 'resend' } }, async (context) => {
  await within$(context, 'form');
  await found(() => main(context)?.querySelector('h1'));
  await expect(context.canvasElement.querySelector('nav')).toBeNull();
  await expect(context.canvasElement.querySelector('.tf-shell > footer')).toBeInTheDocument();
});
export const SignIn = story({ page: { name: 'sign-in' }, query: 'reason=session-ended', scenario: 'guest' }, isAPage);
export const Register = story({ page: { name: 'register' }, scenario: 'guest' }, async (context) => {
  await isAPage(context);
  await found(() => main(context)?.querySelector('input[name="accountNumber"]'));
  await found(() => main(context)?.querySelector('a[href="tel:18885550142"]'));
});
export const NotFound = story({ page: { name: 'not-found' } }, isAPage);

export const SessionEnded = story({ page: { name: 'cart' }, scenario: 'signed-out' }, async (context) => {
  await found(() => main(context)?.querySelector('a[href*="session-ended"]'));
  await expect(main(context)?.querySelectorAll('a[href*="sign-in"]')).toHaveLength(1);
});
export const SessionEndedOnAnOpenPage = story({ page: { name: 'faq' }, scenario: 'signed-out' }, async (context) => {
  await within$(context, '.tf-portal-notices a[href*="session-ended"]');
  await within$(context, '.tf-faq-entry');
});
export const SessionUnknown = story(
  { page: { name: 'faq' }, ports: ({ session }) => ({ session: { ...session, isGuest: fails('unavailable') } }) },
  async (context) => {
    await within$(context, '.tf-portal-notices .tf-button');
  },
);
export const Offline = story({ page: { name: 'cart' } }, async (context) => {
  await within$(context, '.tf-cart-line');
  const onLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  try {
    window.dispatchEvent(new Event('offline'));
    await within$(context, '.tf-portal-offline');
    await expect(main(context)?.querySelector('.tf-banner .lucide-wifi-off')).toBeNull();
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
    await expect(onLine).toBeDefined();
  }
});

export const OrderLeftAndPlaced = story(
  {
    page: { name: 'faq' },
    leftOrder: true,
    ports: ({ checkout, orders }) => ({
      checkout: {
        ...checkout,
        outcome: async ({ accountId, locale }) => {
          const [latest] = (await orders?.list?.({ accountId, locale, page: 0, pageSize: 1 }))?.items ?? [];
          const order = await orders?.read?.({ accountId, locale, orderId: latest?.id ?? '' });
          return order ? { outcome: 'done', order } : { outcome: 'closed' };
        },
      },
    }),
  },
  async (context) => {
    await within$(context, '.tf-portal-notices a[href*="/order-placed/"]');
    const dismiss = within(
      context.canvasElement.querySelector<HTMLElement>('.tf-portal-notices') ?? context.canvasElement,
    ).getByRole('button');
    await userEvent.click(dismiss);
    await waitFor(() => expect(context.canvasElement.querySelector('.tf-portal-notices')).toBeNull());
  },
);
export const OrderLeftAndNotPlaced = story(
  {
    page: { name: 'faq' },
    leftOrder: true,
    ports: ({ checkout }) => ({ checkout: { ...checkout, outcome: () => Promise.resolve({ outcome: 'closed' }) } }),
  },
  async (context) => {
    await within$(context, '.tf-portal-notices a[href="/en-US/checkout"]');
  },
);
export const OrderLeftAndUnknown = story(
  {
    page: { name: 'faq' },
    leftOrder: true,
    ports: ({ checkout }) => ({ checkout: { ...checkout, outcome: fails('forbidden') } }),
  },
  async (context) => {
    await within$(context, '.tf-portal-notices .tf-button');
    await expect(context.canvasElement.querySelector('.tf-portal-notices a')).toBeNull();
  },
);

/** Leaving the page requires confirmation, because its input would be lost. */
export const AskedBeforeLeaving = story({ page: { name: 'password' } }, async (context) => {
  const left = fn();
  await isAPage(context);
  pendingLeave.setState({ go: left });
  const question = await within(document.body).findByRole('alertdialog', {}, patient);
  await waitFor(() => expect(within(question).getByRole('button', { name: portalMessages.leave.stay })).toHaveFocus());
  await userEvent.click(within(question).getByRole('button', { name: portalMessages.leave.stay }));
  await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
  await expect(left).not.toHaveBeenCalled();
  pendingLeave.setState({ go: left });
  await userEvent.click(
    within(await within(document.body).findByRole('alertdialog')).getByRole('button', {
      name: portalMessages.leave.go,
    }),
  );
  await expect(left).toHaveBeenCalledTimes(1);
  pendingLeave.setState({ go: left });
  await within(document.body).findByRole('alertdialog');
});

export const MenuOpen = story({ page: { name: 'home' } }, async (context) => {
  await within$(context, 'button.tf-portal-avatar');
  const button = context.canvasElement.querySelector<HTMLElement>('button.tf-portal-avatar');
  if (button === null) throw new Error('No menu');
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(button).toHaveFocus());
  // The page accepts no clicks until the menu has closed.
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
  await userEvent.click(button);
});
