import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storyFields } from '../../../stories/support/payment-fields';
import type { PortMethod } from '../../../src/ports';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { AccountSwitcher } from '../../../src/widgets/account-switcher';
import { Cart } from '../../../src/widgets/cart';
import { Faq } from '../../../src/widgets/faq';
import { OrderBuilder } from '../../../src/widgets/order-builder';
import { OrderDetail } from '../../../src/widgets/order-detail';
import { OrderHistory } from '../../../src/widgets/order-history';
import { PayInvoices } from '../../../src/widgets/pay-invoices';
import { ProductDetails } from '../../../src/widgets/product-details';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { SupportTicketWizard } from '../../../src/widgets/support-ticket-wizard';
import { Promotions } from '../../../src/widgets/promotions';
import { RewardsClaim } from '../../../src/widgets/rewards-claim';
import { SupportTickets } from '../../../src/widgets/support-tickets';
import { UserAdmin } from '../../../src/widgets/user-admin';
import { UserProfile } from '../../../src/widgets/user-profile';
import { Wallet } from '../../../src/widgets/wallet';
import { inZone } from './in-zone';
import { orderId, cola, otherAccount, waitUntilStable, said } from './page';
import { withKeys } from './mutate-response';
import { openSite } from './site';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const becomeVisible = async () => {
  fireEvent(document, new Event('visibilitychange'));
  await waitUntilStable();
};

describe('a page that becomes visible again', () => {
  it.each<readonly [string, ReactElement, readonly PortMethod[]]>([
    ['O18 F41: products', <ProductGrid key="1" />, ['catalog.search']],
    ['O19 F41: a product', <ProductDetails key="2" productId={cola} />, ['catalog.product']],
    ['O11 O20 F41: the cart', <Cart key="3" />, ['cart.read']],
    ['O21 F41: orders', <OrderHistory key="4" />, ['orders.search']],
    ['O06 O21 F41: an order', <OrderDetail key="5" orderId={orderId} />, ['orders.detail']],
    [
      'O02 O03 O22 F41: invoices and payment methods',
      <PayInvoices key="6" />,
      ['invoices.list', 'invoices.totals', 'wallet.methods'],
    ],
    ['O26 F41: promotions', <Promotions key="10" />, ['promotions.list']],
    ['O08 O26 F41: points and rewards', <RewardsClaim key="11" />, ['rewards.read', 'rewards.history']],
    ['O27 F41: support tickets', <SupportTickets key="8" />, ['support.search']],
    ['O27 F41: a support ticket', <SupportTickets key="9" caseId="case-C-208841" />, ['support.read']],
    ['O13 F41: users', <UserAdmin key="8" />, ['users.search']],
    ['O14 F41: the own record', <UserProfile key="9" />, ['profile.read']],
    [
      'O04 O05 F41: the wallet and autopay',
      <Wallet key="7" paymentFields={storyFields()} />,
      ['wallet.methods', 'wallet.autopay'],
    ],
  ])('%s: refetches once, and sends no change', async (_cell, widget, reads) => {
    const site = openSite();
    const place = site.show(widget);
    await waitUntilStable();
    const [before, calls] = [said(place), site.calls.length];
    await becomeVisible();
    const since = site.calls.slice(calls);
    for (const read of reads)
      expect(
        since.filter((one) => one === read),
        read,
      ).toHaveLength(1);
    expect(since.filter((one) => /prepare|commit|outcome|change$|save|create/.test(one))).toEqual([]);
    expect(said(place)).toBe(before);
  });

  it('O02 O03 F41: a payment in preparation keeps its selection', async () => {
    const site = openSite();
    const place = site.show(<PayInvoices />);
    await waitUntilStable();
    for (const box of within(place)
      .getAllByRole('checkbox', { name: /^Select INV.* to pay$/ })
      .slice(0, 2))
      fireEvent.click(box);
    await waitFor(() => within(place).getByRole('button', { name: /^Pay \$/ }));
    const total = within(place).getByRole('button', { name: /^Pay \$/ }).textContent;
    await becomeVisible();
    expect(within(place).getByRole('button', { name: /^Pay \$/ }).textContent).toBe(total);
  });

  it('O20 F41: a session that expired meanwhile is reported', async () => {
    const site = openSite();
    const place = site.show(<Cart />);
    await waitUntilStable();
    site.demo.demo.setFaults([{ method: 'cart.read', kind: 'signed-out' }]);
    await becomeVisible();
    await waitFor(() => expect(said(place)).toContain('Your session ended'));
  });
});

