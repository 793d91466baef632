import { expect, within } from 'storybook/test';
import type { homeContract, HomeProps } from '../../../src/widgets/home';
import { fails, never } from '../../support/ports';
import { withoutBrowsing } from '../../support/session-ports';
import type { StatesOf } from '../../support/state-stories';

/** A way to every state of the widget. */
export const homeStates: StatesOf<typeof homeContract, HomeProps> = {
  loading: { ports: (demo) => ({ session: { ...demo.session, isGuest: never } }) },
  ready: {
    scenario: 'guest',
    ports: withoutBrowsing,
    args: { signInURL: 'https://login.example/' },
    play: async ({ canvasElement }) => {
      const links = await within(canvasElement).findAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://login.example/', '#resend', '#register']);
    },
  },
  'guest-browsing': {
    scenario: 'guest',
    play: async ({ canvasElement }) => {
      const links = await within(canvasElement).findAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#sign-in', '#resend', '#register', '#products']);
    },
  },
  'signed-in': {
    play: async ({ canvasElement }) => {
      const links = await within(canvasElement).findAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#products', '#cart']);
    },
  },
  'without-links': { scenario: 'guest', ports: withoutBrowsing },
  failed: { ports: (demo) => ({ session: { ...demo.session, isGuest: fails('unavailable') } }) },
  offline: { scenario: 'offline' },
};
