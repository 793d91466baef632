import { expect, userEvent, waitFor } from 'storybook/test';
import type { Adapter } from '../../../src/ports';
import type { supportTicketsContract, SupportTicketsProps } from '../../../src/widgets/support-tickets';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

type Playing = { readonly canvasElement: HTMLElement };

const found = (scope: ParentNode, selector: string, at = 0): Promise<HTMLElement> =>
  waitFor(() => {
    const element = [...scope.querySelectorAll<HTMLElement>(selector)].at(at);
    if (element === undefined) throw new Error(`No ${selector}`);
    return element;
  });

const support =
  (change: Partial<NonNullable<Adapter['support']>>) =>
  (demo: Adapter): Partial<Adapter> => ({ support: { ...demo.support, ...change } });

const rows = ({ canvasElement }: Playing, count: number): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelectorAll('.tf-tickets-row')).toHaveLength(count));

const waiting = { caseId: 'case-C-208790' };
const closed = { caseId: 'case-C-207913' };

/** Writes a comment and sends it. */
async function comment({ canvasElement }: Playing, text: string): Promise<void> {
  await userEvent.type(await found(canvasElement, 'textarea'), text);
  await userEvent.click(await found(canvasElement, 'button[type=submit]'));
}

/** Arguments, ports and checks of every state that the contract lists. */
export const supportTicketsStates: StatesOf<typeof supportTicketsContract, SupportTicketsProps> = {
  loading: { ports: support({ search: never }), shows: 'Loading your tickets' },
  ready: { play: (playing) => rows(playing, 5) },
  searched: {
    play: async (playing) => {
      await rows(playing, 5);
      await userEvent.type(await found(playing.canvasElement, 'input[type=search]'), '2087');
      await rows(playing, 1);
    },
  },
  filtered: {
    play: async (playing) => {
      await rows(playing, 5);
      await userEvent.selectOptions(await found(playing.canvasElement, 'select'), 'closed');
      await rows(playing, 2);
    },
  },
  'dates-wrong': {
    args: { value: { createdFrom: '2026-11-20', createdTo: '2026-11-01' } },
    play: async ({ canvasElement }) => {
      await expect(await found(canvasElement, 'input[aria-invalid]')).toBeVisible();
    },
  },
  'no-match': {
    play: async (playing) => {
      await rows(playing, 5);
      await userEvent.type(await found(playing.canvasElement, 'input[type=search]'), '999999');
      await userEvent.click(await found(playing.canvasElement, '.tf-empty-state button'));
      await rows(playing, 5);
      await userEvent.type(await found(playing.canvasElement, 'input[type=search]'), '999999');
      await found(playing.canvasElement, '.tf-empty-state');
    },
  },
  empty: {
    ports: support({ search: async ({ page, pageSize }) => ({ items: [], page, pageSize, total: 0, hasMore: false }) }),
    shows: 'No tickets yet',
  },
  case: {
    play: async (playing) => {
      await rows(playing, 5);
      await userEvent.click(await found(playing.canvasElement, '.tf-tickets-open'));
      const heading = await found(playing.canvasElement, '.tf-tickets-title .tf-h1');
      await waitFor(() => expect(heading).toHaveFocus());
    },
  },
  'case-waiting': {
    args: waiting,
    play: async ({ canvasElement }) => void (await found(canvasElement, '.tf-banner[data-tone=caution]')),
  },
  commented: {
    args: waiting,
    play: async (playing) => {
      await comment(playing, 'With the next delivery, please.');
      await waitFor(() => expect(playing.canvasElement.querySelectorAll('.tf-tickets-status > li')).toHaveLength(3));
      await expect(await found(playing.canvasElement, 'textarea')).toHaveValue('');
    },
  },
  'comment-empty': {
    args: waiting,
    play: async ({ canvasElement }) => {
      await userEvent.click(await found(canvasElement, 'button[type=submit]'));
      await waitFor(() => expect(canvasElement.querySelector('textarea')).toHaveFocus());
    },
  },
  'comment-failed': {
    args: waiting,
    ports: support({ comment: fails('timeout') }),
    play: async (playing) => {
      await comment(playing, 'A credit, please.');
      await found(playing.canvasElement, '.tf-banner[role=alert]');
      await expect(await found(playing.canvasElement, 'textarea')).toHaveValue('A credit, please.');
    },
  },
  closed: { args: closed, play: async ({ canvasElement }) => void (await found(canvasElement, '.tf-tickets-rating')) },
  rated: {
    args: closed,
    play: async ({ canvasElement }) => {
      await userEvent.click(await found(canvasElement, '.tf-tickets-rating input[value="4"]'));
      await userEvent.click(await found(canvasElement, '.tf-tickets-rating button[type=submit]'));
      await found(canvasElement, '.tf-banner[data-tone=positive]');
    },
  },
  'attachment-gone': {
    args: { caseId: 'case-C-208841' },
    ports: support({ file: async () => null }),
    play: async ({ canvasElement }) => {
      await userEvent.click(await found(canvasElement, '.tf-tickets-files button'));
      await found(canvasElement, '.tf-tickets-status .tf-field-error');
    },
  },
  'case-not-found': {
    args: { caseId: 'nobodys' },
    play: async ({ canvasElement }) => void (await found(canvasElement, '.tf-empty-state')),
  },
  'case-failed': { args: waiting, ports: support({ read: fails('unexpected') }), shows: 'The ticket did not load' },
  'read-only': {
    args: waiting,
    ports: (demo) => ({ support: { search: demo.support?.search, read: demo.support?.read } }),
    play: async ({ canvasElement }) => {
      await found(canvasElement, '.tf-tickets-status');
      await expect(canvasElement.querySelector('textarea')).toBeNull();
    },
  },
  failed: { ports: support({ search: fails('unexpected') }), shows: 'Your tickets did not load' },
  denied: { user: 'priya', shows: 'You need service access to see support tickets' },
  'signed-out': { scenario: 'guest', shows: 'Sign in to see this' },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
