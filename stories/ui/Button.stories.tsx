import type { Meta, StoryObj } from '@storybook/react-vite';
import { Minus, Package, Printer, Trash2, Truck } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, ButtonLink } from '../../src/ui';

const variants = [
  'primary',
  'primary-green',
  'brand',
  'secondary',
  'outline-brand',
  'base',
  'base-underline',
  'destructive',
  'toolbar',
];

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Place order', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <div className="tf-row tf-wrap">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
};

/** Configuration may contain any text. An unknown variant renders as primary. */
export const UnknownVariant: Story = {
  args: { variant: 'sparkling' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveClass('tf-button-primary');
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="tf-row tf-wrap">
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg">Large</Button>
      <Button size="sm" variant="secondary" icon={Truck}>
        Small
      </Button>
      <Button variant="secondary" icon={Truck}>
        Medium
      </Button>
      <Button size="lg" variant="secondary" icon={Truck}>
        Large
      </Button>
    </div>
  ),
};

export const IconOnly: Story = {
  render: () => (
    <div className="tf-row">
      <Button variant="secondary" iconOnly icon={Printer} aria-label="Print" />
      <Button variant="secondary" iconOnly size="sm" icon={Minus} aria-label="One less" />
      <Button variant="toolbar" iconOnly icon={Trash2} aria-label="Remove Maribel Cola" />
    </div>
  ),
};

export const Block: Story = { args: { block: true } };

/** Keeps focus and width, shows a busy label, and ignores further clicks. */
export const Busy: Story = {
  args: { busyLabel: 'Placing order', variant: 'primary-green' },
  render: function Render(args) {
    const [busy, setBusy] = useState(false);
    return (
      <Button
        {...args}
        busy={busy}
        onClick={(event) => {
          args.onClick?.(event);
          setBusy(true);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const before = canvas.getByRole('button', { name: 'Place order' }).getBoundingClientRect().width;
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    const busy = canvas.getByRole('button', { name: 'Placing order' });
    await expect(busy).toHaveFocus();
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(busy.getBoundingClientRect().width).toBe(before);
    await userEvent.click(busy);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Without a busy label, the spinner replaces the icon or uses the padding. */
export const BusyInPlace: Story = {
  render: () => (
    <div className="tf-stack">
      {[false, true].map((busy) => (
        <div key={String(busy)} className="tf-row tf-wrap">
          <Button busy={busy}>Saving</Button>
          <Button busy={busy} icon={Truck} variant="secondary">
            Saving
          </Button>
          <Button busy={busy} size="sm" variant="secondary">
            Saving
          </Button>
          <Button busy={busy} iconOnly icon={Printer} variant="secondary" aria-label="Printing" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByRole('button')
      .map((button) => Math.round(button.getBoundingClientRect().width * 10) / 10);
    await expect(widths.slice(4)).toEqual(widths.slice(0, 4));
  },
};

export const Disabled: Story = {
  render: () => (
    <div className="tf-row tf-wrap">
      {['primary', 'primary-green', 'secondary', 'base', 'toolbar'].map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {variant}
        </Button>
      ))}
    </div>
  ),
};

/** Focusable by keyboard, described by its reason, without effect when pressed. */
export const DisabledWithReason: Story = {
  args: { children: 'Check out', 'aria-disabled': true, 'aria-describedby': 'why' },
  render: (args) => (
    <div className="tf-stack">
      <div>
        <Button {...args} />
      </div>
      <p id="why" className="tf-second tf-medium tf-tone" data-tone="caution">
        Add 6 cases to check out.
      </p>
    </div>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { description: 'Add 6 cases to check out.' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Card: Story = {
  render: function Render() {
    const [chosen, setChosen] = useState('truck');
    return (
      <div className="tf-stack">
        {[
          { id: 'truck', icon: Truck, line: 'Deliver to the rear door' },
          { id: 'depot', icon: Package, line: 'Pick up at the depot' },
        ].map(({ id, icon, line }) => (
          <Button key={id} variant="card" icon={icon} aria-pressed={chosen === id} onClick={() => setChosen(id)}>
            <span>{line}</span>
          </Button>
        ))}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pick up at the depot' }));
    await expect(canvas.getByRole('button', { name: 'Pick up at the depot' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Deliver to the rear door' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

export const AsLink: Story = {
  render: () => (
    <div className="tf-row">
      <ButtonLink href="#products">Browse products</ButtonLink>
      <ButtonLink href="#products" variant="secondary" icon={Package}>
        Browse products
      </ButtonLink>
    </div>
  ),
};

/** Long labels wrap; they are neither shrunk nor truncated. */
export const LongLabel: Story = {
  args: { variant: 'secondary', children: 'Commander de nouveau la livraison habituelle du jeudi' },
  render: (args) => (
    <Sizer>
      <Button {...args} icon={Truck} />
    </Sizer>
  ),
};

function Sizer({ children }: { children: React.ReactNode }) {
  return <div className="tf-row kit-narrow">{children}</div>;
}
