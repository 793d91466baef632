import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar, Spinner } from '../../src/ui';

const meta = { title: 'UI/ProgressBar', component: ProgressBar, args: { label: 'Sending photos' } } satisfies Meta<
  typeof ProgressBar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = { args: { value: 3, max: 5, valueText: '3 of 5' } };
export const NotKnown: Story = {};
export const SpinnerAlone: Story = {
  render: () => (
    <p className="tf-row tf-quiet">
      <Spinner /> Checking prices
    </p>
  ),
};
