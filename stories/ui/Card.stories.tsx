import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Card, CardBody, CardHeader, CardList, Tag } from '../../src/ui';

const meta = { title: 'UI/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHead: Story = {
  render: () => (
    <Card aria-labelledby="gap">
      <CardHeader title="Close the gap" titleId="gap" description="What you usually order, not in this cart" />
      <CardBody>The heading names the region.</CardBody>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Close the gap' })).toBeVisible();
  },
};

export const WithAction: Story = {
  render: () => (
    <Card as="div">
      <CardHeader title="Orders" level={3}>
        <Button variant="secondary" size="sm">
          See all
        </Button>
      </CardHeader>
      <CardBody>One control at the end of the head.</CardBody>
    </Card>
  ),
};

export const List: Story = {
  render: () => (
    <Card as="div">
      <CardHeader title="Invoices" />
      <CardList>
        {['INV-80413', 'INV-80455', 'INV-80588'].map((number) => (
          <li key={number} className="tf-between">
            <span className="tf-medium">{number}</span>
            <Tag tone="critical">Past Due</Tag>
          </li>
        ))}
      </CardList>
    </Card>
  ),
};
