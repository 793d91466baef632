import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { englishMessages } from '../../../../src/locales/english';
import { pack as esCA } from '../../../../src/locales/es-CA/pack';
import { pack as frCA } from '../../../../src/locales/fr-CA/pack';
import { pack as koKR } from '../../../../src/locales/ko-KR/pack';
import { pack as zhCN } from '../../../../src/locales/zh-CN/pack';
import { openCheckout } from './checkout-harness';

afterEach(cleanup);

/** Texts that only a delivery may contain. */
const road = /truck|driver|camion|livreur|camión|repartidor|chofer|卡车|司机|送货员|트럭|기사/iu;

const languages = [
  ['en-US', undefined, englishMessages],
  ['fr-CA', frCA, frCA.messages],
  ['es-CA', esCA, esCA.messages],
  ['zh-CN', zhCN, zhCN.messages],
  ['ko-KR', koKR, koKR.messages],
] as const;

describe.each(languages)('an order that is picked up, in %s', (_, locale, { checkout: m }) => {
  it('uses the texts of a pickup: no truck, no driver', async () => {
    const { container } = openCheckout({ settings: { storage: 'memory', ...(locale && { locale }) } });
    const here = within(container);
    const pickup = await here.findByRole('radio', { name: new RegExp(`^${m.delivery.pickup}`) });
    // A delivery has these texts on the screen, which proves that the check below can fail.
    expect(container.textContent).toMatch(road);
    fireEvent.click(pickup);
    await here.findByText(m.delivery.pickupNotes);
    expect(container.textContent).toContain(m.delivery.pickupNotesHint);
    expect(container.textContent).toContain(m.delivery.pickupDate);
    const section = pickup.closest('section');
    expect(section?.textContent).not.toMatch(road);
  });
});

describe('returns of 0', () => {
  it('shows the required number at the field, and the missing number in the summary', async () => {
    const { container } = openCheckout({ settings: { storage: 'memory' } });
    const some = await waitFor(() => {
      const button = container.querySelector<HTMLElement>('.tf-checkout-empties button');
      if (button === null) throw new Error('No returns yet');
      return button;
    });
    fireEvent.click(some);
    const field = await waitFor(() => {
      const input = container.querySelector<HTMLInputElement>('.tf-checkout-empties input');
      if (input === null) throw new Error('No field yet');
      return input;
    });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: '0' } });
    fireEvent.blur(field);
    expect(await within(container).findByText('Enter 1 or more, or remove it.')).toBeTruthy();
    fireEvent.click(within(container).getAllByRole('button', { name: /^Place order/ })[0] ?? container);
    expect(await within(container).findByRole('link', { name: 'Enter how many to return, at least 1.' })).toBeTruthy();
    expect(container.textContent).not.toMatch(/whole number/);
  });
});
