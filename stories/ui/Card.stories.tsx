import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Sheet, SheetBody, SheetHead, SheetList, Tag } from '../../src/ui';

const meta = { title: 'UI/Sheet', component: Sheet } satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHead: Story = {
  render: () => (
    <Sheet aria-labelledby="gap">
      <SheetHead title="Close the gap" titleId="gap" description="What you usually order, not in this cart" />
      <SheetBody>The heading names the region.</SheetBody>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Close the gap' })).toBeVisible();
  },
};

export const WithAction: Story = {
  render: () => (
    <Sheet as="div">
      <SheetHead title="Orders" level={3}>
        <Button variant="secondary" size="sm">
          See all
        </Button>
      </SheetHead>
      <SheetBody>One control at the end of the head.</SheetBody>
    </Sheet>
  ),
};

export const List: Story = {
  render: () => (
    <Sheet as="div">
      <SheetHead title="Invoices" />
      <SheetList>
        {['INV-80413', 'INV-80455', 'INV-80588'].map((number) => (
          <li key={number} className="tf-between">
            <span className="tf-medium">{number}</span>
            <Tag tone="critical">Past Due</Tag>
          </li>
        ))}
      </SheetList>
    </Sheet>
  ),
};
