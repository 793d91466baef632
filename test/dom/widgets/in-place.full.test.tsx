import { act, cleanup, render } from '@testing-library/react';
import { Activity, cloneElement, type ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import type { TradefrontProviderProps } from '../../../src/runtime/react/provider';
import { AppLinks } from '../../../src/widgets/app-links';
import { ContactUs } from '../../../src/widgets/contact-us';
import { Dashboard } from '../../../src/widgets/dashboard';
import { Home } from '../../../src/widgets/home';
import { LayoutShell } from '../../../src/widgets/layout-shell';
import { Notifications } from '../../../src/widgets/notifications';
import { OrderHistory } from '../../../src/widgets/order-history';
import { ShoppingLists } from '../../../src/widgets/shopping-lists';
import { SignIn } from '../../../src/widgets/sign-in';
import { everyOperation, journeys, waitUntilStable, usually } from '../faults/journeys';
import { said } from '../faults/page';
import { openSite, type SiteOptions } from '../faults/site';

const everything = journeys.map(({ operation }) => operation);
let usual: Awaited<ReturnType<typeof everyOperation>>;
let complaints: string[];

beforeAll(async () => {
  usual = await usually();
}, 300_000);
beforeEach(() => {
  complaints = [];
  for (const how of ['error', 'warn'] as const)
    vi.spyOn(console, how).mockImplementation(
      (...parts: unknown[]) => void complaints.push(parts.map(String).join(' ').slice(0, 300)),
    );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Page = ReactElement<TradefrontProviderProps>;

/** Renders a page, and changes it in place when it is stable. */
function changed(before: (page: Page) => ReactElement, after: (page: Page) => readonly ReactElement[]): SiteOptions {
  let steps: readonly ReactElement[] = [];
  let rerender: (page: ReactElement) => void;
  return {
    render: (whole) => {
      const page = whole as Page; // the provider that a site renders around all widgets
      const view = render(before(page));
      rerender = view.rerender;
      steps = after(page);
      return view.container;
    },
    after: async () => {
      for (const step of steps) {
        act(() => rerender(step));
        // Longer than a task: deferred clean-up has run by then.
        await new Promise((resolve) => setTimeout(resolve, 30));
        await waitUntilStable();
      }
    },
  };
}

const hiddenPage = (page: ReactElement) => <Activity mode="hidden">{page}</Activity>;
const visiblePage = (page: ReactElement) => <Activity mode="visible">{page}</Activity>;
const hiddenOnce = () => changed(visiblePage, (page) => [hiddenPage(page), visiblePage(page)]);

async function expectUsualOutcomes(more: (operation: string) => SiteOptions): Promise<void> {
  const { outcomes } = await everyOperation(more, everything, usual.outcomes);
  expect(Object.keys(outcomes)).toEqual(everything);
  for (const [operation, outcome] of Object.entries(outcomes))
    expect.soft(outcome, operation).toEqual(usual.outcomes[operation]);
  expect(complaints).toEqual([]);
}

describe('every operation works as usual', { timeout: 300_000 }, () => {
  it('on a page that was hidden and shown again', () => expectUsualOutcomes(hiddenOnce));

  it('in strict mode', () => expectUsualOutcomes(() => ({ strict: true })));

  it('after the language changed, in that language', () => {
    const requests: unknown[] = [];
    return expectUsualOutcomes(() => ({
      ...changed(
        (page) => cloneElement(page, { locale: 'fr-CA' }),
        (page) => [page],
      ),
      instead: (_method, next, request) => {
        requests.push(request);
        return next();
      },
    }));
  });

  it('after the adapter changed', () => {
    const other = createDemoAdapter({ storage: 'memory', clock: () => storyTime, scenario: 'guest-checkout' });
    return expectUsualOutcomes(() =>
      changed(
        (page) => cloneElement(page, { adapter: other }),
        (page) => [page],
      ),
    );
  });
});

const others: Readonly<Record<string, ReactElement>> = {
  'app-links': <AppLinks fountainURL="https://fountain.example" appStoreIos="https://apps.apple.com/app/id1" />,
  'contact-us': <ContactUs />,
  dashboard: <Dashboard />,
  home: <Home />,
  'layout-shell': <LayoutShell />,
  notifications: <Notifications />,
  'order-history': <OrderHistory />,
  'shopping-lists': <ShoppingLists />,
  'sign-in': <SignIn />,
};

describe('a widget without an operation of its own', () => {
  const look = async (widget: ReactElement, change: SiteOptions) => {
    const page = openSite(change).show(widget);
    await waitUntilStable();
    await change.after?.(page);
    const text = said(page);
    cleanup();
    return text;
  };

  it.each(Object.entries(others))(
    '%s shows the same after it was hidden and shown, and after a late change of its language or adapter',
    async (_name, widget) => {
      // The first rendering loads the lazy code for all later ones.
      await look(widget, {});
      await new Promise((resolve) => setTimeout(resolve, 500));
      const whole = await look(widget, {});
      expect(whole).not.toBe('');
      const other = createDemoAdapter({ storage: 'memory', clock: () => storyTime, scenario: 'guest-checkout' });
      expect(await look(widget, hiddenOnce())).toBe(whole);
      expect(await look(widget, { strict: true })).toBe(whole);
      expect(
        await look(
          widget,
          changed(
            (page) => cloneElement(page, { locale: 'fr-CA' }),
            (page) => [page],
          ),
        ),
      ).toBe(whole);
      expect(
        await look(
          widget,
          changed(
            (page) => cloneElement(page, { adapter: other }),
            (page) => [page],
          ),
        ),
      ).toBe(whole);
      expect(complaints).toEqual([]);
    },
  );
});
