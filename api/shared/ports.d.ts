import { i as AccountCondition, M as Money, C as CalendarDate, b as Instant, aE as StockLabel, Q as GuestDetails, E as EasyOrderRejection, D as DisputeReason, z as DisputeStatus, Z as InvoiceLabel, I as InvoiceSort, N as NotificationTopic, O as OrderStatus, a as OrderSort, P as Permission, U as UserSort, ab as NoticeTopic, av as RegistrationOutcome, aw as ReminderRepeat, A as ActivationOutcome, am as PasswordPolicy } from 'shared/activation';

/** A postal address as the effective account carries it. */
interface Address {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly country: string;
}
/** What an account condition may stop. Browsing is never stopped. */
type StoppedAction = 'add' | 'checkout';
/** A condition on an account and what it stops, as the backend reports it. */
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
    /** The account chosen initially. */
    readonly isDefault: boolean;
    /** The buyer's own account, as opposed to one managed for others. */
    readonly isOwn: boolean;
    readonly conditions: readonly ConditionOnAccount[];
}
/** Least order an account may place; what is absent is not asked for. */
interface Minimum {
    readonly cases?: number;
    readonly value?: Money;
}
/** A day of the visit plan that may still be ordered for, and until when. */
interface PlannedVisit {
    readonly date: CalendarDate;
    readonly cutOff: Instant;
}
/** The effective account with what ordering needs to know of it. */
interface AccountDetail extends Account {
    /** IANA time zone in which cut-offs and dates of this account are shown. */
    readonly timeZone: string;
    readonly currency: string;
    readonly minimum: Minimum;
    /** Consolidated checkout is offered for one bottler. */
    readonly bottlerId: string | null;
    /** The next days of its visit plan, soonest first; the first is its next scheduled delivery. Empty without a plan. */
    readonly visits: readonly PlannedVisit[];
}

/** A managed content image. `source` is checked by `imageSource` before it is shown. */
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
/** A product drawing described by its package; unknown types are drawn as a carton. */
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
/** What an account orders of a product at a time. */
interface UsualQuantity {
    /** How many as a rule; null where it has never ordered the product. */
    readonly quantity: number | null;
    /** A larger quantity is asked about: five times the account's largest in a year, or a truckload where it has never ordered. */
    readonly askAbove: number;
}
/** A price for one selling unit, or why there is none (never shown as 0). */
type Price = {
    readonly state: 'known';
    readonly current: Money;
    /** Shown struck only by `isOriginalPriceShown`. */
    readonly original: Money | null;
    readonly showOriginal: boolean;
    /** A numeric text below 0, as the backend sends it. */
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
/** The sellable thing. `id` is opaque and names one variant. */
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
    /** By which a quantity the account can hardly mean is asked about; nothing is asked where the backend does not say. */
    readonly usual?: UsualQuantity | null;
}
/** What one of a product is called when it is ordered. */
type SellingUnit = 'case' | 'box' | 'keg' | 'cylinder' | 'each';

/** Orders that a new one is filled from. */
type FillSource = {
    readonly is: 'last-order';
}
/** What was ordered on average in so many of the last orders. */
 | {
    readonly is: 'average';
    readonly orders: number;
}
/** The order of the same week last year, or the nearest to it. */
 | {
    readonly is: 'same-week-last-year';
};
/** A product of earlier orders: how many to order again, and what it takes to say what is different now. */
interface FilledLine {
    /** As it stands today; null when it is no longer sold to the account. */
    readonly product: Product | null;
    /** What it is, or was, called. */
    readonly name: string;
    readonly sku: string;
    /** As it was ordered. What the product may be ordered in today is asked of the product. */
    readonly quantity: number;
    /** What one cost then; null where that is not known. */
    readonly priceThen: Money | null;
    /** Least and most that was ordered at once in the other orders looked back on; null where it was hardly ever. */
    readonly usual: {
        readonly least: number;
        readonly most: number;
    } | null;
    /** What may stand in for it, where it can not be had. */
    readonly substitute: Product | null;
}
/** What earlier orders come to. */
interface OrderFill {
    readonly lines: readonly FilledLine[];
    /** The orders it was made from, newest first. */
    readonly orders: readonly {
        readonly id: string;
        readonly number: string;
        readonly date: CalendarDate;
    }[];
}

/** Why a cart line can not be ordered as it stands. */
type LineProblem = 'out-of-stock' | 'not-listed' | 'price-unavailable';
/** One product in the cart and how many of it. */
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
/** The sums of a cart. The rows shown always add up to `total`. */
interface CartTotals {
    /** Cases that are part of the order: a line that can not be ordered is left out. */
    readonly cases: number;
    readonly subtotal: Money;
    readonly discounts: readonly {
        readonly label: string;
        readonly amount: Money;
    }[];
    /** Null where there are none to speak of. */
    readonly deposits: Money | null;
    readonly minimumOrderCharge: Money | null;
    /** Null when the backend's answer does not say: it is shown as “–”. */
    readonly tax: Money | null;
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
    /** Newest first. */
    readonly lines: readonly CartLine[];
    readonly totals: CartTotals;
    readonly minimum: Minimum;
    /** Cases and value that count toward the minimum: no free goods, no unavailable lines. */
    readonly counted: {
        readonly cases: number;
        readonly value: Money;
    };
    /** The backend is working prices out: the total is not final. */
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
interface CartItemAdjustment extends CartItem {
    readonly reason: CartRefusal;
}
/** Why a change was refused or adjusted. The words are the widget's messages. */
type CartRefusal = 'out-of-stock' | 'not-listed' | 'quantity' | 'ordering-stopped' | 'cart-full' | 'line-gone' | 'not-added';
/** What became of one change; each may carry the cart as it now stands. */
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
    readonly items: readonly CartItemAdjustment[];
} | {
    readonly outcome: 'refused';
    readonly cart: Cart | null;
    readonly reason: CartRefusal;
    readonly detail?: string;
};

/** What a read asks of a list: 0-based page and its size. */
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
        readonly count: number | null;
    }[];
}
/** A search result with the facets and sorts the backend offers for it. */
interface ProductResult extends Page<Product> {
    readonly facets: readonly Facet[];
    readonly sorts: readonly {
        readonly id: string;
        readonly label: string;
    }[];
    /** Page sizes the backend offers; 10, 20 and 50 when absent. */
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
    /** Instant after which the date can not be had. Its written offset is the account's wall clock. */
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
    /** What has to be ordered at least this way; null where the cart's own minimum holds. */
    readonly minimum: Minimum | null;
}
/** Lines that a backend can bring on a truck of their own, such as everything that has to stay cold. */
interface DeliveryGroup {
    readonly id: string;
    readonly label: string;
    readonly lineIds: readonly string[];
    readonly slots: readonly DeliverySlot[];
}
/** What the driver takes back empty: gas cylinders and glass bottles. */
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
    /** One out of the wallet has the id it has there: what was just added can then be chosen for the order. */
    readonly id: string;
    readonly kind: 'on-account' | 'card' | 'ach' | 'at-pickup';
    readonly label: string;
    readonly detail: string | null;
    /** A surcharge the backend quotes; none means none. With a `method` it is for that one alone. */
    readonly surcharge: {
        readonly rate: number;
        readonly amount: Money;
        readonly basis: Money;
        readonly method?: DeliveryMethod;
    } | null;
}
/** A delivery beside an order's first one: some of its lines, on a date of their own. */
interface AdditionalDelivery {
    readonly date: CalendarDate | null;
    readonly lineIds: readonly string[];
}
/** What the buyer has answered so far. */
interface CheckoutAnswers {
    readonly method: DeliveryMethod;
    /** Of the first delivery, or the only one. */
    readonly date: CalendarDate | null;
    /** Deliveries of their own for some of the lines; empty when everything comes together. */
    readonly later: readonly AdditionalDelivery[];
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
    /** The account's bottler: deliveries of an order are consolidated for one of them. */
    readonly bottlerId: string | null;
    readonly empties: readonly EmptiesOption[];
    readonly paymentMethods: readonly PaymentMethod[];
    /** The number of the account's last order, to take over by hand; null when there is none. */
    readonly lastPurchaseOrderNumber: string | null;
    readonly termsHref: string | null;
    /** IANA zone of the account: cut-offs are shown in it, never in the browser's. */
    readonly timeZone: string;
    /** The server's time when it answered: countdowns run on it, whatever the device's clock says. */
    readonly serverTime: Instant;
}
/** What is being agreed to, in the form in which its hash is kept. */
interface OrderRequest extends CheckoutAnswers {
    /** Null for a guest, who then gives `guest`. */
    readonly accountId: string | null;
    /** Who a guest is; null for a signed-in buyer. */
    readonly guest: GuestDetails | null;
    readonly cartId: string;
    readonly expectedTotal: Money;
}
/** Why a backend would not place an order. */
type OrderRefusal = 'cart-changed' | 'total-changed' | 'below-minimum' | 'ordering-stopped' | 'date-closed' | 'unavailable-lines' | 'handle-closed';

