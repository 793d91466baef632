import { expect, userEvent, within } from 'storybook/test';
import type { ActivationOutcome } from '../../../src/rules';
import type { resendActivationContract, ResendActivationProps } from '../../../src/widgets/resend-activation';
import type { StateStory, StatesOf } from '../../support/state-stories';

const addresses = {
  background: 'resend-background',
  signInURL: 'https://login.northquay.example/',
  registerURL: '/Register',
  appStoreIos: 'https://apps.northquay.example/ios',
  appStoreAndroid: 'https://apps.northquay.example/android',
} satisfies Partial<ResendActivationProps>;

const apps = [addresses.appStoreIos, addresses.appStoreAndroid];

/** Sends an attempt and checks its outcome: the heading has the focus, and only these links exist. */
const ending = (outcome: ActivationOutcome, links: readonly string[]): StateStory<ResendActivationProps> => ({
  args: addresses,
  bare: true,
  ports: (demo) => ({ activation: { resend: async () => outcome }, content: demo.content }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), 'dana@harborlane.example{Enter}');
    await expect(await canvas.findByRole('region')).toBeVisible();
    await expect(canvasElement.ownerDocument.activeElement?.tagName).toMatch(/^H\d$/);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  },
});

/** A way to each of the four states (decision 21). */
export const resendActivationStates: StatesOf<typeof resendActivationContract, ResendActivationProps> = {
  form: {
    args: addresses,
    bare: true,
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      const email = await canvas.findByRole('textbox');
      await userEvent.type(email, 'dana@harborlane{Enter}');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveFocus();
    },
  },
  success: ending('success', apps),
  'already-activated': ending('already-activated', [addresses.signInURL, ...apps]),
  'contact-customer-service': ending('contact-customer-service', ['tel:18885550142', addresses.registerURL]),
};
