import { c as AccountCondition, M as Money, C as CalendarDate, I as Instant, s as StockLabel, G as GuestDetails, m as OrderStatus, P as Permission, A as ActivationOutcome } from 'shared/activation';

/** A postal address as the effective account carries it (spec §3). */
interface Address {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly country: string;
}
/** What an account condition may stop. Browsing is never stopped (decision 10). */
type StoppedAction = 'add' | 'checkout';
/** A condition on an account and what it stops, as the backend reports it (spec §4, decision 10). */
interface ConditionOnAccount {
    readonly code: AccountCondition;
    readonly stops: readonly StoppedAction[];
    /** Why, in the backend's own words in the buyer's language; absent when it gives none. */
    readonly reason?: string;
}
/** An account as lists of accounts show it. */
interface Account {
    readonly id: string;
    readonly name: string;
    /** The account number the buyer knows; null when the backend gives none. */
    readonly number: string | null;
    readonly address: Address | null;
    /** The account chosen initially (spec §6). */
    readonly isDefault: boolean;
    /** The buyer's own account, as opposed to one managed for others. */
    readonly isOwn: boolean;
    readonly conditions: readonly ConditionOnAccount[];
}
/** Least order an account may place; what is absent is not asked for (spec §5, decision 6). */
interface Minimum {
    readonly cases?: number;
    readonly value?: Money;
}
/** A day of the visit plan that may still be ordered for, and until when (spec §3, cut-off time). */
interface Visit {
    readonly date: CalendarDate;
    readonly cutOff: Instant;
}
/** The effective account with what ordering needs to know of it. */
interface AccountDetail extends Account {
    /** IANA time zone in which cut-offs and dates of this account are shown. */
    readonly timeZone: string;
    readonly currency: string;
    readonly minimum: Minimum;
    /** Consolidated checkout is offered for one bottler (spec §9, decision 16). */
    readonly bottlerId: string | null;
    /** The next days of its visit plan, soonest first; the first is its next scheduled delivery. Empty without a plan. */
    readonly visits: readonly Visit[];
}

/** A managed content image (spec §3). `source` is checked by `imageSource` before it is shown. */
interface Image {
    readonly source: string;
    /** Empty text marks a decorative image. */
    readonly alt: string;
}

/** Colours and marks of a drawn label. Plain data: any backend may carry it. */
interface PackBrand {
    readonly name: string;
    readonly tint: string;
    readonly deep: string;
    readonly ink: string;
    readonly paper: string;
    readonly liquid: string;
    readonly cap?: string;
    readonly glass?: string;
    readonly crate?: string;
    readonly clear?: boolean;
    readonly mark: string;
    readonly scheme: string;
}
/** A product drawing described by its package; unknown types are drawn carton. */
interface PackArt {
    readonly type: string;
    readonly brand: PackBrand;
    readonly wrap?: string;
    readonly count?: number;
    readonly size?: string;
}

/** The quantities a product may be ordered in, in its selling unit. */
interface QuantityRule {
    readonly min: number;
    readonly max: number | null;
    readonly step: number;
}
/** A price for one selling unit, or why there is none (never shown as 0). */
type Price = {
    readonly state: 'known';
    readonly current: Money;
    /** Shown struck only by `originalPriceShown` (spec §5). */
    readonly original: Money | null;
    readonly showOriginal: boolean;
    /** A numeric text below 0, as the backend sends it (spec §5). */
    readonly discount: string | null;
} | {
    readonly state: 'hidden';
} | {
    readonly state: 'unavailable';
};
/** Availability of a product; a date says when an out-of-stock product is expected back. */
interface Stock {
    readonly label: StockLabel | null;
    readonly left: number | null;
    readonly backOn: CalendarDate | null;
}
/** The sellable thing (spec §3). `id` is opaque and names one variant. */
interface Product {
    readonly id: string;
    readonly sku: string;
    readonly upc: string | null;
    readonly name: string;
    readonly brand: string | null;
    readonly flavor: string | null;
    readonly packageType: string | null;
    /** What buyers read under the name, such as “24 × 12 oz cans”. */
    readonly packSize: string;
    readonly unitSize: string | null;
    readonly caseQuantity: number | null;
    readonly calories: number | null;
    /** Milligrams in one unit. */
    readonly caffeine: number | null;
    readonly description: string | null;
    readonly image: Image | null;
    /** A parametric drawing used where there is no image. */
    readonly art: PackArt | null;
    readonly sellingUnit: SellingUnit;
    readonly quantityRule: QuantityRule;
    readonly stock: Stock;
    readonly price: Price;
    /** The buyer's account last ordered this many, on this calendar date. */
    readonly lastOrdered: {
        readonly quantity: number;
        readonly date: CalendarDate;
    } | null;
}
/** What one of a product is called when it is ordered. */
type SellingUnit = 'case' | 'box' | 'keg' | 'cylinder' | 'each';

