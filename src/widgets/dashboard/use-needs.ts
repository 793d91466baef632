import { useMemo } from 'react';
import { ListPlus, MessageCircle, PackageX, ReceiptText, type IconNode } from 'lucide';
import type { EasyOrder } from '../../domain';
import type { PortError } from '../../ports';
import { formatInstant, todayOf } from '../../rules';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import type { Destination } from '../../runtime/links';
import { useCartSelector } from '../../runtime/react/use-cart-runtime';
import { type Formats, useFormats } from '../../runtime/react/use-formats';
import type { Read } from '../../runtime/react/use-read';
import { type Cards, type PastDue, pastDueOf, findBlockedLines } from './dashboard.rules';
import { useEasyOrder, usePastDue, useTickets } from './dashboard.reads';
import type { DashboardMessages } from './dashboard.types';

/** Something that needs the buyer's attention, and the destination that handles it. */
export interface Need {
  readonly key: string;
  readonly tone: 'critical' | 'caution' | 'accent';
  readonly icon: IconNode;
  readonly title: string;
  readonly text: string | null;
  readonly to: Destination;
  readonly action: string;
}

/**
 * Rows, reads that failed, and whether more rows are loading. Listed rows keep their position; later rows follow them.
 */
export interface Needs {
  readonly needs: readonly Need[];
  readonly errors: readonly {
    readonly key: string;
    readonly title: string;
    readonly error: PortError;
    readonly refetch: () => void;
  }[];
  readonly loading: boolean;
}

/**
 * Collects what needs the buyer's attention: past-due invoices, then cart lines and tickets, then the proposed order.
 * While `isPatient`, rows are held back until the rows before them have loaded, so that no row moves another.
 */
export function useNeeds(
  accountId: string,
  cards: Cards,
  cart: CartRuntime,
  messages: DashboardMessages,
  isHolding: boolean,
): Needs {
  const { m, plural, fill } = messages;
  const formats = useFormats();
  const [invoices, refetchInvoices] = usePastDue(accountId, cards.pastDue);
  const [easy, refetchEasy] = useEasyOrder(accountId, cards.easy);
  const [tickets, refetchTickets] = useTickets(accountId, cards.tickets);
  const serverCart = useCartSelector(cart, (state) => state.cart);
  const lineIds = useCartSelector(cart, (state) => state.lineIds);
  const isCartLoading = useCartSelector(cart, (state) => state.status === 'loading');
  const blockedLines = useMemo(() => findBlockedLines(serverCart?.lines ?? [], lineIds), [serverCart, lineIds]);

  const pastDue = cards.pastDue && invoices.status === 'ready' ? pastDueOf(invoices.data) : null;
  const proposed = cards.easy && easy.status === 'ready' && easy.data?.status === 'draft' ? easy.data : null;
  const waiting =
    cards.tickets && tickets.status === 'ready'
      ? tickets.data.items.filter(({ statusGroup }) => statusGroup === 'waiting-for-you')
      : [];
  const [line] = blockedLines;
  const parts: readonly Part[] = [
    {
      ...partOf(cards.pastDue, invoices, m.needs.failed.invoices, refetchInvoices),
      needs:
        pastDue === null
          ? []
          : [
              {
                key: 'invoices',
                tone: 'critical',
                icon: ReceiptText,
                title: plural(m.needs.pastDue, pastDue.count),
                text: pastDueText(pastDue, messages, formats),
                to: { to: 'invoices' },
                action: m.needs.pay,
              },
            ],
    },
    {
      isLoading: cards.cart && isCartLoading,
      error: null,
      needs:
        line === undefined
          ? []
          : [
              {
                key: 'lines',
                tone: 'caution',
                icon: PackageX,
                text: m.needs.linesText,
                to: { to: 'cart' },
                action: m.needs.toCart,
                title:
                  blockedLines.length === 1
                    ? fill(m.needs.line, { product: line.product.name })
                    : plural(m.needs.lines, blockedLines.length),
              },
            ],
    },
    {
      ...partOf(cards.tickets, tickets, m.needs.failed.tickets, refetchTickets),
      needs: waiting.map(({ id, number, problemType }) => ({
        key: id,
        tone: 'caution',
        icon: MessageCircle,
        title: fill(m.needs.ticket, { number }),
        text: problemType.label,
        to: { to: 'tickets', id },
        action: m.needs.toTicket,
      })),
    },
    {
      ...partOf(cards.easy, easy, m.needs.failed.easy, refetchEasy),
      needs:
        proposed === null
          ? []
          : [
              {
                key: 'easy',
                tone: 'accent',
                icon: ListPlus,
                title: fill(m.needs.easy, { date: formats.weekdayDate(proposed.deliveryDate) }),
                text: proposedText(proposed, messages, formats),
                to: { to: 'order-builder', view: 'easy-order' },
                action: m.needs.toEasy,
              },
            ],
    },
  ];
  const loading = parts.some(({ isLoading }) => isLoading);
  const known =
    loading && isHolding
      ? parts.slice(
          0,
          parts.findIndex(({ isLoading }) => isLoading),
        )
      : parts;
  return {
    needs: known.flatMap((part) => part.needs),
    errors: known.flatMap(({ error }) => error ?? []),
    loading,
  };
}

/** Result of one source of rows. */
interface Part extends Pick<Needs, 'needs'> {
  readonly isLoading: boolean;
  readonly error: Needs['errors'][number] | null;
}

const partOf = (
  isEnabled: boolean,
  read: Read<unknown>,
  title: string,
  refetch: () => void,
): Pick<Part, 'isLoading' | 'error'> => ({
  isLoading: isEnabled && read.status === 'loading',
  error: isEnabled && read.status === 'failed' ? { key: title, title, error: read.error, refetch } : null,
});

function pastDueText(
  { amount, days }: PastDue,
  { m, fill, plural }: DashboardMessages,
  formats: Formats,
): string | null {
  if (amount === null) return days === null ? null : plural(m.needs.pastDueOldest, days);
  return days === null
    ? fill(m.needs.pastDueSum, { amount: formats.money(amount) })
    : plural(m.needs.pastDueAll, days, { amount: formats.money(amount) });
}

function proposedText(
  { totals, decideBy, timeZone, serverTime }: EasyOrder,
  { m, fill, plural }: DashboardMessages,
  formats: Formats,
): string {
  const when = formatInstant(decideBy, formats.locale, { timeZone, today: todayOf({ serverTime, timeZone }) });
  return fill(m.needs.easyText, {
    cases: plural(m.cart.cases, totals.cases),
    total: formats.money(totals.total),
    when,
  });
}
