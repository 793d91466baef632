import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../src/ui/button/button';
import { ConfirmDialog } from '../../src/ui/dialog/confirm-dialog';
import { Dialog, prefetchDialog } from '../../src/ui/dialog/dialog';
import type { DialogProps } from '../../src/ui/dialog/dialog.types';
import { Field } from '../../src/ui/field/field';
import { TextInput } from '../../src/ui/field/text-input';
import { Select } from '../../src/ui/select/select';

/** A parent with a button that opens the dialog and a state that closes it. */
function Opened({ open: initial, ...props }: DialogProps) {
  const [open, setOpen] = useState(initial);
  const change = (next: boolean) => {
    props.onOpenChange(next);
    setOpen(next);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={prefetchDialog} onFocus={prefetchDialog}>
        Open
      </Button>
      <Dialog {...props} open={open} onOpenChange={change} />
    </>
  );
}

const listFields = <Field label="Name">{(control) => <TextInput {...control} defaultValue="Weekly taproom" />}</Field>;

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Rename list',
    children: listFields,
    footer: (
      <>
        <Button variant="secondary">Keep name</Button>
        <Button>Rename list</Button>
      </>
    ),
    closeLabel: 'Close',
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves to the dialog when its code has loaded and its animation has ended. */
async function settled(role: 'dialog' | 'alertdialog' = 'dialog') {
  const dialog = await screen.findByRole(role, {}, { timeout: 5000 });
  const passing = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
  await Promise.all(passing.map((animation) => animation.finished));
  return dialog;
}

export const Open: Story = { play: async () => void (await settled()) };

export const WithDescription: Story = {
  args: { description: 'Everyone who orders for Harbor Lane Taproom sees the new name.' },
  play: async () => {
    const dialog = await settled();
    await expect(dialog).toHaveAccessibleDescription(/Everyone who orders/);
  },
};

export const Small: Story = { args: { size: 'sm' }, play: Open.play };
export const Large: Story = { args: { size: 'lg' }, play: Open.play };

export const NoFoot: Story = { args: { footer: undefined }, play: Open.play };

export const LongBody: Story = {
  args: {
    title: 'Delivery terms',
    children: (
      <div className="tf-stack">
        {Array.from({ length: 40 }, (_, index) => (
          <p key={index}>Deliveries come to the rear door between 6 and 10 AM. Someone signs for the cases.</p>
        ))}
        <Button variant="base">Print</Button>
      </div>
    ),
  },
  play: async () => {
    const dialog = await settled();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: Open.play };

/** While locked, Escape, outside clicks and × have no effect. */
export const Locked: Story = {
  args: { locked: true },
  play: async ({ args }) => {
    await settled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Keyboard focus moves from the button to the first field, cycles with Tab, and returns to the button on Escape. */
export const FocusComesBack: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await settled();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

function FallbackFocus() {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Lists
      </h2>
      {!isLeft && <Button onClick={() => setOpen(true)}>Open</Button>}
      <Dialog open={open} onOpenChange={setOpen} title="Weekly taproom" closeLabel="Close" returnFocus={heading}>
        <Button onClick={() => [setIsLeft(true), setOpen(false)]}>Leave list</Button>
      </Dialog>
    </>
  );
}

/** The opener is removed before the dialog closes: focus moves to the given element. */
export const OpenerGone: Story = {
  render: () => <FallbackFocus />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await settled();
    await userEvent.click(screen.getByRole('button', { name: 'Leave list' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Lists' })).toHaveFocus());
  },
};

const confirm = {
  onOpenChange: fn(),
  title: 'Cancel order 4500889?',
  text: '1 keg will not come on Thu, Nov 19. This cannot be undone.',
  confirmLabel: 'Cancel order',
  cancelLabel: 'Keep order',
  onConfirm: fn(),
} as const;

/** The destructive button does not have the initial focus. */
export const ConfirmDestructive: Story = {
  render: () => <ConfirmDialog {...confirm} open tone="destructive" />,
  play: async () => {
    await settled('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus());
  },
};

export const ConfirmWithReason: Story = {
  render: () => (
    <ConfirmDialog {...confirm} open tone="destructive">
      <Field label="Reason">
        {(control) => (
          <Select
            {...control}
            label="Reason"
            value="mistake"
            onValueChange={fn()}
            options={[
              { value: 'mistake', label: 'Ordered by mistake' },
              { value: 'late', label: 'It comes too late' },
            ]}
          />
        )}
      </Field>
    </ConfirmDialog>
  ),
  play: async () => void (await settled('alertdialog')),
};

export const ConfirmPrimary: Story = {
  render: () => (
    <ConfirmDialog
      {...confirm}
      open
      tone="primary"
      title="Replace the cart?"
      text="34 cases leave the cart. 41 cases from order 4500871 take their place."
      confirmLabel="Replace cart"
      cancelLabel="Keep cart"
    />
  ),
  play: async () => {
    await settled('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Replace cart' })).toHaveFocus());
  },
};

/** While the action runs, the dialog can't be closed and the action can't be repeated. */
export const ConfirmBusy: Story = {
  render: () => <ConfirmDialog {...confirm} open tone="destructive" busy busyLabel="Canceling order" />,
  play: async () => {
    const dialog = await settled('alertdialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /Canceling order/ }));
    await expect(dialog).toBeVisible();
    await expect(confirm.onConfirm).not.toHaveBeenCalled();
  },
};