/** Why a cart line can not be ordered stands (spec §8). */
type LineProblem = 'out-of-stock' | 'not-listed' | 'price-unavailable';
/** One product in the cart and how many of it (spec §3). */
interface CartLine {
    readonly id: string;
    readonly product: Product;
    readonly quantity: number;
    /** Null while there is no price. */
    readonly total: Money | null;
    /** Free goods are given, not ordered: they have no stepper and do not count toward a minimum. */
    readonly free: boolean;
    readonly problem: LineProblem | null;
    /** What a promotion did to this line, in the backend's words. */
    readonly promotion: string | null;
}
/** The sums of a cart. The rows shown always add up to `total` (decision 3). */
interface CartTotals {
    /** Cases that are part of the order: a line that can not be ordered is left out. */
    readonly cases: number;
    readonly subtotal: Money;
    readonly discounts: readonly {
        readonly label: string;
        readonly amount: Money;
    }[];
    readonly deposits: Money;
    readonly minimumOrderCharge: Money | null;
    readonly tax: Money;
    /** Percent with which the tax was worked out, when the backend says. */
    readonly taxRate: number | null;
    readonly total: Money;
}
/** The active cart of an account. */
interface Cart {
    readonly id: string;
    readonly accountId: string;
    /** Opaque version for conflict checks; null where the backend has none. */
    readonly revision: string | null;
    /** Newest first (decision 15). */
    readonly lines: readonly CartLine[];
    readonly totals: CartTotals;
    readonly minimum: Minimum;
    /** Cases and value that count toward the minimum: no free goods, no unavailable lines (decision 6). */
    readonly counted: {
        readonly cases: number;
        readonly value: Money;
    };
    /** The backend is working prices out (spec §3, IsRepricingNeeded): the total is not final. */
    readonly repricing: boolean;
    /** When it was last changed. */
    readonly savedAt: Instant;
}
/**
 * One change to a cart. A set or a removal names the line; adding names the product. `add-many` and `remove-many` name
 * at most `CART_CHANGE_SIZE`.
 */
type CartChange = {
    readonly type: 'add';
    readonly productId: string;
    readonly quantity: number;
} | {
    readonly type: 'set';
    readonly lineId: string;
    readonly quantity: number;
} | {
    readonly type: 'remove';
    readonly lineId: string;
} | {
    readonly type: 'clear';
}
/** Several products at once: what can be added is, in the order given and above the rest; the answer says what could not. */
 | {
    readonly type: 'add-many';
    readonly items: readonly CartItem[];
} | {
    readonly type: 'remove-many';
    readonly lineIds: readonly string[];
}
/** Another product in a line's place: both happen, or neither. */
 | {
    readonly type: 'replace';
    readonly lineId: string;
    readonly productId: string;
    readonly quantity: number;
};
/** A product and how many of it are wanted. */
interface CartItem {
    readonly productId: string;
    readonly quantity: number;
}
/** An item of `add-many` that did not go in as asked: `quantity` is what did, 0 for none. */
interface CartItemTrouble extends CartItem {
    readonly reason: CartRefusal;
}
/** Why a change was refused or adjusted. The catalogue of spec §8 gives the words. */
type CartRefusal = 'out-of-stock' | 'not-listed' | 'quantity' | 'ordering-stopped' | 'cart-full' | 'line-gone' | 'not-added';
/** What became of one change; each may carry the cart now stands. */
type CartChangeResult = {
    readonly outcome: 'done';
    readonly cart: Cart;
} | {
    readonly outcome: 'adjusted';
    readonly cart: Cart;
    readonly quantity: number;
    readonly reason: CartRefusal;
}
/** Some items of `add-many` went in as asked, these did not. */
 | {
    readonly outcome: 'partly';
    readonly cart: Cart;
    readonly items: readonly CartItemTrouble[];
} | {
    readonly outcome: 'refused';
    readonly cart: Cart | null;
    readonly reason: CartRefusal;
    readonly detail?: string;
};

