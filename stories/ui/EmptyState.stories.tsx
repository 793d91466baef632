import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCcw } from 'lucide';
import { EmptyState, Button, Card } from '../../src/ui';

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: { title: 'Your cart is empty', level: 2 },
  render: (args) => (
    <Card as="div">
      <EmptyState {...args} />
    </Card>
  ),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    text: 'Start from your last order, 41 cases on Nov 10, or pick from the list.',
    actions: (
      <>
        <Button>Repeat last order</Button>
        <Button variant="secondary">Browse products</Button>
      </>
    ),
  },
};
export const NoResult: Story = {
  args: {
    glyph: 'search',
    title: 'Nothing matches “gingr”',
    text: 'Check the spelling, or take a filter off.',
    actions: <Button variant="secondary">Clear search</Button>,
  },
};
export const Failed: Story = {
  args: {
    glyph: 'alert',
    title: 'The orders did not load',
    text: 'The ordering service did not respond. Nothing is lost.',
    actions: (
      <Button variant="secondary" icon={RotateCcw}>
        Try again
      </Button>
    ),
  },
};
export const NoAccess: Story = {
  args: {
    glyph: 'lock',
    title: 'You need finance access to see invoices',
    text: 'Dana Whitlock manages users for Harbor Lane Taproom and can turn it on.',
  },
};
export const SignedOut: Story = {
  args: {
    glyph: 'arrow',
    title: 'Sign in to see your prices',
    text: 'Your session ended after 30 minutes. Your cart is kept.',
    actions: <Button>Sign in</Button>,
  },
};
export const Done: Story = {
  args: { glyph: 'check', title: 'Nothing is due', text: 'The next invoice comes with Thursday’s delivery.' },
};
export const Waiting: Story = {
  args: { glyph: 'clock', title: 'No deliveries yet', text: 'Orders show here once they are confirmed.' },
};
export const Compact: Story = {
  args: {
    compact: true,
    title: 'Rewards are not available right now',
    text: 'The rest of the page still works.',
    actions: <Button variant="base">Try again</Button>,
  },
  render: (args) => <EmptyState {...args} />,
};
