import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Activity, type ReactElement, type ReactNode, StrictMode, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import '../../../src/styles/styles.css';
import { ConfirmDialog } from '../../../src/ui/dialog/confirm-dialog';
import { Dialog } from '../../../src/ui/dialog/dialog';
import { loadOverlayRuntime } from '../../../src/ui/overlay/load-runtime';
import { OrderDetail } from '../../../src/widgets/order-detail';
import { home, pressWhenShown, waitUntilStable } from '../faults/page';
import { openSite } from '../faults/site';
import { everyWidget, type WidgetName } from './every-widget';

beforeAll(async () => void (await loadOverlayRuntime()));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Longer than a task: deferred clean-up has run by then. */
const turn = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

type Mode = 'hidden' | 'visible';

/** A page that a host hides and shows, beside another one. */
function host(page: ReactNode, wrap: (whole: ReactElement) => ReactElement = (whole) => whole) {
  const whole = (mode: Mode, now: ReactNode) =>
    wrap(
      <>
        <Activity mode={mode}>{now}</Activity>
        <button type="button">Another page</button>
      </>,
    );
  const view = render(whole('visible', page));
  const setMode = async (mode: Mode, now = page) => {
    view.rerender(whole(mode, now));
    await turn();
  };
  return { hide: (now?: ReactNode) => setMode('hidden', now), show: (now?: ReactNode) => setMode('visible', now) };
}

const openDialogs = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );

/** Asserts that the other page is visible, and can be clicked, scrolled and typed into. */
async function expectFreePage(): Promise<void> {
  expect(openDialogs()).toEqual([]);
  expect([...document.querySelectorAll('[inert]')].filter((one) => one.checkVisibility())).toEqual([]);
  const other = screen.getByRole('button', { name: 'Another page' });
  expect(other.closest('[aria-hidden=true]')).toBeNull();
  expect(document.body.getAttribute('aria-hidden')).toBeNull();
  expect(document.body.style.pointerEvents).toBe('');
  expect(getComputedStyle(document.body).overflowY).toBe('visible');
  other.focus();
  await turn();
  expect(document.activeElement).toBe(other);
  await userEvent.keyboard('{Escape}');
}

function Reason() {
  const [text, setText] = useState('');
  return (
    <label>
      Reason
      <input value={text} onChange={({ target }) => setText(target.value)} />
    </label>
  );
}

function Question({ children }: { readonly children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="tf-root">
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="A question" closeLabel="Close">
        <Reason />
        {children}
      </Dialog>
    </div>
  );
}

const reason = () => screen.getByLabelText<HTMLInputElement>('Reason');

async function openAndType(): Promise<HTMLElement> {
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  await waitFor(() => expect(openDialogs()).toHaveLength(1));
  fireEvent.change(reason(), { target: { value: 'Two cases too many' } });
  return opener;
}