/** What a read asks of a list: 0-based page and its size (spec §9: 10, 20 or 50 for buyers). */
interface PageRequest {
    readonly page: number;
    readonly pageSize: number;
}
/** One page of a list. A backend that cannot count leaves `total` null and says only whether more follow. */
interface Page<Item> {
    readonly items: readonly Item[];
    readonly page: number;
    readonly pageSize: number;
    readonly total: number | null;
    readonly hasMore: boolean;
}

/** A search over what the account may order. Facet values are ids the backend declared. */
interface ProductQuery extends PageRequest {
    readonly text: string;
    readonly sort: string | null;
    readonly facets: Readonly<Record<string, readonly string[]>>;
}
/** A way to narrow a result, with the count of products behind each value. */
interface Facet {
    readonly id: string;
    readonly label: string;
    readonly values: readonly {
        readonly id: string;
        readonly label: string;
        readonly count: number;
    }[];
}
/** A search result with the facets and sorts the backend offers for it. */
interface ProductResult extends Page<Product> {
    readonly facets: readonly Facet[];
    readonly sorts: readonly {
        readonly id: string;
        readonly label: string;
    }[];
    /** Page sizes the backend offers; spec §9's 10, 20 and 50 when absent. */
    readonly pageSizes?: readonly number[];
}
/** A product with what only its own page shows. */
interface ProductDetail extends Product {
    /** Every picture there is of it, its own image first where it has one; a product that is drawn may have pictures too. */
    readonly gallery: readonly Image[];
}
/** What a pasted or scanned text (an SKU, a UPC, a name, or a name with its pack) was understood as. */
interface ProductMatch {
    readonly entry: string;
    /** The one product it names; null when there is none, or more than one. */
    readonly product: Product | null;
    /** Products it may have meant, nearest first; empty when `product` is known. */
    readonly near: readonly Product[];
}
/** A product the account keeps ordering. */
interface UsualProduct {
    readonly product: Product;
    /** The quantity usually ordered at once. */
    readonly quantity: number;
    /** In how many of the last orders it was. */
    readonly orders: number;
}

