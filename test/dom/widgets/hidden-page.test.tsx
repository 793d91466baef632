import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { Activity, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ResendActivation } from '../../../src/widgets/resend-activation';
import { waitUntilStable } from '../faults/journeys';
import { said } from '../faults/page';
import { openSite } from '../faults/site';
import { fillRequired, submitOrder, waitForPlaced, openCheckout } from './checkout/checkout-harness';

afterEach(cleanup);

const hiddenPage = (page: ReactElement) => <Activity mode="hidden">{page}</Activity>;
const visiblePage = (page: ReactElement) => <Activity mode="visible">{page}</Activity>;

describe('state of a page after it was hidden', () => {
  it('a checkout that placed an order starts again for the next one', async () => {
    const view = openCheckout();
    view.rerender(visiblePage(view.page));
    await fillRequired(view);
    await submitOrder(view);
    await waitForPlaced(view);
    act(() => view.rerender(hiddenPage(view.page)));
    await new Promise((resolve) => setTimeout(resolve, 30));
    act(() => view.rerender(visiblePage(view.page)));
    await waitUntilStable();
    expect(said(view.container)).toContain('Your cart is empty.');
    expect(said(view.container)).not.toContain('Loading checkout');
  });

  it('a form keeps its typed values', async () => {
    const view = render(<div />);
    const show = (mode: 'hidden' | 'visible') => act(() => view.rerender(<Activity mode={mode}>{whole}</Activity>));
    let whole: ReactElement = <div />;
    openSite({ render: (page) => ((whole = page), view.container) }).show(<ResendActivation background="x" />);
    show('visible');
    await waitUntilStable();
    const email = view.container.querySelector<HTMLInputElement>('input[type="email"]') as HTMLInputElement; // the form has one field
    fireEvent.change(email, { target: { value: 'pat@example.com' } });
    show('hidden');
    await new Promise((resolve) => setTimeout(resolve, 30));
    show('visible');
    await waitUntilStable();
    expect(email.value).toBe('pat@example.com');
  });
});
