import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from '../../src/ui';

const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  args: {
    label: 'Search products',
    placeholder: 'Product or number',
    clearLabel: 'Clear search',
    value: '',
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Filled: Story = {
  args: { value: 'gingr' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The first Escape clears the field; only the next one reaches the container. */
export const EscapeClears: Story = {
  args: { value: 'cola' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const [closed, setClosed] = useState(0);
    return (
      // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- stands for a dialog
      <div onKeyDown={(event) => event.key === 'Escape' && setClosed(closed + 1)}>
        <SearchField {...args} value={value} onValueChange={setValue} />
        <p>{`closed ${closed}`}</p>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByText('closed 0')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('closed 1')).toBeVisible();
  },
};

export const Disabled: Story = { args: { value: 'cola', disabled: true } };
