import { randomBytes } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { hash } from 'bcrypt';
import {
  Asset,
  AssetType,
  Channel,
  ChannelService,
  CollectionService,
  CurrencyCode,
  Customer,
  CustomerService,
  type Facet,
  FacetService,
  FacetValueService,
  type ID,
  JobQueueService,
  LanguageCode,
  NativeAuthenticationMethod,
  Order,
  OrderLine,
  OrderService,
  Payment,
  PaymentMethodService,
  Populator,
  Product,
  ProductAsset,
  ProductTranslation,
  ProductVariant,
  ProductVariantPrice,
  ProductVariantTranslation,
  PromotionService,
  RequestContextService,
  RoleService,
  SearchService,
  ShippingMethodService,
  StockLevel,
  StockLocationService,
  TaxCategory,
  TaxRate,
  TransactionalConnection,
  type Type,
  User,
  type VendureEntity,
  Zone,
} from '@vendure/core';
import { currencies, PASSWORD } from './config';
import {
  AMOUNT_OFF,
  always,
  FREE_GOODS,
  onAccountHandler,
  paymentNumberOf,
  smallOrderCalculator,
  TradeAccount,
  TradeBankAccount,
  TradeCredit,
  TradeEquipment,
  TradeInvoice,
  TradeList,
  TradeMember,
  TradeOrder,
  TradePayment,
  TradeTicket,
  TradeTicketComment,
  TradeUser,
  zonedInstant,
} from './plugin';
import type { SeedData, SeedOrder, SeedProduct, Texts } from './seed-data.types';

/** Vendure's languages of the shop; the first is the default. */
const languages = [LanguageCode.en, LanguageCode.fr, LanguageCode.es, LanguageCode.zh, LanguageCode.ko] as const;

/**
 * Rounds of the hash of the buyers' password. It is public, so a slow hash protects nothing, and each test signs in. New
 * passwords get Vendure's own hash.
 */
const PUBLIC_ROUNDS = 4;

/** Slug of the collection without beer, for the zone where it can't be sold. */
const WITHOUT_BEER = 'without-beer';

/** Vendure stores tax rates with two digits on Postgres, and with all digits on SQLite. */
const rateOf = (percent: number): number => Math.round(percent * 100) / 100;

/** A Sunday from which the demo's fortnightly deliveries are counted. */
const COUNTED_FROM = '2026-11-22';

const NO_BEER_ZONE = 'quebec';

/** Minutes after midnight at which the past payments were made. */
const NOON = 12 * 60;

/** Stock of a product that is not counted. */
const PLENTY = 100_000;

/** Fills an empty database with the demo shop. The job queue must not run before. */
export async function seed(app: INestApplicationContext, data: SeedData, hasPlugin: boolean): Promise<void> {
  const seeding = new Seeding(app, data, hasPlugin);
  await seeding.run();
}

class Seeding {
  private ctx!: RequestContext;
  private channel!: Channel;
  private readonly connection: TransactionalConnection;
  /** Ids of variants by the ids of the demo's products. */
  private readonly variants = new Map<string, ID>();
  private readonly customers = new Map<string, Customer>();
  private readonly users = new Map<string, TradeUser>();
  private readonly accounts = new Map<string, TradeAccount>();
  private readonly zones = new Map<string, Zone>();

  constructor(
    private readonly app: INestApplicationContext,
    private readonly data: SeedData,
    private readonly hasPlugin: boolean,
  ) {
    this.connection = app.get(TransactionalConnection);
  }

  async run(): Promise<void> {
    await this.setUpShop();
    await this.createProducts();
    await this.createPeople();
    if (this.hasPlugin) await this.createAccounts();
    await this.createOrders();
    if (this.hasPlugin) {
      await this.createLists();
      await this.createPromotions();
      await this.createTickets();
      await this.createCarts();
    }
    await this.index();
  }

