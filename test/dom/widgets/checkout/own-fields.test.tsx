import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PortError, type UploadOptions } from '../../../../src/ports';
import {
  type CheckoutHarness,
  type CheckoutOptions,
  commitButton,
  fails,
  fillRequired,
  openCheckout,
  waitForPlaced,
} from './checkout-harness';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const open = (options: CheckoutOptions = {}) => openCheckout({ scenario: 'own-fields', ...options });

const costCenter = () => screen.findByLabelText<HTMLSelectElement>('Cost center', undefined, { timeout: 8000 });
const receiver = () => screen.getByLabelText<HTMLInputElement>('Received by');
const permit = () => screen.getByRole('group', { name: 'Event permit' });
const permitButton = () => within(permit()).getByRole('button', { name: /^Choose (a|another) file, Event permit$/ });

const pdf = (name = 'permit.pdf', type = 'application/pdf') => new File(['%PDF-1.7'], name, { type });

function chooseFile(view: CheckoutHarness, file: File): void {
  const input = view.container.querySelector('input[type="file"]');
  if (input === null) throw new Error('No file field');
  fireEvent.change(input, { target: { files: [file] } });
}

/** Fills in the required fields of the store and of the checkout. */
async function fillAll(view: CheckoutHarness): Promise<void> {
  fireEvent.change(await costCenter(), { target: { value: 'events' } });
  fireEvent.change(receiver(), { target: { value: ' Sam Rivera ' } });
  await fillRequired(view);
}

