import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip, Badge } from '../../src/ui';

const meta = { title: 'UI/Chip', component: Chip, args: { children: 'Glass bottle' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  render: function Render(args) {
    const [on, setOn] = useState(false);
    return <Chip {...args} pressed={on} onClick={() => setOn(!on)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Glass bottle', pressed: false }));
    await expect(canvas.getByRole('button', { name: 'Glass bottle', pressed: true })).toBeVisible();
  },
};

const onRemove = fn();

export const Removed: Story = {
  args: { onRemove, removeLabel: 'Remove Glass bottle', pressed: true },
  play: async ({ canvas }) => {
    onRemove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Glass bottle' }));
    await expect(onRemove).toHaveBeenCalledTimes(1);
  },
};

export const Disabled: Story = { args: { pressed: false, disabled: true } };

export const Counted: Story = {
  render: () => (
    <div className="tf-row">
      <Badge>3</Badge>
      <Badge>34</Badge>
      <Badge>9,999</Badge>
    </div>
  ),
};
