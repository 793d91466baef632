import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Announcer, Banner, Button, useAnnounce } from '../../src/ui';

const meta = { title: 'UI/LiveRegion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Speakers() {
  const announce = useAnnounce();
  return (
    <div className="tf-row">
      <Button variant="secondary" onClick={() => announce('8 cases added')}>
        Add
      </Button>
      <Button variant="secondary" onClick={() => announce('You’re offline', { assertive: true })}>
        Lose the network
      </Button>
    </div>
  );
}

/** Each message is announced once. The same text again is a new node, so it is announced again. */
export const Announced: Story = {
  render: () => (
    <Announcer>
      <Speakers />
    </Announcer>
  ),
  play: async ({ canvas, canvasElement }) => {
    const polite = canvasElement.querySelector('[aria-live="polite"]');
    const assertive = canvasElement.querySelector('[aria-live="assertive"]');
    await expect(polite).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(polite).toHaveTextContent('8 cases added'));
    const first = polite?.firstElementChild;
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(polite?.firstElementChild).not.toBe(first));
    await expect(polite).toHaveTextContent('8 cases added');
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the network' }));
    await waitFor(() => expect(assertive).toHaveTextContent('You’re offline'));
    await expect(polite).toBeEmptyDOMElement();
  },
};

/** Messages of the same moment become one message, so that the second does not replace the first. */
export const Together: Story = {
  render: () => (
    <Announcer>
      <Both />
    </Announcer>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(/^Saved\. 2 cases left\.$/),
    );
  },
};

function Both() {
  const announce = useAnnounce();
  const save = () => {
    announce('Saved.');
    announce('2 cases left.');
    announce('Saved.');
  };
  return (
    <Button variant="secondary" onClick={save}>
      Save
    </Button>
  );
}

/**
 * A page and its components share one region. It exists before its first message and after the announcing component has
 * unmounted.
 */
export const OutlivesThePart: Story = {
  render: () => (
    <Announcer>
      <Pages />
    </Announcer>
  ),
  play: async ({ canvas, canvasElement }) => {
    const regions = canvasElement.querySelectorAll('[aria-live="polite"]');
    await expect(regions).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await expect(canvas.queryByRole('button', { name: 'Place order' })).toBeNull();
    await waitFor(() => expect(regions[0]).toHaveTextContent('Placing your order'));
    await expect(regions[0]?.isConnected).toBe(true);
  },
};

function Pages() {
  const [page, setPage] = useState<'form' | 'placed'>('form');
  return <Announcer>{page === 'form' ? <Form onPlaced={() => setPage('placed')} /> : <p>Placed</p>}</Announcer>;
}

function Form({ onPlaced }: { readonly onPlaced: () => void }) {
  const announce = useAnnounce();
  const place = () => {
    announce('Placing your order');
    onPlaced();
  };
  return <Button onClick={place}>Place order</Button>;
}

/**
 * Firefox with Orca does not announce a status that is inserted with its text. The live region announces it instead,
 * one sentence per line. The banner itself is no live region, because Chromium would announce it twice.
 */
export const StatusBanner: Story = {
  render: function Render() {
    const [shown, setShown] = useState(false);
    return (
      <Announcer>
        <Button variant="secondary" onClick={() => setShown(true)}>
          Pay
        </Button>
        {shown && (
          <Banner role="status" tone="positive" title="Paid $2,362.40">
            The receipt is in your email.
          </Banner>
        )}
      </Announcer>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(
        'Paid $2,362.40. The receipt is in your email.',
      ),
    );
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
