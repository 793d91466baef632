import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  Calendar,
  Check,
  CircleAlert,
  Download,
  Gift,
  Keyboard,
  LayoutDashboard,
  LayoutGrid,
  Lock,
  Package,
  Phone,
  Printer,
  ReceiptText,
  Repeat,
  Replace,
  RotateCcw,
  Search,
  ShoppingCart,
  Trash2,
  TriangleAlert,
  Truck,
  Users,
  Wallet,
  WifiOff,
  Wrench,
} from 'lucide';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  Banner,
  EmptyState,
  SkeletonShape,
  SkeletonText,
  Button,
  Checkbox,
  Chip,
  Badge,
  Countdown,
  SummaryCard,
  SummaryCardSection,
  ErrorSummary,
  Field,
  Icon,
  Link,
  Meter,
  NativeSelect,
  Pager,
  ProgressBar,
  QuantityStepper,
  RadioTiles,
  SearchField,
  SegmentedControl,
  Card,
  CardHeader,
  CardList,
  Skeleton,
  StatusIndicator,
  TotalsList,
  Tag,
  SummaryCardDivider,
  TextArea,
  TextInput,
  ToastRegion,
} from '../../src/ui';
import './kit.css';

const meta = { title: 'UI/Kit', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Cell({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <Card as="div" className="kit-cell" data-wide={wide || undefined}>
      <h2 className="kit-title">{title}</h2>
      {children}
    </Card>
  );
}

const none = () => {};
const fixed = Date.UTC(2026, 10, 17, 15, 35);
const clock = () => fixed;

const type: [string, string, string][] = [
  ['tf-figure', '$1,239.94', 'figure 28/32'],
  ['tf-h1 tf-strong', 'Next delivery Thu, Nov 19', 'page 22/28'],
  ['tf-h2 tf-strong', 'Order summary', 'section 16/24'],
  ['tf-medium', 'Maribel Cola, 24 × 12 oz cans', 'row 14/20'],
  ['', 'Order by 2:00 PM today.', 'body 14/20'],
  ['tf-second tf-muted', 'Last ordered 8 cases on Nov 10', 'second line 13/18'],
  ['tf-micro tf-medium tf-quiet', '12/16 column heads, tags', 'micro'],
];

const colors = [
  'canvas',
  'surface',
  'sunken',
  'well',
  'line',
  'control',
  'text',
  'text-2',
  'text-3',
  'accent',
  'accent-soft',
  'brand',
  'positive',
  'positive-soft',
  'caution',
  'caution-soft',
  'critical',
  'critical-soft',
];

const icons = {
  Bell,
  Calendar,
  Check,
  CircleAlert,
  Download,
  Gift,
  Keyboard,
  LayoutDashboard,
  LayoutGrid,
  Lock,
  Package,
  Phone,
  Printer,
  ReceiptText,
  Repeat,
  Replace,
  RotateCcw,
  Search,
  ShoppingCart,
  Trash2,
  TriangleAlert,
  Truck,
  Users,
  Wallet,
  WifiOff,
  Wrench,
};

function Swatch({ name }: { name: string }) {
  return (
    <li className="tf-micro tf-quiet">
      <div className="kit-swatch" ref={(node) => node?.style.setProperty('--swatch', `var(--tf-use-${name})`)} />
      {name}
    </li>
  );
}

function Stepper({
  name,
  start,
  ...rest
}: { name: string; start: number } & Partial<React.ComponentProps<typeof QuantityStepper>>) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      min={1}
      label={`Cases of ${name}`}
      decreaseLabel={`One case less of ${name}`}
      increaseLabel={`One case more of ${name}`}
      problemMessage={() => null}
      {...rest}
      value={value}
      onValueChange={setValue}
    />
  );
}

function Controls() {
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const [find, setFind] = useState('gingr');
  return (
    <>
      <div className="tf-row tf-wrap" data-gap="4">
        <SegmentedControl
          label="View"
          value={view}
          onValueChange={setView}
          options={[
            { value: 'grid', label: 'Grid', icon: LayoutGrid },
            { value: 'list', label: 'Fast entry', icon: Keyboard },
          ]}
        />
        <div className="tf-grow">
          <SearchField label="Search products" clearLabel="Clear search" value={find} onValueChange={setFind} />
        </div>
      </div>
      <Pager
        page={2}
        pageCount={4}
        hasNext
        onPageChange={none}
        labels={{ pages: 'Pages of products', previous: 'Previous page', next: 'Next page' }}
        range="25–48 of 86"
        pageSize={{ value: 24, options: [24, 48], label: 'Per page', onValueChange: none }}
      />
      <ProgressBar label="Sending photos" value={3} max={5} valueText="3 of 5" />
    </>
  );
}

