import type { Meta, StoryObj } from '@storybook/react-vite';
import { Docket, DocketPart, Meter, Sums, Tear } from '../../src/ui';

const meta = { title: 'UI/Docket', component: Docket } satisfies Meta<typeof Docket>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = [
  { label: '34 cases', amount: '$972.15' },
  { label: 'Halden November offer', amount: '−$12.00', tone: 'positive' as const },
  { label: 'Bottle deposits', amount: '$36.00' },
  { label: 'Tax, 5.5%', amount: '$52.81' },
];

export const OrderSummary: Story = {
  render: () => (
    <Docket className="kit-narrow" aria-label="Order summary">
      <DocketPart className="tf-stack">
        <h2 className="tf-h2">Thu, Nov 19</h2>
        <Meter value={34} goal={40} label="Minimum order" valueText="34 of 40 cases, 6 short" words={<><b>34</b> of 40 cases</>} gap="6 short" />
      </DocketPart>
      <Tear />
      <DocketPart>
        <Sums rows={rows} />
      </DocketPart>
      <Tear />
      <DocketPart>
        <Sums rows={[{ label: 'Total', amount: '$1,048.96', total: true }]} />
      </DocketPart>
    </Docket>
  ),
};

/** While prices are being checked the total is quiet. */
export const Checking: Story = {
  render: () => (
    <Docket className="kit-narrow" aria-label="Order summary">
      <DocketPart>
        <Sums rows={rows} />
      </DocketPart>
      <Tear />
      <DocketPart>
        <Sums rows={[{ label: 'Total', amount: '$1,048.96', total: true, tone: 'quiet' }]} />
      </DocketPart>
    </Docket>
  ),
};

export const LongAmounts: Story = {
  render: () => (
    <Docket className="kit-narrow" aria-label="Order summary">
      <DocketPart>
        <Sums
          rows={[
            { label: 'Nachhaltigkeitsgebühr für Mehrwegverpackungen und Paletten', amount: 'CA$1,234,567.89' },
            { label: 'Gesamtsumme einschließlich Pfand', amount: 'CA$1,234,567.89', total: true },
          ]}
        />
      </DocketPart>
    </Docket>
  ),
};
