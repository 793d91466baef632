import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../src/ui';

const meta = {
  title: 'UI/Link',
  component: Link,
  args: { href: '/products', children: 'Browse products' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Path: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/products');
    await expect(canvas.getByRole('link')).not.toHaveAttribute('target');
  },
};
export const Mail: Story = {
  args: { href: 'mailto:orders@northquay.example', children: 'orders@northquay.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const NewWindow: Story = {
  args: { href: 'https://northquay.example/terms', newWindow: true, children: 'Terms' },
};
/** The text stays without a link. */
export const Refused: Story = {
  args: { href: 'javascript:alert(1)', children: 'Browse products' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Browse products')).toBeVisible();
  },
};
