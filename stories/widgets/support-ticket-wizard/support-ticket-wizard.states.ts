import { expect, userEvent, waitFor } from 'storybook/test';
import type { Adapter } from '../../../src/ports';
import type { supportTicketWizardContract, SupportTicketWizardProps } from '../../../src/widgets/support-ticket-wizard';
import { storedKey, storeFor } from '../../../src/runtime/storage';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

type Playing = { readonly canvasElement: HTMLElement };

const found = (scope: ParentNode, selector: string, at = 0): Promise<HTMLElement> =>
  waitFor(() => {
    const element = [...scope.querySelectorAll<HTMLElement>(selector)].at(at);
    if (element === undefined) throw new Error(`No ${selector}`);
    return element;
  });

/** Clicks the wizard's submit button, which opens the next step or sends the ticket. */
const next = async ({ canvasElement }: Playing): Promise<void> =>
  userEvent.click(await found(canvasElement, 'button[type=submit]'));

const choose = async ({ canvasElement }: Playing, value: string): Promise<void> =>
  userEvent.click(await found(canvasElement, `input[type=radio][value="${value}"]`));

const field =
  (name: string) =>
  ({ canvasElement }: Playing) =>
    found(canvasElement, `[id$="-${name}"]`);

async function toEquipment(playing: Playing): Promise<void> {
  await choose(playing, 'equipment');
  await next(playing);
  await found(playing.canvasElement, 'input[value="NQ-30418"], [id$="-assetNumber"]');
}

async function toProblem(playing: Playing): Promise<void> {
  await toEquipment(playing);
  await choose(playing, 'NQ-30418');
  await next(playing);
  await field('message')(playing);
}

async function answerProblem(playing: Playing): Promise<void> {
  await userEvent.selectOptions(await field('problemType')(playing), 'cooling');
  await userEvent.selectOptions(await field('reason')(playing), 'repair');
  await userEvent.type(await field('message')(playing), 'It stays at 11 degrees.');
}

async function toTimes(playing: Playing): Promise<void> {
  await toProblem(playing);
  await answerProblem(playing);
  await next(playing);
  await found(playing.canvasElement, '.tf-wizard-days');
}

async function toPeople(playing: Playing): Promise<void> {
  await toTimes(playing);
  await userEvent.click(await found(playing.canvasElement, '.tf-wizard-quick .tf-button'));
  await next(playing);
  await field('contactEmail')(playing);
}

async function toReview(playing: Playing): Promise<void> {
  await toPeople(playing);
  await next(playing);
  await found(playing.canvasElement, '.tf-wizard-review');
}

async function send(playing: Playing): Promise<void> {
  await toReview(playing);
  await next(playing);
}

/** Checks that the error summary has the focus and that its first link moves the focus to a field. */
async function flagged({ canvasElement }: Playing): Promise<void> {
  const summary = await found(canvasElement, '.tf-error-summary');
  await waitFor(() => expect(summary).toHaveFocus());
  await userEvent.click(await found(summary, 'a'));
  await waitFor(() => expect(canvasElement.querySelector('.tf-wizard-form :focus')).not.toBeNull());
}

/** The demo's support ports with some methods replaced. */
const support =
  (change: Partial<NonNullable<Adapter['support']>>) =>
  (demo: Adapter): Partial<Adapter> => ({ support: { ...demo.support, ...change } });
const creating =
  (change: Partial<NonNullable<Adapter['createCase']>>) =>
  (demo: Adapter): Partial<Adapter> => ({ createCase: { ...demo.createCase, ...change } });

/** Selects files in the form, as the file picker does. */
const attach = async ({ canvasElement }: Playing, ...files: readonly File[]): Promise<void> => {
  const input = await found(canvasElement, 'input[type=file][multiple]');
  await userEvent.upload(input, [...files], { applyAccept: false });
};
const photo = (name: string, bytes = 2048, type = 'image/jpeg'): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** A draft that was stored before a reload. */
const begun = {
  id: 'story',
  step: 'problem',
  kind: 'customer',
  problemType: 'delivery',
  reason: 'missing',
  message: 'Two cases of tonic water are missing.',
  contact: { name: 'Dana Whitlock', email: 'dana@harborlane.example', phone: '(207) 555-0114' },
};