function Days() {
  const [day, setDay] = useState<string | null>('19');
  return (
    <RadioTiles
      legend="Delivery day"
      value={day}
      onValueChange={setDay}
      options={[
        { value: '19', label: 'Thu, Nov 19', description: '6 AM to 10 AM' },
        { value: '20', label: 'Fri, Nov 20', disabledReason: 'No delivery' },
        { value: '23', label: 'Mon, Nov 23', description: '6 AM to 10 AM' },
      ]}
    />
  );
}

function Invoices({ density }: { density: 'comfortable' | 'compact' }) {
  return (
    <Card as="div" data-tf-density={density}>
      <CardHeader title="Invoices" level={3}>
        <Button variant="secondary" size="sm">
          Pay 2
        </Button>
      </CardHeader>
      <CardList>
        {[
          ['INV-80413', '$1,214.60'],
          ['INV-80455', '$647.80'],
        ].map(([number, amount]) => (
          <li key={number} className="tf-between">
            <Checkbox label={number} defaultChecked />
            <span className="tf-medium tf-number">{amount}</span>
          </li>
        ))}
      </CardList>
    </Card>
  );
}

function Kit() {
  return (
    <div className="kit">
      <div className="kit-grid">
        <Cell title="Type">
          <div className="kit-type">
            {type.map(([look, sample, role]) => (
              <div key={role}>
                <span className={look}>{sample}</span>
                <small className="tf-micro tf-quiet">{role}</small>
              </div>
            ))}
          </div>
        </Cell>
        <Cell title="Color roles">
          <ul className="kit-swatches">
            {colors.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </ul>
        </Cell>
        <Cell title="Buttons" wide>
          <div className="tf-row tf-wrap">
            {[
              'primary',
              'primary-green',
              'brand',
              'secondary',
              'outline-brand',
              'base',
              'base-underline',
              'destructive',
              'toolbar',
            ].map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
          </div>
          <div className="tf-row tf-wrap">
            <Button icon={Truck} variant="secondary">
              With icon
            </Button>
            <Button busy busyLabel="Placing order">
              Place order
            </Button>
            <Button disabled>Disabled</Button>
            <Button variant="secondary" size="sm">
              Small
            </Button>
            <Button variant="secondary" iconOnly icon={Printer} aria-label="Print" />
          </div>
          <div className="kit-two">
            <Button variant="card" icon={Truck} aria-pressed>
              <span>
                <span className="tf-medium">Card</span>
                <br />
                Deliver to the rear door
              </span>
            </Button>
            <Button variant="card" icon={Package} aria-pressed={false}>
              <span>
                <span className="tf-medium">Card</span>
                <br />
                Pick up at the depot
              </span>
            </Button>
          </div>
        </Cell>
        <Cell title="Order status: the case fills as the order moves">
          <ul className="kit-statuses">
            <li>
              <StatusIndicator fill="dashed" tone="quiet">
                Draft
              </StatusIndicator>
            </li>
            <li>
              <StatusIndicator fill="empty" tone="quiet">
                Pending
              </StatusIndicator>
            </li>
            <li>
              <StatusIndicator fill={0.16}>Order Received</StatusIndicator>
            </li>
            <li>
              <StatusIndicator fill={0.32}>Confirmed</StatusIndicator>
            </li>
            <li>
              <StatusIndicator fill={0.48}>Order Prepared</StatusIndicator>
            </li>
            <li>
              <StatusIndicator fill={0.6}>Prep for Shipment</StatusIndicator>
            </li>
            <li>
              <StatusIndicator fill={0.74}>Shipped</StatusIndicator>
            </li>
            <li>
              <StatusIndicator fill={0.86}>Dispatched</StatusIndicator>
            </li>
            <li>
              <StatusIndicator fill="full">Out for Delivery</StatusIndicator>
            </li>
            <li>
              <StatusIndicator fill="done" tone="positive">
                Delivered
              </StatusIndicator>
            </li>
            <li>
              <StatusIndicator fill="failed" tone="critical">
                Not Delivered
              </StatusIndicator>
            </li>
            <li>
              <StatusIndicator fill="lines" tone="quiet">
                In Settlement
              </StatusIndicator>
            </li>
            <li>
              <StatusIndicator fill="error" tone="critical">
                In Error
              </StatusIndicator>
            </li>
            <li>
              <StatusIndicator fill="slash" tone="quiet">
                Cancelled
              </StatusIndicator>
            </li>
          </ul>
        </Cell>
        <Cell title="Labels">
          <div className="tf-row tf-wrap">
            <Tag tone="positive">Paid</Tag>
            <Tag tone="critical">Past Due</Tag>
            <Tag tone="caution">Disputed</Tag>
            <Tag>Open</Tag>
            <Tag tone="accent" icon={Gift}>
              Free
            </Tag>
            <Tag tone="line">Default</Tag>
          </div>
          <div className="tf-row tf-wrap">
            <Chip pressed onRemove={none} removeLabel="Remove Glass bottle">
              Glass bottle
            </Chip>
            <Chip pressed={false}>Can</Chip>
            <Badge>34</Badge>
            <Link href="/orders">See orders</Link>
          </div>
        </Cell>
        <Cell title="Fields" wide>
          <div className="kit-fields">
            <Field label="PO number">{(control) => <TextInput {...control} defaultValue="HLT-1131" />}</Field>
            <Field label="Phone" optional="Optional" hint="For the driver only.">
              {(control) => <TextInput {...control} placeholder="(207) 555-0118" />}
            </Field>
            <Field label="Email" error="Enter a full email address.">
              {(control) => <TextInput {...control} defaultValue="dana@harborlane" />}
            </Field>
            <Field label="Amount">
              {(control) => <TextInput {...control} unit="$" align="end" defaultValue="1,214.60" />}
            </Field>
            <Field label="Email" hint="Fixed once the user is made.">
              {(control) => <TextInput {...control} disabled defaultValue="dana@harborlane.example" />}
            </Field>
            <Field label="Language">
              {(control) => <NativeSelect {...control} options={[{ value: 'en', label: 'English' }]} />}
            </Field>
          </div>
          <Field label="Note for the driver">{(control) => <TextArea {...control} />}</Field>
          <div className="tf-row tf-wrap" data-gap="4">
            <Checkbox label="Ordering" defaultChecked />
            <Checkbox label="Finance" />
            <Checkbox label="Some" indeterminate />
            <Checkbox label="Off" disabled />
          </div>
          <Days />
          <ErrorSummary
            title="2 fields need attention"
            problems={[
              { fieldId: 'kit-po', text: 'Enter a PO number.' },
              { fieldId: 'kit-email', text: 'Enter a full email address, like name@company.com.' },
            ]}
          />
        </Cell>
        <Cell title="Quantity">
          <div className="tf-row tf-wrap" data-gap="4">
            <Stepper name="Maribel Cola" start={4} />
            <Stepper name="Tonic" start={8} inCart />
            <Stepper name="Soda" start={1} inCart onRemove={none} removeLabel="Remove Soda" />
            <Stepper name="Ginger Beer" start={4} disabled />
            <Stepper name="Energy" start={6} size="sm" />
          </div>
          <Stepper name="Water" start={8} max={24} problemMessage={() => 'Only 24 cases are left. Enter 24 or less.'} />
        </Cell>
        <Cell title="Minimum order and cut-off">
          <Meter
            label="Minimum order"
            value={34}
            goal={40}
            valueText="34 of 40 cases, 6 short"
            text={
              <>
                <b>34</b> of 40 cases
              </>
            }
            hint="6 short"
          />
          <Meter
            label="Minimum order"
            value={41}
            goal={40}
            valueText="41 of 40 cases, minimum met"
            text={
              <>
                <b>41</b> of 40 cases
              </>
            }
            hint="Minimum met"
          />
          <Meter
            variant="bar"
            label="Minimum order"
            value={380}
            goal={500}
            valueText="$380.00 of $500.00"
            text="$380.00 of $500.00"
            hint="$120.00 short"
          />
          <p className="tf-row tf-wrap" data-gap="4">
            <Countdown until={fixed + 200_000_000} now={clock} format={() => 'Tue, 2:00 PM'} expired="Closed" />
            <Countdown until={fixed + 12_250_000} now={clock} format={() => '3:24:10'} expired="Closed" />
            <Countdown until={fixed - 1} now={clock} format={() => ''} expired="Closed for Nov 19" />
          </p>
        </Cell>
        <Cell title="Switch, search, pages">
          <Controls />
        </Cell>
        <Cell title="Money on a summary card">
          <SummaryCard aria-label="Order summary" data-background="surface">
            <SummaryCardSection>
              <TotalsList
                rows={[
                  { label: '40 cases', amount: '$1,146.35' },
                  { label: 'Halden November offer', amount: '−$12.00', tone: 'positive' },
                  { label: 'Bottle deposits', amount: '$43.20' },
                  { label: 'Tax, 5.5%', amount: '$62.39' },
                ]}
              />
            </SummaryCardSection>
            <SummaryCardDivider />
            <SummaryCardSection>
              <TotalsList rows={[{ label: 'Total', amount: '$1,239.94', total: true }]} />
            </SummaryCardSection>
          </SummaryCard>
        </Cell>
        <Invoices density="comfortable" />
        <Invoices density="compact" />
        <Cell title="Loading">
          <Skeleton label="Loading your cart">
            <div className="tf-stack" data-gap="4">
              {[1, 2, 3].map((row) => (
                <div key={row} className="tf-row" data-gap="3">
                  <SkeletonShape shape="well" />
                  <SkeletonText />
                  <SkeletonShape shape="control" width="sm" />
                </div>
              ))}
            </div>
          </Skeleton>
        </Cell>
        <Card as="div">
          <EmptyState
            level={2}
            title="Your cart is empty"
            text="Start from your last order, 41 cases on Nov 10, or pick from the list."
            actions={
              <>
                <Button>Repeat last order</Button>
                <Button variant="secondary">Browse products</Button>
              </>
            }
          />
        </Card>
        <Cell title="Icons: lucide, stroke 1.75" wide>
          <ul className="kit-icons">
            {Object.entries(icons).map(([name, of]) => (
              <li key={name} className="tf-row tf-micro tf-quiet">
                <Icon of={of} />
                {name}
              </li>
            ))}
          </ul>
        </Cell>
        <Cell title="Messages" wide>
          <div className="kit-two">
            <Banner tone="caution" title="6 cases short of the 40-case minimum">
              Checkout opens at 40.
            </Banner>
            <Banner
              tone="critical"
              title="The order was not placed"
              action={
                <Button variant="secondary" size="sm">
                  Back to cart
                </Button>
              }
            >
              Nothing was charged. Go back to the cart and try again.
            </Banner>
            <Banner tone="positive" title="Paid $2,362.40. The receipt went to your email." />
            <Banner tone="accent" icon={RotateCcw} title="We’re checking prices. The total may change." />
          </div>
          <EmptyState
            compact
            level={3}
            title="Rewards are not available right now"
            text="The rest of the page still works."
            actions={<Button variant="base">Try again</Button>}
          />
          <ToastRegion
            label="Messages"
            dismissLabel="Close"
            onDismiss={none}
            toasts={[
              { id: 'removed', text: 'Pomelle Grapefruit Soda removed', action: { label: 'Undo', onAction: none } },
            ]}
          />
        </Cell>
      </div>
    </div>
  );
}

/** Enters a quantity that is too high, so that the page includes a field error. */
const play: Story['play'] = async ({ canvas }) => {
  const field = canvas.getByRole('spinbutton', { name: 'Cases of Water' });
  await userEvent.clear(field);
  await userEvent.type(field, '40{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Only 24 cases are left. Enter 24 or less.'));
};

export const Page: Story = { render: () => <Kit />, play };
export const Dark: Story = {
  render: () => <Kit />,
  play,
  globals: { theme: 'dark' },
  parameters: { chromatic: { disableSnapshot: true } },
};
export const RightToLeft: Story = { render: () => <Kit />, play, globals: { direction: 'rtl' } };
export const Compact: Story = { render: () => <Kit />, play, globals: { density: 'compact' } };