/** How an order reaches the buyer. */
type DeliveryMethod = 'delivery' | 'pickup';
/** A date from the account's visit plan. Gone dates stay listed with their reason. */
interface DeliverySlot {
    /** In the account's zone. */
    readonly date: CalendarDate;
    /** Instant after which the date can not be had. Its written offset is the account's wall clock (decision 33). */
    readonly cutOff: Instant;
    /** Why this date is not offered, in the backend's words; null when it is. */
    readonly closed: string | null;
}
/** One way to have the goods, with its place and its dates. */
interface DeliveryOption {
    readonly method: DeliveryMethod;
    readonly label: string;
    readonly address: Address | null;
    readonly slots: readonly DeliverySlot[];
    /** What has to be ordered at least this way; null where the cart's own minimum holds (decision 6). */
    readonly minimum: Minimum | null;
}
/** Lines that a backend can bring on a truck of their own, such as everything that has to stay cold. */
interface DeliveryGroup {
    readonly id: string;
    readonly label: string;
    readonly lineIds: readonly string[];
    readonly slots: readonly DeliverySlot[];
}
/** What the driver takes back empty: gas cylinders and glass bottles (spec §2, Checkout). */
type EmptiesKind = 'cylinder' | 'glass';
/** Empties a backend takes back with a delivery. A kind that it does not take back has no option. */
interface EmptiesOption {
    readonly kind: EmptiesKind;
    /** What is counted, in the backend's words: cylinders, crates of glass bottles. */
    readonly label: string;
    /** What it is worth or what comes full, in the backend's words. */
    readonly detail: string | null;
    /** How it is drawn; null for no picture. */
    readonly art: PackArt | null;
    /** How many there probably are, for a first number; at least 1. */
    readonly suggested: number;
    readonly most: number;
}
/** A payment method the backend offers this buyer for this order. */
interface PaymentMethod {
    readonly id: string;
    readonly kind: 'on-account' | 'card' | 'ach' | 'at-pickup';
    readonly label: string;
    readonly detail: string | null;
    /** A surcharge the backend quotes; none means none (decision 2). With a `method` it is for that one alone. */
    readonly surcharge: {
        readonly rate: number;
        readonly amount: Money;
        readonly basis: Money;
        readonly method?: DeliveryMethod;
    } | null;
}
/** A delivery beside an order's first one: some of its lines, on a date of their own. */
interface LaterDelivery {
    readonly date: CalendarDate | null;
    readonly lineIds: readonly string[];
}
/** What the buyer has answered so far. */
interface CheckoutAnswers {
    readonly method: DeliveryMethod;
    /** Of the first delivery, or the only one. */
    readonly date: CalendarDate | null;
    /** Deliveries of their own for some of the lines; empty when everything comes together. */
    readonly later: readonly LaterDelivery[];
    /** How many of each kind are to be taken back; 0 for none. */
    readonly empties: Readonly<Record<EmptiesKind, number>>;
    readonly notes: string;
    readonly purchaseOrderNumber: string;
    readonly paymentMethodId: string | null;
    readonly termsAccepted: boolean;
}
/** An open checkout: the cart it is about and what may be chosen. */
interface Checkout {
    readonly cart: Cart;
    readonly deliveries: readonly DeliveryOption[];
    /** Lines by the truck they could come on; fewer than two groups where everything comes together anyway. */
    readonly groups: readonly DeliveryGroup[];
    /** The account's bottler: deliveries of an order are consolidated for one of them (spec §9, decision 16). */
    readonly bottlerId: string | null;
    readonly empties: readonly EmptiesOption[];
    readonly paymentMethods: readonly PaymentMethod[];
    /** The number of the account's last order, to take over by hand; null when there is none. */
    readonly lastPurchaseOrderNumber: string | null;
    readonly termsHref: string | null;
    /** IANA zone of the account: cut-offs are shown in it, never in the browser's. */
    readonly timeZone: string;
    /** The server's time when it answered: countdowns run on it, whatever the device's clock says (spec §3). */
    readonly serverTime: Instant;
}
/** What is being agreed to, in the form in which its hash is kept. */
interface OrderRequest extends CheckoutAnswers {
    /** Null for a guest, who then gives `guest`. */
    readonly accountId: string | null;
    /** Who a guest is; null for a signed-in buyer (decision 12). */
    readonly guest: GuestDetails | null;
    readonly cartId: string;
    readonly expectedTotal: Money;
}
/** Why a backend would not place an order (spec §8). */
type OrderRefusal = 'cart-changed' | 'total-changed' | 'below-minimum' | 'ordering-stopped' | 'date-closed' | 'unavailable-lines' | 'handle-closed';

/** A question and its answer. Adapters decode entities and reduce rich text: both are plain text here (spec §3). */
interface FaqItem {
    readonly id: string;
    readonly category: string;
    readonly question: string;
    readonly answer: string;
}

/** A shopping list as lists of lists show it (spec §3). */
interface ShoppingListSummary {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    /** Products on it. */
    readonly count: number;
    readonly changedAt: Instant;
}
/** What a new list is made of. */
interface ShoppingListDraft {
    readonly name: string;
    readonly description: string;
    readonly items: readonly CartItem[];
}
/** Why a list was not made or not added to (spec §5: at most 10 lists an account; §8). */
type ListRefusal = 'too-many-lists' | 'name-taken' | 'list-full' | 'list-gone';
/** What became of a change to a list. */
type ListResult = {
    readonly outcome: 'done';
    readonly list: ShoppingListSummary;
} | {
    readonly outcome: 'refused';
    readonly reason: ListRefusal;
};