describe('a started support ticket', () => {
  it('O07 F41: keeps its answers while the page is hidden, and is not sent', async () => {
    const site = openSite();
    const place = site.show(<SupportTicketWizard />);
    await waitUntilStable();
    fireEvent.click(place.querySelector('input[value=customer]') as HTMLElement); // both kinds are offered
    fireEvent.submit(place.querySelector('form') as HTMLElement); // the page has one wizard
    await waitUntilStable();
    const message = await waitFor(() => place.querySelector('textarea') as HTMLTextAreaElement); // the step that describes the problem
    fireEvent.change(message, { target: { value: 'Two cases are missing.' } });
    await becomeVisible();
    expect(place.querySelector('textarea')?.value).toBe('Two cases are missing.');
    expect(site.calls.filter((one) => one.startsWith('createCase'))).toEqual([]);
  });
});

describe('an order in the builder', () => {
  it('O17 F30 F33 F41: belongs to its account, and is there when the page becomes visible and when the buyer returns to the account', async () => {
    const site = openSite({ scenario: 'empty-cart' });
    const place = site.show(<OrderBuilder />);
    await waitUntilStable();
    const typed = () =>
      [...place.querySelectorAll<HTMLInputElement>('[data-column="product"]')]
        .map(({ value }) => value)
        .filter(Boolean);
    const [field] = place.querySelectorAll<HTMLInputElement>('[data-column="product"]');
    if (field === undefined) throw new Error('No row');
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: '104417' } });
    fireEvent.blur(field);
    await waitFor(() => expect(typed()).toEqual(['Maribel Cola']));
    await becomeVisible();
    expect(typed()).toEqual(['Maribel Cola']);
    await getSessionRuntime(site.adapter).switchTo(otherAccount);
    await waitFor(() => expect(typed()).toEqual([]));
    await waitUntilStable();
    expect(typed()).toEqual([]);
    await getSessionRuntime(site.adapter).switchTo('harbor-lane-taproom');
    await waitFor(() => expect(typed()).toEqual(['Maribel Cola']));
  });
});

describe('a page restored from the back-forward cache', () => {
  const back = async () => {
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntilStable();
  };

  it('O11 F31: reads the cart again, sends no change twice, and accepts the next change', async () => {
    const site = openSite();
    const place = site.show(<Cart />);
    await waitUntilStable();
    const more = () => within(place).getAllByRole('button', { name: /^One more of/ })[0] as HTMLElement; // the cart has lines
    fireEvent.click(more());
    await waitFor(() => expect(site.countCalls('cart.change')).toBe(1));
    await waitUntilStable();
    const reads = site.countCalls('cart.read');
    await back();
    await waitFor(() => expect(site.countCalls('cart.read')).toBeGreaterThan(reads));
    expect(site.countCalls('cart.change')).toBe(1);
    fireEvent.click(more());
    await waitFor(() => expect(site.countCalls('cart.change')).toBe(2));
  });

  it('O17 F31: has its typed rows, and accepts further ones', async () => {
    const site = openSite({ scenario: 'empty-cart' });
    const place = site.show(<OrderBuilder />);
    await waitUntilStable();
    const typed = () =>
      [...place.querySelectorAll<HTMLInputElement>('[data-column="product"]')]
        .map(({ value }) => value)
        .filter(Boolean);
    const type = (row: number, text: string) => {
      const field = place.querySelectorAll<HTMLInputElement>('[data-column="product"]')[row] as HTMLInputElement; // an empty row follows the last typed one
      fireEvent.focus(field);
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
    };
    type(0, '104417');
    await waitFor(() => expect(typed()).toEqual(['Maribel Cola']));
    await back();
    expect(typed()).toEqual(['Maribel Cola']);
    type(1, '104418');
    await waitFor(() => expect(typed()).toHaveLength(2));
    expect(site.calls.filter((one) => one === 'cart.change')).toEqual([]);
  });

  it('O15 F31: switches the account once, and opens its target', async () => {
    const site = openSite();
    const place = site.show(<AccountSwitcher layout="inline" />);
    await waitUntilStable();
    fireEvent.click(within(place).getByText(/English Bay/));
    await waitFor(() =>
      expect(getSessionRuntime(site.adapter).store.getState()).toMatchObject({ session: { accountId: otherAccount } }),
    );
    await back();
    expect(site.countCalls('accounts.switchTo')).toBe(1);
    expect(getSessionRuntime(site.adapter).store.getState()).toMatchObject({ session: { accountId: otherAccount } });
    fireEvent.click(within(place).getByText(/^Harbor Lane Taproom/));
    await waitFor(() => expect(site.countCalls('accounts.switchTo')).toBe(2));
  });
});

