import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '../../src/ui';

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'Ordering', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Ordering'));
    await expect(canvas.getByRole('checkbox', { name: 'Ordering' })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Some: Story = {
  args: { indeterminate: true, label: 'Select all' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const WithDescription: Story = {
  args: { label: 'Finance', description: 'Sees invoices and pays them.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Finance' })).toHaveAccessibleDescription(
      'Sees invoices and pays them.',
    );
  },
};
export const Disabled: Story = {
  render: () => (
    <div className="tf-stack">
      <Checkbox label="Ordering" disabled />
      <Checkbox label="Ordering" disabled defaultChecked />
    </div>
  ),
};
export const Invalid: Story = { args: { label: 'I accept the terms', 'aria-invalid': true } };
export const HiddenLabel: Story = {
  args: { label: 'Select Maribel Cola', hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Maribel Cola' })).toBeVisible();
  },
};
