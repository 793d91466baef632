import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pager } from '../../src/ui';

const meta = {
  title: 'UI/Pager',
  component: Pager,
  args: {
    page: 2,
    pageCount: 4,
    hasNext: true,
    onPageChange: fn(),
    labels: { pages: 'Pages of products', previous: 'Previous page', next: 'Next page' },
    range: '25–48 of 86',
  },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
};

/** On the first page the button stays focusable but has no effect. */
export const First: Story = {
  args: { page: 1, range: '1–24 of 86' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};
export const Last: Story = { args: { page: 4, hasNext: false, range: '73–86 of 86' } };
export const CountNotKnown: Story = { args: { pageCount: null, range: 'Page 2' } };
export const WithPageSize: Story = {
  args: { pageSize: { value: 24, options: [24, 48, 96], label: 'Per page', onValueChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Per page' }), '48');
    await expect(args.pageSize?.onValueChange).toHaveBeenLastCalledWith(48);
  },
};