/** Arguments, ports and checks of every state that the contract lists. */
export const supportTicketWizardStates: StatesOf<typeof supportTicketWizardContract, SupportTicketWizardProps> = {
  loading: { ports: support({ options: never }), shows: 'Loading the form' },
  ready: { play: async ({ canvasElement }) => void (await found(canvasElement, 'input[value="customer"]')) },
  'kind-missing': {
    play: async (playing) => {
      await next(playing);
      await flagged(playing);
    },
  },
  equipment: { play: toEquipment },
  'equipment-manual': {
    play: async (playing) => {
      await toEquipment(playing);
      await choose(playing, 'manual');
      await userEvent.selectOptions(await field('equipmentType')(playing), 'fountain');
      await userEvent.type(await field('assetNumber')(playing), 'NQ-99001');
      await expect(await field('assetNumber')(playing)).toHaveValue('NQ-99001');
    },
  },
  'no-assets': {
    ports: support({ assets: async () => [] }),
    play: async (playing) => {
      await toEquipment(playing);
      await next(playing);
      await flagged(playing);
    },
  },
  problem: {
    play: async (playing) => {
      await toProblem(playing);
      await answerProblem(playing);
    },
  },
  'problem-invalid': {
    play: async (playing) => {
      await toProblem(playing);
      await next(playing);
      await flagged(playing);
    },
  },
  photos: {
    play: async (playing) => {
      await toProblem(playing);
      await attach(playing, photo('cooler.jpg'), photo('label.jpg', 900_000));
      await waitFor(() =>
        expect(playing.canvasElement.querySelectorAll('.tf-wizard-photos .tf-quiet')).toHaveLength(2),
      );
    },
  },
  'photo-refused': {
    play: async (playing) => {
      await toProblem(playing);
      await attach(playing, photo('manual.pdf', 2048, 'application/pdf'), photo('huge.jpg', 10 * 1024 * 1024 + 1));
      await waitFor(() => expect(playing.canvasElement.querySelectorAll('.tf-field-error')).toHaveLength(2));
    },
  },
  'photo-failed': {
    ports: support({ upload: fails('unavailable') }),
    play: async (playing) => {
      await toProblem(playing);
      await attach(playing, photo('cooler.jpg'));
      await found(playing.canvasElement, '.tf-wizard-photos .tf-field-error');
    },
  },
  times: {
    play: async (playing) => {
      await toTimes(playing);
      await userEvent.click(await found(playing.canvasElement, '.tf-wizard-quick .tf-button'));
      await expect(playing.canvasElement.querySelectorAll('input[type=time]')).toHaveLength(10);
    },
  },
  'times-invalid': {
    play: async (playing) => {
      await toTimes(playing);
      await next(playing);
      await flagged(playing);
      await userEvent.click(await found(playing.canvasElement, '.tf-wizard-days input[type=checkbox]'));
      const until = await found(playing.canvasElement, 'input[type=time]', 1);
      await userEvent.clear(until);
      await userEvent.type(until, '08:00');
      await next(playing);
      await waitFor(() => expect(until).toHaveAttribute('aria-invalid', 'true'));
    },
  },
  people: {
    play: async (playing) => {
      await toPeople(playing);
      for (const at of [0, 1]) await userEvent.click(await found(playing.canvasElement, '.tf-check input', at));
      await field('requesterPhone')(playing);
    },
  },
  'people-invalid': {
    play: async (playing) => {
      await toPeople(playing);
      await userEvent.clear(await field('contactEmail')(playing));
      await userEvent.type(await field('contactEmail')(playing), 'dana@harborlane');
      await userEvent.click(await found(playing.canvasElement, '.tf-check input'));
      await next(playing);
      await flagged(playing);
    },
  },
  review: { play: toReview },
  sending: {
    ports: creating({ prepare: never }),
    play: async (playing) => {
      await send(playing);
      await found(playing.canvasElement, 'button[data-busy]');
    },
  },
  created: {
    play: async (playing) => {
      await send(playing);
      const landing = await found(playing.canvasElement, '.tf-focus-on-mount');
      await waitFor(() => expect(landing).toHaveFocus());
      await expect(landing.textContent).toContain('C-209');
    },
  },
  checking: {
    ports: creating({ commit: fails('timeout'), outcome: never }),
    play: async (playing) => {
      await send(playing);
      await found(playing.canvasElement, '.tf-banner[data-tone=accent]');
    },
  },
  unknown: {
    ports: creating({ commit: fails('timeout'), outcome: fails('forbidden'), abandon: fails('forbidden') }),
    play: async (playing) => {
      await send(playing);
      await waitFor(() => expect(playing.canvasElement.querySelector('.tf-banner[role=alert] button')).not.toBeNull(), {
        timeout: 20_000,
      });
    },
  },
  refused: {
    ports: creating({ prepare: async () => ({ outcome: 'refused', reason: 'attachment-gone' }) }),
    play: async (playing) => {
      await send(playing);
      await userEvent.click(await found(playing.canvasElement, '.tf-banner[role=alert] button'));
      await field('message')(playing);
    },
  },
  'not-done': {
    ports: creating({ prepare: fails('unavailable', { correlationId: 'STORY-503' }) }),
    play: async (playing) => {
      await send(playing);
      await found(playing.canvasElement, '.tf-banner[role=alert]');
    },
  },
  kept: {
    // Stories store nothing, so the draft is stored first, for an adapter with its own id.
    ports: () => {
      storeFor('caseDraft', 'memory').set(
        storedKey('caseDraft', 'story-kept', 'harbor-lane-taproom'),
        JSON.stringify(begun),
      );
      return { id: 'story-kept' };
    },
    play: async (playing) => {
      await expect(await field('message')(playing)).toHaveValue(begun.message);
      await userEvent.click(await found(playing.canvasElement, '.tf-banner .tf-button'));
      await expect(await found(playing.canvasElement, 'input[value="customer"]')).not.toBeChecked();
    },
  },
  'about-order': {
    args: { orderId: 'o-4500871', lineId: '4500871-1' },
    play: async (playing) => {
      const banner = await found(playing.canvasElement, '.tf-banner');
      await expect(await found(playing.canvasElement, 'input[value="customer"]')).toBeChecked();
      await waitFor(() => expect(banner.textContent).toContain('Maribel Cola'));
      await next(playing);
      await expect(await field('problemType')(playing)).toHaveValue('delivery');
    },
  },
  'about-invoice': {
    args: { invoiceId: 'INV-80670' },
    play: async (playing) => {
      const banner = await found(playing.canvasElement, '.tf-banner');
      await waitFor(() => expect(banner.textContent).toContain('INV-80670'));
      await next(playing);
      await expect(await field('problemType')(playing)).toHaveValue('invoice');
    },
  },
  'field-left': {
    play: async (playing) => {
      await toPeople(playing);
      const email = await field('contactEmail')(playing);
      await userEvent.clear(email);
      await userEvent.type(email, 'dana@harborlane');
      await expect(email).not.toBeInvalid();
      await userEvent.tab();
      await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
      await expect(playing.canvasElement.querySelector('.tf-error-summary')).toBeNull();
      await userEvent.type(email, '.example');
      await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'false'));
    },
  },
  failed: { ports: support({ options: fails('unexpected') }), shows: 'The form did not load' },
  denied: { user: 'priya', shows: 'You need service access to create support tickets' },
  'signed-out': { scenario: 'guest', shows: 'Sign in to see this' },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