/** A code of the backend's and how it is shown: which there are is the backend's to say. */
interface LabeledCode {
    readonly code: string;
    readonly label: string;
}
/** What a case can be about: the equipment at an outlet, or anything else. */
type SupportKind = 'equipment' | 'customer';
/** A problem type and the reasons for a request it may have. */
interface ProblemType extends LabeledCode {
    readonly reasons: readonly LabeledCode[];
    /** What problems of this type are mostly reported from: it is chosen to begin with there. */
    readonly usualFor?: readonly CaseSubject['kind'][];
}
/** A type of equipment and the details that tell pieces of it apart. */
interface EquipmentType extends LabeledCode {
    readonly details: readonly LabeledCode[];
}
/** Somebody who may be reached. A phone is written as the store wants it. */
interface SupportContact {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
}
/** Who is there when somebody comes. */
type OnsiteContact = Pick<SupportContact, 'name' | 'phone'>;
/** What may be attached to a case. */
interface AttachmentRule {
    /** Media types, such as `image/jpeg`. */
    readonly types: readonly string[];
    readonly maxBytes: number;
    readonly most: number;
}
/** What a new case can be made of, for this buyer on this account. */
interface SupportOptions {
    /** The kinds this buyer may ask for. */
    readonly kinds: readonly SupportKind[];
    readonly problems: Readonly<Record<SupportKind, readonly ProblemType[]>>;
    readonly equipment: readonly EquipmentType[];
    /** Statuses cases can be looked for by, in the order they are offered in. */
    readonly statuses: readonly LabeledCode[];
    /** The most characters of a message. */
    readonly messageMax: number;
    /** Null where nothing may be attached. */
    readonly attachments: AttachmentRule | null;
    /** What is known of who is signed in, to begin with. */
    readonly contact: SupportContact;
    /** The day it is for the account. */
    readonly today: CalendarDate;
}
/** A piece of equipment that stands at an account. */
interface Asset {
    readonly number: string;
    /** Codes of its type and detail; a null detail is not known. */
    readonly type: string;
    readonly detail: string | null;
    readonly name: string;
    /** Where it stands, in the account's own words; empty when nobody said. */
    readonly place: string;
}
/** A day of the week, 0 for Sunday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/** A day on which somebody may come or call, from and until a time of the account's clock, `HH:MM`. */
interface AvailableTime {
    readonly day: Weekday;
    readonly start: string;
    readonly end: string;
}
/** What a case was reported from. */
type CaseSubject = {
    readonly kind: 'order';
    readonly orderId: string;
    readonly lineId: string | null;
} | {
    readonly kind: 'invoice';
    readonly invoiceId: string;
};
/** The answers of a new case. */
interface NewCase {
    readonly kind: SupportKind;
    /** Null for customer service. The asset number may be empty, or one that is in no list. */
    readonly equipment: {
        readonly type: string;
        readonly detail: string | null;
        readonly assetNumber: string;
    } | null;
    readonly problemType: string;
    readonly reason: string;
    readonly message: string;
    /** Handles of what was uploaded. */
    readonly attachments: readonly string[];
    readonly availability: readonly AvailableTime[];
    readonly contact: SupportContact;
    /** Null when the contact is there. */
    readonly onsiteContact: OnsiteContact | null;
    /** Who asks through the buyer; null when the buyer asks. */
    readonly onBehalfOf: SupportContact | null;
    readonly about: CaseSubject | null;
}
/** A case that was made. */
interface CreatedCase {
    readonly id: string;
    readonly number: string;
    readonly createdAt: Instant;
}
/** Why a case is not made: an upload is no longer there. */
type CreateCaseRefusal = 'attachment-gone';
/** Where a case stands, whatever the backend calls it. */
type CaseStatusGroup = 'open' | 'waiting-for-you' | 'closed';
/** A case as lists show it. */
interface CaseSummary {
    readonly id: string;
    readonly number: string;
    readonly kind: SupportKind;
    readonly problemType: LabeledCode;
    readonly reason: LabeledCode;
    readonly status: LabeledCode;
    readonly standing: CaseStatusGroup;
    readonly createdAt: Instant;
    readonly modifiedAt: Instant;
}
/** Something attached to a case. */
interface CaseAttachment {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly bytes: number;
}
/** Something said about a case. */
interface CaseComment {
    readonly id: string;
    readonly from: 'buyer' | 'service';
    readonly name: string;
    readonly at: Instant;
    readonly text: string;
}
/** What a buyer thought of how a case was dealt with: 1 to 5. */
interface CaseRating {
    readonly stars: number;
    readonly words: string;
}
/** A case with everything that is known of it. */
interface SupportCase extends CaseSummary {
    readonly equipment: {
        readonly type: LabeledCode;
        readonly detail: LabeledCode | null;
        readonly assetNumber: string;
    } | null;
    readonly message: string;
    readonly attachments: readonly CaseAttachment[];
    readonly availability: readonly AvailableTime[];
    readonly contact: SupportContact;
    readonly onsiteContact: OnsiteContact | null;
    readonly onBehalfOf: SupportContact | null;
    readonly about: CaseSubject | null;
    /** Oldest first. */
    readonly conversation: readonly CaseComment[];
    readonly rating: CaseRating | null;
    readonly canComment: boolean;
    /** Only a case that is closed is rated. */
    readonly canRate: boolean;
}
/** Days in the account's zone, both ends in it; a null end is open. */
interface DateRangeFilter {
    readonly start: CalendarDate | null;
    readonly end: CalendarDate | null;
}
/** What a buyer looks for in the cases of an account. */
interface CaseQuery extends PageRequest {
    /** The beginning or a part of a case number; empty for all. */
    readonly text: string;
    /** Codes of statuses and problem types: any of these; all when empty. */
    readonly statuses: readonly string[];
    readonly problemTypes: readonly string[];
    readonly created: DateRangeFilter;
    readonly modified: DateRangeFilter;
}

/** A page of the product that answers most questions about a topic. The host says where it is, or that it has none. */
type ContactPage = 'orders' | 'invoices' | 'wallet' | 'new-ticket' | 'tickets' | 'products' | 'faq' | 'resend' | 'register';
/** What somebody may write about. Which topics there are is the backend's to say. */
interface ContactTopic extends LabeledCode {
    /** Where the answer may stand already; null where nothing of the product has it. */
    readonly page: ContactPage | null;
}
/** A stretch of a day of the week, by the clock of the store, `HH:MM`; `24:00` is midnight at its end. */
interface OpenHours {
    readonly day: Weekday;
    readonly start: string;
    readonly end: string;
}
/** A day on which nobody is there, whatever day of the week it is. */
interface ClosedDay {
    readonly date: CalendarDate;
    /** Why, such as the name of a holiday. */
    readonly name: string;
}
/** When somebody is there. */
interface OpeningHours {
    /** IANA name of the store's zone. */
    readonly timeZone: string;
    readonly week: readonly OpenHours[];
    /** Those of the next weeks, in their order. */
    readonly closed: readonly ClosedDay[];
}
/** How customer service is reached. */
interface ContactDetails {
    /** As it is written; null where the host's own setting says it. */
    readonly phone: string | null;
    readonly email: string | null;
    readonly hours: OpeningHours | null;
    readonly topics: readonly ContactTopic[];
    /** The most characters of a subject and of a message. */
    readonly subjectMax: number;
    readonly messageMax: number;
    /** What is known of who is signed in, to begin with; blank for a guest. */
    readonly contact: SupportContact;
}
/** A message to customer service. */
interface ContactMessage {
    readonly topic: string;
    readonly subject: string;
    readonly text: string;
    /** Whom to answer. The phone number may be blank. */
    readonly contact: SupportContact;
}
/** A message that arrived. */
interface SentMessage {
    readonly id: string;
    /** What to quote on the phone. */
    readonly number: string;
    readonly sentAt: Instant;
}
/** Why a message is not taken: this sender's earlier ones wait for an answer first. */
type SendMessageRefusal = 'too-many-messages';

/** A proposed order begins as a draft and ends accepted or rejected. */
type EasyOrderStatus = 'draft' | 'accepted' | 'rejected';
/** One product that is proposed. */
interface EasyOrderLine {
    readonly product: Product;
    /** What the backend proposes. */
    readonly quantity: number;
    /** In how many of the last ten orders it was; null where the backend does not say. */
    readonly orders: number | null;
    /** The product it stands in for, since that one can not be had; null for none. */
    readonly insteadOf: string | null;
}
/** The order a backend proposes for an account's next delivery. */
interface EasyOrder {
    readonly id: string;
    readonly status: EasyOrderStatus;
    readonly deliveryDate: CalendarDate;
    /** Until when it can be accepted: the cut-off of its delivery. */
    readonly decideBy: Instant;
    /** IANA zone of the account. */
    readonly timeZone: string;
    /** The server's time when it answered: the time left runs on it, whatever the device's clock says. */
    readonly serverTime: Instant;
    readonly lines: readonly EasyOrderLine[];
    /** What the lines come to, as the backend would bill them. */
    readonly totals: CartTotals;
    readonly minimum: Minimum;
    /** How an accepted order is paid, in the backend's words. */
    readonly paymentLabel: string;
    /** The order that came of it; null until it is accepted. */
    readonly order: {
        readonly id: string;
        readonly number: string;
    } | null;
    readonly rejection: {
        readonly reason: EasyOrderRejection;
        readonly note: string;
    } | null;
}
/** What quantities of a proposed order come to. */
interface EasyOrderQuote {
    readonly totals: CartTotals;
    /** What a line costs, by product id; null where it has no price. */
    readonly lineTotals: Readonly<Record<string, Money | null>>;
}
/** What a buyer decides about a proposed order, in the form in which its hash is kept. */
type EasyOrderDecision = {
    readonly accountId: string | null;
    readonly easyOrderId: string;
} & (
/** Ordered as it stands: these products, for this total. */
{
    readonly decision: 'accept';
    readonly items: readonly CartItem[];
    readonly expectedTotal: Money;
} | {
    readonly decision: 'reject';
    readonly reason: EasyOrderRejection;
    readonly note: string;
});
/** Why a backend would not take a decision. */
type EasyOrderRefusal = 
/** Somebody decided already. */
'decided'
/** The delivery's cut-off has passed. */
 | 'too-late' | 'below-minimum'
/** A product can not be had in that quantity. */
 | 'unavailable-lines' | 'total-changed' | 'ordering-stopped';

/** A question and its answer. Adapters decode entities and reduce rich text: both are plain text here. */
interface FaqItem {
    readonly id: string;
    readonly category: string;
    readonly question: string;
    readonly answer: string;
}

/** What an account's next truck is known by. */
interface NextDelivery {
    /** The first day of the visit plan that can still be ordered for; null when none is planned. */
    readonly visit: {
        readonly date: CalendarDate;
        /** Until when it can be ordered for. Its written offset is the account's wall clock. */
        readonly cutOff: Instant;
        /** Between when and where it comes, in the backend's words; null when it does not say. */
        readonly note: string | null;
    } | null;
    /** IANA zone of the account. */
    readonly timeZone: string;
    /** The server's time when it answered: the time left runs on it, whatever the device's clock says. */
    readonly serverTime: Instant;
}
/** What was ordered in one week of the account's calendar. */
interface OrderWeek {
    /** The first of its seven days. */
    readonly start: CalendarDate;
    /** Orders placed on one of its days that came about or still may (`isCountedAsOrdered`). */
    readonly orders: number;
    /** Their cases. */
    readonly cases: number;
    /** What they come to, with deposits and taxes, as order history shows them. */
    readonly spend: Money;
}
/** Weeks of an account, oldest first and without a gap; the last has today in it. */
interface OrderWeeks {
    readonly weeks: readonly OrderWeek[];
    /** The day it is for the account. */
    readonly today: CalendarDate;
}

