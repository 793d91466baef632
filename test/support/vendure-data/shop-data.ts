import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inMarket, marketOf, stockOf } from '../../../src/adapters/demo/engine/market';
import { regions, type DemoAccount } from '../../../src/adapters/demo/data/accounts';
import { gifts, monthOffer } from '../../../src/adapters/demo/data/promotions';
import { type MethodSeed, walletSeeds } from '../../../src/adapters/demo/data/wallet';
import { type CatalogItem, upcOf } from '../../../src/adapters/demo/engine/catalog';
import { creditsLeft } from '../../../src/adapters/demo/engine/credits';
import { fulfilled } from '../../../src/adapters/demo/engine/fulfilment';
import { holidayOn } from '../../../src/adapters/demo/engine/holidays';
import { initialCart } from '../../../src/adapters/demo/engine/initial-carts';
import { invoicesOf, invoiceWorld } from '../../../src/adapters/demo/engine/invoices';
import { pickupMinimumOf } from '../../../src/adapters/demo/engine/minimum';
import { buyerOf, findIn, namesOf } from '../../../src/adapters/demo/engine/order-rows';
import { stepsOf } from '../../../src/adapters/demo/engine/order-steps';
import { isDraft, statusOf } from '../../../src/adapters/demo/engine/orders';
import { packOf, packSizeOf, monthOfferTitle, presentProduct } from '../../../src/adapters/demo/engine/present';
import { reduction, unitPrice } from '../../../src/adapters/demo/engine/pricing';
import { promotionsOf } from '../../../src/adapters/demo/engine/promotions';
import { registrationCodeOf } from '../../../src/adapters/demo/engine/registration';
import { dateIn } from '../../../src/adapters/demo/engine/zoned-time';
import { documentMessagesFor } from '../../../src/adapters/demo/documents/document-messages';
import { messagesFor } from '../../../src/adapters/demo/messages';
import { checkoutFieldMessagesFor } from '../../../src/adapters/demo/messages/checkout-fields';
import { invoiceMessagesFor } from '../../../src/adapters/demo/messages/invoices';
import { notificationMessagesFor } from '../../../src/adapters/demo/messages/notifications';
import { orderMessagesFor } from '../../../src/adapters/demo/messages/order-messages';
import { scenarioFor } from '../../../src/adapters/demo/scenarios';
import { priceCart } from '../../../src/adapters/demo/engine/cart';
import { createWorld, type World } from '../../../src/adapters/demo/world';
import { addDays } from '../../../src/rules/calendar';
import type {
  SeedAccount,
  SeedData,
  SeedList,
  SeedOrder,
  SeedProduct,
  SeedPromotion,
  SeedTexts,
  Texts,
} from '../vendure/seed-data.types';
import { equipmentOf, ticketsOf, ticketTexts } from './ticket-data';

const SEED = 2207;

/** Vendure's language codes with the tags of the demo's messages. */
const languages = { en: 'en-US', fr: 'fr-CA', es: 'es-CA', zh: 'zh-CN', ko: 'ko-KR' } as const;

/** The demo's accounts pay by card too. The shop's buyers pay from bank accounts, so that this one has a second one. */
const moreBankAccounts: Readonly<Record<string, readonly MethodSeed[]>> = {
  'harbor-lane-taproom': [
    { kind: 'ach', brand: 'Presumpscot Federal', lastFour: '5512', nickname: '', expiresIn: null },
  ],
};

const inAll = (text: (tag: string) => string): Texts =>
  Object.fromEntries(Object.entries(languages).map(([code, tag]) => [code, text(tag)]));

/** Days for which holidays are known, before and after the day of the seed. */
const CALENDAR = { before: 30, after: 400 } as const;

function productOf(item: CatalogItem, world: World): SeedProduct {
  const maine = marketOf(null, { seed: SEED, now: world.now(), guestPrices: true });
  const canada = { ...maine, region: 'quebec', currency: 'CAD' } as const;
  const shown = presentProduct(item, {
    locale: 'en-US',
    market: maine,
    lastOrdered: () => null,
    quantities: () => [],
  });
  const [usd, cad] = [unitPrice(item, maine), unitPrice(item, canada)];
  const [usdBefore, cadBefore] = [reduction(item, maine), reduction(item, canada)];
  const stock = stockOf(item, maine);
  const texts = (tag: string) => messagesFor(tag);
  return {
    id: item.id,
    sku: item.sku,
    upc: upcOf(item.sku),
    name: item.name,
    brand: item.brand.name,
    flavor: shown.flavor,
    kind: item.kind,
    packageKind: item.pack.kind,
    packageType: inAll((tag) => texts(tag).packages[item.pack.kind]),
    packSize: inAll((tag) => packSizeOf(item, texts(tag), { locale: tag, market: maine })),
    packSizeMetric: inAll((tag) => packSizeOf(item, texts(tag), { locale: tag, market: canada })),
    unitSize: item.pack.size,
    unitSizeMetric: item.pack.metric ?? item.pack.size,
    description: inAll((tag) => texts(tag).descriptions[item.kind].replace('{name}', item.name)),
    caseQuantity: shown.caseQuantity,
    calories: shown.calories,
    caffeine: shown.caffeine,
    sellingUnit: shown.sellingUnit,
    quantityRule: shown.quantityRule,
    prices: usd === null || cad === null ? null : { USD: usd, CAD: cad },
    originalPrices:
      usdBefore === null || cadBefore === null ? null : { USD: usdBefore.original, CAD: cadBefore.original },
    available: stock.available,
    backOn: stock.backOn,
    image: `${item.sku}.svg`,
  };
}

