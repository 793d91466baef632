import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryCard, SummaryCardSection, Meter, TotalsList, SummaryCardDivider } from '../../src/ui';

const meta = { title: 'UI/SummaryCard', component: SummaryCard } satisfies Meta<typeof SummaryCard>;
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
    <SummaryCard className="kit-narrow" aria-label="Order summary">
      <SummaryCardSection className="tf-stack">
        <h2 className="tf-h2">Thu, Nov 19</h2>
        <Meter
          value={34}
          goal={40}
          label="Minimum order"
          valueText="34 of 40 cases, 6 short"
          text={
            <>
              <b>34</b> of 40 cases
            </>
          }
          hint="6 short"
        />
      </SummaryCardSection>
      <SummaryCardDivider />
      <SummaryCardSection>
        <TotalsList rows={rows} />
      </SummaryCardSection>
      <SummaryCardDivider />
      <SummaryCardSection>
        <TotalsList rows={[{ label: 'Total', amount: '$1,048.96', total: true }]} />
      </SummaryCardSection>
    </SummaryCard>
  ),
};

/** The total is dimmed while prices are being recalculated. */
export const Checking: Story = {
  render: () => (
    <SummaryCard className="kit-narrow" aria-label="Order summary">
      <SummaryCardSection>
        <TotalsList rows={rows} />
      </SummaryCardSection>
      <SummaryCardDivider />
      <SummaryCardSection>
        <TotalsList rows={[{ label: 'Total', amount: '$1,048.96', total: true, tone: 'quiet' }]} />
      </SummaryCardSection>
    </SummaryCard>
  ),
};

export const LongAmounts: Story = {
  render: () => (
    <SummaryCard className="kit-narrow" aria-label="Order summary">
      <SummaryCardSection>
        <TotalsList
          rows={[
            { label: 'Nachhaltigkeitsgebühr für Mehrwegverpackungen und Paletten', amount: 'CA$1,234,567.89' },
            { label: 'Gesamtsumme einschließlich Pfand', amount: 'CA$1,234,567.89', total: true },
          ]}
        />
      </SummaryCardSection>
    </SummaryCard>
  ),
};