/** Where an invoice stands, as the backend says: never worked out from the device's clock. */
type InvoiceStatus = 'open' | InvoiceLabel;
/** An invoice as lists of invoices show it. */
interface InvoiceSummary {
    readonly id: string;
    readonly number: string;
    /** The order it is for; null when the backend does not say. */
    readonly orderId: string | null;
    readonly orderNumber: string | null;
    readonly purchaseOrderNumber: string | null;
    readonly status: InvoiceStatus;
    readonly issuedOn: CalendarDate;
    readonly dueOn: CalendarDate | null;
    /** Days past due by the backend's own day, below zero before it; null once nothing is due. */
    readonly daysLate: number | null;
    readonly amount: Money;
    /** What is still to be paid, credits and payments taken off. */
    readonly open: Money;
    /** What of it is in dispute; null when nothing is. */
    readonly disputed: Money | null;
    /** When it was paid in full; null while it is not. */
    readonly paidOn: CalendarDate | null;
    /** Whether something may be paid on it now. */
    readonly payable: boolean;
    /** When autopay pays it as things stand; null when it does not, absent when the backend does not say. */
    readonly autopayOn?: CalendarDate | null;
}
/** One product, or one charge, of an invoice. */
interface InvoiceLine {
    readonly id: string;
    readonly name: string;
    /** Null for a charge that is no product. */
    readonly sku: string | null;
    readonly quantity: number | null;
    readonly total: Money;
}
/** Money that came in on an invoice, or a credit that was taken off it. */
interface InvoiceEntry {
    readonly id: string;
    readonly kind: 'payment' | 'credit';
    readonly date: CalendarDate;
    readonly amount: Money;
    /** Number of the payment or the credit. */
    readonly reference: string;
}
/** A dispute as it is kept. */
interface Dispute {
    readonly id: string;
    readonly number: string;
    readonly invoiceId: string;
    readonly reason: DisputeReason;
    readonly words: string;
    readonly amount: Money;
    readonly openedOn: CalendarDate;
    /** How far it got; absent when the backend does not say. */
    readonly status?: DisputeStatus;
}
/** What is asked with a dispute. */
interface DisputeRequest {
    readonly accountId: string;
    readonly invoiceId: string;
    readonly reason: DisputeReason;
    readonly words: string;
    /** What of the invoice is in dispute, at most what is open. */
    readonly amount: Money;
}
/** Why a backend would not take a dispute. */
type DisputeRefusal = 'already-disputed' | 'already-paid' | 'too-late';
/** An invoice with everything in it. */
interface Invoice extends InvoiceSummary {
    /** They add up to `amount`. */
    readonly lines: readonly InvoiceLine[];
    /** Oldest first; with `open` they add up to `amount`. */
    readonly entries: readonly InvoiceEntry[];
    readonly dispute: Dispute | null;
    /** Whether the backend takes a dispute of it. */
    readonly canDispute: boolean;
}
/** Which invoices are asked for. What is empty or null does not narrow. */
interface InvoiceQuery {
    /** Part of an invoice, order or purchase order number. */
    readonly text: string;
    readonly statuses: readonly InvoiceStatus[];
    /** The id of one of the totals' aging buckets. */
    readonly bucket: string | null;
    /** These alone, at most 200; null for any. */
    readonly ids: readonly string[] | null;
    /** Those alone on which something may be paid now. */
    readonly payableOnly: boolean;
    readonly sort: InvoiceSort;
    readonly descending: boolean;
}
/** Open amounts by how long they are due, from the backend's own day. */
interface AgingBucket {
    readonly id: string;
    /** Least and most days late, both in it; below zero is before the due date, null is without an end. */
    readonly from: number | null;
    readonly to: number | null;
    readonly count: number;
    readonly amount: Money;
}
/** What an account owes as a whole. */
interface InvoiceTotals {
    /** Open amounts less credits: what the account owes. Below zero the business owes the account. */
    readonly balance: Money;
    readonly open: Money;
    /** Credits that are not used yet. */
    readonly credits: Money;
    /** Latest first to be paid, the most overdue at the start; they add up to `open`. */
    readonly aging: readonly AgingBucket[];
    readonly counts: Readonly<Record<InvoiceStatus, number>>;
    /** What of `open` is in dispute, and of what is past due; absent when the backend does not say. */
    readonly disputed?: {
        readonly open: Money;
        readonly pastDue: Money;
    };
    /** How many may be paid on now. */
    readonly payable: number;
    /** Terms of payment in the backend's words, such as Net 30; null when it says nothing. */
    readonly terms: string | null;
    /** The backend's day in the account's zone. */
    readonly today: CalendarDate;
}
/** A credit of the account that may be taken off its invoices. */
interface Credit {
    readonly id: string;
    readonly number: string;
    readonly issuedOn: CalendarDate;
    /** What it is for, in the backend's words. */
    readonly reason: string;
    readonly left: Money;
}
/** What paying with a method costs beside what is paid. */
interface PaymentQuote {
    readonly methodId: string;
    /** None means none; the client never works one out. */
    readonly surcharge: {
        readonly rate: number;
        readonly amount: Money;
        readonly basis: Money;
    } | null;
}
/** What is being agreed to when invoices are paid, in the form in which its hash is kept. */
interface PayRequest {
    readonly accountId: string;
    /** What each invoice is settled by, credits included: at most what is open on it. */
    readonly lines: readonly {
        readonly invoiceId: string;
        readonly amount: Money;
    }[];
    /** What is taken of each credit. */
    readonly credits: readonly {
        readonly creditId: string;
        readonly amount: Money;
    }[];
    /** Null when credits pay for everything. */
    readonly methodId: string | null;
    /** As it was quoted; null for none. */
    readonly surcharge: Money | null;
    /** What the method is charged: the lines, less the credits, with the surcharge. */
    readonly total: Money;
}
/** Why nothing was paid. */
type PayRefusal = 'declined' | 'method-unavailable' | 'amounts-changed' | 'surcharge-changed' | 'credits-changed' | 'nothing-payable';
/** Why one invoice of a payment was left out. */
type NotPaidReason = 'already-paid' | 'in-dispute' | 'not-accepted';
/** A payment that was made, whole or in part. */
interface Payment {
    readonly id: string;
    readonly number: string;
    readonly paidAt: Instant;
    /** IANA zone of the account. */
    readonly timeZone: string;
    /** How it was paid, in the backend's words; null when credits paid for everything. */
    readonly method: string | null;
    /** `pending` while a bank still has to hand the money over. */
    readonly status: 'settled' | 'pending' | 'returned';
    /** When a pending one is expected to settle. */
    readonly settlesOn: CalendarDate | null;
    readonly done: readonly {
        readonly invoiceId: string;
        readonly number: string;
        readonly amount: Money;
        readonly stillOpen: Money;
    }[];
    readonly notDone: readonly {
        readonly invoiceId: string;
        readonly number: string;
        readonly amount: Money;
        readonly reason: NotPaidReason;
    }[];
    readonly credits: Money;
    readonly surcharge: Money | null;
    /** What was charged: what is done, less the credits, with the surcharge. */
    readonly total: Money;
}
/** A document as a file. */
interface DocumentFile {
    readonly name: string;
    readonly content: Blob;
}

/** What somebody may do with a list: their own, one they may change, one they may only order from. */
type ListAccess = 'own' | 'edit' | 'view';
/** A shopping list as lists of lists show it. */
interface ShoppingListSummary {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    /** Products on it; null when the backend's answer does not say: it is shown as “–”. */
    readonly count: number | null;
    readonly changedAt: Instant;
    /** What the buyer may do with it; everything where the backend does not say. */
    readonly access?: ListAccess;
    /** Who shared it with the buyer; null for their own. */
    readonly owner?: string | null;
    /** How many others it is shared with. */
    readonly sharedWith?: number;
}
/** A product on a list, with the price and the stock of now. */
interface ShoppingListItem {
    readonly product: Product;
    readonly quantity: number;
    /** Why it can not be ordered as it stands. */
    readonly problem: LineProblem | null;
}
/** A list and a part of what is on it. */
interface ShoppingList {
    readonly list: ShoppingListSummary;
    readonly items: Page<ShoppingListItem>;
}
/** What a new list is made of. */
interface ShoppingListDraft {
    readonly name: string;
    readonly description: string;
    readonly items: readonly CartItem[];
}
/** Somebody of the account whom a list can be shared with. */
interface ListPerson {
    readonly id: string;
    readonly name: string;
    /** What they may do with it; null while it is not shared with them. */
    readonly access: Exclude<ListAccess, 'own'> | null;
}
/** Why a list was not made or not changed. */
type ListRefusal = 'too-many-lists' | 'name-taken' | 'list-full' | 'list-gone' | 'item-gone' | 'read-only';
/** What became of a change to a list. */
type ListResult = {
    readonly outcome: 'done';
    readonly list: ShoppingListSummary;
} | {
    readonly outcome: 'refused';
    readonly reason: ListRefusal;
};

/** What a notification is about, for a way there. */
type NotificationSubject = {
    readonly kind: 'order';
    readonly orderId: string;
} | {
    readonly kind: 'invoice';
    readonly invoiceId: string;
} | {
    readonly kind: 'case';
    readonly caseId: string;
} | {
    readonly kind: 'promotion';
    readonly promotionId: string;
}
/** A reminder to order: the cart is where that is done. */
 | {
    readonly kind: 'cart';
};
/** Something a buyer is told of an account, in the backend's words in the buyer's language. */
interface NotificationItem {
    readonly id: string;
    readonly topic: NotificationTopic;
    /** When it happened, with the account's own offset. */
    readonly at: Instant;
    readonly title: string;
    /** More of it in a sentence; empty when the title says all. */
    readonly text: string;
    /** Null when there is nothing to look at. */
    readonly about: NotificationSubject | null;
    readonly isRead: boolean;
}
/** Which notifications are asked for. */
interface NotificationQuery extends PageRequest {
    /** Any of these; all when empty. */
    readonly topics: readonly NotificationTopic[];
    readonly unreadOnly: boolean;
}
/** A page of notifications, newest first. */
interface NotificationPage extends Page<NotificationItem> {
    /** The backend's day in the account's zone. */
    readonly today: CalendarDate;
}

