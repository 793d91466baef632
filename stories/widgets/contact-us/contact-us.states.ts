import { expect, userEvent, waitFor } from 'storybook/test';
import type { ContactDetails } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import { storedKey, storeFor } from '../../../src/runtime/storage';
import type { contactUsContract, ContactUsProps } from '../../../src/widgets/contact-us';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

type Playing = { readonly canvasElement: HTMLElement };

const found = (scope: ParentNode, selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const element = scope.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`No ${selector}`);
    return element;
  });
const field =
  (name: string) =>
  ({ canvasElement }: Playing) =>
    found(canvasElement, `[id$="-${name}"]`);

/** The demo's contact details with some fields changed. */
const contact =
  (change: (details: ContactDetails) => Partial<ContactDetails>) =>
  ({ contact: port }: Adapter): Partial<Adapter> => ({
    contact: {
      read: async (request, options) => {
        const details = await port?.read?.(request, options);
        if (details === undefined) throw new Error('The demo can be reached');
        return { ...details, ...change(details) };
      },
    },
  });
const sending =
  (change: Partial<NonNullable<Adapter['sendMessage']>>) =>
  (demo: Adapter): Partial<Adapter> => ({ sendMessage: { ...demo.sendMessage, ...change } });

async function write(playing: Playing): Promise<void> {
  await userEvent.selectOptions(await field('topic')(playing), 'order');
  await userEvent.type(await field('subject')(playing), 'Two cases short');
  await userEvent.type(await field('text')(playing), 'Two cases of tonic water were on the slip but not on the truck.');
}

const press = async ({ canvasElement }: Playing): Promise<void> =>
  userEvent.click(await found(canvasElement, 'button[type=submit]'));

async function send(playing: Playing): Promise<void> {
  await write(playing);
  await press(playing);
}

/** Checks that the error summary has the focus and that its first link moves the focus to a field. */
async function flagged({ canvasElement }: Playing): Promise<void> {
  const summary = await found(canvasElement, '.tf-error-summary');
  await waitFor(() => expect(summary).toHaveFocus());
  await userEvent.click(await found(summary, 'a'));
  await waitFor(() =>
    expect(canvasElement.querySelector('.tf-contact-form :is(input, select, textarea):focus')).not.toBeNull(),
  );
}

/** A draft that was stored before a reload. */
const begun = {
  id: 'story',
  topic: 'invoice',
  subject: 'Credit of October',
  text: 'The credit for the returned kegs is missing.',
  name: 'Dana Whitlock',
  email: 'dana@harborlane.example',
  phone: '',
};