/** The drawing of a product as a document. */
function drawingOf(item: CatalogItem, world: World): string {
  const maine = marketOf(null, { seed: SEED, now: world.now(), guestPrices: true });
  const shown = presentProduct(item, {
    locale: 'en-US',
    market: maine,
    lastOrdered: () => null,
    quantities: () => [],
  });
  const address = shown.image?.source ?? packOf(item, '');
  return decodeURIComponent(address.slice(address.indexOf(',') + 1));
}

function accountOf(account: DemoAccount, world: World): SeedAccount {
  const region = regions[account.region];
  const today = dateIn(world.now(), region.timeZone);
  const days = Array.from({ length: CALENDAR.before + CALENDAR.after }, (_, at) =>
    addDays(today, at - CALENDAR.before),
  );
  return {
    id: account.id,
    name: account.name,
    number: account.number,
    address: { ...account.address },
    depot: { ...region.depot },
    region: account.region,
    timeZone: region.timeZone,
    currency: region.currency,
    taxRate: region.taxRate,
    minimum: { ...account.minimum },
    pickupCases: pickupMinimumOf(account).cases ?? null,
    smallOrder: account.smallOrder ?? null,
    bottlerId: account.bottlerId,
    creditLimit: account.creditLimit,
    conditions: account.restrictions,
    visitPlan: account.plan,
    closures: Object.fromEntries(
      days.flatMap((day) => {
        const holiday = holidayOn(day, account.region);
        return holiday === null ? [] : [[day, inAll((tag) => messagesFor(tag).holidays[holiday])]];
      }),
    ),
    registrationCode: registrationCodeOf(account),
    bankAccounts: [
      ...(walletSeeds[account.id]?.methods ?? []).filter(({ kind }) => kind === 'ach'),
      ...(moreBankAccounts[account.id] ?? []),
    ].map(({ brand, lastFour, nickname, verified }) => ({
      providerId: `bank-${lastFour}`,
      bank: brand,
      lastFour,
      nickname,
      isVerified: verified ?? true,
    })),
    credits: creditsOf(account, world),
    cart: initialCart(account, {}, world.catalog).map(([productId, quantity]) => ({ productId, quantity })),
  };
}

/** The demo's credits, whose numbers are unique in a shop. */
function creditsOf(account: DemoAccount, world: World): SeedAccount['credits'] {
  const here = invoiceWorld(account, world);
  const state = world.fresh(account);
  return creditsLeft(here, state, invoicesOf(here, state)).map(({ number, daysAgo, reason, left }) => ({
    number: `${number}-${account.number.slice(-4)}`,
    issuedOn: addDays(here.today, -daysAgo),
    reason,
    remaining: left,
  }));
}

function ordersOf(account: DemoAccount, world: World): readonly SeedOrder[] {
  const here = invoiceWorld(account, world);
  const invoices = new Map(invoicesOf(here, world.fresh(account)).map((invoice) => [invoice.order?.number, invoice]));
  const { timeZone } = here.market;
  return world
    .history(account)
    .filter((order) => !isDraft(order))
    .map((order): SeedOrder => {
      const status = statusOf(order, here);
      const names = namesOf(order, status);
      const invoice = invoices.get(order.number);
      return {
        number: order.number,
        accountId: account.id,
        personId: buyerOf(order, account)?.id ?? 'dana',
        status,
        placedAt: order.placedAt,
        deliveryDate: order.answers.date,
        purchaseOrderNumber: order.answers.purchaseOrderNumber,
        lines: order.lines.map((line) => {
          const { confirmed, shipped, delivered, invoiced } = fulfilled(order, status, line, findIn(world));
          return {
            productId: line.productId,
            quantity: line.quantity,
            total: line.total,
            confirmed,
            shipped,
            delivered,
            invoiced,
          };
        }),
        tax: order.totals.tax,
        smallOrder: order.totals.smallOrder,
        sapOrderNumber: names.sap,
        cokeOrderNumber: names.coke,
        transactionId: names.transaction,
        steps: stepsOf(order, status, { now: world.now(), timeZone, cancelledAt: null }),
        invoice:
          invoice === undefined
            ? null
            : {
                number: invoice.number,
                issuedOn: invoice.issuedOn,
                dueOn: invoice.dueOn,
                notDelivered: invoice.sums?.notDelivered ?? 0,
                payment: invoice.before,
                paidOn: invoice.paidOn,
              },
      };
    });
}