/** One product of an order. */
interface OrderLine {
    readonly id: string;
    readonly product: Product;
    /** Null when the backend's answer does not say: it is shown as “–”. */
    readonly quantity: number | null;
    readonly total: Money | null;
    /** Given with the order, not ordered. */
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
    /** Null when the backend's answer does not say: it is shown as “–”. */
    readonly cases: number | null;
    /** What the account pays, tax and surcharge included; null when the backend's answer does not say. */
    readonly total: Money | null;
    /** Begun and not placed: it can be taken up again or deleted, where the adapter does that. Absent means it is placed. */
    readonly isDraft?: boolean;
}
/** The sums of an order. What the backend's answer does not say is null: it is shown as “–”, never as 0. */
interface OrderTotals extends Omit<CartTotals, 'cases' | 'subtotal' | 'total'> {
    readonly cases: number | null;
    readonly subtotal: Money | null;
    readonly total: Money | null;
}
/** A placed order. */
interface Order extends OrderSummary {
    readonly lines: readonly OrderLine[];
    readonly totals: OrderTotals;
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

/** What a buyer looks for in the orders of an account. */
interface OrderQuery extends PageRequest {
    /** Looked for in every identifier of an order and in its products; more than three characters, or empty for all. */
    readonly text: string;
    /** Days in the account's zone on which orders were placed, both ends in it; a null end is open. */
    readonly placed: {
        readonly start: CalendarDate | null;
        readonly end: CalendarDate | null;
    };
    /** Any of these; all when empty. */
    readonly statuses: readonly OrderStatus[];
    readonly sort: OrderSort;
}
/** An order with everything that a list or a file of orders tells of it. What the backend does not know is null. */
interface OrderRow extends OrderSummary {
    readonly purchaseOrderNumber: string;
    readonly sapOrderNumber: string | null;
    readonly cokeOrderNumber: string | null;
    /** Names the order to whoever cancels it; null while there is none. */
    readonly transactionId: string | null;
    readonly invoiceNumber: string | null;
    readonly method: DeliveryMethod;
    /** Delivery method and shipping method in the backend's words. */
    readonly deliveryMethod: string | null;
    readonly shippingMethod: string | null;
    readonly createdBy: string | null;
    readonly orderedAmount: Money;
    /** What the delivered goods come to; null before there is a delivery. */
    readonly deliveredAmount: Money | null;
    /** Cases that were ordered and did not come; null before there is a delivery. */
    readonly shortCases: number | null;
}
/** A page of orders, with what the backend can do. */
interface OrderPage extends Page<OrderRow> {
    /** Orders the backend can sort by; the first is its own. */
    readonly sorts: readonly OrderSort[];
    /** Statuses it can be asked for, in the order they are offered in. */
    readonly statuses: readonly OrderStatus[];
    /** The day it is for the account: presets and the export count from it, whatever the device says. */
    readonly today: CalendarDate;
}
/** One step the backend reported; nothing is inferred from others. */
interface OrderStep {
    readonly status: OrderStatus;
    readonly at: Instant;
    /** Who or what did it, in the backend's words. */
    readonly by: string | null;
    /** More about it, in the backend's words. */
    readonly note: string | null;
}
/** How far a line got. A number is null while the backend has not reported it. */
interface LineProgress {
    readonly confirmed: number | null;
    readonly shipped: number | null;
    readonly delivered: number | null;
    readonly invoiced: number | null;
    /** Why less came than was ordered, in the backend's words; null when it says nothing. */
    readonly reason: string | null;
    /** What came in its place, at the price of what was ordered. */
    readonly substitute: {
        readonly product: Product;
        readonly quantity: number;
    } | null;
}
/** A line with what became of it. */
interface OrderDetailLine extends OrderLine {
    readonly unitPrice: Money | null;
    readonly sapItemNumber: string | null;
    readonly progress: LineProgress;
}
/** One load of an order on its way. */
interface Shipment {
    readonly id: string;
    readonly number: string;
    readonly status: OrderStatus;
    readonly carrier: string | null;
    readonly date: CalendarDate | null;
    readonly cases: number | null;
    readonly signedBy: string | null;
}
/** The invoice of an order, as far as the order knows it. */
interface OrderInvoice {
    readonly id: string;
    readonly number: string;
    readonly total: Money;
    readonly due: CalendarDate | null;
    /** The rows that add up to the total. */
    readonly rows: {
        readonly ordered: Money;
        /** Below 0: what did not come. */
        readonly notDelivered: Money;
        /** Below 0. */
        readonly discounts: Money;
        readonly deposits: Money;
        readonly minimumOrderCharge: Money | null;
        readonly tax: Money;
        readonly taxRate: number | null;
    };
}
/** Who ordered. */
interface OrderBuyer {
    readonly name: string;
    readonly email: string | null;
    readonly phone: string | null;
}
/** A name and a postal address of an order. */
interface OrderParty {
    readonly name: string;
    readonly number: string | null;
    readonly address: Address | null;
}
/** An order with everything the backend knows of it. */
interface OrderDetail extends Order, Omit<OrderRow, keyof Order> {
    readonly lines: readonly OrderDetailLine[];
    /** Oldest first. */
    readonly steps: readonly OrderStep[];
    readonly shipments: readonly Shipment[];
    readonly account: OrderParty | null;
    readonly shippingAddress: Address | null;
    readonly billing: OrderParty | null;
    readonly buyer: OrderBuyer | null;
    readonly invoice: OrderInvoice | null;
    /** Whether the backend takes a cancellation now: no status stands in for it. */
    readonly canCancel: boolean;
    /** What a cancellation does, or did, with the money, in the backend's words; null or absent where it says nothing. */
    readonly moneyBack?: string | null;
    /** Reasons to choose from, in the backend's words; the buyer may always write another. */
    readonly cancelReasons: readonly string[];
    readonly cancellation: {
        readonly reason: string;
        readonly at: Instant;
        readonly by: string | null;
    } | null;
}
/** What a cancellation names. */
interface CancelRequest {
    readonly accountId: string | null;
    readonly orderId: string;
    readonly transactionId: string;
    readonly reason: string;
}
/** Why an order is not cancelled. `too-late`: it left. `transaction-unknown`: the ID is not this order's. */
type CancelRefusal = 'too-late' | 'transaction-unknown' | 'order-unknown';
/** What came of a cancellation. */
interface CancelledOrder {
    readonly orderId: string;
    readonly orderNumber: string;
    readonly reason: string;
    readonly at: Instant;
}

/** What became of a change of password. Neither answer nor error ever repeats one. */
type PasswordResult = {
    readonly outcome: 'done';
} | {
    readonly outcome: 'refused';
    readonly reason: 'current-wrong' | 'too-weak' | 'used-before' | 'too-many-attempts';
};

/** An account as the people linked to it are shown with. */
interface UserAccount {
    readonly id: string;
    readonly name: string;
    readonly number: string;
}
/** A user as a list of users shows one. */
interface UserRow {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly permissions: readonly Permission[];
    /** How many accounts the user is linked to. */
    readonly accountCount: number;
    /** Null for somebody who never signed in. */
    readonly lastAccessed: Instant | null;
    readonly enabled: boolean;
    /** This is who asks. */
    readonly isYou: boolean;
}
/** A user with everything that is known of one. */
interface User extends UserRow {
    readonly phoneNumber: string;
    /** Blank where none is known. */
    readonly mobileNumber: string;
    /** A full tag such as fr-CA. */
    readonly language: string;
    /** Those of the accounts that whoever asks looks after as well. `accountCount` counts the others too. */
    readonly accounts: readonly UserAccount[];
    /** Changes with every change of the user. */
    readonly revision: string;
}
/** What of a user can be changed: not the email. */
interface UserDetails {
    readonly firstName: string;
    readonly lastName: string;
    readonly phoneNumber: string;
    readonly mobileNumber: string;
    readonly language: string;
    readonly permissions: readonly Permission[];
    /** Of the accounts that are offered; the others a user is linked to stay. */
    readonly accountIds: readonly string[];
}
/** A user to be created. */
interface NewUser extends UserDetails {
    readonly email: string;
}
/** Which users are asked for. */
interface UserQuery extends PageRequest {
    /** Looked for in names and emails; blank finds everybody. */
    readonly text: string;
    readonly permission: Permission | null;
    readonly status: 'enabled' | 'disabled' | null;
    readonly sort: UserSort;
}
/** One page of users. */
type UserPage = Page<UserRow>;
/** What a Super User may give. */
interface UserOptions {
    readonly permissions: readonly Permission[];
    readonly accounts: readonly UserAccount[];
}
/** What became of a change to a user. */
type UserResult = {
    readonly outcome: 'done';
    readonly user: User;
} | {
    readonly outcome: 'refused';
    readonly reason: 'email-taken' | 'user-gone';
}
/** These accounts would be left without anybody who manages their users. */
 | {
    readonly outcome: 'refused';
    readonly reason: 'last-super';
    readonly accounts: readonly UserAccount[];
}
/** Somebody changed the user meanwhile: this is what they are now. */
 | {
    readonly outcome: 'refused';
    readonly reason: 'changed';
    readonly user: User;
};

/** By which ways somebody wants to hear of something. */
interface NoticeChoice {
    readonly topic: NoticeTopic;
    readonly email: boolean;
    /** As a text message to the mobile number. */
    readonly text: boolean;
}
/** An account the buyer is linked to, and what they may do there. */
interface ProfileAccount extends UserAccount {
    readonly isDefault: boolean;
    readonly permissions: readonly Permission[];
}
/** The signed-in buyer's own record. */
interface Profile {
    readonly firstName: string;
    readonly lastName: string;
    /** It can not be changed. */
    readonly email: string;
    readonly phoneNumber: string;
    /** Blank where none is known. */
    readonly mobileNumber: string;
    /** A full tag such as fr-CA. */
    readonly language: string;
    /** The topics there are to choose for. */
    readonly notices: readonly NoticeChoice[];
    readonly accounts: readonly ProfileAccount[];
    /** Changes with every change of the record, where the backend keeps count. */
    readonly revision?: string;
}
/** What a buyer may change of their record: what is left out stays as it is. The language has a call of its own. */
type ProfileChanges = Partial<Pick<Profile, 'firstName' | 'lastName' | 'phoneNumber' | 'mobileNumber' | 'notices'>>;

/** What a promotion gives. */
type PromotionKind = 'discount' | 'free-goods';
/** A promotion an account may earn, and how far its cart is from it. */
interface Promotion {
    readonly id: string;
    readonly kind: PromotionKind;
    /** In the backend's words, such as “Halden November offer”. */
    readonly title: string;
    /** What is given for what, in a sentence of the backend's. */
    readonly summary: string;
    /** Null for one over several brands. */
    readonly brand: string | null;
    /** First and last day, both included, on the account's calendar; null for one without an end. */
    readonly startsOn: CalendarDate;
    readonly endsOn: CalendarDate | null;
    /** Offered to this account, and not to everybody. */
    readonly exclusive: boolean;
    /** Plain text, a paragraph each. */
    readonly terms: readonly string[];
    /** Whose cases count, together; the ones most worth suggesting first. */
    readonly products: readonly Product[];
    /** What comes free; null for a discount. */
    readonly gift: Product | null;
    /** Null for one that has not begun. */
    readonly progress: PromotionProgress | null;
}
/** How far a cart is from a promotion. */
interface PromotionProgress {
    /** Cases that count toward earning it once, or once more. */
    readonly cases: number;
    /** Cases it takes. */
    readonly goal: number;
    /** What is missing until it is earned, or earned once more; 0 when there is nothing more to earn. */
    readonly missing: number;
    /** How often the cart earns it as it stands. */
    readonly earned: number;
    /** What it takes off the cart as it stands, above 0; null where it takes nothing off. */
    readonly worth: Money | null;
}
/** The promotions of an account, and the day they are as of. */
interface Promotions {
    readonly today: CalendarDate;
    /** Those that run first, then those to come. */
    readonly items: readonly Promotion[];
}

/** How somebody shows that they belong to an account. */
type VerificationMethod = 'code' | 'invoice' | 'mobile';
/** What became of looking an account up by its number. Nothing of the account is told before it is verified. */
type AccountLookup = {
    readonly outcome: 'found';
    /** What this account can be verified by, in the order it is offered in; none where only customer service can. */
    readonly methods: readonly VerificationMethod[];
    /** The short code that texts are stopped at; null where none is sent. */
    readonly smsOptOutCode: string | null;
} | {
    readonly outcome: 'refused';
    readonly reason: 'not-found' | 'too-many-attempts';
};
/** What became of sending a code to a mobile number. Times are spans in seconds: no clock has to be right. */
type SentCode = {
    readonly outcome: 'sent';
    /** Names this code when it is entered. */
    readonly challenge: string;
    readonly digits: number;
    /** Until another one may be asked for. */
    readonly resendIn: number;
    readonly expiresIn: number;
}
/** The number is none of the account's. */
 | {
    readonly outcome: 'refused';
    readonly reason: 'not-verified';
    readonly triesLeft: number;
} | {
    readonly outcome: 'refused';
    readonly reason: 'too-soon';
    readonly resendIn: number;
} | {
    readonly outcome: 'refused';
    readonly reason: 'generation-failed' | 'too-many-codes';
};
/** What somebody shows to verify an account. */
type Evidence = {
    readonly method: 'code';
    readonly code: string;
} | {
    readonly method: 'invoice';
    readonly invoiceNumber: string;
} | {
    readonly method: 'mobile';
    readonly challenge: string;
    readonly code: string;
};
/** What became of verifying an account. */
type Verification = {
    readonly outcome: 'verified';
    /** Stands for the verification when somebody registers. */
    readonly proof: string;
    /** Seconds for which it does. */
    readonly expiresIn: number;
    readonly account: {
        readonly name: string;
        readonly number: string;
    };
}
/** None is left at 0. */
 | {
    readonly outcome: 'refused';
    readonly reason: 'not-verified';
    readonly triesLeft: number;
} | {
    readonly outcome: 'refused';
    readonly reason: 'code-expired';
};
/** Who registers. */
interface RegistrationDetails {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber: string;
    /** A full tag such as fr-CA. */
    readonly language: string;
}
/** A registration that was taken: who registered can sign in, or first opens the link in an email. */
interface Registered {
    readonly outcome: Exclude<RegistrationOutcome, 'rejected'>;
    readonly email: string;
}
/** Why a registration is not taken: the account has to be asked about, the email has access already, or the account is to be verified anew. */
type RegisterRefusal = 'rejected' | 'email-registered' | 'verification-expired';

/** A note to order again. */
interface Reminder {
    readonly id: string;
    /** When the buyer hears of it next, with the account's own offset. */
    readonly at: Instant;
    readonly repeats: ReminderRepeat;
    /** The order it is about; null when it is about none. */
    readonly orderId: string | null;
    /** Minutes before each cut-off, of one that comes before cut-offs: its `at` follows from the visit plan. */
    readonly minutesBefore?: number;
    /** False while it is turned off; absent where nothing can be turned off. */
    readonly isOn?: boolean;
}
/** What of a reminder can be changed: what is left out stays as it is. */
type ReminderChanges = Partial<Pick<Reminder, 'at' | 'repeats' | 'minutesBefore' | 'isOn'>>;

/** Something points are spent on. */
interface Reward {
    readonly id: string;
    readonly name: string;
    readonly points: number;
    /** Plain text in the backend's words; empty where it says no more. */
    readonly description: string;
    readonly image: Image | null;
    /** How many are left where they are few; null where they are not counted. */
    readonly left: number | null;
    /** The last day it can be claimed; null for one without an end. */
    readonly endsOn: CalendarDate | null;
    readonly standing: 'open' | 'sold-out' | 'ended';
    /** How often the account has claimed it, ever. */
    readonly claimed: number;
}
/** The points of an account and what they are good for. */
interface Rewards {
    readonly today: CalendarDate;
    /** Points that can be spent now. */
    readonly points: number;
    /** Points of orders that are not delivered yet. */
    readonly coming: number;
    /** How points are earned, in the backend's words. */
    readonly earning: string;
    /** Fewest points first. */
    readonly rewards: readonly Reward[];
}
/** Where a claim stands. */
type ClaimStatus = 'processing' | 'on-its-way' | 'delivered' | 'cancelled';
/** Points that came or went. The points of all entries of an account add up to what it has. */
interface RewardEntry {
    readonly id: string;
    readonly at: Instant;
    /** Below 0 for points that went. */
    readonly points: number;
    readonly about: {
        readonly kind: 'order';
        readonly orderId: string;
        readonly number: string;
    } | {
        readonly kind: 'claim';
        readonly number: string;
        readonly name: string;
        readonly status: ClaimStatus;
    }
    /** Points of a claim that was cancelled, given back. */
     | {
        readonly kind: 'returned';
        readonly number: string;
        readonly name: string;
    };
}
/** A reward that was claimed. */
interface ClaimedReward {
    readonly id: string;
    readonly number: string;
    readonly name: string;
    readonly points: number;
    /** Points the account has left. */
    readonly left: number;
}
/** Why a reward is not claimed: nothing happened. */
type ClaimRewardRefusal = 'sold-out' | 'ended' | 'not-enough-points' | 'points-changed' | 'reward-gone';

/** A signed-in buyer. */
interface SessionUser {
    readonly id: string;
    readonly firstName: string;
    /** The account the backend session stands on, null for none (fifteen zeros are already null). */
    readonly accountId: string | null;
    readonly permissions: readonly Permission[];
}
/** Store settings widgets ask about. A setting the backend leaves out is false. */
interface StoreSettings {
    readonly guestBrowsingEnabled: boolean;
    readonly guestCartEnabled: boolean;
    readonly guestCheckoutEnabled: boolean;
    readonly guestCartCheckoutEnabled: boolean;
    readonly splitShipmentEnabled: boolean;
    readonly skipPhoneNumberValidationEnabled: boolean;
    readonly defaultCurrency: string;
    /** Seconds this answer may be kept; null when the backend did not say. */
    readonly maxAge: number | null;
}

/** A stored way to pay. It holds no number: a token stays with the backend, and this is what may be shown. */
interface WalletMethod {
    readonly id: string;
    readonly kind: 'card' | 'ach';
    /** Brand of a card or name of a bank, in the provider's words. */
    readonly brand: string;
    /** The last four digits, for telling methods apart. */
    readonly lastFour: string;
    /** Year and month (1–12) a card ends with; null for a bank account. */
    readonly expiry: {
        readonly year: number;
        readonly month: number;
    } | null;
    /** What the buyer calls it; empty when they call it nothing. */
    readonly nickname: string;
    readonly isDefault: boolean;
    /** Why it can not be paid with now, by the backend's clock; null when it can. */
    readonly problem: 'expired' | 'unverified' | null;
    /** Autopay draws on it: it can not be removed. */
    readonly paysAutomatically: boolean;
}
/** Paying by itself, on or off. */
interface Autopay {
    readonly on: boolean;
    /** Currency of the account's invoices, and of a limit. */
    readonly currency: string;
    /** The method it draws on; null while it is off. */
    readonly methodId: string | null;
    /** Day of the month (1–28) it pays on; null: on each invoice's due date. */
    readonly day: number | null;
    /** The most that is paid for one invoice; null for no limit. An invoice over it waits for the buyer. */
    readonly limit: Money | null;
    /** When it next pays, and what as things stand; null when nothing is due. */
    readonly next: {
        readonly date: CalendarDate;
        /** What the method is charged, with its surcharge. */
        readonly amount: Money;
        /** How many invoices it pays; absent when the backend does not say. */
        readonly invoices?: number;
        /** What of the amount is a surcharge; null or absent for none. */
        readonly surcharge?: Money | null;
    } | null;
}
/** How to pay by itself from now on. */
type AutopayChoice = {
    readonly on: false;
} | ({
    readonly on: true;
    readonly methodId: string;
} & Pick<Autopay, 'day' | 'limit'>);

/** What every port call takes beside its request. */
interface CallOptions {
    /** Aborted when the answer is no longer wanted. A commit is never aborted. */
    readonly signal?: AbortSignal;
    /** Receives the name of a value in the answer that could not be read, such as `total of a line`, each time: it is null in what is returned. */
    readonly onUnreadable?: (what: string) => void;
}
/** The account a call is about; null for a guest. It travels with every call. */
interface ForAccount {
    readonly accountId: string | null;
}
/** The BCP 47 tag in which words of the answer are wanted. */
interface InLocale {
    readonly locale: string;
}

/** The accounts a buyer may act for. */
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
     * Puts the backend's session on another account.
     * Rejects with the failure's status text when it can not: the old account then stays.
     */
    switchTo(request: {
        readonly accountId: string;
    }, options?: CallOptions): Promise<void>;
}