/** One product of an order. */
interface OrderLine {
    readonly id: string;
    readonly product: Product;
    readonly quantity: number;
    readonly total: Money;
    /** Given with the order, not ordered (spec §3, free goods). */
    readonly free: boolean;
}
/** One truck of an order, or its one pickup. Every line is on exactly one. */
interface OrderDelivery {
    readonly date: CalendarDate | null;
    readonly lineIds: readonly string[];
}
/** An order as lists of orders show it. */
interface OrderSummary {
    readonly id: string;
    readonly number: string;
    readonly accountId: string;
    readonly status: OrderStatus;
    readonly placedAt: Instant;
    readonly deliveryDate: CalendarDate | null;
    readonly cases: number;
    readonly total: Money;
}
/** A placed order (spec §3). */
interface Order extends OrderSummary {
    readonly lines: readonly OrderLine[];
    readonly totals: CartTotals;
    readonly method: DeliveryMethod;
    /** At least one. The first is on `deliveryDate`; there are more when the order comes on several trucks. */
    readonly deliveries: readonly OrderDelivery[];
    /** How many of each kind the driver takes back; 0 for none. */
    readonly empties: Readonly<Record<EmptiesKind, number>>;
    /** Who ordered without an account; null for a signed-in buyer. */
    readonly guest: GuestDetails | null;
    readonly purchaseOrderNumber: string;
    readonly notes: string;
    readonly paymentLabel: string;
    readonly surcharge: Money | null;
    /** Until when the backend takes changes; null when it takes none. */
    readonly changesUntil: Instant | null;
    /** IANA zone of the order's account. */
    readonly timeZone: string;
    /** Where the backend sent a confirmation; null when it sent none, or does not say. */
    readonly confirmationEmail: string | null;
    /** The server's time when it answered: the time left for changes runs on it, whatever the device's clock says. */
    readonly serverTime: Instant;
}

/** A note to order again (spec §1, order reminders). */
interface Reminder {
    readonly id: string;
    /** When the buyer wants to hear of it, with the account's own offset. */
    readonly at: Instant;
    readonly repeats: 'once' | 'weekly';
    /** The order it is about; null when it is about none. */
    readonly orderId: string | null;
}

/** A signed-in buyer (spec §3). */
interface SessionUser {
    readonly id: string;
    readonly firstName: string;
    /** The account the backend session stands on, null for none (fifteen zeros are already null). */
    readonly accountId: string | null;
    readonly permissions: readonly Permission[];
}
/** Store settings widgets ask about (spec §3, application context). A setting the backend leaves out is false. */
interface StoreSettings {
    readonly guestBrowsingEnabled: boolean;
    readonly guestCartEnabled: boolean;
    readonly guestCheckoutEnabled: boolean;
    readonly guestCartCheckoutEnabled: boolean;
    readonly splitShipmentEnabled: boolean;
    readonly skipPhoneNumberValidationEnabled: boolean;
    readonly defaultCurrency: string;
    /** Seconds this answer may be kept; null when the backend did not say (decision 37). */
    readonly maxAge: number | null;
}

/** What every port call takes beside its request. */
interface CallOptions {
    /** Aborted when the answer is no longer wanted. A commit is never aborted. */
    readonly signal?: AbortSignal;
}
/** The account a call is about; null for a guest. It travels with every call. */
interface ForAccount {
    readonly accountId: string | null;
}
/** The BCP 47 tag in which words of the answer are wanted. */
interface InLocale {
    readonly locale: string;
}

/** The accounts a buyer may act for (spec §7). */
interface AccountsPort {
    /** The buyer's own and managed accounts, without paging. */
    list(request: {
        readonly includeOwn: boolean;
    } & InLocale, options?: CallOptions): Promise<readonly Account[]>;
    /** One account with what ordering needs to know of it. */
    read(request: {
        readonly accountId: string;
    } & InLocale, options?: CallOptions): Promise<AccountDetail>;
    /**
     * Puts the backend's session on another account (spec §4).
     * Rejects with the failure's status text when it can not: the old account then stays.
     */
    switchTo(request: {
        readonly accountId: string;
    }, options?: CallOptions): Promise<void>;
}

/** Activation emails for customers not yet verified (spec §2, §4). */
interface ActivationPort {
    /** Sends a fresh activation email. Refusals are outcomes; only transport trouble rejects. */
    resend(request: {
        readonly email: string;
    }, options?: CallOptions): Promise<ActivationOutcome>;
}

/** The active cart of an account. */
interface CartPort {
    /** The cart stands; an account without one answers with an empty cart. */
    read(request: ForAccount & InLocale, options?: CallOptions): Promise<Cart>;
    /** Carries one change out. Changes of one cart are sent one after another, never side by side. */
    change(request: {
        readonly change: CartChange;
        readonly revision: string | null;
    } & ForAccount & InLocale, options?: CallOptions): Promise<CartChangeResult>;
}