const listsOf = (account: DemoAccount, world: World): readonly SeedList[] =>
  world.fresh(account).lists.map((list) => ({
    accountId: account.id,
    name: list.name,
    description: list.description,
    ownerId: list.ownerId,
    shared: list.shared.map(({ buyerId, access }) => ({ personId: buyerId, access })),
    items: list.items,
    changedAt: list.changedAt,
  }));

/** The promotions of an account that everybody's and the main accounts' promotions are offered to. */
function promotions(world: World, account: DemoAccount): readonly SeedPromotion[] {
  const offeredIn = (locale: string) => {
    const market = world.market(account);
    const reader = { locale, market, lastOrdered: () => null, quantities: () => [] };
    return promotionsOf(account, priceCart(world.fresh(account), account, world), world, reader).items;
  };
  const byLanguage = Object.entries(languages).map(([code, tag]) => [code, offeredIn(tag)] as const);
  const textsOf = (at: number, text: (promotion: ReturnType<typeof offeredIn>[number]) => string): Texts =>
    Object.fromEntries(
      byLanguage.map(([code, items]) => {
        const item = items[at];
        return [code, item === undefined ? '' : text(item)];
      }),
    );
  return offeredIn('en-US').map((promotion, at): SeedPromotion => {
    const gift = gifts.find(({ id }) => id === promotion.id);
    const maine = world.market(account);
    return {
      id: promotion.id,
      kind: promotion.kind,
      title: textsOf(at, ({ title }) => title),
      summary: textsOf(at, ({ summary }) => summary),
      terms: textsOf(at, ({ terms }) => terms.join('\n')),
      brand: promotion.brand ?? '',
      startsOn: promotion.startsOn,
      endsOn: promotion.endsOn ?? promotion.startsOn,
      from: gift?.from ?? monthOffer.from,
      productIds: gift?.products ?? [monthOffer.productId],
      giftId: gift?.gives ?? null,
      amounts:
        gift === undefined
          ? { USD: monthOffer.cents, CAD: inMarket(monthOffer.cents, { ...maine, currency: 'CAD' }) }
          : null,
      accountIds: gift?.accounts ?? null,
    };
  });
}

/** Texts of the demo's backend that the plugin is configured with. */
/** Notifications of the plugin, with the demo's message that has their title. */
const notices = {
  placed: 'confirmed',
  delivered: 'delivered',
  'on-way': 'onItsWay',
  cancelled: 'cancelled',
  invoice: 'invoiceDue',
  late: 'invoiceLate',
} as const;

/** The demo answers tickets instead, so it has no title for a new one. */
const ticketReceived: Texts = {
  en: 'Ticket {number} was received',
  fr: 'La demande {number} a été reçue',
  es: 'Recibimos su solicitud {number}',
  zh: '已收到工单 {number}',
  ko: '문의 {number}이(가) 접수되었습니다',
};

/** Charges of an invoice, with the demo's name of each. */
const charges = {
  goods: 'goods',
  notDelivered: 'short',
  discounts: 'offer',
  minimumOrderCharge: 'small',
  tax: 'tax',
} as const;

/** Texts of documents with the same key in the demo. */
const documentKeys = [
  'amount',
  'billTo',
  'charged',
  'credits',
  'currency',
  'date',
  'due',
  'invoiced',
  'kind',
  'method',
  'number',
  'open',
  'order',
  'page',
  'payment',
  'period',
  'product',
  'purchaseOrder',
  'quantity',
  'statement',
  'total',
] as const;