/** Activation emails for customers not yet verified. */
interface ActivationPort {
    /** Sends a fresh activation email. Refusals are outcomes; only transport trouble rejects. */
    resend(request: {
        readonly email: string;
    }, options?: CallOptions): Promise<ActivationOutcome>;
}

/** One attempt at an operation: the buyer's intent by its key, and the attempt by the backend's own handle. */
interface Attempt extends ForAccount, InLocale {
    /** Idempotency key: one for each intent, the same on every attempt. */
    readonly key: string;
    readonly handle: string;
}
/** A refusal: nothing happened, and nothing will. */
interface Refused<Reason> {
    readonly outcome: 'refused';
    readonly reason: Reason;
}
/** It happened, and this is what came of it. */
interface Done<Value> {
    readonly outcome: 'done';
    readonly value: Value;
}
/**
 * An operation that must happen once, in the steps that make it so whatever gets lost on
 * the way. A backend holds at most one open handle for each subject, such as one order to cancel: preparing closes an
 * older one that was not committed, so that a request still under way for it is refused when it arrives.
 */
interface CommitPort<Request extends ForAccount, Value, Reason extends string> {
    /** Stores the request with the backend and opens a handle for one attempt. Nothing has happened yet. */
    prepare(request: Request & InLocale, options?: CallOptions): Promise<{
        readonly outcome: 'ready';
        readonly handle: string;
    } | Done<Value> | Refused<Reason | 'handle-closed'>>;
    /** Carries out what stands behind a handle. Sent at most once for each handle, and never aborted. */
    commit(attempt: Attempt): Promise<Done<Value> | Refused<Reason | 'handle-closed'>>;
    /**
     * What became of an attempt. `open`: not carried out as yet, though a request may still be under way.
     * `closed`: not carried out, and never will be.
     */
    outcome(attempt: Attempt, options?: CallOptions): Promise<Done<Value> | {
        readonly outcome: 'open';
    } | {
        readonly outcome: 'processing';
    } | {
        readonly outcome: 'closed';
    }>;
    /** Closes a handle that was not committed, so that a late request for it is refused. `done` when it was after all. */
    abandon(attempt: Attempt): Promise<Done<Value> | {
        readonly outcome: 'closed';
    }>;
}
/** Each of the requests there may be, without the language its words are wanted in. */
type Unspoken<Request> = Request extends unknown ? Omit<Request, 'locale'> : never;
/** What a once-only port is asked for. */
type CommitRequest<Port> = Port extends CommitPort<infer Request, infer _Value, infer _Reason> ? Unspoken<Request> : never;
/** What comes of a once-only port's operation. */
type CommitValue<Port> = Port extends CommitPort<infer _Request, infer Value, infer _Reason> ? Value : never;
/** Why a once-only port refuses. */
type CommitRefusal<Port> = Port extends CommitPort<infer _Request, infer _Value, infer Reason> ? Reason | 'handle-closed' : never;

