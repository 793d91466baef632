import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide';
import { expect } from 'storybook/test';
import { Field, NativeSelect, TextArea, TextInput } from '../../src/ui';

const meta = {
  title: 'UI/Field',
  component: Field,
  args: { label: 'PO number', children: (control) => <TextInput {...control} defaultValue="HLT-1131" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'PO number' })).toBeValid();
    // Without the attribute, Firefox exposes an empty required field as invalid.
    await expect(canvas.getByRole('textbox', { name: 'PO number' })).toHaveAttribute('aria-invalid', 'false');
  },
};

export const OptionalWithHint: Story = {
  args: {
    label: 'Phone',
    optional: 'Optional',
    hint: 'For the driver only.',
    children: (control) => <TextInput {...control} type="tel" placeholder="(207) 555-0118" />,
  },
};

export const Invalid: Story = {
  args: {
    label: 'Email',
    hint: 'The address you sign in with.',
    error: 'Enter a full email address, like name@company.com.',
    children: (control) => <TextInput {...control} icon={Mail} defaultValue="dana@harborlane" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/^Enter a full email address.*The address you sign in with\.$/);
  },
};

export const Disabled: Story = {
  args: {
    label: 'Email',
    hint: 'Fixed once the user is made.',
    children: (control) => <TextInput {...control} disabled defaultValue="dana@harborlane.example" />,
  },
};

export const ReadOnly: Story = {
  args: { label: 'Account', children: (control) => <TextInput {...control} readOnly defaultValue="0048-2207" /> },
};

export const WithUnit: Story = {
  args: {
    label: 'Amount',
    children: (control) => <TextInput {...control} unit="$" align="end" inputMode="decimal" defaultValue="1,214.60" />,
  },
};

export const Area: Story = {
  args: {
    label: 'Note for the driver',
    optional: 'Optional',
    children: (control) => <TextArea {...control} defaultValue="Ring twice. The rear door sticks." />,
  },
};

export const Choice: Story = {
  args: {
    label: 'Language',
    children: (control) => (
      <NativeSelect
        {...control}
        defaultValue="en"
        options={[
          { value: 'en', label: 'English' },
          { value: 'fr', label: 'Français' },
        ]}
      />
    ),
  },
};

export const InvalidChoice: Story = {
  args: {
    label: 'Reason',
    error: 'Choose a reason.',
    children: (control) => (
      <NativeSelect {...control} defaultValue="">
        <option value="">Choose</option>
        <option value="mistake">Ordered by mistake</option>
      </NativeSelect>
    ),
  },
};

export const HiddenLabel: Story = {
  args: {
    label: 'Find a user',
    hideLabel: true,
    children: (control) => <TextInput {...control} placeholder="Name or email" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Find a user' })).toBeVisible();
  },
};