describe('a dialog that is open while its page is hidden', () => {
  it.each([
    ['leaves the page, and reappears with its typed values', undefined],
    ['does so in strict mode', (whole: ReactElement) => <StrictMode>{whole}</StrictMode>],
  ])('%s', async (_name, wrap) => {
    const page = host(<Question />, wrap);
    const opener = await openAndType();
    for (let time = 0; time < 2; time++) {
      await page.hide();
      await expectFreePage();
      await page.show();
      expect(openDialogs()).toHaveLength(1);
      expect(reason().value).toBe('Two cases too many');
      expect(openDialogs()[0]?.contains(document.activeElement)).toBe(true);
      expect(screen.queryByRole('button', { name: 'Another page' })).toBeNull();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openDialogs()).toEqual([]));
    await turn();
    expect(document.activeElement).toBe(opener);
    await expectFreePage();
    expect(document.querySelector('.tf-overlay-root')).toBeNull();
  });

  it('reappears with the confirmation above it', async () => {
    function Asking() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <Question>
          <button type="button" onClick={() => setIsOpen(true)}>
            Leave
          </button>
          <ConfirmDialog
            open={isOpen}
            title="Leave it?"
            text="It is lost."
            confirmLabel="Yes"
            cancelLabel="Stay"
            tone="destructive"
            onOpenChange={setIsOpen}
            onConfirm={() => {}}
          />
        </Question>
      );
    }
    const page = host(<Asking />);
    await openAndType();
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(openDialogs()).toHaveLength(2));
    await page.hide();
    await expectFreePage();
    await page.show();
    expect(openDialogs()).toHaveLength(2);
    const question = screen.getByRole('alertdialog', { name: 'Leave it?' });
    expect(question.closest('[inert]')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.getByText('Reason').closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openDialogs()).toHaveLength(1));
    expect(reason().value).toBe('Two cases too many');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openDialogs()).toEqual([]));
    await expectFreePage();
  });

  it('does not reappear when it was closed meanwhile', async () => {
    const page = (open: boolean) => (
      <div className="tf-root">
        <Dialog open={open} onOpenChange={() => {}} title="A question" closeLabel="Close">
          <Reason />
        </Dialog>
      </div>
    );
    const { hide, show } = host(page(true));
    await waitFor(() => expect(openDialogs()).toHaveLength(1));
    await hide(page(true));
    await hide(page(false));
    await show(page(false));
    await expectFreePage();
    expect(document.querySelector('.tf-overlay-root')).toBeNull();
  });

  it('is not on screen beside a dialog of another page', async () => {
    const other = (
      <div className="tf-root">
        <Dialog open onOpenChange={() => {}} title="Another question" closeLabel="Close">
          Text
        </Dialog>
      </div>
    );
    const page = host(<Question />, (whole) => (
      <>
        {whole}
        {other}
      </>
    ));
    await waitFor(() => expect(openDialogs()).toHaveLength(1));
    fireEvent.click(screen.getByText('Open'));
    await waitFor(() => expect(openDialogs()).toHaveLength(2));
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Two cases too many' } });
    await page.hide();
    expect(openDialogs().map((one) => one.textContent)).toEqual([expect.stringContaining('Another question')]);
    // React 19.2 hides only elements inside the page itself.
    expect(getComputedStyle(screen.getByLabelText('Reason')).visibility).toBe('hidden');
    await page.show();
    expect(openDialogs()).toHaveLength(2);
    expect(reason().value).toBe('Two cases too many');
  });
});

const answerFirst = (dialog: HTMLElement): string => {
  const field = dialog.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'textarea, input[type=text], select',
  );
  if (field === null) throw new Error('Nothing to answer');
  const value =
    field instanceof HTMLSelectElement
      ? ([...field.options].find((option) => option.value !== '' && option.value !== field.value)?.value ?? '')
      : 'P-104417 12';
  fireEvent.change(field, { target: { value } });
  return value;
};

const widgets: readonly (readonly [widget: WidgetName, opener: RegExp])[] = [
  ['cart', /^Import$/],
  ['order-detail', /^Cancel order$/],
  ['pay-invoices', /^Pay a set amount$/],
  ['shopping-lists', /^New list$/],
  ['wallet', /^Change autopay$/],
];

describe('values in a dialog are there after its page was hidden and shown again', { timeout: 30_000 }, () => {
  it.each(widgets)('%s, %s', async (widget, opener) => {
    let whole: ReactElement = <div />;
    const site = openSite({ render: (drawn) => ((whole = drawn), document.body) });
    const search = {
      accountId: home,
      locale: 'en-US',
      text: '',
      placed: { start: null, end: null },
      statuses: ['confirmed'],
      sort: 'CreatedDateDesc',
      page: 0,
      pageSize: 1,
    } as const;
    site.show(
      widget === 'order-detail' ? (
        <OrderDetail orderId={(await site.demo.orders.search(search)).items[0]?.id ?? ''} />
      ) : (
        everyWidget[widget]()
      ),
    );
    const page = host(whole);
    await waitUntilStable();
    await pressWhenShown(document.body, opener);
    await waitFor(() => expect(openDialogs()).toHaveLength(1));
    await waitUntilStable();
    const [dialog] = openDialogs();
    if (dialog === undefined) throw new Error('No dialog');
    const value = answerFirst(dialog);
    const answers = () =>
      [
        ...(openDialogs()[0]?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
          'input, textarea, select',
        ) ?? []),
      ].map((field) => [field.value, field instanceof HTMLInputElement && field.checked]);
    const before = answers();
    expect(before).toContainEqual([value, false]);
    await page.hide();
    await expectFreePage();
    await page.show();
    await waitUntilStable();
    expect(answers()).toEqual(before);
    fireEvent.click(openDialogs()[0]?.querySelector('.tf-dialog-close, .tf-dialog-footer button') ?? document.body);
    await waitFor(() => expect(openDialogs()).toEqual([]));
    await expectFreePage();
  });
});