/** What a payment provider's fields came to, to be stored under a name. The number stays with the provider. */
interface AddPaymentMethodRequest extends ForAccount {
    /** The provider's word for the method: good for storing it once, and for nothing else. */
    readonly token: string;
    readonly kind: WalletMethod['kind'];
    readonly nickname: string;
    readonly makeDefault: boolean;
}
/** Why a method was not stored: the provider did not accept it, its token is too old, or it is in the wallet already. */
type AddPaymentMethodRefusal = 'declined' | 'token-expired' | 'already-stored';
/** Stores a payment method, once. */
type AddPaymentMethodPort = CommitPort<AddPaymentMethodRequest, WalletMethod, AddPaymentMethodRefusal>;

/** Earlier orders as the beginning of a new one. */
interface BuilderPort {
    /** What earlier orders come to today; null when the account has none of that kind. */
    fill(request: {
        readonly source: FillSource;
    } & ForAccount & InLocale, options?: CallOptions): Promise<OrderFill | null>;
}

/** Cancelling an order, once. An order that is cancelled already is done. */
type CancelOrderPort = CommitPort<CancelRequest, CancelledOrder, CancelRefusal>;

/** The active cart of an account. */
interface CartPort {
    /** The cart as it stands; an account without one answers with an empty cart. */
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

/** A refusal to place, with the cart as it now stands where the backend sends it. */
interface PlaceRefused {
    readonly outcome: 'refused';
    readonly reason: OrderRefusal;
    readonly cart?: Cart;
}
/**
 * Placing an order, in steps that make it happen once.
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

/** How customer service is reached: for every buyer, and for guests with a null account. */
interface ContactPort {
    read(request: ForAccount & InLocale, options?: CallOptions): Promise<ContactDetails>;
}
/** A message to be sent. */
interface SendMessageRequest extends ForAccount {
    /** Names the draft: the message of a draft is sent once, whichever attempt sends it. */
    readonly draftId: string;
    readonly message: ContactMessage;
}
/** Sends a message to customer service, once. */
type SendMessagePort = CommitPort<SendMessageRequest, SentMessage, SendMessageRefusal>;

/** Managed content. Answers are plain text: entities decoded once, markup dropped. */
interface ContentPort {
    /** An image by its content key; null when there is none. */
    image(request: {
        readonly key: string;
    } & InLocale, options?: CallOptions): Promise<Image | null>;
    /** Questions and answers; the adapter writes the language the way its backend wants it. */
    faqs(request: PageRequest & InLocale, options?: CallOptions): Promise<Page<FaqItem>>;
}

/** The order proposed for an account's next delivery. It is accepted or rejected once. */
interface EasyOrderPort extends CommitPort<EasyOrderDecision, EasyOrder, EasyOrderRefusal> {
    /** What is proposed, decided or not; null when nothing is. */
    read(request: ForAccount & InLocale, options?: CallOptions): Promise<EasyOrder | null>;
    /** What other quantities of its products come to. A product that is left out is not ordered. */
    quote(request: {
        readonly easyOrderId: string;
        readonly items: readonly CartItem[];
    } & ForAccount & InLocale, options?: CallOptions): Promise<EasyOrderQuote>;
}

/** Figures of an account on its buyers' first page. */
interface InsightsPort {
    /** The next delivery that can still be ordered for, by the backend's own clock. */
    delivery(request: ForAccount & InLocale, options?: CallOptions): Promise<NextDelivery>;
    /**
     * What was ordered in each of the last weeks, 1 to 53 of them, today's the last; another number is rejected naming
     * `weeks`. They agree with the orders that order history shows for the same days.
     */
    weeks(request: {
        readonly weeks: number;
    } & ForAccount & InLocale, options?: CallOptions): Promise<OrderWeeks>;
}

/** Invoices of an account, what is owed on them and what was paid. */
interface InvoicesPort {
    list(request: InvoiceQuery & PageRequest & ForAccount & InLocale, options?: CallOptions): Promise<Page<InvoiceSummary>>;
    /** What the account owes as a whole, and for how long. */
    totals(request: ForAccount & InLocale, options?: CallOptions): Promise<InvoiceTotals>;
    /** One invoice, by its id or its number; null when the account has none like it. */
    read(request: {
        readonly invoiceId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<Invoice | null>;
    /** Credits that are not used up, oldest first. */
    credits(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly Credit[]>;
    /** What paying an amount would cost with each of some methods. One that is left out costs nothing more. */
    quote(request: {
        readonly amount: Money;
        readonly methodIds: readonly string[];
    } & ForAccount & InLocale, options?: CallOptions): Promise<readonly PaymentQuote[]>;
    /** The invoice as a document; null when there is none. */
    file(request: {
        readonly invoiceId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<DocumentFile | null>;
    /** What was invoiced and paid in a period, both ends in it. */
    statement(request: {
        readonly from: CalendarDate;
        readonly to: CalendarDate;
        readonly format: 'pdf' | 'csv';
    } & ForAccount & InLocale, options?: CallOptions): Promise<DocumentFile>;
    /** Payments of the account, newest first. */
    payments(request: PageRequest & ForAccount & InLocale, options?: CallOptions): Promise<Page<Payment>>;
    /** A payment's receipt as a document; null when there is none. */
    receipt(request: {
        readonly paymentId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<DocumentFile | null>;
}
/** Paying many invoices in one payment, once. One that is done may say that some of the invoices were left out. */
type PayInvoicesPort = CommitPort<PayRequest, Payment, PayRefusal>;
/** Disputing an invoice, once. */
type DisputeInvoicePort = CommitPort<DisputeRequest, Dispute, DisputeRefusal>;

/** A call about one list. */
type OfList = {
    readonly listId: string;
} & ForAccount & InLocale;
/** Shopping lists of an account. */
interface ListsPort {
    /** Every list the buyer may see, newest first. */
    list(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly ShoppingListSummary[]>;
    /** One list with a page of its products as they can be ordered now; null when there is none for this buyer. A backend may give smaller pages than asked. */
    read(request: PageRequest & OfList, options?: CallOptions): Promise<ShoppingList | null>;
    create(request: {
        readonly draft: ShoppingListDraft;
    } & ForAccount & InLocale, options?: CallOptions): Promise<ListResult>;
    /** Another name and description. */
    edit(request: {
        readonly name: string;
        readonly description: string;
    } & OfList, options?: CallOptions): Promise<ListResult>;
    /** Takes a list away with all that is on it. Only its owner may. */
    remove(request: OfList, options?: CallOptions): Promise<ListResult>;
    /** Brings a removed list back as it was, for as long as the backend keeps it; one that stands stays as it is. */
    restore(request: OfList, options?: CallOptions): Promise<ListResult>;
    /** Puts products on a list; a product already there gets the larger quantity. */
    addItems(request: {
        readonly items: readonly CartItem[];
    } & OfList, options?: CallOptions): Promise<ListResult>;
    /** How many of a product that is on a list. */
    setQuantity(request: CartItem & OfList, options?: CallOptions): Promise<ListResult>;
    /** Takes products off a list; those that are off already are no trouble. */
    removeItems(request: {
        readonly productIds: readonly string[];
    } & OfList, options?: CallOptions): Promise<ListResult>;
    /** The products named stand in this order, in the places they have among them; the others keep theirs. */
    arrange(request: {
        readonly productIds: readonly string[];
    } & OfList, options?: CallOptions): Promise<ListResult>;
    /** Everybody of the account whom a list can be shared with, the buyer aside. */
    people(request: OfList, options?: CallOptions): Promise<readonly ListPerson[]>;
    /** Shares a list with somebody, or ends it with null. Only its owner may. */
    share(request: {
        readonly personId: string;
        readonly access: ListPerson['access'];
    } & OfList, options?: CallOptions): Promise<ListResult>;
}

/**
 * What a signed-in buyer is told of an account. Everybody has their own read marks. Marking is by id: what
 * is gone by then is passed over, and marking again changes nothing.
 */
interface NotificationsPort {
    /** Newest first. What a buyer's permissions do not reach is left out. */
    list(request: NotificationQuery & ForAccount & InLocale, options?: CallOptions): Promise<NotificationPage>;
    /** How many are not read, of all topics. */
    unread(request: ForAccount & InLocale, options?: CallOptions): Promise<number>;
    markRead(request: {
        readonly ids: readonly string[];
    } & ForAccount & InLocale, options?: CallOptions): Promise<void>;
    markUnread(request: {
        readonly ids: readonly string[];
    } & ForAccount & InLocale, options?: CallOptions): Promise<void>;
    /** Marks those of some topics, of all when empty, that are no newer than `until`. Answers with the ones it marked: the way back. */
    markAllRead(request: {
        readonly topics: readonly NotificationTopic[];
        readonly until: Instant;
    } & ForAccount & InLocale, options?: CallOptions): Promise<{
        readonly ids: readonly string[];
    }>;
}

/** Orders of an account, whoever placed them. */
interface OrdersPort {
    /** Newest first. */
    list(request: PageRequest & ForAccount & InLocale, options?: CallOptions): Promise<Page<OrderSummary>>;
    /**
     * Orders that match, a page at a time, in the order asked for. A text of fewer than four characters
     * matches everything. Sorts and statuses it does not know are answered as its own order and as none.
     */
    search(request: OrderQuery & ForAccount & InLocale, options?: CallOptions): Promise<OrderPage>;
    /** One order with everything that is known of it; null when the account has none by that id. */
    detail(request: {
        readonly orderId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<OrderDetail | null>;
    /** One order; null when the account, or the guest of this browser, has none by that id. */
    read(request: {
        readonly orderId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<Order | null>;
    /** The account of this buyer's that an order belongs to; null when it is of none of them. */
    accountOf(request: {
        readonly orderId: string;
    } & InLocale, options?: CallOptions): Promise<string | null>;
    /**
     * Takes a draft up again: its products are added to the account's cart, and the draft is gone. `notAdded` counts the
     * products that could not be added; when none could, the draft stays.
     */
    resumeDraft(request: {
        readonly orderId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<{
        readonly outcome: 'done';
        readonly notAdded: number;
    } | Refused<'draft-gone' | 'nothing-added' | 'ordering-stopped'>>;
    /** Deletes a draft for good. One that is gone already is done; a placed order is refused. */
    deleteDraft(request: {
        readonly orderId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<{
        readonly outcome: 'done';
    } | Refused<'no-draft'>>;
    /** What the account keeps ordering, most regular first. */
    usual(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly UsualProduct[]>;
}

/** The signed-in buyer's password. An adapter passes it on and keeps, logs and repeats nothing of it. */
interface PasswordPort {
    /** What a new password has to be like. */
    policy(request: object, options?: CallOptions): Promise<PasswordPolicy>;
    change(request: {
        readonly current: string;
        readonly next: string;
    }, options?: CallOptions): Promise<PasswordResult>;
}

/** The signed-in buyer's own record. */
interface ProfilePort {
    /** The record, with what there is to choose of notices and the accounts the buyer is linked to. */
    read(request: InLocale, options?: CallOptions): Promise<Profile>;
    /**
     * Saves what is named and leaves the rest; what breaks a rule is `rejected`, with the problems by field. A
     * record that is no longer as it was at `revision` is a `conflict`, and nothing is saved.
     */
    save(request: {
        readonly changes: ProfileChanges;
        readonly revision?: string;
    } & InLocale, options?: CallOptions): Promise<Profile>;
    /** Saves the language on the user. `language` is a full tag such as fr-CA. */
    saveLanguage(request: {
        readonly language: string;
    }, options?: CallOptions): Promise<void>;
}

/** What is offered to an account. Everyone who is signed in may look. */
interface PromotionsPort {
    /** Those that run and those to come, with how far the account's cart is from each. */
    list(request: ForAccount & InLocale, options?: CallOptions): Promise<Promotions>;
}

/**
 * The way to a registration: an account is looked up by its number, and verified by one of three. All of it is
 * for guests. A backend counts wrong tries, of account numbers as well, and stops listening after a few.
 */
interface RegistrationPort {
    findAccount(request: {
        readonly accountNumber: string;
    } & InLocale, options?: CallOptions): Promise<AccountLookup>;
    /** Sends a code to a mobile number of the account's. An earlier one stays good until it expires. */
    sendCode(request: {
        readonly accountNumber: string;
        readonly mobileNumber: string;
    } & InLocale, options?: CallOptions): Promise<SentCode>;
    verify(request: {
        readonly accountNumber: string;
        readonly evidence: Evidence;
    } & InLocale, options?: CallOptions): Promise<Verification>;
}
/** Who registers for the account that was verified. `accountId` is null: it is a guest who asks. */
interface RegisterRequest extends ForAccount {
    /** Names the verification: one registration comes of it, whichever attempt makes it. */
    readonly proof: string;
    readonly details: RegistrationDetails;
}
/** Registers somebody, once. Details that break a rule of the form are `rejected` in `prepare`, by field. */
type RegisterPort = CommitPort<RegisterRequest, Registered, RegisterRefusal>;

/**
 * Order reminders of the signed-in buyer. An adapter with `update` knows every kind of reminder; one without
 * takes those that come once or weekly, and nothing is edited or turned off there.
 */
interface RemindersPort {
    /** Soonest first. Of one that comes before cut-offs or weekly `at` is the next time; one whose only time is past is left out. */
    list(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly Reminder[]>;
    /** One that is asked for again, as after a lost answer, is the one that is there. */
    create(request: {
        readonly reminder: Omit<Reminder, 'id'>;
    } & ForAccount & InLocale, options?: CallOptions): Promise<Reminder>;
    /** Changes one, or turns it off and on. `rejected` names `at`, `repeats` or `minutesBefore`. */
    update(request: {
        readonly reminderId: string;
        readonly changes: ReminderChanges;
    } & ForAccount & InLocale, options?: CallOptions): Promise<Reminder>;
    remove(request: {
        readonly reminderId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<void>;
}

/** The points of an account. Everyone who is signed in may look and claim. */
interface RewardsPort {
    read(request: ForAccount & InLocale, options?: CallOptions): Promise<Rewards>;
    /** Points that came and went, newest first. */
    history(request: PageRequest & ForAccount & InLocale, options?: CallOptions): Promise<Page<RewardEntry>>;
}
/** A reward to be claimed, as it stood when the buyer agreed to it. */
interface ClaimRewardRequest extends ForAccount {
    readonly rewardId: string;
    readonly points: number;
    /** How often it had been claimed: one that was made since is the one asked for, whichever attempt or tab made it. */
    readonly claimed: number;
}
/** Claims a reward, once: to claim it again is to have seen that it was claimed. */
type ClaimRewardPort = CommitPort<ClaimRewardRequest, ClaimedReward, ClaimRewardRefusal>;

/** Who is here. */
interface SessionPort {
    /** The guest flag, asked first. True unless the backend says in so many words that it is not a guest. */
    isGuest(request: object, options?: CallOptions): Promise<boolean>;
    /** The signed-in buyer; never asked for a guest. Rejects `signed-out` when the session ended. */
    user(request: object, options?: CallOptions): Promise<SessionUser>;
    /** The store's settings. */
    settings(request: object, options?: CallOptions): Promise<StoreSettings>;
}

/** How an account is to pay by itself from now on, or that it no longer is. */
interface SetAutopayRequest extends ForAccount {
    readonly autopay: AutopayChoice;
}
/** Why autopay stays as it was: the method is gone, or it can not be paid with. */
type SetAutopayRefusal = 'method-gone' | 'method-unusable';
/** Turns autopay on, changes it or turns it off, once. */
type SetAutopayPort = CommitPort<SetAutopayRequest, Autopay, SetAutopayRefusal>;

/** A call about one user. */
type OfUser = {
    readonly userId: string;
} & ForAccount & InLocale;
/**
 * The users of the accounts a Super User looks after. Everybody else is refused as `forbidden`. Details
 * that break a rule of the form are `rejected`, with the problems by field.
 */
interface UsersPort {
    /** Everybody who is linked to one of the accounts, a page at a time. */
    search(request: UserQuery & ForAccount & InLocale, options?: CallOptions): Promise<UserPage>;
    /** Everything of one user; null when there is none for whoever asks. */
    read(request: OfUser, options?: CallOptions): Promise<User | null>;
    /** What may be given to a user: permissions, and accounts to be linked to. */
    options(request: ForAccount & InLocale, options?: CallOptions): Promise<UserOptions>;
    /**
     * Creates a user and sends them an activation email. A second call with the same key answers with the user the first
     * one made, so that a lost answer can be asked for again.
     */
    create(request: {
        readonly user: NewUser;
        readonly key: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<UserResult>;
    /** Changes a user as they were at `revision`. A permission that may not be given can be kept or taken away. */
    edit(request: {
        readonly details: UserDetails;
        readonly revision: string;
    } & OfUser, options?: CallOptions): Promise<UserResult>;
    /** Lets a user sign in, or keeps them out; one that is so already stays so. */
    setEnabled(request: {
        readonly enabled: boolean;
    } & OfUser, options?: CallOptions): Promise<UserResult>;
}

/** What an upload tells while it is under way. */
interface UploadOptions extends CallOptions {
    /** The part that arrived, 0 to 1. */
    readonly onProgress?: (fraction: number) => void;
}
/** Support cases of an account. */
interface SupportPort {
    options(request: ForAccount & InLocale, options?: CallOptions): Promise<SupportOptions>;
    /** The equipment that stands at the account. */
    assets(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly Asset[]>;
    /** Newest change first. */
    search(request: CaseQuery & ForAccount & InLocale, options?: CallOptions): Promise<Page<CaseSummary>>;
    /** A case by its id; null when there is none on this account. */
    read(request: {
        readonly caseId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<SupportCase | null>;
    /** Keeps one file for a case that is to be made. `rejected` names `file` where its type or size is not taken. */
    upload(request: {
        readonly file: Blob;
        readonly name: string;
    } & ForAccount & InLocale, options?: UploadOptions): Promise<{
        readonly handle: string;
    }>;
    /** What was attached; null when it is no longer there. */
    file(request: {
        readonly caseId: string;
        readonly attachmentId: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<{
        readonly name: string;
        readonly content: Blob;
    } | null>;
    /** Adds to the conversation. One that comes again under its key, as after a lost answer, is the one that is there. */
    comment(request: {
        readonly caseId: string;
        readonly key: string;
        readonly text: string;
    } & ForAccount & InLocale, options?: CallOptions): Promise<SupportCase>;
    /** Rates a closed case, 1 to 5; a later rating takes the place of an earlier one. */
    rate(request: {
        readonly caseId: string;
        readonly rating: CaseRating;
    } & ForAccount & InLocale, options?: CallOptions): Promise<SupportCase>;
}
/** A case to be made. */
interface CreateCaseRequest extends ForAccount {
    /** Names the draft: the case of a draft is made once, whichever attempt makes it. */
    readonly draftId: string;
    readonly case: NewCase;
}
/** Makes a support case, once. */
type CreateCasePort = CommitPort<CreateCaseRequest, CreatedCase, CreateCaseRefusal>;

/** The wallet after a change: the backend may have changed more than was asked, such as which method is the default. */
interface WalletChanged {
    readonly outcome: 'done';
    readonly methods: readonly WalletMethod[];
}
/** One of the account's methods. */
interface ForMethod extends ForAccount, InLocale {
    readonly methodId: string;
}
/** How an account pays. Numbers never come here. */
interface WalletPort {
    /** Every stored method, the default one first. */
    methods(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly WalletMethod[]>;
    /** Calls a method something; an empty name takes its name away. */
    rename(request: {
        readonly nickname: string;
    } & ForMethod, options?: CallOptions): Promise<WalletChanged | Refused<'method-gone'>>;
    /** Makes a method the one that is proposed first. */
    setDefault(request: ForMethod, options?: CallOptions): Promise<WalletChanged | Refused<'method-gone' | 'method-unusable'>>;
    /** Takes a method out for good: its token is gone with it. One that is gone already is done. */
    remove(request: ForMethod, options?: CallOptions): Promise<WalletChanged | Refused<'pays-automatically'>>;
    /**
     * Whether and how invoices are paid by themselves, and what is paid next. With a `choice`: how it would be with that,
     * and nothing is changed; a backend that can not quote one answers with what holds.
     */
    autopay(request: {
        readonly choice?: AutopayChoice | undefined;
    } & ForAccount & InLocale, options?: CallOptions): Promise<Autopay>;
}

/** Everything a widget may ask of the outside, by capability. */
interface Ports {
    readonly accounts: AccountsPort;
    readonly activation: ActivationPort;
    readonly addPaymentMethod: AddPaymentMethodPort;
    readonly builder: BuilderPort;
    readonly cancelOrder: CancelOrderPort;
    readonly cart: CartPort;
    readonly catalog: CatalogPort;
    readonly checkout: CheckoutPort;
    readonly claimReward: ClaimRewardPort;
    readonly contact: ContactPort;
    readonly content: ContentPort;
    readonly createCase: CreateCasePort;
    readonly disputeInvoice: DisputeInvoicePort;
    readonly easyOrder: EasyOrderPort;
    readonly insights: InsightsPort;
    readonly invoices: InvoicesPort;
    readonly lists: ListsPort;
    readonly notifications: NotificationsPort;
    readonly orders: OrdersPort;
    readonly payInvoices: PayInvoicesPort;
    readonly password: PasswordPort;
    readonly profile: ProfilePort;
    readonly promotions: PromotionsPort;
    readonly register: RegisterPort;
    readonly registration: RegistrationPort;
    readonly reminders: RemindersPort;
    readonly rewards: RewardsPort;
    readonly sendMessage: SendMessagePort;
    readonly session: SessionPort;
    readonly setAutopay: SetAutopayPort;
    readonly users: UsersPort;
    readonly support: SupportPort;
    readonly wallet: WalletPort;
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
    /**
     * True where the backend puts a guest's cart into the account's by itself at sign-in; the buyer is not asked about it
     * then. Default false.
     */
    readonly mergesGuestCart?: boolean;
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
/** One port at least, whichever it is. */
type SomePort = {
    readonly [P in keyof Ports]: {
        readonly [One in P]: Partial<Ports[One]>;
    };
}[keyof Ports];
/** An adapter with any of the ports, and one at least: what the provider takes. */
type Adapter = AdapterIdentity & {
    readonly [P in keyof Ports]?: Partial<Ports[P]>;
} & SomePort;
/** An adapter with every port. */
type FullAdapter = AdapterIdentity & Ports;

export type { CaseStatusGroup as $, Adapter, Autopay, CartItem, AutopayChoice, AvailableTime, FillSource, BuilderPort, CancelOrderPort, InLocale, CancelRefusal, CancelRequest, CancelledOrder, Cart, Needs, OrderRefusal, PortMethod, CartChange, CartChangeResult, CartItemAdjustment, CartPort, CartRefusal, CartTotals, WalletMethod, CaseAttachment, CaseComment, CaseQuery, CaseRating as _, AdapterIdentity, LineProblem as a$, CaseSubject, CaseSummary, CatalogPort, Checkout, CheckoutAnswers, CheckoutPort, ClaimRewardPort, ClaimRewardRefusal, ClaimRewardRequest, ClaimStatus, Done, EasyOrder, EasyOrderDecision, EasyOrderLine, EasyOrderPort, EasyOrderQuote, EasyOrderRefusal, EasyOrderStatus, EmptiesKind, EmptiesOption, EquipmentType, Evidence, Facet, FaqItem, FilledLine, ForMethod, Image, InsightsPort, Invoice, InvoiceEntry, InvoiceLine, InvoiceQuery, InvoiceStatus, InvoiceSummary, InvoiceTotals, InvoicesPort, LabeledCode, ClaimedReward, ClosedDay, CommitPort, CommitRequest, CommitValue, ConditionOnAccount, ContactDetails, ContactMessage, ContactPort, ContactTopic, ContentPort, CreateCasePort, CreateCaseRefusal, CreateCaseRequest, CreatedCase, Credit, DateRangeFilter, DeliveryGroup, DeliveryMethod, DeliveryOption, DeliverySlot, Dispute, DisputeInvoicePort, DisputeRefusal, DisputeRequest, DocumentFile, CartLine, Promotions as b$, LineProgress, ListAccess, ListPerson, ListRefusal, ListResult, ListsPort, Minimum, NewCase, NewUser, NextDelivery, OrderWeeks, OrdersPort, PackArt, PackBrand, Page, PageRequest, PasswordPort, PasswordResult, PayInvoicesPort, PayRefusal, PayRequest, Payment, PaymentMethod, PaymentQuote, PlaceRefused, PlannedVisit, Price, ProblemType, ProductMatch, ProductQuery, ProductResult, Profile, ProfileAccount, ProfileChanges, ProfilePort, Promotion, PromotionProgress, NotPaidReason, NoticeChoice, NotificationItem, NotificationPage, NotificationQuery, NotificationSubject, NotificationsPort, OnsiteContact, OpenHours, OpeningHours, Order, OrderBuyer, OrderDelivery, OrderDetail, OrderDetailLine, OrderFill, OrderInvoice, OrderLine, OrderPage, OrderParty, OrderQuery, OrderRequest, OrderRow, OrderStep, OrderTotals, OrderWeek, ContactPage, PromotionsPort, QuantityRule, Refused, RegisterPort, RegisterRefusal, RegisterRequest, Registered, RegistrationDetails, RegistrationPort, Reminder, SupportContact, SupportKind, SupportOptions, SupportPort, UploadOptions, User, UserAccount, UserDetails, UserOptions, UserPage, UserQuery, UserResult, UserRow, UsersPort, UsualProduct, UsualQuantity, Verification, VerificationMethod, WalletChanged, WalletPort, Weekday, ReminderChanges, RemindersPort, Reward, RewardEntry, Rewards, RewardsPort, SellingUnit, SendMessagePort, SendMessageRefusal, SendMessageRequest, SentCode, SentMessage, SessionPort, SessionUser, SetAutopayPort, SetAutopayRefusal, SetAutopayRequest, Shipment, ShoppingList, ShoppingListDraft, ShoppingListItem, ShoppingListSummary, Stock, StoppedAction, StoreSettings, SupportCase, ProductDetail, PromotionKind, CommitRefusal, Ports, Product, FullAdapter, ForAccount, OrderSummary, CallOptions, Account, AccountDetail, AccountLookup, AccountsPort, ActivationPort, AddPaymentMethodPort, AddPaymentMethodRefusal, AddPaymentMethodRequest, AdditionalDelivery, Address, AgingBucket, Asset, AttachmentRule, Attempt };