describe('large amounts of data', () => {
  it.each<readonly [string, string, ReactElement, string, number]>([
    ['O18 F42: ten thousand products', 'ten-thousand-products', <ProductGrid key="1" />, '.tf-product-card', 10],
    ['O21 F42: ten thousand orders', 'ten-thousand-orders', <OrderHistory key="2" />, '[data-order]', 10],
    ['O22 F42: a thousand invoices', 'many-invoices', <PayInvoices key="3" />, '.tf-invoices-row', 10],
    [
      'O25 F42: five thousand accounts',
      'five-thousand-accounts',
      <AccountSwitcher key="4" layout="inline" />,
      '.tf-account-row',
      60,
    ],
    ['O24 F42: hundreds of questions', 'many-faqs', <Faq key="5" />, '.tf-faq-entry', 60],
  ])('%s are rendered as one page, or as the visible part', async (_cell, scenario, widget, rows, most) => {
    const place = openSite({ scenario }).show(widget);
    await waitUntilStable();
    const drawn = place.querySelectorAll(rows).length;
    expect(drawn).toBeGreaterThan(4);
    expect(drawn).toBeLessThanOrEqual(most);
  });

  it('O27 F42: ten thousand support tickets are rendered as one page', async () => {
    const site = openSite({
      instead: async (method, next, request) => {
        const answer = await next();
        if (method !== 'support.search') return answer;
        const { page, pageSize } = request as { readonly page: number; readonly pageSize: number }; // the method's own type
        const [one] = (answer as { readonly items: readonly { readonly id: string }[] }).items; // the method's own type
        return {
          items: Array.from({ length: pageSize }, (_, at) => ({ ...one, id: `${page}-${at}` })),
          page,
          pageSize,
          total: 10_000,
          hasMore: true,
        };
      },
    });
    const place = site.show(<SupportTickets />);
    await waitUntilStable();
    expect(place.querySelectorAll('.tf-tickets-row').length).toBeLessThanOrEqual(50);
    expect(said(place)).toContain('10,000');
    expect(site.countCalls('support.search')).toBe(1);
  });

  it('O22 F42: a thousand selected invoices are a few rendered lines and one total', async () => {
    const site = openSite({ scenario: 'many-invoices' });
    const place = site.show(<PayInvoices />);
    await waitUntilStable();
    fireEvent.click(within(place).getByRole('checkbox', { name: 'Select all on this page' }));
    fireEvent.click(await within(place).findByRole('button', { name: 'Select all 1,000 to pay' }));
    await waitFor(() => expect(said(place)).toContain('1,000 invoices selected'));
    expect(place.querySelectorAll('.tf-invoices-aside li').length).toBeLessThan(20);
    expect(site.countCalls('invoices.list')).toBeLessThan(10);
  });
});

