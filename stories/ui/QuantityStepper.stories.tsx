import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { QuantityStepper } from '../../src/ui';

const meta = {
  title: 'UI/QuantityStepper',
  component: QuantityStepper,
  args: {
    value: 4,
    min: 1,
    label: 'Cases of Maribel Cola',
    decreaseLabel: 'One case less of Maribel Cola',
    increaseLabel: 'One case more of Maribel Cola',
    onValueChange: fn(),
    onProblem: fn(),
    problemMessage: ({ code }) => `Enter another quantity (${code}).`,
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <QuantityStepper
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Cases of Maribel Cola' });
    await userEvent.click(canvas.getByRole('button', { name: /more/ }));
    await expect(input).toHaveValue('5');
    await userEvent.click(canvas.getByRole('button', { name: /less/ }));
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    fireEvent.wheel(input, { deltaY: -100 });
    await expect(input).toHaveValue('5');
  },
};

/** The value changes once, on Enter or blur. */
export const TypedOver: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(input);
    await userEvent.keyboard('12');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(input);
    await userEvent.type(input, '8');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(8);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** An invalid text stays with its error message; Escape restores the quantity. */
export const NothingTypedIsLost: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(input);
    await userEvent.keyboard('0');
    await userEvent.tab();
    await expect(input).toHaveValue('0');
    await expect(args.onProblem).toHaveBeenLastCalledWith('0');
    await waitFor(() => expect(input).toBeInvalid());
    await waitFor(() => expect(input).toHaveAccessibleDescription('Enter another quantity (invalidEntry).'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('4');
    await expect(input).toBeValid();
    await expect(args.onProblem).toHaveBeenLastCalledWith(null);
  },
};

/** An empty field returns to its quantity on blur. */
export const Emptied: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('4');
    await expect(args.onProblem).not.toHaveBeenCalled();
  },
};

/** Accepts full-width digits from Chinese or Korean input methods. */
export const FullWidthDigits: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '１２{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
  },
};

/** Steps count from the minimum. From an invalid quantity the buttons go to the nearest step. */
export const StepsOfSix: Story = {
  args: { value: 12, min: 6, max: 24, step: 6 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '14{Enter}');
    await expect(args.onProblem).toHaveBeenLastCalledWith('14');
    await userEvent.click(canvas.getByRole('button', { name: /more/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(18);
    await userEvent.click(canvas.getByRole('button', { name: /more/ }));
    await userEvent.click(canvas.getByRole('button', { name: /more/ }));
    await expect(input).toHaveValue('24');
    await expect(canvas.getByRole('button', { name: /more/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

const onRemove = fn();

/** At the minimum the minus button removes the line. */
export const RemovesAtMinimum: Story = {
  args: { value: 2, inCart: true, onRemove, removeLabel: 'Remove Maribel Cola' },
  play: async ({ canvas }) => {
    onRemove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /less/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Maribel Cola' }));
    await expect(onRemove).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1');
  },
};

export const StopsAtMinimum: Story = {
  args: { value: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /less/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const InCart: Story = { args: { inCart: true, value: 8 } };
export const Small: Story = { args: { size: 'sm', value: 6 } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  args: { max: 24, problemMessage: ({ params }) => `Only ${params.max} cases are left. Enter ${params.max} or less.` },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '40{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription('Only 24 cases are left. Enter 24 or less.'));
  },
};
