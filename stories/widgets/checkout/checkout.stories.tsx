import type { Meta, StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Checkout, checkoutContract, type CheckoutProps } from '../../../src/widgets/checkout';
import { stateStory } from '../../support/state-stories';
import { checkoutLazyMessages } from '../../../src/widgets/checkout/checkout.lazy.messages';
import { checkoutStates } from './checkout.states';

export default { title: 'Widgets/Checkout', component: Checkout, tags: ['autodocs'] } satisfies Meta<typeof Checkout>;

const story = stateStory(checkoutContract, Checkout, checkoutStates);

export const Ready = story('ready');
export const Pickup = story('pickup');
export const PoOptional = story('po-optional');
export const NoPoNoTerms = story('no-po-no-terms');
export const NoDateNoNotes = story('no-date-no-notes');
export const OwnFields = story('own-fields');
export const OwnFieldsErrors = story('own-fields-errors');
export const OwnFieldsUpload = story('own-fields-upload');
export const OwnFieldsUploadFailed = story('own-fields-upload-failed');
export const Surcharge = story('surcharge');
export const SurchargeSaved = story('surcharge-saved');
export const AddingMethod = story('adding-method');
export const MethodAdded = story('method-added');
export const MinimumCharge = story('minimum-charge');
export const Consolidated = story('consolidated');
export const SplitShipment = story('split-shipment');
export const FieldErrors = story('field-errors');
export const NoteTooLong = story('note-too-long');
export const CutOffNear = story('cut-off-near');
export const DateClosed = story('date-closed');
export const NoDates = story('no-dates');
export const BelowMinimum = story('below-minimum');
export const UnavailableLines = story('unavailable-lines');
export const Repricing = story('repricing');
export const Stopped = story('stopped');
export const NoVisitPlan = story('no-visit-plan');
export const GuestDetails = story('guest-details');
export const GuestDetailsErrors = story('guest-details-errors');
export const Guest = story('guest');
export const GuestPlaced = story('guest-placed');
export const Placing = story('placing');
export const PlacingSlow = story('placing-slow');
export const Checking = story('checking');
export const Unknown = story('unknown');
export const UnknownPayment = story('unknown-payment');
export const Refused = story('refused');
export const RefusedCartChanged = story('refused-cart-changed');
export const RefusedTotalChanged = story('refused-total-changed');
export const RefusedBelowMinimum = story('refused-below-minimum');
export const RefusedOrderingStopped = story('refused-ordering-stopped');
export const RefusedDateClosed = story('refused-date-closed');
export const RefusedUnavailableLines = story('refused-unavailable-lines');
export const RefusedHandleClosed = story('refused-handle-closed');
export const NotDone = story('not-done');
export const NotAccepted = story('not-accepted');
export const Wait = story('wait');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');

/** Checkout on a page that can be reloaded; after that only the storage of the tab is left. */
function OnReloadedPage(props: CheckoutProps) {
  const [loads, setLoads] = useState(0);
  return (
    <>
      <Checkout key={loads} {...props} />
      <button type="button" hidden data-reload onClick={() => setLoads(loads + 1)} />
    </>
  );
}

/** A guest cannot read the order back, so the tab shows the same confirmation after a reload. */
export const GuestPlacedReloaded = {
  ...story('guest-placed'),
  render: (args: CheckoutProps) => <OnReloadedPage {...args} />,
  play: async (context: StoryContext) => {
    await checkoutStates['guest-placed'].play?.(context);
    const { canvasElement, globals } = context;
    const title = () => canvasElement.querySelector('.tf-checkout-placed :is(h1, h2, h3)');
    const before = await waitFor(() => {
      const text =
        canvasElement.querySelector('.tf-checkout-bought')?.closest('.tf-stack[data-gap="4"]')?.textContent ?? '';
      if (text === '') throw new Error('No confirmation yet');
      return text;
    });
    const first = title();
    canvasElement.querySelector<HTMLElement>('[data-reload]')?.click();
    await waitFor(() => expect(title()).not.toBeNull());
    await expect(title()).not.toBe(first);
    await expect(title()).toHaveFocus();
    const page = canvasElement
      .querySelector<HTMLElement>('.tf-checkout-bought')
      ?.closest<HTMLElement>('.tf-stack[data-gap="4"]');
    await expect(page?.textContent).toBe(before);
    await expect(canvasElement.querySelectorAll('.tf-checkout-bought > li').length).toBeGreaterThan(0);
    await expect(canvasElement.querySelector('dd bdi')).toHaveTextContent(/\d/);
    if (globals.locale !== 'en-US') return;
    const { placed } = checkoutLazyMessages;
    const canvas = within(canvasElement);
    await expect(canvas.getByText(placed.place)).toBeVisible();
    await expect(canvas.getByRole('button', { name: placed.print })).toBeVisible();
    await expect(canvas.getByRole('button', { name: placed.copy })).toBeVisible();
  },
};
