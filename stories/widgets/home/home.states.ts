import { expect, within } from 'storybook/test';
import type { homeContract, HomeProps } from '../../../src/widgets/home';
import { fails, never } from '../../support/ports';
import { withoutBrowsing } from '../../support/session-ports';
import type { StatesOf } from '../../support/state-stories';

/** Arguments, ports and checks of every state that the contract lists. */
export const homeStates: StatesOf<typeof homeContract, HomeProps> = {
  loading: {
    ports: (demo) => ({ session: { ...demo.session, isGuest: never } }),
    shows: 'Checking whether you’re signed in',
  },
  ready: {
    scenario: 'guest',
    ports: withoutBrowsing,
    args: { signInURL: 'https://login.example/' },
    play: async ({ canvasElement }) => {
      const links = await within(canvasElement).findAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        'https://login.example/',
        '#resend',
        '#register',
      ]);
    },
  },
  'guest-browsing': {
    scenario: 'guest',
    play: async ({ canvasElement }) => {
      const links = await within(canvasElement).findAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '#sign-in',
        '#resend',
        '#register',
        '#products',
      ]);
    },
  },
  'signed-in': {
    play: async ({ canvasElement }) => {
      const links = await within(canvasElement).findAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#products', '#cart']);
    },
  },
  notice: {
    scenario: 'guest',
    ports: withoutBrowsing,
    args: { slots: { notice: 'Deliveries in Halifax leave an hour later this week.' } },
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      const notice = await canvas.findByText('Deliveries in Halifax leave an hour later this week.');
      await expect(notice).toBeVisible();
      const [heading] = await canvas.findAllByRole('heading');
      await expect(notice.compareDocumentPosition(heading ?? notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    },
  },
  'without-links': { scenario: 'guest', ports: withoutBrowsing, shows: 'Sign-in isn’t set up on this page' },
  failed: {
    ports: (demo) => ({ session: { ...demo.session, isGuest: fails('unavailable') } }),
    shows: 'The ordering service isn’t available right now.',
  },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