/** Arguments, ports and checks of every state that the contract lists. */
export const contactUsStates: StatesOf<typeof contactUsContract, ContactUsProps> = {
  loading: { ports: () => ({ contact: { read: never } }), shows: 'Loading contact details' },
  ready: {
    play: async (playing) => {
      await expect(await field('name')(playing)).not.toHaveValue('');
      await expect(await found(playing.canvasElement, '.tf-contact-phone a')).toHaveAttribute(
        'href',
        'tel:18885550142',
      );
      await expect(playing.canvasElement.querySelectorAll('.tf-contact-topic')).toHaveLength(5);
    },
  },
  guest: {
    scenario: 'guest',
    play: async (playing) => {
      await expect(await field('name')(playing)).toHaveValue('');
      // Orders, invoices and tickets need a signed-in buyer.
      await expect(playing.canvasElement.querySelectorAll('.tf-contact-topic')).toHaveLength(2);
      await write(playing);
      await userEvent.type(await field('name')(playing), 'Alma Reyes');
      await userEvent.type(await field('email')(playing), 'alma@pier.example');
      await press(playing);
      await found(playing.canvasElement, '.tf-focus-on-mount');
    },
  },
  closed: {
    ports: contact(({ hours }) => ({
      hours: hours && { ...hours, week: hours.week.map(({ day }) => ({ day, start: '06:00', end: '09:00' })) },
    })),
    play: async ({ canvasElement }) => void (await found(canvasElement, '.tf-contact-form .tf-muted')),
  },
  holiday: {
    ports: contact(({ hours }) => ({
      hours: hours && {
        ...hours,
        closed: [
          { date: '2026-11-17', name: 'Inventory' },
          { date: '2026-11-18', name: 'Inventory' },
        ],
      },
    })),
    play: async ({ canvasElement }) => void (await found(canvasElement, '.tf-contact-now [data-tone=neutral]')),
  },
  'round-the-clock': {
    ports: contact(({ hours }) => ({
      hours: hours && {
        ...hours,
        closed: [],
        week: ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, start: '00:00', end: '24:00' })),
      },
    })),
    shows: 'Open now, 24 hours a day',
  },
  'phone-only': {
    ports: (demo) => ({ ...contact(() => ({ email: null, hours: null, topics: [] }))(demo), sendMessage: {} }),
    play: async ({ canvasElement }) => {
      await found(canvasElement, '.tf-contact-phone a');
      await expect(canvasElement.querySelector('form')).toBeNull();
    },
  },
  topic: {
    args: { topic: 'invoice' },
    play: async (playing) => {
      await expect(await field('topic')(playing)).toHaveValue('invoice');
      await found(playing.canvasElement, '.tf-hint a[href="#invoices"]');
    },
  },
  invalid: {
    play: async (playing) => {
      await found(playing.canvasElement, 'form');
      await press(playing);
      await flagged(playing);
      await expect(playing.canvasElement.querySelectorAll('.tf-error-summary a')).toHaveLength(3);
    },
  },
  'too-long': {
    ports: contact(() => ({ messageMax: 40 })),
    play: async (playing) => {
      await write(playing);
      const text = await field('text')(playing);
      await userEvent.tab();
      await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'));
    },
  },
  kept: {
    // Stories store nothing, so the draft is stored first, for an adapter with its own id.
    ports: () => {
      storeFor('contactDraft', 'memory').set(
        storedKey('contactDraft', 'story-contact-kept', 'harbor-lane-taproom'),
        JSON.stringify(begun),
      );
      return { id: 'story-contact-kept' };
    },
    play: async (playing) => {
      await expect(await field('text')(playing)).toHaveValue(begun.text);
      await userEvent.click(await found(playing.canvasElement, '.tf-banner .tf-button'));
      await expect(await field('text')(playing)).toHaveValue('');
    },
  },
  sending: {
    ports: sending({ prepare: never }),
    play: async (playing) => {
      await send(playing);
      await found(playing.canvasElement, 'button[data-busy]');
    },
  },
  sent: {
    play: async (playing) => {
      await send(playing);
      const landing = await found(playing.canvasElement, '.tf-focus-on-mount');
      await waitFor(() => expect(landing).toHaveFocus());
      await expect(landing.textContent).toContain('M-51');
    },
  },
  checking: {
    ports: sending({ commit: fails('timeout'), outcome: never }),
    play: async (playing) => {
      await send(playing);
      await found(playing.canvasElement, '.tf-banner[data-tone=accent]');
    },
  },
  unknown: {
    ports: sending({ commit: fails('timeout'), outcome: fails('forbidden'), abandon: fails('forbidden') }),
    play: async (playing) => {
      await send(playing);
      await waitFor(() => expect(playing.canvasElement.querySelector('.tf-banner[role=alert] button')).not.toBeNull(), {
        timeout: 20_000,
      });
    },
  },
  refused: {
    ports: sending({ prepare: async () => ({ outcome: 'refused', reason: 'too-many-messages' }) }),
    play: async (playing) => {
      await send(playing);
      await found(playing.canvasElement, '.tf-banner[role=alert] a[href^="tel:"]');
    },
  },
  'not-done': {
    ports: sending({ prepare: fails('unavailable', { correlationId: 'STORY-503' }) }),
    play: async (playing) => {
      await send(playing);
      await found(playing.canvasElement, '.tf-banner[role=alert]');
      await expect(await field('subject')(playing)).toHaveValue('Two cases short');
    },
  },
  failed: {
    ports: () => ({ contact: { read: fails('unexpected') } }),
    play: async ({ canvasElement }) => void (await found(canvasElement, '.tf-contact-phone a')),
  },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
