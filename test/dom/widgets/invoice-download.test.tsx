import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FaultKind } from '../../../src/adapters/demo';
import { PortError } from '../../../src/ports';
import { PayInvoices } from '../../../src/widgets/pay-invoices';
import { pressWhenShown, collectSavedFiles } from '../faults/page';
import { openSite, type SiteOptions } from '../faults/site';

afterEach(cleanup);

const download = 'Download PDF';

/** A page with an open invoice. */
async function open(options: SiteOptions = {}) {
  const site = openSite(options);
  site.show(<PayInvoices invoiceId="INV-80670" />);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('button', { name: download });
  return { site, dialog };
}

/** Asserts the message after a failed download, then retries with success. */
async function expectErrorThenRetry(site: ReturnType<typeof openSite>, dialog: HTMLElement, message: RegExp) {
  const none = await collectSavedFiles(async () => {
    await pressWhenShown(dialog, download);
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(message);
    site.demo.demo.setFaults([]);
    await pressWhenShown(dialog, download);
  });
  expect(none).toHaveLength(1);
  await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull());
}

describe('downloading an invoice', () => {
  it.each([
    ['O23 F01: offline', 'offline', /You’re offline/],
    ['O23 F04: when no response arrives in time', 'timeout', /did not respond in time/],
    ['O23 F06: while the service is down', 'unavailable', /isn’t available right now/],
    ['O23 F07 F08: while the service limits the rate', 'rate-limited', /Too many requests/],
    ['O23 F10: without access', 'forbidden', /doesn’t have access/],
    ['O23 F15: when the file can not be read', 'malformed', /unexpected error/],
  ] as const)(
    '%s shows the reason beside the button, saves nothing, sends one request, and works on the next press',
    async (_cell, kind: FaultKind, message) => {
      const { site, dialog } = await open();
      site.demo.demo.setFaults([{ method: 'invoices.file', kind, times: 1, detail: { retryAfter: 9e12 } }]);
      await expectErrorThenRetry(site, dialog, message);
      expect(site.countCalls('invoices.file')).toBe(2);
    },
  );

  it.each([
    ['O23 F05: of a failure inside the service', () => Promise.reject(new PortError('unexpected', '500'))],
    ['O23 F17: of an answer that is no file', async () => ({})],
    [
      'O23 F58: of an adapter that throws',
      () => {
        throw new TypeError('host');
      },
    ],
  ])('%s is reported, and the invoice stays open', async (_cell, broken) => {
    let works = false;
    const { site, dialog } = await open({
      instead: (method, next) => (method === 'invoices.file' && !works ? broken() : next()),
    });
    await pressWhenShown(dialog, download);
    await within(dialog).findByRole('alert');
    expect(within(dialog).getAllByText('Open').length).toBeGreaterThan(0);
    works = true;
    expect(await collectSavedFiles(async () => void (await pressWhenShown(dialog, download)))).toHaveLength(1);
    expect(site.countCalls('invoices.file')).toBe(2);
  });

  it('O23 F11: a missing document is reported with the customer service number', async () => {
    const { dialog } = await open({ scenario: 'no-documents' });
    await pressWhenShown(dialog, download);
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/Invoice not found.*1-888-555-0142/);
  });

  it('O23 F09 F16: an expired session is reported', async () => {
    const { site, dialog } = await open();
    site.demo.demo.setFaults([{ method: 'invoices.file', kind: 'signed-out', times: 1 }]);
    await pressWhenShown(dialog, download);
    expect(await screen.findByText(/Your session ended/)).toBeTruthy();
  });

  it('O23 F20 F21 F22: a slow file keeps one button busy, however often it is pressed, and is saved once', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const { site, dialog } = await open({
      instead: async (method, next) => (method === 'invoices.file' && (await slow), next()),
    });
    const button = within(dialog).getByRole('button', { name: download });
    button.focus();
    const files = await collectSavedFiles(async () => {
      fireEvent.click(button);
      await waitFor(() =>
        expect(within(dialog).getByRole('button', { name: 'Downloading PDF' }).getAttribute('aria-disabled')).toBe(
          'true',
        ),
      );
      expect(document.activeElement).toBe(button);
      fireEvent.click(button);
      fireEvent.click(button);
      answer();
    });
    expect([files.length, site.countCalls('invoices.file')]).toEqual([1, 1]);
  });

  it('O23 F26 F33: a file that arrives after its invoice was closed has no effect', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const { site, dialog } = await open({
      instead: async (method, next) => (method === 'invoices.file' && (await slow), next()),
    });
    await pressWhenShown(dialog, download);
    cleanup();
    answer();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(document.querySelector('[role=dialog], [role=alert]')).toBeNull();
    expect(site.countCalls('invoices.file')).toBe(1);
  });
});
