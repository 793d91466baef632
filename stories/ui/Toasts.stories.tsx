import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, ToastRegion, type Toast } from '../../src/ui';

const undo = fn();
const removed: Toast = {
  id: 'removed',
  text: 'Pomelle Grapefruit Soda removed',
  action: { label: 'Undo', onAction: undo },
};
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

/** Undo runs once, closes the toast and returns focus. */
export const WithUndo: Story = {
  play: async ({ canvas, args }) => {
    undo.mockClear();
    await canvas.findByText(removed.text);
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

/** F8 moves the focus to the action of the newest toast; Escape closes it and returns the focus. */
export const ReachedByKey: Story = {
  args: { toasts: [{ ...removed, id: 'older' }, removed, back] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findAllByText(removed.text)).toHaveLength(2);
    const show = canvas.getByRole('button', { name: 'Show' });
    show.focus();
    await userEvent.keyboard('{F8}');
    await expect(canvas.getAllByRole('button', { name: 'Undo' })[1]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledWith('removed');
    await expect(show).toHaveFocus();
  },
};

export const Two: Story = {
  args: { toasts: [removed, back] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Messages' })).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(back.text);
  },
};

const withId = (id: string): Toast => ({ ...back, id });

/**
 * Three toasts with the same text become one with a count; closing it closes all three. A toast with undo stays
 * separate.
 */
export const Same: Story = {
  args: { toasts: [withId('first'), withId('second'), removed, withId('third'), { ...removed, id: 'removed again' }] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`${back.text} × 3`);
    await expect(canvas.getAllByText(removed.text)).toHaveLength(2);
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    for (const id of ['first', 'second', 'third']) await expect(args.onDismiss).toHaveBeenCalledWith(id);
  },
};

export const Escaped: Story = {
  args: { toasts: [back] },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Close' })).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(back.text)).toBeNull();
  },
};

/**
 * The region exists with role and name before its first toast and after its last: Firefox would not announce a region
 * that is inserted together with a toast.
 */
export const AlwaysThere: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Messages' });
    await expect(region).toHaveTextContent('');
    await canvas.findByText(removed.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText(removed.text)).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Messages' })).toBe(region);
  },
};
