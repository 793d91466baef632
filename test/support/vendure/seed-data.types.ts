/** A text by language: en, fr, es, zh and ko. */
export type Texts = Readonly<Record<string, string>>;

/** A postal address. */
export interface SeedAddress {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}

/** A product of the shop. Amounts are in minor units. */
export interface SeedProduct {
  /** Id in the demo, which orders and lists of the seed refer to. */
  readonly id: string;
  readonly sku: string;
  readonly upc: string;
  readonly name: string;
  readonly brand: string;
  /** Null for supplies and gas. */
  readonly flavor: string | null;
  /** Kind of drink, which decides on substitutes and related products. */
  readonly kind: string;
  readonly packageKind: string;
  readonly packageType: Texts;
  readonly packSize: Texts;
  readonly packSizeMetric: Texts;
  readonly unitSize: string;
  readonly unitSizeMetric: string;
  readonly description: Texts;
  readonly caseQuantity: number | null;
  readonly calories: number | null;
  readonly caffeine: number | null;
  readonly sellingUnit: string;
  readonly quantityRule: { readonly min: number; readonly step: number; readonly max: number | null };
  /** Null while there is no price yet. */
  readonly prices: Readonly<Record<'USD' | 'CAD', number>> | null;
  readonly originalPrices: Readonly<Record<'USD' | 'CAD', number>> | null;
  /** Null for plenty. */
  readonly available: number | null;
  readonly backOn: string | null;
  /** Name of the image in the folder of the assets. */
  readonly image: string;
}

/** An account. `amounts` are in minor units of its currency. */
export interface SeedAccount {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly address: SeedAddress;
  readonly depot: SeedAddress;
  readonly region: string;
  readonly timeZone: string;
  readonly currency: 'USD' | 'CAD';
  readonly taxRate: number;
  readonly minimum: { readonly cases?: number; readonly value?: number };
  readonly pickupCases: number | null;
  readonly smallOrder: { readonly below: number; readonly charge: number } | null;
  readonly bottlerId: string | null;
  readonly creditLimit: number;
  readonly conditions: readonly { readonly code: string; readonly stops: readonly ('add' | 'checkout')[] }[];
  readonly visitPlan: {
    readonly weekly: readonly number[];
    readonly fortnightly: readonly number[];
    readonly leadDays: number;
    readonly cutOffMinutes: number;
  } | null;
  readonly closures: Readonly<Record<string, Texts>>;
  readonly registrationCode: string;
  /** Bank accounts that the payment provider has stored, the default one first. */
  readonly bankAccounts: readonly {
    readonly providerId: string;
    readonly bank: string;
    readonly lastFour: string;
    readonly nickname: string;
    readonly isVerified: boolean;
  }[];
  /** Credits with their remaining amounts, oldest first. */
  readonly credits: readonly {
    readonly number: string;
    readonly issuedOn: string;
    readonly reason: string;
    readonly remaining: number;
  }[];
  /** Products and quantities of the initial cart, newest first. */
  readonly cart: readonly { readonly productId: string; readonly quantity: number }[];
}

/** A user. */
export interface SeedPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly mobileNumber: string;
  readonly language: string;
  readonly permissions: readonly ('super' | 'ordering' | 'finance' | 'service')[];
  /** The first is the default one. */
  readonly accountIds: readonly string[];
  readonly enabled: boolean;
  /** Milliseconds since 1970; null for a user who has never signed in. */
  readonly lastAccessed: number | null;
  readonly notices: readonly { readonly topic: string; readonly email: boolean; readonly text: boolean }[];
}

/** An order of the past year. Amounts are in minor units of the account's currency. */
export interface SeedOrder {
  readonly number: string;
  readonly accountId: string;
  readonly personId: string;
  readonly status: string;
  readonly placedAt: number;
  readonly deliveryDate: string | null;
  readonly purchaseOrderNumber: string;
  readonly lines: readonly {
    readonly productId: string;
    readonly quantity: number;
    readonly total: number;
    readonly confirmed: number | null;
    readonly shipped: number | null;
    readonly delivered: number | null;
    readonly invoiced: number | null;
  }[];
  readonly tax: number;
  readonly smallOrder: number | null;
  readonly sapOrderNumber: string;
  readonly cokeOrderNumber: string;
  readonly transactionId: string | null;
  readonly steps: readonly { readonly status: string; readonly at: number; readonly truck: number | null }[];
  readonly invoice: {
    readonly number: string;
    readonly issuedOn: string;
    readonly dueOn: string;
    readonly notDelivered: number;
    /** The payment of the invoice or a part of it; null while nothing is paid. */
    readonly payment: { readonly date: string; readonly amount: number } | null;
    /** Date on which the rest was paid; null until then. */
    readonly paidOn: string | null;
  } | null;
}

/** A shopping list. */
export interface SeedList {
  readonly accountId: string;
  readonly name: string;
  readonly description: string;
  readonly ownerId: string | null;
  readonly shared: readonly { readonly personId: string; readonly access: 'view' | 'edit' }[];
  readonly items: readonly { readonly productId: string; readonly quantity: number }[];
  readonly changedAt: number;
}

/** A promotion: an amount off each case, or a free case with every few. */
export interface SeedPromotion {
  readonly id: string;
  readonly kind: 'discount' | 'free-goods';
  readonly title: Texts;
  readonly summary: Texts;
  readonly terms: Texts;
  readonly brand: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly from: number;
  readonly productIds: readonly string[];
  readonly giftId: string | null;
  readonly amounts: Readonly<Record<'USD' | 'CAD', number>> | null;
  /** Accounts that it is for; null for all. */
  readonly accountIds: readonly string[] | null;
}

/** A piece of equipment at an account. Its type and detail are codes of the plugin's tickets. */
export interface SeedEquipment {
  readonly accountId: string;
  readonly number: string;
  readonly type: string;
  readonly detail: string;
  readonly place: string;
}

/** A support ticket. Its comments stay in the language that they were written in. */
export interface SeedTicket {
  readonly accountId: string;
  readonly personId: string;
  readonly number: string;
  readonly kind: 'equipment' | 'customer-service';
  readonly status: string;
  readonly problemType: string;
  readonly reason: string;
  readonly message: string;
  /** Number of the account's piece of equipment; null for customer service. */
  readonly equipment: string | null;
  readonly availability: readonly { readonly day: number; readonly start: string; readonly end: string }[];
  readonly openedAt: number;
  /** Oldest first. */
  readonly comments: readonly {
    /** Name of the customer service agent; null for the person who reported the ticket. */
    readonly by: string | null;
    readonly at: number;
    readonly text: string;
  }[];
  readonly stars: number | null;
}

/** Texts of the shop by key. */
export type SeedTexts = Readonly<Record<string, Texts>>;

/** The data of the demo shop, with dates relative to the day on which they were made. */
export interface SeedData {
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly products: readonly SeedProduct[];
  readonly accounts: readonly SeedAccount[];
  readonly people: readonly SeedPerson[];
  readonly orders: readonly SeedOrder[];
  readonly lists: readonly SeedList[];
  readonly promotions: readonly SeedPromotion[];
  readonly equipment: readonly SeedEquipment[];
  readonly tickets: readonly SeedTicket[];
  readonly texts: SeedTexts;
}
