import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioTiles } from '../../src/ui';

const meta = {
  title: 'UI/RadioTiles',
  component: RadioTiles,
  args: {
    legend: 'Delivery day',
    value: '19' as string | null,
    onValueChange: fn(),
    options: [
      { value: '19', label: 'Thu, Nov 19', description: '6 AM to 10 AM' },
      { value: '20', label: 'Fri, Nov 20', disabledReason: 'No delivery' },
      { value: '23', label: 'Mon, Nov 23', description: '6 AM to 10 AM' },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioTiles
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys skip an unavailable option, which shows its reason. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Fri, Nov 20'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    canvas.getByRole<HTMLInputElement>('radio', { name: /Thu/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('23');
    await expect(canvas.getByRole('radio', { name: /Mon/ })).toBeChecked();
    const unavailable = canvas.getByRole('radio', { name: 'Fri, Nov 20' });
    await expect(unavailable).toBeDisabled();
    await expect(unavailable).toHaveAccessibleDescription('No delivery');
  },
};
export const NoneYet: Story = { args: { value: null, hint: 'The truck comes twice a week.' } };
export const Invalid: Story = {
  args: { value: null, error: 'Choose a day.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Thu/ })).toHaveAccessibleDescription(/^Choose a day\. ?/);
  },
};
export const UnderItsOwnHeading: Story = { args: { hideLegend: true } };
