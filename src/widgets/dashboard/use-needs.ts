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
import { type Cards, type PastDue, pastDueOf, stuckLines } from './dashboard.rules';
import { useEasyOrder, usePastDue, useTickets } from './dashboard.reads';
import type { DashboardMessages } from './dashboard.types';

/** Something that waits for the buyer, and where it is dealt with. */
export interface Need {
  readonly key: string;
  readonly tone: 'critical' | 'caution' | 'accent';
  readonly icon: IconNode;
  readonly title: string;
  readonly text: string | null;
  readonly to: Destination;
  readonly action: string;
}

/** What waits, what did not load, and whether more is to come. What is listed keeps its place: the rest follows it. */
export interface Needs {
  readonly needs: readonly Need[];
  readonly troubles: readonly {
    readonly key: string;
    readonly title: string;
    readonly error: PortError;
    readonly again: () => void;
  }[];
  readonly loading: boolean;
}

/**
 * What needs the buyer: what is late first, then what stops an order, then what is proposed. While `isPatient`, an answer
 * waits for those whose rows come before its own, so that no row moves another.
 */
export function useNeeds(
  accountId: string,
  cards: Cards,
  cart: CartRuntime,
  messages: DashboardMessages,
  isPatient: boolean,
): Needs {
  const { m, plural, fill } = messages;
  const formats = useFormats();
  const [invoices, askInvoices] = usePastDue(accountId, cards.pastDue);
  const [easy, askEasy] = useEasyOrder(accountId, cards.easy);
  const [tickets, askTickets] = useTickets(accountId, cards.tickets);
  const held = useCartSelector(cart, (state) => state.cart);
  const order = useCartSelector(cart, (state) => state.lineIds);
  const isCartComing = useCartSelector(cart, (state) => state.status === 'loading');
  const stuck = useMemo(() => stuckLines(held?.lines ?? [], order), [held, order]);

  const pastDue = cards.pastDue && invoices.status === 'ready' ? pastDueOf(invoices.data) : null;
  const proposed = cards.easy && easy.status === 'ready' && easy.data?.status === 'draft' ? easy.data : null;
  const waiting =
    cards.tickets && tickets.status === 'ready'
      ? tickets.data.items.filter(({ statusGroup }) => statusGroup === 'waiting-for-you')
      : [];
  const [line] = stuck;
  const parts: readonly Part[] = [
    {
      ...partOf(cards.pastDue, invoices, m.needs.failed.invoices, askInvoices),
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
      isComing: cards.cart && isCartComing,
      trouble: null,
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
                  stuck.length === 1
                    ? fill(m.needs.line, { product: line.product.name })
                    : plural(m.needs.lines, stuck.length),
              },
            ],
    },
    {
      ...partOf(cards.tickets, tickets, m.needs.failed.tickets, askTickets),
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
      ...partOf(cards.easy, easy, m.needs.failed.easy, askEasy),
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
  const loading = parts.some(({ isComing }) => isComing);
  const known =
    loading && isPatient
      ? parts.slice(
          0,
          parts.findIndex(({ isComing }) => isComing),
        )
      : parts;
  return {
    needs: known.flatMap((part) => part.needs),
    troubles: known.flatMap(({ trouble }) => trouble ?? []),
    loading,
  };
}

/** One source of what waits. */
interface Part extends Pick<Needs, 'needs'> {
  readonly isComing: boolean;
  readonly trouble: Needs['troubles'][number] | null;
}

const partOf = (
  isAsked: boolean,
  read: Read<unknown>,
  title: string,
  again: () => void,
): Pick<Part, 'isComing' | 'trouble'> => ({
  isComing: isAsked && read.status === 'loading',
  trouble: isAsked && read.status === 'failed' ? { key: title, title, error: read.error, again } : null,
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