describe('the store’s own checkout fields', () => {
  it('travel with the order', async () => {
    const view = open();
    await fillAll(view);
    fireEvent.change(screen.getByLabelText(/^Event date/), { target: { value: '2026-11-28' } });
    chooseFile(view, pdf());
    await screen.findByText('permit.pdf');
    fireEvent.click(commitButton(view));
    await waitForPlaced(view);
    const [order] = (
      await view.demo.orders.list({ accountId: 'harbor-lane-taproom', locale: 'en-US', page: 0, pageSize: 1 })
    ).items;
    const detail = await view.demo.orders.detail({
      accountId: 'harbor-lane-taproom',
      locale: 'en-US',
      orderId: order?.id ?? '',
    });
    expect(detail?.fields).toEqual([
      { label: 'Cost center', kind: 'choice', value: 'Events and catering' },
      { label: 'Received by', kind: 'text', value: 'Sam Rivera' },
      { label: 'Event date', kind: 'date', value: '2026-11-28' },
      { label: 'Event permit', kind: 'file', value: 'permit.pdf' },
    ]);
  });

  it('are in the confirmation of a page without a page of its own for placed orders', async () => {
    const href = ({ to }: { readonly to: string }) => (to === 'order-placed' ? null : `#${to}`);
    const view = open({ settings: { links: { href, navigate: () => {} } } });
    await fillAll(view);
    fireEvent.change(screen.getByLabelText(/^Event date/), { target: { value: '2026-11-28' } });
    fireEvent.click(commitButton(view));
    await screen.findByRole('heading', { name: /^Order \d+ placed/ }, { timeout: 8000 });
    const facts = [...view.container.querySelectorAll('dl:first-of-type > div')].map(({ children }) =>
      [...children].map((part) => part.textContent.replace(/\s/g, ' ')),
    );
    expect(facts.slice(1)).toEqual([
      ['Cost center', 'Events and catering'],
      ['Received by', 'Sam Rivera'],
      ['Event date', 'Sat, Nov 28'],
    ]);
  });

  it('are required: each error names its field and has a link to it', async () => {
    const view = open();
    await costCenter();
    await fillRequired(view);
    fireEvent.click(commitButton(view));
    const summary = await waitFor(() => {
      const found = view.container.querySelector<HTMLElement>('.tf-error-summary');
      if (found === null) throw new Error('No error summary');
      return found;
    });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cost center: choose an option.', 'Received by: fill in this field.']);
    expect(view.callsOf('prepare')).toEqual([]);
    expect((await costCenter()).getAttribute('aria-invalid')).toBe('true');
  });

  it('show the field that the backend rejects, until it changes', async () => {
    const view = open({
      ports: () => ({ prepare: fails('rejected', { fields: { 'fields.cost-center': 'badInput' } }) }),
    });
    await fillAll(view);
    fireEvent.click(commitButton(view));
    const text = 'The ordering service did not accept this. Change it and try again.';
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    fireEvent.change(await costCenter(), { target: { value: 'bar' } });
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  it('are restored after a reload, the file included', async () => {
    const first = open({ id: 'site' });
    await fillAll(first);
    chooseFile(first, pdf());
    await screen.findByText('permit.pdf');
    first.unmount();
    open({ id: 'site' });
    expect((await costCenter()).value).toBe('events');
    expect(receiver().value).toBe(' Sam Rivera ');
    expect(within(permit()).getByText('permit.pdf')).toBeDefined();
  });

  it('have no file field if the adapter uploads none', async () => {
    const view = open({ without: ['upload'] });
    await costCenter();
    expect(view.container.querySelectorAll('.tf-checkout-fields > *')).toHaveLength(4);
    expect(screen.queryByRole('group', { name: 'Event permit' })).toBeNull();
  });
});

describe('the file of an own field', () => {
  /** An upload that ends when the test says so. */
  function pendingUpload() {
    const uploads: { readonly options: UploadOptions | undefined; readonly end: (handle: string) => void }[] = [];
    const upload = (_request: object, options?: UploadOptions) =>
      new Promise<{ handle: string }>((resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new PortError('aborted', 'Test')));
        uploads.push({ options, end: (handle) => resolve({ handle }) });
      });
    return { uploads, ports: () => ({ upload }) };
  }

  it('shows its progress, and the order waits for it', async () => {
    const { uploads, ports } = pendingUpload();
    const view = open({ ports });
    await fillAll(view);
    chooseFile(view, pdf());
    const bar = await screen.findByRole('progressbar', { name: 'Uploading permit.pdf' });
    uploads[0]?.options?.onProgress?.(0.4);
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('40%'));
    fireEvent.click(commitButton(view));
    expect((await screen.findAllByText('Event permit: wait until the file has uploaded.')).length).toBeGreaterThan(0);
    expect(view.callsOf('prepare')).toEqual([]);
    uploads[0]?.end('up-1');
    expect(await screen.findByText('permit.pdf')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Event permit: wait until the file has uploaded.')).toBeNull());
  });

  it('can be canceled, which aborts the upload and moves the focus to the button', async () => {
    const { uploads, ports } = pendingUpload();
    const view = open({ ports });
    await costCenter();
    chooseFile(view, pdf());
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel upload of permit.pdf' }));
    expect(uploads[0]?.options?.signal?.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: /permit/ })).toBeNull());
    expect(document.activeElement).toBe(permitButton());
  });

  it('is replaced by another file: the first upload counts no longer, whenever it ends', async () => {
    const { uploads, ports } = pendingUpload();
    const view = open({ ports });
    await costCenter();
    chooseFile(view, pdf('first.pdf'));
    chooseFile(view, pdf('second.pdf'));
    await screen.findByRole('progressbar', { name: 'Uploading second.pdf' });
    uploads[0]?.end('up-1');
    uploads[1]?.end('up-2');
    expect(await screen.findByText('second.pdf')).toBeDefined();
    expect(screen.queryByText('first.pdf')).toBeNull();
  });

  it('can be removed', async () => {
    const view = open();
    await costCenter();
    chooseFile(view, pdf());
    fireEvent.click(await screen.findByRole('button', { name: 'Remove permit.pdf' }));
    await waitFor(() => expect(screen.queryByText('permit.pdf')).toBeNull());
    expect(permitButton().textContent).toBe('Choose a file');
  });

  it.each([
    ['another type', pdf('page.html', 'text/html'), 'page.html isn’t a file type that’s accepted here.'],
    ['an empty one', new File([], 'empty.pdf', { type: 'application/pdf' }), 'empty.pdf is empty.'],
    [
      'a large one',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'scan.pdf', { type: 'application/pdf' }),
      'scan.pdf is larger than 5 MB.',
    ],
  ])('is refused before it is sent: %s', async (_kind, file, text) => {
    const view = open();
    await costCenter();
    chooseFile(view, file);
    expect(await within(permit()).findByText((found) => found.replaceAll('\u00A0', ' ') === text)).toBeDefined();
    expect(view.callsOf('upload')).toEqual([]);
  });

  it('is sent again after a failure', async () => {
    let calls = 0;
    const view = open({
      ports: ({ checkout }) => ({
        upload: (...call) => (calls++ === 0 ? fails('unavailable')() : checkout.upload(...call)),
      }),
    });
    await costCenter();
    chooseFile(view, pdf());
    expect(await within(permit()).findByText('permit.pdf did not upload.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try again: permit.pdf' }));
    expect(await within(permit()).findByText('permit.pdf')).toBeDefined();
    expect(calls).toBe(2);
  });

  it('that the backend refuses has the backend’s reason', async () => {
    const view = open({ ports: () => ({ upload: fails('rejected', { fields: { file: 'typeMismatch' } }) }) });
    await costCenter();
    chooseFile(view, pdf());
    expect(await within(permit()).findByText('permit.pdf isn’t a file type that’s accepted here.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  });
});
