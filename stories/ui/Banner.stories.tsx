import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, Lock, RotateCcw } from 'lucide';
import { Banner, Button } from '../../src/ui';

const meta = { title: 'UI/Banner', component: Banner, args: { title: 'No visit plan yet' } } satisfies Meta<
  typeof Banner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: 'Customer service sets your delivery days: 1-888-555-0142.' } };
export const Accent: Story = {
  args: { tone: 'accent', icon: RotateCcw, title: 'We’re checking prices. The total may change.' },
};
export const Positive: Story = {
  args: { tone: 'positive', title: 'Paid $2,362.40', children: 'The receipt went to your email.' },
};
export const Caution: Story = {
  args: { tone: 'caution', title: '6 cases short of the 40-case minimum', children: 'Checkout opens at 40.' },
};
export const Critical: Story = {
  args: {
    tone: 'critical',
    title: 'The order was not placed',
    children: 'Nothing was charged. Go back to the cart and try again.',
  },
};
export const WithAction: Story = {
  args: {
    tone: 'critical',
    icon: Lock,
    title: 'Ordering is stopped for Low Tide Arcade Bar',
    children: 'An invoice is more than 30 days late. Pay it, or call 1-888-555-0142.',
    action: (
      <Button variant="secondary" size="sm">
        See invoices
      </Button>
    ),
  },
};
export const Narrow: Story = {
  args: WithAction.args,
  render: (args) => (
    <div className="kit-narrow">
      <Banner {...args} />
    </div>
  ),
};
export const OwnIcon: Story = { args: { tone: 'caution', icon: Calendar } };
