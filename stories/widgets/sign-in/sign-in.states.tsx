import { expect, userEvent, within } from 'storybook/test';
import type { signInContract, SignInProps } from '../../../src/widgets/sign-in';
import { withoutBrowsing } from '../../support/session-ports';
import type { StatesOf, StateStory } from '../../support/state-stories';

type State = StateStory<SignInProps>;

const login = {
  signInURL: 'https://login.example/northquay',
  returnTo: '/b2b/en-US/cart',
} satisfies Partial<SignInProps>;

/** Cancels the navigation, as a host with its own sign-in does, so that the story stays on its page. */
const press: NonNullable<State['play']> = async ({ canvasElement }) => {
  const events: unknown[] = [];
  const stop = (event: Event) => {
    event.preventDefault();
    if (event instanceof CustomEvent) events.push(event.detail);
  };
  canvasElement.addEventListener('tradefront-before-sign-in', stop, { once: true });
  const [first] = await within(canvasElement).findAllByRole('link');
  if (first === undefined) throw new Error('No way to the login page');
  await userEvent.click(first);
  const href = 'https://login.example/northquay?startURL=%2Fb2b%2Fen-US%2Fcart';
  await expect(first).toHaveAttribute('href', href);
  await expect(first).toHaveAttribute('target', '_self');
  await expect(events).toEqual([{ href }]);
};

/** Arguments, ports and checks of every state that the contract lists. */
export const signInStates: StatesOf<typeof signInContract, SignInProps> = {
  ready: {
    scenario: 'guest',
    ports: withoutBrowsing,
    args: login,
    play: press,
  },
  'session-ended': { scenario: 'guest', args: { ...login, reason: 'session-ended' }, shows: /^Your session ended\./ },
  'needs-sign-in': { scenario: 'guest', args: { ...login, reason: 'needs-sign-in' }, shows: /^You need to sign in/ },
  'guest-browsing': {
    scenario: 'guest',
    args: login,
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      await expect(await within(canvasElement).findByRole('link', { name: 'Browse without signing in' })).toBeVisible();
    },
  },
  'signed-in': {
    args: login,
    play: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByRole('link')).toHaveAttribute('href', login.returnTo);
    },
  },
  'unsafe-return': {
    scenario: 'guest',
    ports: withoutBrowsing,
    args: { ...login, returnTo: '//evil.example/b2b' },
    play: async ({ canvasElement }) => {
      const [first] = await within(canvasElement).findAllByRole('link');
      await expect(first).toHaveAttribute('href', login.signInURL);
    },
  },
  'no-address': { scenario: 'guest', shows: 'Sign-in isn’t set up on this page' },
  'own-form': {
    scenario: 'guest',
    args: {
      reason: 'session-ended',
      slots: { form: <p className="tf-muted">The host’s own form</p> },
    },
    play: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByText('The host’s own form')).toBeVisible();
      await expect(within(canvasElement).getAllByRole('heading')).toHaveLength(1);
    },
  },
  offline: { scenario: 'offline', args: login, shows: /^Sign in to see your prices/ },
};
