import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../../src/ui/field/field';
import { Select } from '../../src/ui/select/select';
import type { SelectProps } from '../../src/ui/select/select.types';

/** A parent that stores the selected value. */
function StatefulSelect(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    props.onValueChange(next);
    setValue(next);
  };
  return <Select {...props} value={value} onValueChange={change} />;
}

const doors = [
  { value: 'rear', label: 'Rear door', description: 'Cove Street' },
  { value: 'front', label: 'Front door', description: '118 Harbor Lane' },
  { value: 'dock', label: 'Dock', description: 'Closed until Nov 30', disabled: true },
  { value: 'cellar', label: 'Cellar hatch' },
];

const meta = {
  title: 'UI/Select',
  component: Select,
  render: (args) => (
    <Field label={args.label}>
      {(control) => (
        <StatefulSelect {...args} {...control} aria-invalid={args['aria-invalid'] ?? control['aria-invalid']} />
      )}
    </Field>
  ),
  args: { label: 'Deliver to', value: 'rear', onValueChange: fn(), options: doors },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the custom control, which replaces the native one when a pointer approaches. */
async function drawn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.hover(canvas.getByRole('combobox'));
  await waitFor(() => expect(canvas.getByRole('combobox').tagName).toBe('BUTTON'), { timeout: 5000 });
  return canvas.getByRole('combobox');
}

async function opened(canvasElement: HTMLElement) {
  const trigger = await drawn(canvasElement);
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('listbox', { name: 'Deliver to' });
}

/** Server markup before any interaction: the native select. */
export const Untouched: Story = {};

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    await expect(await drawn(canvasElement)).toHaveTextContent('Rear door');
  },
};

export const NothingChosen: Story = {
  args: { value: '', placeholder: 'Choose a door' },
  play: async ({ canvasElement }) => {
    await expect(await drawn(canvasElement)).toHaveTextContent('Choose a door');
  },
};

export const OpenList: Story = {
  play: async ({ canvasElement }) => {
    const list = await opened(canvasElement);
    const rear = within(list).getByRole('option', { name: /^Rear door/ });
    await waitFor(() => expect(rear).toHaveFocus());
    await expect(rear).toHaveAttribute('aria-selected', 'true');
  },
};

/** Arrow keys skip disabled options. Enter selects, and focus returns to the control. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const list = await opened(canvasElement);
    await waitFor(() => expect(within(list).getByRole('option', { name: /^Rear door/ })).toHaveFocus());
    for (const name of [/^Front door/, /^Cellar hatch/]) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(within(list).getByRole('option', { name })).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('cellar');
    await waitFor(() => expect(within(canvasElement).getByRole('combobox')).toHaveFocus());
  },
};

/** Typing letters selects without opening the list. */
export const TypeAhead: Story = {
  play: async ({ canvasElement, args }) => {
    (await drawn(canvasElement)).focus();
    await userEvent.keyboard('ce');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('cellar');
  },
};

export const Small: Story = { args: { size: 'sm' }, play: Drawn.play };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledDrawn: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(await drawn(canvasElement)).toBeDisabled();
  },
};

export const Invalid: Story = {
  render: (args) => (
    <Field label={args.label} error="Choose where the driver leaves the cases.">
      {(control) => <StatefulSelect {...args} {...control} />}
    </Field>
  ),
  args: { value: '', placeholder: 'Choose a door' },
  play: async ({ canvasElement }) => {
    const trigger = await drawn(canvasElement);
    await expect(trigger).toHaveAttribute('aria-invalid', 'true');
    await expect(trigger).toHaveAccessibleDescription('Choose where the driver leaves the cases.');
  },
};

export const ManyOptions: Story = {
  args: {
    value: 'w30',
    options: Array.from({ length: 52 }, (_, index) => ({ value: `w${index + 1}`, label: `Week ${index + 1}` })),
  },
  play: async ({ canvasElement }) => {
    const list = await opened(canvasElement);
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Week 30' })).toHaveFocus());
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Is part of its form under its name, both as native and as custom control. */
export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Delivery">
      <Field label={args.label}>{(control) => <StatefulSelect {...args} {...control} name="door" />}</Field>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('door')).toBe('rear');
    await drawn(canvasElement);
    await waitFor(() => expect(new FormData(form).get('door')).toBe('rear'));
  },
};
