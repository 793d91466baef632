import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Rewards } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import type { rewardsClaimContract, RewardsClaimProps } from '../../../src/widgets/rewards-claim';
import { waitForDialogClose } from '../../support/wait-for-dialog-close';
import { fails, never } from '../../support/ports';
import { spoken } from '../../support/spoken';
import type { StatesOf } from '../../support/state-stories';

type Context = { readonly canvasElement: HTMLElement; readonly globals: { readonly locale?: unknown } };

const english = ({ globals }: Context): boolean => globals.locale === 'en-US';

const claimButton = ({ canvasElement }: Context): Promise<HTMLElement> =>
  waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('.tf-reward-claim > .tf-button');
    if (found === null) throw new Error('Nothing to claim yet');
    return found;
  });

/** Opens the claim dialog of the first reward. */
async function ask(context: Context): Promise<HTMLElement> {
  await userEvent.click(await claimButton(context));
  const box = await within(document.body).findByRole('alertdialog');
  await waitFor(() => expect(within(box).getAllByRole('button')[1]).toBeVisible());
  return box;
}

/** Opens the claim dialog and confirms it. */
async function claim(context: Context): Promise<void> {
  const box = await ask(context);
  const [, confirm] = within(box).getAllByRole('button');
  if (confirm === undefined) throw new Error('No response');
  await userEvent.click(confirm);
}

const findMessage = (context: Context, role: 'alert' | 'status'): Promise<HTMLElement> =>
  waitFor(() => {
    const found = context.canvasElement.querySelector<HTMLElement>(
      `.tf-reward-outcome ${role === 'alert' ? '[role=alert]' : '.tf-banner:not([role])'}`,
    );
    if (found === null) throw new Error('Nothing came of it yet');
    return found;
  });

const claims =
  (change: (port: NonNullable<Adapter['claimReward']>) => NonNullable<Adapter['claimReward']>) =>
  (demo: Adapter): Partial<Adapter> => ({
    claimReward: change(demo.claimReward ?? {}),
  });

/** The demo's rewards with some fields changed. */
const counted =
  (change: (rewards: Rewards) => Partial<Rewards>) =>
  (demo: Adapter): Partial<Adapter> => ({
    rewards: {
      ...demo.rewards,
      read: async (request, options) => {
        const found = await demo.rewards?.read?.(request, options);
        if (found === undefined) throw new Error('The demo has rewards');
        return { ...found, ...change(found) };
      },
    },
  });

/** Arguments, ports and checks of every state that the contract lists. */
export const rewardsClaimStates: StatesOf<typeof rewardsClaimContract, RewardsClaimProps> = {
  loading: { ports: (demo) => ({ rewards: { ...demo.rewards, read: never } }), shows: 'Loading your rewards' },
  ready: {
    play: async (context) => {
      const canvas = within(context.canvasElement);
      await expect((await canvas.findAllByRole('article')).length).toBe(9);
      await claimButton(context);
      if (english(context)) await expect(canvas.getByText('Sold out')).toBeVisible();
    },
  },
  'within-reach': {
    args: { value: { withinReach: true } },
    ports: counted(() => ({ points: 3000 })),
    play: async ({ canvasElement }) => {
      await expect((await within(canvasElement).findAllByRole('article')).length).toBe(2);
    },
  },
  'no-points': {
    scenario: 'no-orders',
    play: async (context) => {
      await within(context.canvasElement).findAllByRole('article');
      await expect(context.canvasElement.querySelector('.tf-reward-claim > .tf-button')).toBeNull();
    },
  },
  empty: { scenario: 'no-rewards', shows: 'No rewards right now' },
  claiming: {
    play: async (context) => {
      const box = await ask(context);
      if (english(context)) await expect(box).toHaveTextContent('This uses 1,200 points');
    },
  },
  claimed: {
    play: async (context) => {
      await claim(context);
      const banner = await findMessage(context, 'status');
      if (english(context)) await spoken(context.canvasElement, /Claimed\. Your claim number is R-/);
      if (english(context)) await expect(banner).toHaveTextContent(/^Claimed\. Your claim number is R-/);
      await waitForDialogClose();
    },
  },
  'claim-checking': {
    ports: claims((port) => ({ ...port, commit: fails('unavailable'), outcome: never })),
    play: async (context) => {
      await claim(context);
      await findMessage(context, 'status');
    },
  },
  'claim-unknown': {
    ports: claims((port) => ({ ...port, commit: fails('unavailable'), outcome: fails('forbidden') })),
    play: async (context) => {
      await claim(context);
      await findMessage(context, 'alert');
      await waitForDialogClose();
      // The focus moves to the outcome, not to the button below the dialog, even if the outcome is immediate.
      await waitFor(() =>
        expect([...context.canvasElement.querySelectorAll('.tf-reward-outcome')]).toContain(document.activeElement),
      );
    },
  },
  'claim-refused': {
    scenario: 'reward-gone',
    play: async (context) => {
      await claim(context);
      const banner = await findMessage(context, 'alert');
      if (english(context)) await expect(banner).toHaveTextContent('The last one is gone');
      await waitForDialogClose();
    },
  },
  'claim-failed': {
    ports: claims((port) => ({ ...port, prepare: fails('forbidden') })),
    play: async (context) => {
      await claim(context);
      await findMessage(context, 'alert');
      await waitForDialogClose();
    },
  },
  'history-turned': {
    args: { value: { page: 2 } },
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(canvasElement.querySelectorAll('.tf-rewards-entry').length).toBe(10));
    },
  },
  'history-empty': { scenario: 'no-orders', shows: 'No points activity yet.' },
  'history-failed': {
    ports: (demo) => ({ rewards: { ...demo.rewards, history: fails('unexpected') } }),
    shows: 'Your points history did not load',
  },
  'look-only': {
    ports: () => ({ claimReward: undefined }),
    play: async ({ canvasElement }) => {
      await within(canvasElement).findAllByRole('article');
      await expect(canvasElement.querySelector('.tf-reward-claim')).toBeNull();
    },
  },
  failed: {
    ports: (demo) => ({ rewards: { ...demo.rewards, read: fails('unexpected') } }),
    shows: 'Your rewards did not load',
  },
  denied: { scenario: 'forbidden', shows: 'Your account doesn’t have access to this.' },
  'signed-out': { scenario: 'guest', shows: 'Sign in to see this' },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
