import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { Activity, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ResendActivation } from '../../../src/widgets/resend-activation';
import { rest } from '../faults/journeys';
import { said } from '../faults/page';
import { openSite } from '../faults/site';
import { answer, order, placed, stage } from './checkout/checkout-harness';

afterEach(cleanup);

const hidden = (page: ReactElement) => <Activity mode="hidden">{page}</Activity>;
const shown = (page: ReactElement) => <Activity mode="visible">{page}</Activity>;

describe('state of a page after it was hidden', () => {
  it('a checkout that placed an order starts again for the next one', async () => {
    const view = stage();
    view.rerender(shown(view.page));
    await answer(view);
    await order(view);
    await placed(view);
    act(() => view.rerender(hidden(view.page)));
    await new Promise((resolve) => setTimeout(resolve, 30));
    act(() => view.rerender(shown(view.page)));
    await rest();
    expect(said(view.container)).toContain('Your cart is empty.');
    expect(said(view.container)).not.toContain('Loading checkout');
  });

  it('a form keeps its typed values', async () => {
    const view = render(<div />);
    const show = (mode: 'hidden' | 'visible') => act(() => view.rerender(<Activity mode={mode}>{whole}</Activity>));
    let whole: ReactElement = <div />;
    openSite({ draw: (page) => ((whole = page), view.container) }).show(<ResendActivation background="x" />);
    show('visible');
    await rest();
    const email = view.container.querySelector<HTMLInputElement>('input[type="email"]') as HTMLInputElement; // the form has one field
    fireEvent.change(email, { target: { value: 'pat@example.com' } });
    show('hidden');
    await new Promise((resolve) => setTimeout(resolve, 30));
    show('visible');
    await rest();
    expect(email.value).toBe('pat@example.com');
  });
});
