import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Announcer, Button, useAnnounce } from '../../src/ui';

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
      <Button variant="secondary" onClick={() => announce('You are offline', { assertive: true })}>
        Lose the network
      </Button>
    </div>
  );
}

/** Each message is said once; the same words again are a new node, and said again. */
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
    await expect(polite).toHaveTextContent('8 cases added');
    const first = polite?.firstElementChild;
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(polite).toHaveTextContent('8 cases added');
    await expect(polite?.firstElementChild).not.toBe(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the network' }));
    await expect(assertive).toHaveTextContent('You are offline');
    await expect(polite).toBeEmptyDOMElement();
  },
};
