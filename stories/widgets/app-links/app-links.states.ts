import { expect, userEvent, within } from 'storybook/test';
import { storedKey, storeFor } from '../../../src/runtime/storage';
import type { appLinksContract, AppLinksProps } from '../../../src/widgets/app-links';
import type { StatesOf } from '../../support/state-stories';

const addresses = {
  fountainURL: 'https://fountain.example/northquay',
  appStoreIos: 'https://apps.example/ios/northquay-trade',
  appStoreAndroid: 'https://apps.example/android/northquay-trade',
} satisfies Partial<AppLinksProps>;

/** Setup of every state of the app links. */
export const appLinksStates: StatesOf<typeof appLinksContract, AppLinksProps> = {
  list: {
    args: addresses,
    play: async ({ canvasElement }) => {
      const links = await within(canvasElement).findAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(addresses));
    },
  },
  'list-apps': {
    args: { ...addresses, fountainURL: 'javascript:alert(1)' },
    play: async ({ canvasElement }) => {
      const links = await within(canvasElement).findAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        addresses.appStoreIos,
        addresses.appStoreAndroid,
      ]);
    },
  },
  'prompt-ios': {
    args: { ...addresses, layout: 'prompt', platform: 'ios' },
    play: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByRole('link')).toHaveAttribute('href', addresses.appStoreIos);
    },
  },
  'prompt-android': {
    args: { ...addresses, layout: 'prompt', platform: 'android' },
    play: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByRole('link')).toHaveAttribute('href', addresses.appStoreAndroid);
    },
  },
  dismissed: {
    args: { ...addresses, layout: 'prompt', platform: 'ios' },
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      const dismissals: unknown[] = [];
      canvasElement.addEventListener(
        'tradefront-dismiss',
        (event) => dismissals.push(event instanceof CustomEvent && event.detail),
        { once: true },
      );
      await userEvent.click(await canvas.findByRole('button'));
      await expect(canvas.queryByRole('link')).toBeNull();
      await expect(dismissals).toEqual([{ platform: 'ios' }]);
      await expect(document.activeElement?.closest('.tf-app-links')).not.toBeNull();
      // Other stories on this page expect a prompt that was never dismissed.
      storeFor('preference', 'memory').remove(storedKey('preference', 'app-links'));
    },
  },
  empty: {
    play: async ({ canvasElement }) => {
      await expect(canvasElement.textContent).toBe('');
    },
  },
};
