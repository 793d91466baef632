import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TotalsList } from '../../src/ui';

const meta = {
  title: 'UI/TotalsList',
  component: TotalsList,
  args: {
    rows: [
      { label: '40 cases', amount: '$1,146.35' },
      { label: 'Halden November offer', amount: '−$12.00', tone: 'positive' },
      { label: 'Bottle deposits', amount: '$43.20' },
      { label: 'Tax, 5.5%', amount: '$62.39' },
      { label: 'Total', amount: '$1,239.94', total: true },
    ],
  },
} satisfies Meta<typeof TotalsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {
  render: (args) => (
    <div className="kit-narrow">
      <TotalsList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const ends = new Set(
      canvas.getAllByRole('definition').map((amount) => Math.round(amount.getBoundingClientRect().right)),
    );
    await expect(ends.size).toBe(1);
  },
};
