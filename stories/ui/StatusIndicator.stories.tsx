import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusIndicator, type StatusFill, type StatusIndicatorProps } from '../../src/ui';

const meta = {
  title: 'UI/StatusIndicator',
  component: StatusIndicator,
  args: { fill: 0.32, children: 'Confirmed' },
} satisfies Meta<typeof StatusIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

const all: [string, StatusFill, StatusIndicatorProps['tone']][] = [
  ['Draft', 'dashed', 'quiet'],
  ['Pending', 'empty', 'quiet'],
  ['Order Received', 0.16, 'accent'],
  ['Confirmed', 0.32, 'accent'],
  ['Order Prepared', 0.48, 'accent'],
  ['Prep for Shipment', 0.6, 'accent'],
  ['Shipped', 0.74, 'accent'],
  ['Dispatched', 0.86, 'accent'],
  ['Out for Delivery', 'full', 'accent'],
  ['Delivered', 'done', 'positive'],
  ['Not Delivered', 'failed', 'critical'],
  ['In Settlement', 'lines', 'quiet'],
  ['In Error', 'error', 'critical'],
  ['Cancelled', 'slash', 'quiet'],
];

/** The fill grows with the order's progress, so statuses differ by shape, not only by color. */
export const All: Story = {
  render: () => (
    <ul className="kit-statuses">
      {all.map(([label, fill, tone]) => (
        <li key={label}>
          <StatusIndicator fill={fill} tone={tone}>
            {label}
          </StatusIndicator>
        </li>
      ))}
    </ul>
  ),
};