describe('times', () => {
  /** The same order with all its times at one instant, rendered on devices in other time zones. */
  async function renderedTimes(instant: string, timeZone: string): Promise<string> {
    const texts = new Set<string>();
    for (const device of ['UTC', 'Asia/Tokyo', 'America/New_York']) {
      const answer = (method: string, value: unknown) =>
        withKeys(['timeZone'], () => timeZone)(
          method,
          withKeys(['placedAt', 'at', 'paidAt', 'changesUntil'], () => instant)(method, value),
        );
      const hours = await inZone(device, async () => {
        const place = openSite({ answer }).show(<OrderDetail orderId={orderId} />);
        await waitUntilStable();
        return said(place).match(/\d{1,2}:\d\d [AP]M/g) ?? [];
      });
      // On a device in the account's own zone the zone's name may be left out.
      texts.add(hours.join());
      cleanup();
    }
    const [text = ''] = texts;
    expect([...texts]).toEqual([text]);
    return text;
  }

  it('O06 O21 F39: in an hour that clocks show twice are the same on every device', async () => {
    expect(await renderedTimes('2026-11-01T01:30:00-04:00', 'America/New_York')).toMatch(/^(1:30 AM,?)+$/);
    expect(await renderedTimes('2026-11-01T01:30:00-05:00', 'America/New_York')).toMatch(/^(1:30 AM,?)+$/);
  });

  it('O06 O21 F40: use the server’s offset, whatever this browser’s zone data is', async () => {
    expect(await renderedTimes('2026-11-19T16:00:00-07:00', 'America/Vancouver')).toMatch(/^(4:00 PM,?)+$/);
  });

  it.each([
    ['O27 F39: of a support ticket in an hour that clocks show twice', '2026-11-01T01:30:00-05:00', '1:30 AM'],
    ['O27 F40: of a support ticket by the offset the server wrote', '2026-11-19T23:30:00-07:00', '11:30 PM'],
  ])('%s are the same on every device', async (_cell, instant, hour) => {
    const answer = (method: string, value: unknown) =>
      method === 'support.read' ? withKeys(['createdAt', 'modifiedAt', 'at'], () => instant)(method, value) : value;
    for (const device of ['UTC', 'Asia/Tokyo']) {
      await inZone(device, async () => {
        const place = openSite({ answer }).show(<SupportTickets caseId="case-C-208841" />);
        await waitUntilStable();
        const hours = said(place).match(/\d{1,2}:\d\d [AP]M/g) ?? [];
        expect(hours.filter((one) => one === hour).length, device).toBeGreaterThanOrEqual(2);
        expect(said(place)).toContain(hour === '11:30 PM' ? '11/19/2026' : '11/1/2026');
      });
      cleanup();
    }
  });

  it.each([
    [
      'O02 O03 F39: of a payment in an hour that clocks show twice',
      '2026-11-01T01:30:00-05:00',
      'America/New_York',
      '1:30 AM',
    ],
    [
      'O02 O03 F40: of a payment by the offset the server wrote',
      '2026-11-19T16:00:00-07:00',
      'America/Vancouver',
      '4:00 PM',
    ],
  ])('%s are the same on every device', async (_cell, instant, timeZone, hour) => {
    for (const device of ['UTC', 'Asia/Tokyo']) {
      const answer = (method: string, value: unknown) =>
        method === 'payInvoices.commit'
          ? withKeys(['timeZone'], () => timeZone)(method, withKeys(['paidAt'], () => instant)(method, value))
          : value;
      await inZone(device, async () => {
        const place = openSite({ answer }).show(<PayInvoices />);
        await waitUntilStable();
        fireEvent.click(within(place).getAllByRole('checkbox', { name: /^Select INV.* to pay$/ })[0] as HTMLElement); // getAll throws without a match
        await waitFor(() => expect(said(place)).not.toContain('Calculating the surcharge'));
        fireEvent.click(await within(place).findByRole('button', { name: /^Pay \$/ }));
        fireEvent.click(
          await within(await within(document.body).findByRole('dialog', { name: /^Pay \$/ })).findByRole('button', {
            name: /^Pay \$/,
          }),
        );
        await waitFor(() => expect(said(place)).toMatch(new RegExp(`Payment PAY-\\d+ on .*${hour}`)));
      });
      cleanup();
    }
  });
});
