import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link, SkipLink, VisuallyHidden } from '../../src/ui';

const meta = {
  title: 'UI/SkipLink',
  component: SkipLink,
  args: { targetId: 'main', children: 'Skip to content' },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Visible on the first Tab; moves focus past repeated content. */
export const Jumps: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Shop">
        <Link href="/products">Products</Link>
      </nav>
      <main id="main">
        <h1 className="tf-h1">Cart</h1>
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** Text for assistive technology only. */
export const Hidden: Story = {
  render: () => (
    <p>
      34<VisuallyHidden> cases in the cart</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('cases in the cart').getBoundingClientRect().width).toBe(1);
  },
};
