import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Announcer, CopyButton } from '../../src/ui';

const meta = {
  title: 'UI/CopyButton',
  component: CopyButton,
  args: {
    text: '4800001',
    label: 'Copy order number',
    copied: 'Order number copied',
    failed: 'Your browser doesn’t allow copying here',
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Mock clipboard, because a test browser may deny access to the real one. */
const clipboard = (writeText: (text: string) => Promise<void>) => () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    if (own) Object.defineProperty(navigator, 'clipboard', own);
  };
};

const copiedTexts: string[] = [];

export const Copied: Story = {
  beforeEach: clipboard(async (text) => void copiedTexts.push(text)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy order number' }));
    await waitFor(() => expect(canvas.getByText('Order number copied')).toBeInTheDocument());
    await expect(copiedTexts.at(-1)).toBe('4800001');
  },
};

export const Refused: Story = {
  beforeEach: clipboard(() => Promise.reject(new Error('Not allowed'))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy order number' }));
    await waitFor(() => expect(canvas.getByText('Your browser doesn’t allow copying here')).toBeInTheDocument());
  },
};