function shopTexts(now: number): SeedTexts {
  const order = (tag: string) => orderMessagesFor(tag);
  const conditions = [
    'blocked',
    'temporarily-blocked',
    'not-verified',
    'not-eligible',
    'no-visit-plan',
    'order-restricted',
  ] as const;
  const field = (tag: string) => checkoutFieldMessagesFor(tag);
  return {
    'field.cost-center': inAll((tag) => field(tag).costCenter),
    'field.cost-center.hint': inAll((tag) => field(tag).costCenterHint),
    ...Object.fromEntries(
      (['bar', 'restaurant', 'events', 'canteen'] as const).map((code) => [
        `field.cost-center.${code}`,
        inAll((tag) => field(tag).costCenters[code]),
      ]),
    ),
    'field.receiver': inAll((tag) => field(tag).receiver),
    'field.receiver.hint': inAll((tag) => field(tag).receiverHint),
    'field.event-date': inAll((tag) => field(tag).eventDate),
    'field.event-date.hint': inAll((tag) => field(tag).eventDateHint),
    delivery: inAll((tag) => messagesFor(tag).rearDoor),
    pickup: inAll((tag) => messagesFor(tag).pickup),
    closed: inAll((tag) => messagesFor(tag).noTruck),
    cutOffPassed: inAll((tag) => messagesFor(tag).cutOffPassed),
    onAccount: inAll((tag) => messagesFor(tag).onAccount),
    onAccountDetail: inAll((tag) => messagesFor(tag).onAccountDetail),
    byTruck: inAll((tag) => messagesFor(tag).byTruck),
    byPickup: inAll((tag) => messagesFor(tag).byPickup),
    cylinders: inAll((tag) => messagesFor(tag).cylinders),
    glassCrates: inAll((tag) => messagesFor(tag).glassCrates),
    amountOff: inAll((tag) => messagesFor(tag).monthOfferLine),
    freeGoods: inAll((tag) => messagesFor(tag).freeLine),
    truck: inAll((tag) => order(tag).truck),
    warehouse: inAll((tag) => order(tag).warehouse),
    ...Object.fromEntries(
      conditions.map((code) => [`condition.${code}`, inAll((tag) => messagesFor(tag).conditions[code])]),
    ),
    ...Object.fromEntries(
      [0, 1, 2, 3].map((at) => [`cancelReason.${at}`, inAll((tag) => order(tag).cancelReasons[at] ?? '')]),
    ),
    ...Object.fromEntries(
      Object.entries(notices).map(([key, topic]) => [
        `notice.${key}`,
        inAll((tag) => notificationMessagesFor(tag)[topic][0]),
      ]),
    ),
    'notice.ticket': ticketReceived,
    ...ticketTexts(inAll),
    bankAccount: inAll((tag) => invoiceMessagesFor(tag).methods.ach),
    bankTransfer: inAll((tag) => invoiceMessagesFor(tag).methods.transfer),
    terms: inAll((tag) => invoiceMessagesFor(tag).terms),
    ...Object.fromEntries(
      (['empties', 'price'] as const).map((reason) => [
        `credit.${reason}`,
        inAll((tag) => invoiceMessagesFor(tag).credits[reason]),
      ]),
    ),
    ...Object.fromEntries(
      documentKeys.map((key) => [`document.${key}`, inAll((tag) => documentMessagesFor(tag)[key])]),
    ),
    'document.invoice': inAll((tag) => `${documentMessagesFor(tag).invoice} {number}`),
    'document.receipt': inAll((tag) => `${documentMessagesFor(tag).receipt} {number}`),
    ...Object.fromEntries(
      Object.entries(charges).map(([key, line]) => [
        `invoice.${key}`,
        inAll((tag) => invoiceMessagesFor(tag).lines[line]),
      ]),
    ),
    ...Object.fromEntries(
      (['brand', 'flavor', 'packageType', 'packSize'] as const).map((key) => [
        `facet.${key}`,
        inAll((tag) => messagesFor(tag).facets[key]),
      ]),
    ),
    monthOffer: inAll((tag) => monthOfferTitle(now, regions.maine.timeZone, tag)),
  };
}

/** Creates the data of the demo shop for a Vendure server, and its images in a folder. */
export async function createShopData(now: number): Promise<SeedData> {
  const world = createWorld({ seed: SEED, scenario: scenarioFor('default'), now: () => now });
  const [first] = world.accounts;
  if (first === undefined) throw new Error('The demo has no accounts');
  return {
    madeAt: now,
    products: world.catalog.map((item) => productOf(item, world)),
    accounts: world.accounts.map((account) => accountOf(account, world)),
    people: world.people().map(({ revision: _revision, key: _key, ...person }) => person),
    orders: world.accounts.flatMap((account) => ordersOf(account, world)),
    lists: world.accounts.flatMap((account) => listsOf(account, world)),
    promotions: promotions(world, first),
    equipment: world.accounts.flatMap((account) => equipmentOf(account)),
    tickets: world.accounts.flatMap((account) => ticketsOf(account, world)),
    texts: shopTexts(now),
  };
}

/** Writes the data of the demo shop and its images to a folder. */
export async function writeShopData(folder: string, now: number): Promise<void> {
  const world = createWorld({ seed: SEED, scenario: scenarioFor('default'), now: () => now });
  await mkdir(join(folder, 'assets'), { recursive: true });
  await Promise.all(
    world.catalog.map((item) => writeFile(join(folder, 'assets', `${item.sku}.svg`), drawingOf(item, world))),
  );
  await writeFile(join(folder, 'shop.json'), JSON.stringify(await createShopData(now)));
}
