import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, ToastRegion, type Toast } from '../../src/ui';

const undo = fn();
const removed: Toast = { id: 'removed', text: 'Pomelle Grapefruit Soda removed', action: { label: 'Undo', onAction: undo } };
const back: Toast = { id: 'back', text: 'Quantity set back to 6. Only 6 cases are left.', tone: 'critical' };

const meta = {
  title: 'UI/Toasts',
  component: ToastRegion,
  args: { toasts: [removed], onDismiss: fn(), dismissLabel: 'Close', label: 'Messages' },
  render: function Render(args) {
    const [toasts, setToasts] = useState(args.toasts);
    return (
      <>
        <Button variant="secondary" onClick={() => setToasts(args.toasts)}>
          Show
        </Button>
        <ToastRegion
          {...args}
          toasts={toasts}
          onDismiss={(id) => {
            args.onDismiss(id);
            setToasts((now) => now.filter((toast) => toast.id !== id));
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Undo runs once, the toast goes, and focus returns to where it was. */
export const WithUndo: Story = {
  play: async ({ canvas, args }) => {
    undo.mockClear();
    canvas.getByRole('button', { name: 'Show' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).toHaveBeenCalledWith('removed');
    await expect(canvas.queryByText(removed.text)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  },
};

export const Two: Story = {
  args: { toasts: [removed, back] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Messages' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(back.text);
  },
};

export const Escaped: Story = {
  args: { toasts: [back] },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(back.text)).toBeNull();
  },
};