/** What the account may order. */
interface CatalogPort {
    search(request: ProductQuery & ForAccount & InLocale, options?: CallOptions): Promise<ProductResult>;
    /** Products that may stand in for one that is out of stock or not listed, best first. */
    substitutes(request: {
        readonly productId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<readonly Product[]>;
    /** One product; null when the account can not see one by that id. */
    product(request: {
        readonly productId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<ProductDetail | null>;
    /** Products that go with one, best first. */
    related(request: {
        readonly productId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<readonly Product[]>;
    /** What texts name, in the order asked: SKU, UPC or name. At most 100 at once. */
    match(request: {
        readonly entries: readonly string[];
    } & ForAccount & InLocale, options?: CallOptions): Promise<readonly ProductMatch[]>;
}

/** A refusal to place, with the cart now stands where the backend sends it. */
interface PlaceRefused {
    readonly outcome: 'refused';
    readonly reason: OrderRefusal;
    readonly cart?: Cart;
}
/**
 * Placing an order, in steps that make it happen once (spec §7 leaves the calls open).
 * A handle names one attempt on the backend. A backend holds at most one open handle per cart: preparing closes an
 * older one that was not placed, so that a request still under way for it is refused when it arrives. A guest places
 * without an account: the backend knows the cart by its own session.
 */
interface CheckoutPort {
    /** What may be chosen for the account's cart. */
    open(request: ForAccount & InLocale, options?: CallOptions): Promise<Checkout>;
    /** Stores the answers with the backend and opens a handle for one attempt. Nothing is ordered yet. */
    prepare(request: OrderRequest & InLocale, options?: CallOptions): Promise<{
        readonly outcome: 'ready';
        readonly handle: string;
    } | {
        readonly outcome: 'done';
        readonly order: Order;
    } | PlaceRefused>;
    /** Places the order behind a handle. Sent at most once for each handle. */
    place(request: {
        readonly key: string;
        readonly handle: string;
        readonly expectedTotal: Money;
    } & ForAccount & InLocale): Promise<{
        readonly outcome: 'done';
        readonly order: Order;
    } | PlaceRefused>;
    /**
     * What became of an attempt. `open`: not placed as yet, though a request may still be under way.
     * `closed`: not placed, and never will be.
     */
    outcome(request: {
        readonly key: string;
        readonly handle: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<{
        readonly outcome: 'done';
        readonly order: Order;
    } | {
        readonly outcome: 'open';
    } | {
        readonly outcome: 'processing';
    } | {
        readonly outcome: 'closed';
    }>;
    /**
     * Closes a handle that was not placed, so that a late request for it is refused.
     * Answers `done` when the order had been placed after all.
     */
    abandon(request: {
        readonly key: string;
        readonly handle: string;
    } & ForAccount & InLocale): Promise<{
        readonly outcome: 'closed';
    } | {
        readonly outcome: 'done';
        readonly order: Order;
    }>;
}

/** Managed content (spec §7). Answers are plain text: entities decoded once, markup dropped. */
interface ContentPort {
    /** An image by its content key; null when there is none. */
    image(request: {
        readonly key: string;
    } & InLocale, options?: CallOptions): Promise<Image | null>;
    /** Questions and answers; the adapter writes the language the way its backend wants it (spec §7: underscore). */
    faqs(request: PageRequest & InLocale, options?: CallOptions): Promise<Page<FaqItem>>;
}

/** Shopping lists of an account (spec §3, at most 10 of them: spec §9). */
interface ListsPort {
    /** Every list, newest first. */
    list(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly ShoppingListSummary[]>;
    create(request: {
        readonly draft: ShoppingListDraft;
    } & ForAccount & InLocale, options?: CallOptions): Promise<ListResult>;
    /** Puts products on a list; a product already there gets the larger quantity. */
    addItems(request: {
        readonly listId: string;
        readonly items: readonly CartItem[];
    } & ForAccount & InLocale, options?: CallOptions): Promise<ListResult>;
}

/** Orders of an account, whoever placed them. */
interface OrdersPort {
    /** Newest first (spec §9, CreatedDateDesc). */
    list(request: PageRequest & ForAccount & InLocale, options?: CallOptions): Promise<Page<OrderSummary>>;
    /** One order; null when the account, or the guest of this browser, has none by that id. */
    read(request: {
        readonly orderId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<Order | null>;
    /** The account of this buyer's that an order belongs to; null when it is of none of them. */
    accountOf(request: {
        readonly orderId: string;
    } & InLocale, options?: CallOptions): Promise<string | null>;
    /** What the account keeps ordering, most regular first. */
    usual(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly UsualProduct[]>;
}

/** The signed-in buyer's own record. */
interface ProfilePort {
    /** Saves the language on the user (spec §7). `language` is a full tag such as fr-CA. */
    saveLanguage(request: {
        readonly language: string;
    }, options?: CallOptions): Promise<void>;
}

/** Order reminders of the signed-in buyer (spec §1). */
interface RemindersPort {
    list(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly Reminder[]>;
    create(request: {
        readonly reminder: Omit<Reminder, 'id'>;
    } & ForAccount & InLocale, options?: CallOptions): Promise<Reminder>;
    remove(request: {
        readonly reminderId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<void>;
}

/** Who is here (spec §3, session context). */
interface SessionPort {
    /** The guest flag, asked first. True unless the backend says in so many words that it is not a guest (decision 12). */
    isGuest(request: object, options?: CallOptions): Promise<boolean>;
    /** The signed-in buyer; never asked for a guest. Rejects `signed-out` when the session ended. */
    user(request: object, options?: CallOptions): Promise<SessionUser>;
    /** The store's settings (spec §3, application context). */
    settings(request: object, options?: CallOptions): Promise<StoreSettings>;
}

/** Everything a widget may ask of the outside, by capability. */
interface Ports {
    readonly accounts: AccountsPort;
    readonly activation: ActivationPort;
    readonly cart: CartPort;
    readonly catalog: CatalogPort;
    readonly checkout: CheckoutPort;
    readonly content: ContentPort;
    readonly lists: ListsPort;
    readonly orders: OrdersPort;
    readonly profile: ProfilePort;
    readonly reminders: RemindersPort;
    readonly session: SessionPort;
}
/** Every port method by its path, such as `cart.change`. */
type PortMethod = {
    [P in keyof Ports]: `${P}.${keyof Ports[P] & string}`;
}[keyof Ports];
type PortOf<M extends PortMethod> = M extends `${infer P extends keyof Ports}.${string}` ? P : never;
type MethodOf<M extends PortMethod, P extends keyof Ports> = M extends `${P}.${infer N}` ? N & keyof Ports[P] : never;
/** What every adapter has beside its ports. */
interface AdapterIdentity {
    /** Names the backend and store, stable over page loads: stored intents are looked up with it. */
    readonly id: string;
}
type RequiredPorts<M extends PortMethod> = {
    readonly [P in PortOf<M>]: Pick<Ports[P], MethodOf<M, P>>;
};
type OptionalPorts<M extends PortMethod> = {
    readonly [P in PortOf<M>]?: Partial<Pick<Ports[P], MethodOf<M, P>>>;
};
/**
 * The adapter a widget takes: the methods it must have and those whose absence removes a control.
 * A host that embeds one form implements one method, and the type says which.
 */
type Needs<R extends PortMethod, O extends PortMethod = never> = AdapterIdentity & RequiredPorts<R> & OptionalPorts<O>;
/** An adapter with any of the ports: what the provider takes. */
type Adapter = AdapterIdentity & {
    readonly [P in keyof Ports]?: Partial<Ports[P]>;
};
/** An adapter with every port. */
type FullAdapter = AdapterIdentity & Ports;

export type { PackArt as $, Adapter, DeliveryOption, CartItem, DeliveryGroup, DeliverySlot, FullAdapter, EmptiesKind, EmptiesOption, InLocale, Facet, FaqItem, Image, LaterDelivery, Needs, OrderRefusal, PortMethod, LineProblem, ListRefusal, ListResult, ListsPort, Minimum, Order, OrderDelivery, OrderLine, OrderRequest, OrderSummary, OrdersPort as _, AdapterIdentity, PackBrand, Page, PageRequest, PaymentMethod, PlaceRefused, Price, ProductMatch, ProductQuery, ProductResult, ProfilePort, QuantityRule, Reminder, RemindersPort, SellingUnit, SessionPort, SessionUser, ShoppingListDraft, ShoppingListSummary, Stock, StoppedAction, StoreSettings, UsualProduct, Visit, ProductDetail, Product, CartLine, Ports, ForAccount, CallOptions, Account, AccountDetail, AccountsPort, ActivationPort, Address, Cart, CartChange, CartChangeResult, CartItemTrouble, CartPort, CartRefusal, CartTotals, CatalogPort, Checkout, CheckoutAnswers, CheckoutPort, ConditionOnAccount, ContentPort, DeliveryMethod };
