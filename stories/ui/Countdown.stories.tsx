import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Countdown, type TimeLeft } from '../../src/ui';

const noon = Date.UTC(2026, 10, 17, 15, 35);
const minutes = (count: number) => count * 60_000;
const pad = (count: number) => String(count).padStart(2, '0');
const format = ({ days, hours, minutes: m, seconds }: TimeLeft) =>
  days > 0 ? 'Tue, 2:00 PM' : `${hours}:${pad(m)}:${pad(seconds)}`;

const meta = {
  title: 'UI/Countdown',
  component: Countdown,
  args: {
    until: noon + minutes(204) + 10_000,
    now: () => noon,
    format,
    announce: (left) => `Ordering closes in ${left} minutes`,
    expired: 'Closed for Nov 19',
    onExpire: fn(),
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreThanADay: Story = { args: { until: noon + minutes(60 * 30) } };
export const Hours: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('3:24:10');
    await expect(canvasElement.querySelector('[aria-live]')).toBeEmptyDOMElement();
    // An empty element with the role would be read as “status bar”.
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
/** Announced at 60, 15 and 5 minutes, not every second. */
export const LastMinutes: Story = {
  args: { until: noon + minutes(14) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('Ordering closes in 15 minutes');
  },
};
export const Closed: Story = {
  args: { until: noon - 1 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Closed for Nov 19');
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledTimes(1));
  },
};
