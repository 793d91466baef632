import type { Meta, StoryObj } from '@storybook/react-vite';
import { Package } from 'lucide';
import { expect, waitFor } from 'storybook/test';
import { Icon, SafeImage, ImageFrame } from '../../src/ui';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='80'%3E%3Crect width='40' height='80' rx='6' fill='%230b5a6e'/%3E%3C/svg%3E";

const meta = {
  title: 'UI/SafeImage',
  component: SafeImage,
  args: {
    src: picture,
    alt: 'Maribel Cola, 24 × 12 oz cans',
    width: 72,
    height: 72,
    fallback: <Icon of={Package} size="lg" />,
  },
  render: (args) => (
    <ImageFrame>
      <SafeImage {...args} />
    </ImageFrame>
  ),
} satisfies Meta<typeof SafeImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};
/** The fallback drawing keeps the image's accessible name. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Maribel Cola, 24 × 12 oz cans' })).toBeVisible();
  },
};
export const Refused: Story = {
  args: { src: 'http://insecure.example/cola.png' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Maribel Cola, 24 × 12 oz cans' })).toBeVisible();
  },
};
export const None: Story = { args: { src: null } };