  /** Zones, taxes, delivery, payment, languages and currencies. */
  private async setUpShop(): Promise<void> {
    const { app } = this;
    await app.get(Populator).populateInitialData({
      defaultLanguage: LanguageCode.en,
      defaultZone: 'maine',
      countries: [
        { code: 'US', name: 'United States', zone: 'maine' },
        { code: 'CA', name: 'Canada', zone: 'quebec' },
      ],
      taxRates: [{ name: 'Goods', percentage: 5.5 }],
      shippingMethods: this.hasPlugin ? [] : [{ name: 'Delivery', price: 0, taxRate: 0 }],
      paymentMethods: this.hasPlugin
        ? []
        : [
            {
              name: 'On account',
              handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'false' }] },
            },
          ],
      collections: [],
    });
    const channels = app.get(ChannelService);
    this.channel = await channels.getDefaultChannel();
    Object.assign(this.channel, {
      availableLanguageCodes: [...languages],
      availableCurrencyCodes: [...currencies],
      defaultCurrencyCode: CurrencyCode.USD,
      pricesIncludeTax: false,
    });
    await this.connection.rawConnection.getRepository(Channel).save(this.channel);
    this.ctx = await app.get(RequestContextService).create({ apiType: 'admin', channelOrToken: this.channel });
    const zones = this.connection.getRepository(this.ctx, Zone);
    await zones.save(new Zone({ name: 'vancouver', members: [] }));
    for (const zone of await zones.find()) this.zones.set(zone.name, zone);
    const category = await this.category();
    const rates = this.connection.getRepository(this.ctx, TaxRate);
    await rates.createQueryBuilder().delete().execute();
    const byRegion = new Map(this.data.accounts.map(({ region, taxRate }) => [region, rateOf(taxRate)]));
    for (const [name, zone] of this.zones)
      await rates.save(
        new TaxRate({ name: `Goods ${name}`, enabled: true, value: byRegion.get(name) ?? 0, category, zone }),
      );
    if (!this.hasPlugin) await this.translateMethods();
    else {
      await app.get(ShippingMethodService).create(this.ctx, {
        code: 'delivery',
        fulfillmentHandler: 'manual-fulfillment',
        checker: {
          code: 'default-shipping-eligibility-checker',
          arguments: [{ name: 'orderMinimum', value: '0' }],
        },
        calculator: { code: smallOrderCalculator.code, arguments: [] },
        translations: [{ languageCode: LanguageCode.en, name: 'Delivery', description: '' }],
      });
      await app.get(PaymentMethodService).create(this.ctx, {
        code: onAccountHandler.code,
        enabled: true,
        handler: { code: onAccountHandler.code, arguments: [] },
        translations: [{ languageCode: LanguageCode.en, name: 'On account', description: '' }],
      });
    }
  }

  private async category(): Promise<TaxCategory> {
    return this.connection.getRepository(this.ctx, TaxCategory).findOneOrFail({ where: {} });
  }

  /** Names of the delivery and payment methods in all languages: the initial data has one. */
  private async translateMethods(): Promise<void> {
    const { app, ctx } = this;
    const named = (texts: Texts | undefined) =>
      languages.map((languageCode) => ({ languageCode, name: texts?.[languageCode] ?? '', description: '' }));
    const { items: shipping } = await app.get(ShippingMethodService).findAll(ctx);
    for (const { id } of shipping)
      await app.get(ShippingMethodService).update(ctx, { id, translations: named(this.data.texts['byTruck']) });
    const { items: payment } = await app.get(PaymentMethodService).findAll(ctx);
    for (const { id } of payment)
      await app.get(PaymentMethodService).update(ctx, { id, translations: named(this.data.texts['onAccount']) });
  }

  private async createProducts(): Promise<void> {
    const { ctx } = this;
    const facets = new Facets(this.app, ctx);
    const named = (code: string): Texts => this.data.texts[`facet.${code}`] ?? {};
    const category = await this.category();
    const save = <Entity extends VendureEntity>(type: Type<Entity>, entities: Entity[]) =>
      this.connection.getRepository(ctx, type).save(entities, { chunk: 100 });
    const facetValueIds: ID[][] = [];
    for (const product of this.data.products) {
      facetValueIds.push([
        await facets.value('brand', named('brand'), product.brand, sameIn(product.brand)),
        ...(product.flavor === null
          ? []
          : [await facets.value('flavor', named('flavor'), product.flavor, sameIn(product.flavor))]),
        await facets.value('packageType', named('packageType'), product.packageKind, product.packageType),
        await facets.value('packSize', named('packSize'), product.packSize['en'] ?? '', product.packSize),
        await facets.value('kind', sameIn('Kind'), product.kind, sameIn(product.kind), true),
      ]);
    }
    const assets = await save(
      Asset,
      this.data.products.map(
        ({ name, image }) =>
          new Asset({
            name,
            type: AssetType.IMAGE,
            mimeType: 'image/svg+xml',
            width: 640,
            height: 640,
            fileSize: 0,
            source: `/assets/${image}`,
            preview: `/assets/${image}`,
            channels: [this.channel],
          }),
      ),
    );
    const products = await save(
      Product,
      assets.map(
        (featuredAsset, at) =>
          new Product({
            enabled: true,
            channels: [this.channel],
            featuredAsset,
            facetValues: (facetValueIds[at] ?? []).map((id) => ({ id })),
          }),
      ),
    );
    await save(
      ProductAsset,
      assets.map(({ id }, at) => new ProductAsset({ assetId: id, productId: products[at]?.id, position: 0 })),
    );
    await save(
      ProductTranslation,
      this.data.products.flatMap((product, at) =>
        languages.map(
          (languageCode) =>
            new ProductTranslation({
              base: products[at],
              languageCode,
              name: product.name,
              slug: slugOf(product),
              description: product.description[languageCode] ?? product.description['en'] ?? '',
            }),
        ),
      ),
    );
    const variants = await save(
      ProductVariant,
      this.data.products.map(
        (product, at) =>
          new ProductVariant({
            product: products[at],
            enabled: true,
            sku: product.sku,
            taxCategory: category,
            featuredAsset: assets[at],
            channels: [this.channel],
            trackInventory: product.available === null ? ('FALSE' as never) : ('TRUE' as never), // An enum that the package declares twice.
            ...(this.hasPlugin ? { customFields: variantFields(product) } : {}),
          }),
      ),
    );
    await save(
      ProductVariantTranslation,
      this.data.products.flatMap((product, at) =>
        languages.map((languageCode) =>
          Object.assign(
            new ProductVariantTranslation({ base: variants[at], languageCode, name: product.name }),
            this.hasPlugin ? { customFields: variantTexts(product, languageCode) } : {},
          ),
        ),
      ),
    );
    await save(
      ProductVariantPrice,
      this.data.products.flatMap(({ prices }, at) =>
        currencies.map(
          (currencyCode) =>
            new ProductVariantPrice({
              price: prices?.[currencyCode] ?? 0,
              channelId: this.channel.id,
              currencyCode,
              variant: variants[at],
            }),
        ),
      ),
    );
    const location = await this.app.get(StockLocationService).defaultStockLocation(ctx);
    await save(
      StockLevel,
      this.data.products.map(
        ({ available }, at) =>
          new StockLevel({
            productVariant: variants[at],
            stockLocation: location,
            stockOnHand: available ?? PLENTY,
            stockAllocated: 0,
          }),
      ),
    );
    this.data.products.forEach(({ id }, at) => {
      const variant = variants[at];
      if (variant !== undefined) this.variants.set(id, variant.id);
    });
    await this.app.get(CollectionService).create(ctx, {
      translations: [{ languageCode: LanguageCode.en, name: 'Without beer', slug: WITHOUT_BEER, description: '' }],
      filters: [
        {
          code: 'facet-value-filter',
          arguments: [
            { name: 'facetValueIds', value: JSON.stringify(facets.valuesOf('kind', (code) => code !== 'beer')) },
            { name: 'containsAny', value: 'true' },
          ],
        },
      ],
    });
  }

  /** Without the plugin a customer has no accounts, but an address with the company of the first. */
  private async createAddress(customer: Customer, accountId: string | undefined): Promise<void> {
    const account = this.data.accounts.find(({ id }) => id === accountId);
    if (account === undefined) return;
    const { street, city, state, zip, country } = account.address;
    await this.app.get(CustomerService).createAddress(this.ctx, customer.id, {
      fullName: account.name,
      company: account.name,
      streetLine1: street,
      city,
      province: state,
      postalCode: zip,
      countryCode: country,
      defaultShippingAddress: true,
    });
  }

  private async createPeople(): Promise<void> {
    const { ctx } = this;
    const role = await this.app.get(RoleService).getCustomerRole(ctx);
    const passwordHash = await hash(PASSWORD, PUBLIC_ROUNDS);
    for (const person of this.data.people) {
      const hasSignedIn = person.lastAccessed !== null;
      const user = await this.connection.getRepository(ctx, User).save(
        new User({
          identifier: person.email,
          verified: hasSignedIn,
          roles: [role],
          lastLogin: person.lastAccessed === null ? null : new Date(person.lastAccessed),
        }),
      );
      await this.connection.getRepository(ctx, NativeAuthenticationMethod).save(
        new NativeAuthenticationMethod({
          identifier: person.email,
          passwordHash: hasSignedIn ? passwordHash : '',
          verificationToken: hasSignedIn ? null : randomBytes(16).toString('hex'),
          user,
        }),
      );
      const customer = await this.connection.getRepository(ctx, Customer).save(
        new Customer({
          firstName: person.firstName,
          lastName: person.lastName,
          emailAddress: person.email,
          phoneNumber: person.phoneNumber,
          user,
          channels: [this.channel],
        }),
      );
      this.customers.set(person.id, customer);
      if (!this.hasPlugin) {
        await this.createAddress(customer, person.accountIds[0]);
        continue;
      }
      const trade = await this.connection.getRepository(ctx, TradeUser).save(
        new TradeUser({
          customer,
          permissions: [...person.permissions],
          language: person.language,
          mobileNumber: person.mobileNumber,
          enabled: person.enabled,
          revision: 0,
          notices: person.notices,
          createKey: null,
        }),
      );
      this.users.set(person.id, trade);
    }
  }

  private async createAccounts(): Promise<void> {
    const accounts = this.connection.getRepository(this.ctx, TradeAccount);
    const members = this.connection.getRepository(this.ctx, TradeMember);
    for (const account of this.data.accounts) {
      const { id, region, currency, minimum, smallOrder, visitPlan, taxRate, ...stored } = account;
      const { cart: _cart, bankAccounts, credits, ...rest } = stored;
      const created = await accounts.save(
        new TradeAccount({
          ...rest,
          currencyCode: currency,
          taxZone: region,
          taxRate: rateOf(taxRate),
          minimumCases: minimum.cases ?? null,
          minimumValue: minimum.value ?? null,
          smallOrderBelow: smallOrder?.below ?? null,
          smallOrderCharge: smallOrder?.charge ?? null,
          assortment: region === NO_BEER_ZONE ? WITHOUT_BEER : null,
          visitPlan: visitPlan === null ? null : { ...visitPlan, countedFrom: COUNTED_FROM },
        }),
      );
      this.accounts.set(id, created);
      await this.connection
        .getRepository(this.ctx, TradeBankAccount)
        .save(
          bankAccounts.map(
            (one, at) => new TradeBankAccount({ ...one, account: created, isDefault: at === 0, removedAt: null }),
          ),
        );
      await this.connection
        .getRepository(this.ctx, TradeCredit)
        .save(credits.map((credit) => new TradeCredit({ ...credit, account: created })));
    }
    for (const { id, accountIds } of this.data.people) {
      const user = this.users.get(id);
      await members.save(
        accountIds.map(
          (accountId, at) => new TradeMember({ account: this.accounts.get(accountId), user, isDefault: at === 0 }),
        ),
      );
    }
  }

  /** Placed orders of the past year: Vendure's own rows, and the plugin's beside them. */
  private async createOrders(): Promise<void> {
    const { ctx } = this;
    const category = await this.category();
    const orders = this.connection.getRepository(ctx, Order);
    const entities = this.data.orders.map((order) => this.orderOf(order));
    await orders.save(entities, { chunk: 100 });
    const lines = this.data.orders.flatMap((order, at) => {
      const account = this.data.accounts.find(({ id }) => id === order.accountId);
      const isCancelled = order.status === 'cancelled';
      return order.lines.map(
        ({ productId, quantity, total }) =>
          new OrderLine({
            order: entities[at],
            productVariant: { id: this.variants.get(productId) },
            taxCategory: category,
            quantity: isCancelled ? 0 : quantity,
            orderPlacedQuantity: quantity,
            initialListPrice: Math.round(total / quantity),
            listPrice: Math.round(total / quantity),
            listPriceIncludesTax: false,
            adjustments: [],
            taxLines: [{ description: 'Goods', taxRate: rateOf(account?.taxRate ?? 0) }],
          }),
      );
    });
    await this.connection.getRepository(ctx, OrderLine).save(lines, { chunk: 200 });
    await this.connection.getRepository(ctx, Payment).save(
      entities.map(
        (order) =>
          new Payment({
            order,
            method: this.hasPlugin ? onAccountHandler.code : 'on-account',
            amount: order.subTotalWithTax,
            state:
              order.state === 'Cancelled' ? 'Cancelled' : order.state === 'PaymentSettled' ? 'Settled' : 'Authorized',
            transactionId: `account-${order.code}`,
            metadata: {},
          }),
      ),
      { chunk: 100 },
    );
    if (this.hasPlugin) await this.createTradeOrders(entities);
  }

  private orderOf(order: SeedOrder): Order {
    const account = this.data.accounts.find(({ id }) => id === order.accountId);
    if (account === undefined) throw new Error(`The account ${order.accountId} does not exist`);
    const subTotal = order.lines.reduce((sum, { total }) => sum + total, 0);
    const isOpen = ['pending', 'order-received', 'confirmed'].includes(order.status);
    const { street, city, state, zip, country } = account.address;
    return new Order({
      code: randomBytes(8).toString('hex').toUpperCase(),
      state: order.status === 'cancelled' ? 'Cancelled' : isOpen ? 'PaymentAuthorized' : 'PaymentSettled',
      active: false,
      orderPlacedAt: new Date(order.placedAt),
      customer: this.customers.get(order.personId),
      couponCodes: [],
      shippingAddress: {
        fullName: account.name,
        company: account.name,
        streetLine1: street,
        city,
        province: state,
        postalCode: zip,
        countryCode: country,
      },
      billingAddress: {},
      currencyCode: account.currency === 'CAD' ? CurrencyCode.CAD : CurrencyCode.USD,
      subTotal,
      subTotalWithTax: subTotal + order.tax,
      shipping: 0,
      shippingWithTax: 0,
      taxZoneId: this.zones.get(account.region)?.id,
      channels: [this.channel],
      lines: [],
      surcharges: [],
      shippingLines: [],
      promotions: [],
      ...(this.hasPlugin
        ? {
            customFields: {
              purchaseOrderNumber: order.purchaseOrderNumber,
              deliveryDate: order.deliveryDate,
              driverNotes: '',
            },
          }
        : {}),
    });
  }

  private async createTradeOrders(entities: readonly Order[]): Promise<void> {
    const trades = this.data.orders.map((order, at) => {
      const account = this.accounts.get(order.accountId);
      const isCancelled = order.status === 'cancelled';
      const cancelled = order.steps.find(({ status }) => status === 'cancelled');
      const subtotal = order.lines.reduce((sum, { total }) => sum + total, 0);
      return new TradeOrder({
        order: entities[at],
        account,
        isCart: false,
        revision: 0,
        lines: [],
        number: order.number,
        key: null,
        placedAt: new Date(order.placedAt),
        placedBy: this.users.get(order.personId),
        status: order.status,
        method: 'delivery',
        deliveryDate: order.deliveryDate,
        additionalDeliveries: [],
        paymentMethod: 'on-account',
        changesUntil: null,
        freeGoods: [],
        totals: {
          cases: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
          subtotal,
          discounts: [],
          minimumOrderCharge: order.smallOrder,
          tax: order.tax,
          taxRate: account?.taxRate ?? 0,
          total: subtotal + (order.smallOrder ?? 0) + order.tax,
        },
        sapOrderNumber: order.sapOrderNumber,
        cokeOrderNumber: order.cokeOrderNumber,
        transactionId: order.transactionId,
        invoiceNumber: order.invoice?.number ?? null,
        steps: order.steps.map(({ status, at: time, truck }) => ({
          status,
          at: new Date(time).toISOString(),
          by: ['order-received', 'pending', 'cancelled'].includes(status)
            ? 'buyer'
            : status === 'order-prepared'
              ? 'warehouse'
              : truck === null
                ? null
                : `truck:${truck}`,
          note: null,
        })),
        progress: Object.fromEntries(
          order.lines.map(({ productId, confirmed, shipped, delivered, invoiced }) => [
            String(this.variants.get(productId)),
            { confirmed, shipped, delivered, invoiced },
          ]),
        ),
        cancelReason: isCancelled ? (this.data.texts['cancelReason.0']?.['en'] ?? '') : null,
        cancelledAt: isCancelled ? new Date(cancelled?.at ?? order.placedAt) : null,
        cancelledBy: null,
      });
    });
    await this.connection.getRepository(this.ctx, TradeOrder).save(trades, { chunk: 100 });
    await this.createInvoices(trades);
  }

  /** Invoices of the past orders, in their order, and the payments of those that are paid or paid in part. */
  private async createInvoices(trades: readonly TradeOrder[]): Promise<void> {
    const seeds = this.data.orders.flatMap((order, at) => {
      const trade = trades[at];
      const account = this.accounts.get(order.accountId);
      const { invoice } = order;
      if (trade === undefined || trade.totals === null || account === undefined || invoice === null) return [];
      const { minimumOrderCharge, subtotal, taxRate } = trade.totals;
      const goods = subtotal + invoice.notDelivered + (minimumOrderCharge ?? 0);
      const tax = Math.round((goods * taxRate) / 100);
      const total = goods + tax;
      const { payment } = invoice;
      // The demo's invoices contain deposits, so a part of one is at most all but the last cent.
      const paid = payment === null ? 0 : invoice.paidOn !== null ? total : Math.min(payment.amount, total - 1);
      const entity = new TradeInvoice({
        account,
        tradeOrder: trade,
        number: invoice.number,
        issuedOn: invoice.issuedOn,
        dueOn: invoice.dueOn,
        total,
        open: total - paid,
        paidOn: invoice.paidOn,
        sums: { ordered: subtotal, notDelivered: invoice.notDelivered, discounts: 0, minimumOrderCharge, tax, taxRate },
      });
      return [{ entity, account, accountId: order.accountId, payment, paid }];
    });
    await this.connection.getRepository(this.ctx, TradeInvoice).save(
      seeds.map(({ entity }) => entity),
      { chunk: 100 },
    );
    const payments = seeds
      .flatMap(({ entity, account, accountId, payment, paid }) => {
        if (payment === null) return [];
        const { id, number, open } = entity;
        const from = this.data.accounts.find((one) => one.id === accountId)?.bankAccounts[0];
        return [
          new TradePayment({
            account,
            number: '',
            paidAt: new Date(zonedInstant(payment.date, NOON, account.timeZone)),
            total: paid,
            method: from?.providerId ?? '',
            parts: [{ invoiceId: String(id), invoiceNumber: number, amount: paid, left: open }],
          }),
        ];
      })
      .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
    const repository = this.connection.getRepository(this.ctx, TradePayment);
    await repository.save(payments, { chunk: 100 });
    // A payment's number is that of its row.
    for (const payment of payments) payment.number = paymentNumberOf(payment.id);
    await repository.save(payments, { chunk: 100 });
  }

  private async createLists(): Promise<void> {
    const userId = (personId: string): string => String(this.users.get(personId)?.id);
    await this.connection.getRepository(this.ctx, TradeList).save(
      this.data.lists.map(
        (list) =>
          new TradeList({
            account: this.accounts.get(list.accountId),
            name: list.name,
            description: list.description,
            ownerId: list.ownerId === null ? null : userId(list.ownerId),
            items: list.items.map(({ productId, quantity }) => ({
              variantId: String(this.variants.get(productId)),
              quantity,
            })),
            shared: list.shared.map(({ personId, access }) => ({ userId: userId(personId), access })),
            changedAt: new Date(list.changedAt),
            removedAt: null,
          }),
      ),
    );
  }

  private async createTickets(): Promise<void> {
    const { equipment, tickets, people } = this.data;
    await this.connection
      .getRepository(this.ctx, TradeEquipment)
      .save(
        equipment.map(
          ({ accountId, ...piece }) => new TradeEquipment({ ...piece, account: this.accounts.get(accountId) }),
        ),
      );
    for (const ticket of tickets) {
      const person = people.find(({ id }) => id === ticket.personId);
      if (person === undefined) throw new Error(`The person ${ticket.personId} does not exist`);
      const name = `${person.firstName} ${person.lastName}`;
      const piece = equipment.find(({ number }) => number === ticket.equipment);
      const saved = await this.connection.getRepository(this.ctx, TradeTicket).save(
        new TradeTicket({
          account: this.accounts.get(ticket.accountId),
          number: ticket.number,
          draftId: null,
          kind: ticket.kind,
          status: ticket.status,
          problemType: ticket.problemType,
          reason: ticket.reason,
          message: ticket.message,
          equipmentType: piece?.type ?? null,
          equipmentDetail: piece?.detail ?? null,
          assetNumber: piece?.number ?? null,
          availability: ticket.availability,
          contactName: name,
          contactEmail: person.email,
          contactPhone: person.phoneNumber,
          onsiteContact: null,
          onBehalfOf: null,
          createdBy: name,
          openedAt: new Date(ticket.openedAt),
          changedAt: new Date(ticket.comments.at(-1)?.at ?? ticket.openedAt),
          rating: ticket.stars === null ? null : { stars: ticket.stars, comment: '' },
        }),
      );
      await this.connection.getRepository(this.ctx, TradeTicketComment).save(
        ticket.comments.map(
          ({ by, at, text }) =>
            new TradeTicketComment({
              ticket: saved,
              key: null,
              author: by === null ? 'buyer' : 'service',
              name: by ?? name,
              at: new Date(at),
              text,
            }),
        ),
      );
    }
  }

  private async createPromotions(): Promise<void> {
    const promotions = this.app.get(PromotionService);
    const ids = (productIds: readonly string[]): string =>
      JSON.stringify(productIds.map((id) => String(this.variants.get(id))));
    for (const promotion of this.data.promotions) {
      const shared = [
        { name: 'from', value: String(promotion.from) },
        { name: 'variantIds', value: ids(promotion.productIds) },
      ];
      await promotions.createPromotion(this.ctx, {
        enabled: true,
        startsAt: new Date(`${promotion.startsOn}T05:00:00Z`),
        endsAt: new Date(Date.parse(`${promotion.endsOn}T05:00:00Z`) + 86_400_000),
        translations: languages.map((languageCode) => ({
          languageCode,
          name: promotion.title[languageCode] ?? '',
          description: promotion.summary[languageCode] ?? '',
          customFields: { terms: promotion.terms[languageCode] ?? '' },
        })),
        conditions: [{ code: always.code, arguments: [] }],
        actions: [
          promotion.giftId === null
            ? {
                code: AMOUNT_OFF,
                arguments: [
                  ...shared,
                  {
                    name: 'amounts',
                    value: JSON.stringify(
                      Object.entries(promotion.amounts ?? {}).map(([currency, amount]) => `${currency}=${amount}`),
                    ),
                  },
                ],
              }
            : {
                code: FREE_GOODS,
                arguments: [...shared, { name: 'giftId', value: String(this.variants.get(promotion.giftId)) }],
              },
        ],
        customFields: {
          brand: promotion.brand,
          accountNumbers: this.data.accounts
            .filter(({ id }) => promotion.accountIds?.includes(id) ?? false)
            .map(({ number }) => number),
        },
      });
    }
  }

  /** Carts of the demo's story, which contain a product that has run out since. */
  private async createCarts(): Promise<void> {
    const orders = this.app.get(OrderService);
    const category = await this.category();
    for (const { id, cart, currency } of this.data.accounts) {
      const account = this.accounts.get(id);
      if (cart.length === 0 || account === undefined) continue;
      const ctx = await this.app.get(RequestContextService).create({
        apiType: 'shop',
        channelOrToken: this.channel,
        currencyCode: currency === 'CAD' ? CurrencyCode.CAD : CurrencyCode.USD,
      });
      const owner = this.data.people.find(({ accountIds }) => accountIds[0] === id);
      const order = await orders.create(ctx, this.customers.get(owner?.id ?? '')?.user?.id);
      const lines = await this.connection.getRepository(ctx, OrderLine).save(
        // The newest line has the highest id.
        [...cart].reverse().map(
          ({ productId, quantity }) =>
            new OrderLine({
              order,
              productVariant: { id: this.variants.get(productId) },
              taxCategory: category,
              quantity,
              listPrice: 0,
              listPriceIncludesTax: false,
              adjustments: [],
              taxLines: [],
            }),
        ),
      );
      await this.connection.getRepository(ctx, TradeOrder).save(
        new TradeOrder({
          order,
          account,
          isCart: true,
          additionalDeliveries: [],
          freeGoods: [],
          lines: [...lines].reverse().map((line) => ({ id: String(line.id), changedIn: 0 })),
        }),
      );
      const loaded = await orders.findOne(ctx, order.id);
      if (loaded !== undefined) await orders.applyPriceAdjustments(ctx, loaded, loaded.lines);
    }
  }

  /** Fills the collection and the search index. */
  private async index(): Promise<void> {
    await this.app.get(JobQueueService).start();
    const collections = this.app.get(CollectionService);
    await collections.triggerApplyFiltersJob(this.ctx);
    await this.app.get(SearchService).reindex(this.ctx);
    const deadline = Date.now() + 120_000;
    const count = async (sql: string): Promise<number> => {
      const rows: { count: number | string }[] = await this.connection.rawConnection.query(sql);
      return Number(rows[0]?.count ?? 0);
    };
    const wanted = this.data.products.length * languages.length;
    const inCollection = this.data.products.filter(({ kind }) => kind !== 'beer').length;
    for (;;) {
      const [indexed, collected] = [
        await count('SELECT COUNT(*) AS count FROM search_index_item'),
        await count('SELECT COUNT(*) AS count FROM collection_product_variants_product_variant'),
      ];
      if (indexed >= wanted && collected >= inCollection) return;
      if (Date.now() > deadline)
        throw new Error(`The search index has ${indexed} of ${wanted} rows, the collection ${collected}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const slugOf = ({ name, sku }: SeedProduct): string =>
  `${name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}-${sku}`;

const sameIn = (text: string): Texts => Object.fromEntries(languages.map((code) => [code, text]));

const variantTexts = ({ packageType, packSize, packSizeMetric }: SeedProduct, code: LanguageCode) => ({
  packageType: packageType[code] ?? null,
  packSize: packSize[code] ?? null,
  packSizeMetric: packSizeMetric[code] ?? null,
});

const variantFields = (product: SeedProduct) => ({
  upc: product.upc,
  brand: product.brand,
  flavor: product.flavor,
  kind: product.kind,
  unitSize: product.unitSize,
  unitSizeMetric: product.unitSizeMetric,
  caseQuantity: product.caseQuantity,
  calories: product.calories,
  caffeine: product.caffeine,
  sellingUnit: product.sellingUnit,
  minQuantity: product.quantityRule.min,
  maxQuantity: product.quantityRule.max,
  quantityStep: product.quantityRule.step,
  originalPrices: Object.entries(product.originalPrices ?? {}).map(([currency, amount]) => `${currency}=${amount}`),
  isPricePending: product.prices === null,
  backOn: product.backOn,
  image: `/assets/${product.image}`,
  excludedZones: product.kind === 'beer' ? [NO_BEER_ZONE] : [],
});

/** A readable code of a facet value, which is part of a page's address. */
const codeOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Facets and their values, created when they are first used. */
class Facets {
  private readonly facets = new Map<string, Facet>();
  private readonly values = new Map<string, ID>();

  constructor(
    private readonly app: INestApplicationContext,
    private readonly ctx: RequestContext,
  ) {}

  async value(code: string, names: Texts, valueCode: string, texts: Texts, isPrivate = false): Promise<ID> {
    const key = `${code}:${valueCode}`;
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const facet =
      this.facets.get(code) ??
      (await this.app.get(FacetService).create(this.ctx, {
        code,
        isPrivate,
        translations: languages.map((languageCode) => ({ languageCode, name: names[languageCode] ?? code })),
      }));
    this.facets.set(code, facet);
    const value = await this.app.get(FacetValueService).create(this.ctx, facet, {
      facetId: facet.id,
      code: codeOf(valueCode),
      translations: languages.map((languageCode) => ({ languageCode, name: texts[languageCode] ?? valueCode })),
    });
    this.values.set(key, value.id);
    return value.id;
  }

  /** Ids of the values of a facet by their codes in the demo. */
  valuesOf(code: string, isWanted: (valueCode: string) => boolean): readonly string[] {
    return [...this.values].flatMap(([key, id]) =>
      key.startsWith(`${code}:`) && isWanted(key.slice(code.length + 1)) ? [String(id)] : [],
    );
  }
}
