import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from '../../src/ui';

const meta = {
  title: 'UI/Meter',
  component: Meter,
  args: {
    label: 'Minimum order',
    value: 34,
    goal: 40,
    valueText: '34 of 40 cases, 6 short',
    text: '34 of 40 cases',
    hint: '6 short',
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One pip per case, so that missing cases can be counted. */
export const Short: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Minimum order' });
    await expect(meter).toHaveAttribute('aria-valuetext', '34 of 40 cases, 6 short');
    await expect(meter.querySelectorAll('i:not([data-active])')).toHaveLength(6);
  },
};
export const Met: Story = {
  args: { value: 41, valueText: '41 of 40 cases, minimum met', text: '41 of 40 cases', hint: 'Minimum met' },
};
export const Empty: Story = {
  args: { value: 0, valueText: '0 of 40 cases, 40 short', text: '0 of 40 cases', hint: '40 short' },
};
/** Above sixty, one pip stands for ten, and a partial ten is not filled. */
export const Hundreds: Story = {
  args: { value: 149, goal: 160, valueText: '149 of 160 cases, 11 short', text: '149 of 160 cases', hint: '11 short' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    await expect(meter.querySelectorAll('i')).toHaveLength(16);
    await expect(meter.querySelectorAll('i[data-active]')).toHaveLength(14);
  },
};
export const Money: Story = {
  args: {
    variant: 'bar',
    value: 380,
    goal: 500,
    valueText: '$380.00 of $500.00, $120.00 short',
    text: '$380.00 of $500.00',
    hint: '$120.00 short',
  },
};
export const MoneyMet: Story = {
  args: {
    variant: 'bar',
    value: 520,
    goal: 500,
    valueText: '$520.00 of $500.00, minimum met',
    text: '$520.00 of $500.00',
    hint: 'Minimum met',
  },
};
