import type { Promotion, PromotionProgress, Promotions } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import type { CalendarDate } from '../../../rules/dates';
import { formatMoney, money } from '../../../rules/money';
import { type DemoAccount, regions } from '../data/accounts';
import { gifts, type GiftSeed, isOfferedTo, monthOffer } from '../data/promotions';
import { countedFor, promotionMessagesFor } from '../messages/promotions';
import { fill } from '../messages';
import type { World } from '../world';
import type { CatalogItem } from './catalog';
import { inMarket, isListed } from './market';
import { monthOfferTitle, presentProduct, type ViewerContext } from './present';
import { casesToward, type Priced, problemOf } from './pricing';
import { dateIn, dayNumber, zonedInstant } from './zoned-time';

const WEEK = 7;
const NOON = 720;

interface Offering {
  readonly account: DemoAccount;
  readonly priced: Priced;
  readonly world: World;
  readonly reader: ViewerContext;
  readonly today: CalendarDate;
}

/** Promotions for an account with the cart's progress. */
export function promotionsOf(account: DemoAccount, priced: Priced, world: World, reader: ViewerContext): Promotions {
  const today = dateIn(reader.market.now, regions[account.region].timeZone);
  const offering = { account, priced, world, reader, today };
  const nextMonth = addDays(lastOfMonth(today), 1);
  const running = [...monthOfferOf(offering, today), ...gifts.flatMap((gift) => giftOf(gift, offering))];
  return { today, items: [...running, ...monthOfferOf(offering, nextMonth)] };
}

/** The monthly offer of the month that contains a day. */
function monthOfferOf({ account, priced, world, reader, today }: Offering, day: CalendarDate): readonly Promotion[] {
  const item = world.find(monthOffer.productId);
  if (item === undefined || !isListed(item, reader.market)) return [];
  const { currency } = reader.market;
  const { timeZone } = regions[account.region];
  const startsOn = `${day.slice(0, 8)}01`;
  const messages = promotionMessagesFor(reader.locale);
  const amount = formatMoney(money(inMarket(monthOffer.cents, reader.market), currency), reader.locale);
  const line = priced.lines.find(({ item: { id }, problem }) => id === item.id && problem === null);
  const cases = line?.quantity ?? 0;
  const saved = line?.saved?.total ?? 0;
  const progress: PromotionProgress = {
    cases,
    goal: monthOffer.from,
    missing: Math.max(0, monthOffer.from - cases),
    earned: saved > 0 ? 1 : 0,
    worth: saved > 0 ? money(saved, currency) : null,
  };
  return [
    {
      id: `${monthOffer.id}-${startsOn.slice(0, 7)}`,
      kind: 'discount',
      title: monthOfferTitle(zonedInstant(startsOn, NOON, timeZone), timeZone, reader.locale),
      summary: fill(messages.discount, { amount, product: item.name, from: String(monthOffer.from) }),
      brand: item.brand.name,
      startsOn,
      endsOn: lastOfMonth(day),
      exclusive: false,
      terms: [messages.terms.ordered, messages.terms.stock],
      products: [presentProduct(item, reader)],
      gift: null,
      progress: startsOn > today ? null : progress,
    },
  ];
}

function giftOf(gift: GiftSeed, { account, priced, world, reader, today }: Offering): readonly Promotion[] {
  const given = world.find(gift.gives);
  const counted = gift.products.flatMap((id) => world.find(id) ?? []).filter((item) => isListed(item, reader.market));
  const [first] = counted;
  if (
    !isOfferedTo(gift, account.id) ||
    given === undefined ||
    problemOf(given, reader.market) !== null ||
    first === undefined
  )
    return [];
  const messages = promotionMessagesFor(reader.locale);
  const cases = casesToward(gift, priced.lines);
  const earned = Math.floor(cases / gift.from);
  const { terms } = messages;
  const startsOn = addDays(
    gift.since,
    Math.floor((dayNumber(today) - dayNumber(gift.since)) / (gift.weeks * WEEK)) * gift.weeks * WEEK,
  );
  return [
    {
      id: gift.id,
      kind: 'free-goods',
      title: messages.titles[gift.id],
      summary: fill(messages.gift, {
        gift: given.name,
        from: String(gift.from),
        product: countedFor(gift, reader.locale),
      }),
      brand: first.brand.name,
      startsOn,
      endsOn: addDays(startsOn, gift.weeks * WEEK - 1),
      exclusive: gift.accounts !== undefined,
      terms: [
        ...(counted.length > 1 ? [terms.together] : []),
        terms.comes,
        terms.minimum,
        terms.ordered,
        terms.stock,
        ...(gift.accounts === undefined ? [] : [terms.exclusive]),
      ],
      products: suggested(counted, reader).map((item) => presentProduct(item, reader)),
      gift: presentProduct(given, reader),
      progress: {
        cases: cases - earned * gift.from,
        goal: gift.from,
        missing: gift.from - (cases - earned * gift.from),
        earned,
        worth: null,
      },
    },
  ];
}

/** Sorts available products first, and among them those ordered before. */
const suggested = (items: readonly CatalogItem[], { market, lastOrdered }: ViewerContext): readonly CatalogItem[] => {
  const rank = (item: CatalogItem): number =>
    problemOf(item, market) !== null ? 2 : lastOrdered(item.id) === null ? 1 : 0;
  return [...items].sort((a, b) => rank(a) - rank(b));
};

/** Last day of a month. */
function lastOfMonth(day: CalendarDate): CalendarDate {
  // Four days after the 28th is in the next month, because no month has more than 31 days.
  const next = addDays(`${day.slice(0, 8)}28`, 4);
  return addDays(`${next.slice(0, 8)}01`, -1);
}
