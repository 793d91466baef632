import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import type { PasswordResult } from '../../../src/domain';
import type { Adapter, PasswordPort } from '../../../src/ports';
import type { changePasswordContract, ChangePasswordProps } from '../../../src/widgets/change-password';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

type Playing = { readonly canvasElement: HTMLElement };

const fieldOf = ({ canvasElement }: Playing, field: 'current' | 'next' | 'again'): Promise<HTMLInputElement> =>
  waitFor(() => {
    const input = canvasElement.querySelector<HTMLInputElement>(`input[data-field="${field}"]`);
    if (input === null) throw new Error(`No ${field}`);
    return input;
  });

const type = async (playing: Playing, field: 'current' | 'next' | 'again', text: string): Promise<void> =>
  userEvent.type(await fieldOf(playing, field), text);
const send = async ({ canvasElement }: Playing): Promise<void> => {
  const button = canvasElement.querySelector('.tf-password-submit');
  if (button !== null) await userEvent.click(button);
};

/** Fills in the three fields and submits them. The default current password is that of every demo buyer. */
async function change(playing: Playing, { current = 'Taproom-2207', next = 'Bottle-Shop-2215' } = {}): Promise<void> {
  await type(playing, 'current', current);
  await type(playing, 'next', next);
  await type(playing, 'again', next);
  await send(playing);
}

/** The demo's password port with some methods replaced. */
const password =
  (part: Partial<PasswordPort>) =>
  (demo: Adapter): Partial<Adapter> => ({ password: { ...demo.password, ...part } });
const refuses = (reason: Extract<PasswordResult, { outcome: 'refused' }>['reason']) =>
  password({ change: async () => ({ outcome: 'refused', reason }) });

const shows = async ({ canvasElement }: Playing, selector: string): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector(selector)).not.toBeNull());
const isEmpty = async (playing: Playing): Promise<void> => {
  for (const field of ['current', 'next', 'again'] as const)
    await expect(await fieldOf(playing, field)).toHaveValue('');
};

/** Submits a change that is refused: one field has an error, and all fields are empty. */
const flagged = async (playing: Playing): Promise<void> => {
  await change(playing);
  await waitFor(() => expect(playing.canvasElement.querySelectorAll('.tf-field-error')).toHaveLength(1));
  await isEmpty(playing);
};

/** Arguments, ports and checks of every state that the contract lists. */
export const changePasswordStates: StatesOf<typeof changePasswordContract, ChangePasswordProps> = {
  loading: { ports: password({ policy: never }), shows: 'Loading password requirements' },
  ready: { play: async (playing) => void (await fieldOf(playing, 'current')) },
  typing: {
    play: async (playing) => {
      await type(playing, 'next', 'Bottle1');
      await expect(playing.canvasElement.querySelectorAll('.tf-password-rules [data-met]')).toHaveLength(4);
    },
  },
  shown: {
    play: async (playing) => {
      await type(playing, 'next', 'Bottle-Shop-2215');
      await userEvent.click(
        (await fieldOf(playing, 'next')).parentElement?.querySelector('button') ?? playing.canvasElement,
      );
      await expect(await fieldOf(playing, 'next')).toHaveAttribute('type', 'text');
      await expect(await fieldOf(playing, 'again')).toHaveAttribute('type', 'password');
    },
  },
  'caps-lock': {
    play: async (playing) => {
      const input = await fieldOf(playing, 'current');
      await userEvent.click(input);
      await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
      await shows(playing, '.tf-hint');
    },
  },
  flagged: {
    play: async (playing) => {
      await fieldOf(playing, 'current');
      await send(playing);
      await waitFor(() => expect(playing.canvasElement.querySelector('.tf-error-summary')).toHaveFocus());
      await expect(playing.canvasElement.querySelectorAll('.tf-field-error')).toHaveLength(3);
    },
  },
  'not-the-same': {
    play: async (playing) => {
      await type(playing, 'next', 'Bottle-Shop-2215');
      await type(playing, 'again', 'Bottle-Shop-2216');
      await userEvent.tab();
      await waitFor(() => expect(playing.canvasElement.querySelectorAll('.tf-field-error')).toHaveLength(1));
    },
  },
  sending: {
    ports: password({ change: never }),
    play: async (playing) => {
      await change(playing);
      await shows(playing, '.tf-password-submit[aria-busy]');
      await isEmpty(playing);
    },
  },
  'current-wrong': {
    play: async (playing) => {
      await change(playing, { current: 'Not-this-one-7' });
      await waitFor(() => expect(playing.canvasElement.querySelectorAll('.tf-field-error')).toHaveLength(1));
      await expect(await fieldOf(playing, 'current')).toHaveAttribute('aria-invalid', 'true');
      await isEmpty(playing);
    },
  },
  'too-weak': { ports: refuses('too-weak'), play: flagged },
  'used-before': { ports: refuses('used-before'), play: flagged },
  'too-many': {
    ports: refuses('too-many-attempts'),
    play: async (playing) => {
      await change(playing);
      await shows(playing, '.tf-banner[data-tone="caution"]');
    },
  },
  'not-changed': {
    ports: password({ change: fails('offline') }),
    play: async (playing) => {
      await change(playing);
      await shows(playing, '.tf-banner[data-tone="critical"]');
    },
  },
  'not-sure': {
    ports: password({ change: fails('timeout') }),
    play: async (playing) => {
      await change(playing);
      await shows(playing, '.tf-banner[data-tone="caution"]');
    },
  },
  changed: {
    play: async (playing) => {
      await change(playing);
      await shows(playing, '.tf-empty-state');
      await waitFor(() => expect(playing.canvasElement.querySelector('.tf-focus-on-mount')).toHaveFocus());
    },
  },
  failed: { ports: password({ policy: fails('unexpected') }), shows: 'The password requirements did not load' },
  'signed-out': { scenario: 'guest', shows: 'Sign in to see this' },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
