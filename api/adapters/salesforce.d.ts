import { Permission } from '../rules.js';
import { Adapter } from '../index.js';
import { ForAccount, CallOptions, InLocale, FullAdapter } from '../ports.js';
import * as zod_mini from 'zod/mini';
import { ZodMiniType } from 'zod/mini';
import 'shared/problem';

/** One server method as an Apex developer has to write it. */
interface ServerMethodContract extends ServerMethod {
    readonly request: ZodMiniType;
    /** What the method is for. */
    readonly purpose: string;
    /** What a second call with the same arguments does. Only methods that write have something to say here. */
    readonly again?: string;
    /** Codes it may throw beside the common ones, and when. */
    readonly errors?: Readonly<Record<string, string>>;
    /** Reasons it may refuse with, and when. */
    readonly reasons?: Readonly<Record<string, string>>;
    /** What the adapter does when the store does not offer the method. */
    readonly without: string;
}

/** What each server method takes and answers with. */
interface ServerMethodTypes {
    readonly getContent: {
        readonly request: { page: number; pageSize: number; language: string; filterby: string | null; contentId: string | null; };
        readonly response: { source?: { url?: string | null | undefined; } | null | undefined; altText?: { value?: string | null | undefined; } | null | undefined; } | null;
    };
    readonly getContentList: {
        readonly request: { page: number; pageSize: number; language: string; filterby: string | null; contentId: string | null; };
        readonly response: { items: { managedContentId: string; FAQQuestion?: string | null | undefined; FAQCategory?: string | null | undefined; FAQAnswer?: string | null | undefined; }[]; hasMore?: boolean | null | undefined; total?: number | null | undefined; };
    };
    readonly updateUserLanguage: {
        readonly request: { language: string; };
        readonly response: unknown;
    };
    readonly updateRepricingNeeded: {
        readonly request: { cartId: string; isRepricingNeeded: boolean; };
        readonly response: unknown;
    };
    readonly getBuyer: {
        readonly request: { effectiveAccountId: string | null; };
        readonly response: { permissions: string[]; };
    };
    readonly getAccountTerms: {
        readonly request: { language: string; accountIds: string[]; };
        readonly response: { accounts: { accountId: string; number?: string | null | undefined; conditions?: { code: string; stops: string[]; reason?: string | null | undefined; }[] | null | undefined; timeZone?: string | null | undefined; currencyIsoCode?: string | null | undefined; minimum?: { cases?: number | null | undefined; value?: string | null | undefined; } | null | undefined; bottlerId?: string | null | undefined; visits?: { date: string; cutOff: string; }[] | null | undefined; }[]; };
    };
    readonly getProductTerms: {
        readonly request: { productIds: string[]; effectiveAccountId: string | null; language: string; };
        readonly response: { products: { productId: string; stockLabel?: string | null | undefined; left?: number | null | undefined; backOn?: string | null | undefined; discount?: string | null | undefined; lastOrdered?: { quantity: number; date: string; } | null | undefined; usual?: { askAbove: number; quantity?: number | null | undefined; } | null | undefined; }[]; };
    };
    readonly getSubstitutes: {
        readonly request: { productId: string; effectiveAccountId: string | null; language: string; };
        readonly response: { productIds: string[]; };
    };
    readonly getRelatedProducts: {
        readonly request: { productId: string; effectiveAccountId: string | null; language: string; };
        readonly response: { productIds: string[]; };
    };
    readonly matchProducts: {
        readonly request: { entries: string[]; effectiveAccountId: string | null; language: string; };
        readonly response: { matches: { nearIds: string[]; productId?: string | null | undefined; }[]; };
    };
    readonly getCartTerms: {
        readonly request: { cartId: string; effectiveAccountId: string | null; language: string; };
        readonly response: { isRepricingNeeded?: boolean | null | undefined; minimum?: { cases?: number | null | undefined; value?: string | null | undefined; } | null | undefined; deposits?: string | null | undefined; minimumOrderCharge?: string | null | undefined; taxRate?: number | null | undefined; counted?: { cases: number; value: string; } | null | undefined; lines?: { cartItemId: string; free?: boolean | null | undefined; problem?: string | null | undefined; promotion?: string | null | undefined; }[] | null | undefined; };
    };
    readonly replaceCartItem: {
        readonly request: { cartId: string; cartItemId: string; productId: string; quantity: number; effectiveAccountId: string | null; language: string; };
        readonly response: { outcome: 'done' | 'adjusted' | 'refused'; quantity?: number | null | undefined; reason?: string | null | undefined; };
    };
    readonly getCheckoutTerms: {
        readonly request: { cartId: string; effectiveAccountId: string | null; language: string; };
        readonly response: { deliveries: { method: 'delivery' | 'pickup'; label: string; slots: { date: string; cutOff: string; closed?: string | null | undefined; }[]; address?: { street?: string | null | undefined; city?: string | null | undefined; state?: string | null | undefined; zip?: string | null | undefined; country?: string | null | undefined; } | null | undefined; minimum?: { cases?: number | null | undefined; value?: string | null | undefined; } | null | undefined; deliveryMethodId?: string | null | undefined; }[]; paymentMethods: { id: string; kind: 'on-account' | 'card' | 'ach' | 'at-pickup'; label: string; detail?: string | null | undefined; surcharge?: { rate: number; amount: string; basis: string; method?: 'delivery' | 'pickup' | null | undefined; } | null | undefined; }[]; timeZone: string; serverTime: string; groups?: { id: string; label: string; cartItemIds: string[]; slots: { date: string; cutOff: string; closed?: string | null | undefined; }[]; }[] | null | undefined; bottlerId?: string | null | undefined; empties?: { kind: 'cylinder' | 'glass'; label: string; suggested: number; most: number; detail?: string | null | undefined; }[] | null | undefined; lastPurchaseOrderNumber?: string | null | undefined; termsHref?: string | null | undefined; };
    };
    readonly saveCheckoutAnswers: {
        readonly request: { checkoutId: string; cartId: string; method: 'delivery' | 'pickup'; date: string | null; later: { date: string | null; cartItemIds: string[]; }[]; empties: { cylinder: number; glass: number; }; notes: string; purchaseOrderNumber: string; paymentMethodId: string | null; termsAccepted: boolean; guest: { lastName?: string | null | undefined; email?: string | null | undefined; phoneNumber?: string | null | undefined; } | null; expectedTotal: string; currencyIsoCode: string; effectiveAccountId: string | null; language: string; };
        readonly response: { outcome: 'refused' | 'saved'; reason?: string | null | undefined; total?: string | null | undefined; fields?: Record<string, string> | null | undefined; };
    };
    readonly getCheckoutOutcome: {
        readonly request: { effectiveAccountId: string | null; checkoutId: string; cartId: string; };
        readonly response: { state: 'closed' | 'placed' | 'processing' | 'open'; orderReferenceNumber?: string | null | undefined; };
    };
    readonly getOrderTerms: {
        readonly request: { orderSummaryIds: string[]; effectiveAccountId: string | null; language: string; };
        readonly response: { orders: { orderSummaryId: string; status?: string | null | undefined; deliveryDate?: string | null | undefined; cases?: number | null | undefined; method?: 'delivery' | 'pickup' | null | undefined; deliveries?: { lineIds: string[]; date?: string | null | undefined; }[] | null | undefined; empties?: { cylinder: number; glass: number; } | null | undefined; guest?: { lastName?: string | null | undefined; email?: string | null | undefined; phoneNumber?: string | null | undefined; } | null | undefined; purchaseOrderNumber?: string | null | undefined; notes?: string | null | undefined; paymentLabel?: string | null | undefined; surcharge?: string | null | undefined; deposits?: string | null | undefined; minimumOrderCharge?: string | null | undefined; taxRate?: number | null | undefined; freeLineIds?: string[] | null | undefined; changesUntil?: string | null | undefined; timeZone?: string | null | undefined; confirmationEmail?: string | null | undefined; }[]; serverTime?: string | null | undefined; };
    };
    readonly searchOrders: {
        readonly request: { text: string; placedFrom: string | null; placedTo: string | null; statuses: string[]; sort: string; page: number; pageSize: number; effectiveAccountId: string | null; language: string; };
        readonly response: { orders: { orderSummaryId: string; status: string; placedAt: string; cases: number; total: string; currencyIsoCode: string; orderedAmount: string; orderNumber?: string | null | undefined; deliveryDate?: string | null | undefined; purchaseOrderNumber?: string | null | undefined; sapOrderNumber?: string | null | undefined; cokeOrderNumber?: string | null | undefined; transactionId?: string | null | undefined; invoiceNumber?: string | null | undefined; method?: 'delivery' | 'pickup' | null | undefined; deliveryMethodName?: string | null | undefined; shippingMethodName?: string | null | undefined; createdBy?: string | null | undefined; deliveredAmount?: string | null | undefined; shortCases?: number | null | undefined; }[]; hasMore: boolean; sorts: string[]; statuses: string[]; today: string; total?: number | null | undefined; };
    };
    readonly getUsualProducts: {
        readonly request: { effectiveAccountId: string | null; language: string; };
        readonly response: { products: { orders: number; productId: string; quantity: number; }[]; };
    };
    readonly getOrderDetail: {
        readonly request: { orderSummaryId: string; effectiveAccountId: string | null; language: string; };
        readonly response: { order: { orderSummaryId: string; status: string; placedAt: string; cases: number; total: string; currencyIsoCode: string; orderedAmount: string; orderNumber?: string | null | undefined; deliveryDate?: string | null | undefined; purchaseOrderNumber?: string | null | undefined; sapOrderNumber?: string | null | undefined; cokeOrderNumber?: string | null | undefined; transactionId?: string | null | undefined; invoiceNumber?: string | null | undefined; method?: 'delivery' | 'pickup' | null | undefined; deliveryMethodName?: string | null | undefined; shippingMethodName?: string | null | undefined; createdBy?: string | null | undefined; deliveredAmount?: string | null | undefined; shortCases?: number | null | undefined; }; lines: { orderItemSummaryId: string; unitPrice?: string | null | undefined; sapItemNumber?: string | null | undefined; confirmed?: number | null | undefined; shipped?: number | null | undefined; delivered?: number | null | undefined; invoiced?: number | null | undefined; reason?: string | null | undefined; substitute?: { productId: string; quantity: number; name?: string | null | undefined; sku?: string | null | undefined; } | null | undefined; }[]; steps: { status: string; at: string; by?: string | null | undefined; note?: string | null | undefined; }[]; shipments: { shipmentId: string; number: string; status: string; carrier?: string | null | undefined; date?: string | null | undefined; cases?: number | null | undefined; signedBy?: string | null | undefined; }[]; canCancel: boolean; account?: { name: string; number?: string | null | undefined; address?: { street?: string | null | undefined; city?: string | null | undefined; state?: string | null | undefined; zip?: string | null | undefined; country?: string | null | undefined; } | null | undefined; } | null | undefined; shippingAddress?: { street?: string | null | undefined; city?: string | null | undefined; state?: string | null | undefined; zip?: string | null | undefined; country?: string | null | undefined; } | null | undefined; billing?: { name: string; number?: string | null | undefined; address?: { street?: string | null | undefined; city?: string | null | undefined; state?: string | null | undefined; zip?: string | null | undefined; country?: string | null | undefined; } | null | undefined; } | null | undefined; buyer?: { name: string; email?: string | null | undefined; phoneNumber?: string | null | undefined; } | null | undefined; invoice?: { invoiceId: string; number: string; total: string; ordered: string; notDelivered: string; discounts: string; deposits: string; tax: string; due?: string | null | undefined; minimumOrderCharge?: string | null | undefined; taxRate?: number | null | undefined; } | null | undefined; moneyBack?: string | null | undefined; cancelReasons?: string[] | null | undefined; cancellation?: { reason: string; at: string; by?: string | null | undefined; } | null | undefined; } | null;
    };
    readonly fillOrder: {
        readonly request: { source: 'last-order' | 'average' | 'same-week-last-year'; orders: number | null; effectiveAccountId: string | null; language: string; };
        readonly response: { lines: { productId: string; quantity: number; priceThen?: string | null | undefined; usual?: { least: number; most: number; } | null | undefined; substituteId?: string | null | undefined; name?: string | null | undefined; sku?: string | null | undefined; }[]; orders: { orderSummaryId: string; orderNumber: string; date: string; }[]; currencyIsoCode: string; } | null;
    };
    readonly getEasyOrder: {
        readonly request: { effectiveAccountId: string | null; language: string; };
        readonly response: { easyOrderId: string; status: 'draft' | 'accepted' | 'rejected'; deliveryDate: string; decideBy: string; timeZone: string; serverTime: string; currencyIsoCode: string; lines: { productId: string; quantity: number; orders?: number | null | undefined; insteadOf?: string | null | undefined; name?: string | null | undefined; sku?: string | null | undefined; }[]; totals: { cases: number; subtotal: string; tax: string; total: string; discounts?: { label: string; amount: string; }[] | null | undefined; deposits?: string | null | undefined; minimumOrderCharge?: string | null | undefined; taxRate?: number | null | undefined; }; paymentLabel: string; minimum?: { cases?: number | null | undefined; value?: string | null | undefined; } | null | undefined; order?: { orderSummaryId: string; orderNumber: string; } | null | undefined; rejection?: { reason: string; note?: string | null | undefined; } | null | undefined; } | null;
    };
    readonly quoteEasyOrder: {
        readonly request: { easyOrderId: string; items: { productId: string; quantity: number; }[]; effectiveAccountId: string | null; language: string; };
        readonly response: { currencyIsoCode: string; totals: { cases: number; subtotal: string; tax: string; total: string; discounts?: { label: string; amount: string; }[] | null | undefined; deposits?: string | null | undefined; minimumOrderCharge?: string | null | undefined; taxRate?: number | null | undefined; }; lineTotals: { productId: string; total?: string | null | undefined; }[]; };
    };
    readonly getListTerms: {
        readonly request: { effectiveAccountId: string | null; listIds: string[]; };
        readonly response: { lists: { listId: string; name?: string | null | undefined; description?: string | null | undefined; count?: number | null | undefined; createdDate?: string | null | undefined; modifiedDate?: string | null | undefined; access?: string | null | undefined; owner?: string | null | undefined; sharedWith?: number | null | undefined; }[]; shared?: { listId: string; name?: string | null | undefined; description?: string | null | undefined; count?: number | null | undefined; createdDate?: string | null | undefined; modifiedDate?: string | null | undefined; access?: string | null | undefined; owner?: string | null | undefined; sharedWith?: number | null | undefined; }[] | null | undefined; };
    };
    readonly saveListItems: {
        readonly request: { effectiveAccountId: string | null; listId: string; description: string | null; items: { productId: string; quantity: number; }[]; };
        readonly response: { outcome: 'done' | 'refused'; reason?: string | null | undefined; count?: number | null | undefined; };
    };
    readonly getListItems: {
        readonly request: { page: number; pageSize: number; effectiveAccountId: string | null; listId: string; };
        readonly response: { list: { listId: string; name?: string | null | undefined; description?: string | null | undefined; count?: number | null | undefined; createdDate?: string | null | undefined; modifiedDate?: string | null | undefined; access?: string | null | undefined; owner?: string | null | undefined; sharedWith?: number | null | undefined; }; items: { productId: string; quantity: number; name?: string | null | undefined; sku?: string | null | undefined; }[]; total: number; } | null;
    };
    readonly editList: {
        readonly request: { name: string; description: string; effectiveAccountId: string | null; listId: string; };
        readonly response: { outcome: 'done' | 'refused'; reason?: string | null | undefined; list?: { listId: string; name?: string | null | undefined; description?: string | null | undefined; count?: number | null | undefined; createdDate?: string | null | undefined; modifiedDate?: string | null | undefined; access?: string | null | undefined; owner?: string | null | undefined; sharedWith?: number | null | undefined; } | null | undefined; };
    };
    readonly deleteList: {
        readonly request: { effectiveAccountId: string | null; listId: string; };
        readonly response: { outcome: 'done' | 'refused'; reason?: string | null | undefined; list?: { listId: string; name?: string | null | undefined; description?: string | null | undefined; count?: number | null | undefined; createdDate?: string | null | undefined; modifiedDate?: string | null | undefined; access?: string | null | undefined; owner?: string | null | undefined; sharedWith?: number | null | undefined; } | null | undefined; };
    };
    readonly restoreList: {
        readonly request: { effectiveAccountId: string | null; listId: string; };
        readonly response: { outcome: 'done' | 'refused'; reason?: string | null | undefined; list?: { listId: string; name?: string | null | undefined; description?: string | null | undefined; count?: number | null | undefined; createdDate?: string | null | undefined; modifiedDate?: string | null | undefined; access?: string | null | undefined; owner?: string | null | undefined; sharedWith?: number | null | undefined; } | null | undefined; };
    };
    readonly setListItem: {
        readonly request: { productId: string; quantity: number; effectiveAccountId: string | null; listId: string; };
        readonly response: { outcome: 'done' | 'refused'; reason?: string | null | undefined; list?: { listId: string; name?: string | null | undefined; description?: string | null | undefined; count?: number | null | undefined; createdDate?: string | null | undefined; modifiedDate?: string | null | undefined; access?: string | null | undefined; owner?: string | null | undefined; sharedWith?: number | null | undefined; } | null | undefined; };
    };
    readonly removeListItems: {
        readonly request: { productIds: string[]; effectiveAccountId: string | null; listId: string; };
        readonly response: { outcome: 'done' | 'refused'; reason?: string | null | undefined; list?: { listId: string; name?: string | null | undefined; description?: string | null | undefined; count?: number | null | undefined; createdDate?: string | null | undefined; modifiedDate?: string | null | undefined; access?: string | null | undefined; owner?: string | null | undefined; sharedWith?: number | null | undefined; } | null | undefined; };
    };
    readonly arrangeListItems: {
        readonly request: { productIds: string[]; effectiveAccountId: string | null; listId: string; };
        readonly response: { outcome: 'done' | 'refused'; reason?: string | null | undefined; list?: { listId: string; name?: string | null | undefined; description?: string | null | undefined; count?: number | null | undefined; createdDate?: string | null | undefined; modifiedDate?: string | null | undefined; access?: string | null | undefined; owner?: string | null | undefined; sharedWith?: number | null | undefined; } | null | undefined; };
    };
    readonly getListPeople: {
        readonly request: { effectiveAccountId: string | null; listId: string; };
        readonly response: { people: { personId: string; name: string; access?: string | null | undefined; }[]; };
    };
    readonly shareList: {
        readonly request: { personId: string; access: 'edit' | 'view' | null; effectiveAccountId: string | null; listId: string; };
        readonly response: { outcome: 'done' | 'refused'; reason?: string | null | undefined; list?: { listId: string; name?: string | null | undefined; description?: string | null | undefined; count?: number | null | undefined; createdDate?: string | null | undefined; modifiedDate?: string | null | undefined; access?: string | null | undefined; owner?: string | null | undefined; sharedWith?: number | null | undefined; } | null | undefined; };
    };
    readonly getReminders: {
        readonly request: { effectiveAccountId: string | null; language: string; };
        readonly response: { reminders: { id: string; at: string; repeats: 'once' | 'weekly' | 'before-cut-off'; orderId?: string | null | undefined; minutesBefore?: number | null | undefined; isOn?: boolean | null | undefined; }[]; };
    };
    readonly createReminder: {
        readonly request: { at: string; repeats: 'once' | 'weekly' | 'before-cut-off'; orderId: string | null; minutesBefore: number | null; isOn: boolean | null; effectiveAccountId: string | null; language: string; };
        readonly response: { id: string; at: string; repeats: 'once' | 'weekly' | 'before-cut-off'; orderId?: string | null | undefined; minutesBefore?: number | null | undefined; isOn?: boolean | null | undefined; };
    };
    readonly updateReminder: {
        readonly request: { reminderId: string; at: string | null; repeats: 'once' | 'weekly' | 'before-cut-off' | null; minutesBefore: number | null; isOn: boolean | null; effectiveAccountId: string | null; language: string; };
        readonly response: { outcome: 'done' | 'refused'; reminder?: { id: string; at: string; repeats: 'once' | 'weekly' | 'before-cut-off'; orderId?: string | null | undefined; minutesBefore?: number | null | undefined; isOn?: boolean | null | undefined; } | null | undefined; reason?: string | null | undefined; fields?: Record<string, string> | null | undefined; };
    };
    readonly deleteReminder: {
        readonly request: { effectiveAccountId: string | null; reminderId: string; };
        readonly response: unknown;
    };
    readonly cancelOrderPrepare: {
        readonly request: { transactionId: string; reason: string; orderSummaryId: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly cancelOrderCommit: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly cancelOrderOutcome: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly cancelOrderAbandon: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly easyOrderPrepare: {
        readonly request: { easyOrderId: string; decision: 'accept' | 'reject'; items: { productId: string; quantity: number; }[] | null; expectedTotal: string | null; currencyIsoCode: string | null; reason: string | null; note: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly easyOrderCommit: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly easyOrderOutcome: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly easyOrderAbandon: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly getInvoices: {
        readonly request: { text: string; statuses: string[]; bucket: string | null; invoiceIds: string[] | null; payableOnly: boolean; sort: 'number' | 'open' | 'due' | 'issued'; descending: boolean; page: number; pageSize: number; effectiveAccountId: string | null; language: string; };
        readonly response: { currencyIsoCode: string; invoices: { id: string; number: string; issuedOn: string; amount: string; open: string; payable: boolean; orderId?: string | null | undefined; orderNumber?: string | null | undefined; purchaseOrderNumber?: string | null | undefined; status?: string | null | undefined; dueOn?: string | null | undefined; daysLate?: number | null | undefined; disputed?: string | null | undefined; paidOn?: string | null | undefined; autopayOn?: string | null | undefined; }[]; hasMore: boolean; total?: number | null | undefined; };
    };
    readonly getInvoiceTotals: {
        readonly request: { effectiveAccountId: string | null; language: string; };
        readonly response: { currencyIsoCode: string; balance: string; open: string; credits: string; aging: { id: string; count: number; amount: string; from?: number | null | undefined; to?: number | null | undefined; }[]; counts: { open: number; pastDue: number; disputed: number; recentlyPaid: number; paid: number; }; payable: number; today: string; terms?: string | null | undefined; };
    };
    readonly getInvoice: {
        readonly request: { invoiceId: string; effectiveAccountId: string | null; language: string; };
        readonly response: { currencyIsoCode: string; lines: { id: string; name: string; total: string; sku?: string | null | undefined; quantity?: number | null | undefined; }[]; entries: { id: string; kind: 'payment' | 'credit'; date: string; amount: string; reference: string; }[]; canDispute: boolean; id: string; number: string; issuedOn: string; amount: string; open: string; payable: boolean; dispute?: { id: string; number: string; invoiceId: string; reason: string; amount: string; currencyIsoCode: string; openedOn: string; words?: string | null | undefined; status?: string | null | undefined; } | null | undefined; orderId?: string | null | undefined; orderNumber?: string | null | undefined; purchaseOrderNumber?: string | null | undefined; status?: string | null | undefined; dueOn?: string | null | undefined; daysLate?: number | null | undefined; disputed?: string | null | undefined; paidOn?: string | null | undefined; autopayOn?: string | null | undefined; } | null;
    };
    readonly getCredits: {
        readonly request: { effectiveAccountId: string | null; language: string; };
        readonly response: { currencyIsoCode: string; credits: { id: string; number: string; issuedOn: string; left: string; reason?: string | null | undefined; }[]; };
    };
    readonly getPaymentQuotes: {
        readonly request: { amount: string; currencyIsoCode: string; methodIds: string[]; effectiveAccountId: string | null; language: string; };
        readonly response: { currencyIsoCode: string; quotes: { methodId: string; surcharge?: { rate: number; amount: string; basis: string; } | null | undefined; }[]; };
    };
    readonly getInvoiceFile: {
        readonly request: { invoiceId: string; effectiveAccountId: string | null; language: string; };
        readonly response: { name: string; contentType: string; base64: string; } | null;
    };
    readonly getStatement: {
        readonly request: { fromDate: string; toDate: string; format: 'pdf' | 'csv'; effectiveAccountId: string | null; language: string; };
        readonly response: { name: string; contentType: string; base64: string; } | null;
    };
    readonly getPayments: {
        readonly request: { page: number; pageSize: number; effectiveAccountId: string | null; language: string; };
        readonly response: { payments: { currencyIsoCode: string; id: string; number: string; paidAt: string; timeZone: string; status: 'settled' | 'pending' | 'returned'; done: { amount: string; stillOpen: string; invoiceId: string; number: string; }[]; notDone: { amount: string; reason: 'already-paid' | 'in-dispute' | 'not-accepted'; invoiceId: string; number: string; }[]; credits: string; total: string; method?: string | null | undefined; settlesOn?: string | null | undefined; surcharge?: string | null | undefined; }[]; hasMore: boolean; total?: number | null | undefined; };
    };
    readonly getReceiptFile: {
        readonly request: { paymentId: string; effectiveAccountId: string | null; language: string; };
        readonly response: { name: string; contentType: string; base64: string; } | null;
    };
    readonly getPaymentMethods: {
        readonly request: { effectiveAccountId: string | null; language: string; };
        readonly response: { methods: { id: string; kind: 'card' | 'ach'; brand: string; lastFour: string; isDefault: boolean; paysAutomatically: boolean; expiry?: { year: number; month: number; } | null | undefined; nickname?: string | null | undefined; problem?: 'expired' | 'unverified' | null | undefined; }[]; };
    };
    readonly renamePaymentMethod: {
        readonly request: { methodId: string; nickname: string; effectiveAccountId: string | null; language: string; };
        readonly response: { outcome: 'done' | 'refused'; methods?: { id: string; kind: 'card' | 'ach'; brand: string; lastFour: string; isDefault: boolean; paysAutomatically: boolean; expiry?: { year: number; month: number; } | null | undefined; nickname?: string | null | undefined; problem?: 'expired' | 'unverified' | null | undefined; }[] | null | undefined; reason?: string | null | undefined; };
    };
    readonly setDefaultPaymentMethod: {
        readonly request: { methodId: string; effectiveAccountId: string | null; language: string; };
        readonly response: { outcome: 'done' | 'refused'; methods?: { id: string; kind: 'card' | 'ach'; brand: string; lastFour: string; isDefault: boolean; paysAutomatically: boolean; expiry?: { year: number; month: number; } | null | undefined; nickname?: string | null | undefined; problem?: 'expired' | 'unverified' | null | undefined; }[] | null | undefined; reason?: string | null | undefined; };
    };
    readonly removePaymentMethod: {
        readonly request: { methodId: string; effectiveAccountId: string | null; language: string; };
        readonly response: { outcome: 'done' | 'refused'; methods?: { id: string; kind: 'card' | 'ach'; brand: string; lastFour: string; isDefault: boolean; paysAutomatically: boolean; expiry?: { year: number; month: number; } | null | undefined; nickname?: string | null | undefined; problem?: 'expired' | 'unverified' | null | undefined; }[] | null | undefined; reason?: string | null | undefined; };
    };
    readonly getAutopay: {
        readonly request: { effectiveAccountId: string | null; language: string; choice?: { on: boolean; methodId: string | null; day: number | null; limit: string | null; limitCurrencyIsoCode: string | null; } | null | undefined; };
        readonly response: { on: boolean; currencyIsoCode: string; methodId?: string | null | undefined; day?: number | null | undefined; limit?: string | null | undefined; next?: { date: string; amount: string; invoices?: number | null | undefined; surcharge?: string | null | undefined; } | null | undefined; };
    };
    readonly payInvoicesPrepare: {
        readonly request: { lines: { invoiceId: string; amount: string; }[]; credits: { creditId: string; amount: string; }[]; methodId: string | null; surcharge: string | null; total: string; currencyIsoCode: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly payInvoicesCommit: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly payInvoicesOutcome: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly payInvoicesAbandon: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly disputeInvoicePrepare: {
        readonly request: { invoiceId: string; reason: 'short' | 'damaged' | 'wrong-price' | 'not-received' | 'duplicate' | 'something-else'; words: string; amount: string; currencyIsoCode: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly disputeInvoiceCommit: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly disputeInvoiceOutcome: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly disputeInvoiceAbandon: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly setAutopayPrepare: {
        readonly request: { on: boolean; methodId: string | null; day: number | null; limit: string | null; limitCurrencyIsoCode: string | null; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly setAutopayCommit: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly setAutopayOutcome: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly setAutopayAbandon: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly addPaymentMethodPrepare: {
        readonly request: { token: string; kind: 'card' | 'ach'; nickname: string; makeDefault: boolean; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly addPaymentMethodCommit: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly addPaymentMethodOutcome: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly addPaymentMethodAbandon: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly searchUsers: {
        readonly request: { text: string; permission: string | null; status: 'enabled' | 'disabled' | null; sort: 'NameAsc' | 'NameDesc' | 'EmailAsc' | 'EmailDesc' | 'LastAccessedDesc' | 'LastAccessedAsc'; page: number; pageSize: number; effectiveAccountId: string | null; language: string; };
        readonly response: { users: { userId: string; firstName: string; email: string; permissions: string[]; accountCount: number; enabled: boolean; lastName?: string | null | undefined; lastAccessed?: string | null | undefined; isYou?: boolean | null | undefined; }[]; hasMore: boolean; total?: number | null | undefined; };
    };
    readonly getUser: {
        readonly request: { userId: string; effectiveAccountId: string | null; language: string; };
        readonly response: { accounts: { accountId: string; name: string; number?: string | null | undefined; }[]; revision: string; userId: string; firstName: string; email: string; permissions: string[]; accountCount: number; enabled: boolean; phoneNumber?: string | null | undefined; mobileNumber?: string | null | undefined; userLanguage?: string | null | undefined; lastName?: string | null | undefined; lastAccessed?: string | null | undefined; isYou?: boolean | null | undefined; } | null;
    };
    readonly getUserOptions: {
        readonly request: { effectiveAccountId: string | null; language: string; };
        readonly response: { permissions: string[]; accounts: { accountId: string; name: string; number?: string | null | undefined; }[]; };
    };
    readonly createUser: {
        readonly request: { email: string; firstName: string; lastName: string; phoneNumber: string; mobileNumber: string; userLanguage: string; permissions: string[]; accountIds: string[]; key: string; effectiveAccountId: string | null; language: string; };
        readonly response: { outcome: 'done' | 'refused'; user?: { accounts: { accountId: string; name: string; number?: string | null | undefined; }[]; revision: string; userId: string; firstName: string; email: string; permissions: string[]; accountCount: number; enabled: boolean; phoneNumber?: string | null | undefined; mobileNumber?: string | null | undefined; userLanguage?: string | null | undefined; lastName?: string | null | undefined; lastAccessed?: string | null | undefined; isYou?: boolean | null | undefined; } | null | undefined; reason?: string | null | undefined; accounts?: { accountId: string; name: string; number?: string | null | undefined; }[] | null | undefined; fields?: Record<string, string> | null | undefined; };
    };
    readonly editUser: {
        readonly request: { firstName: string; lastName: string; phoneNumber: string; mobileNumber: string; userLanguage: string; permissions: string[]; accountIds: string[]; userId: string; revision: string; effectiveAccountId: string | null; language: string; };
        readonly response: { outcome: 'done' | 'refused'; user?: { accounts: { accountId: string; name: string; number?: string | null | undefined; }[]; revision: string; userId: string; firstName: string; email: string; permissions: string[]; accountCount: number; enabled: boolean; phoneNumber?: string | null | undefined; mobileNumber?: string | null | undefined; userLanguage?: string | null | undefined; lastName?: string | null | undefined; lastAccessed?: string | null | undefined; isYou?: boolean | null | undefined; } | null | undefined; reason?: string | null | undefined; accounts?: { accountId: string; name: string; number?: string | null | undefined; }[] | null | undefined; fields?: Record<string, string> | null | undefined; };
    };
    readonly setUserEnabled: {
        readonly request: { userId: string; enabled: boolean; effectiveAccountId: string | null; language: string; };
        readonly response: { outcome: 'done' | 'refused'; user?: { accounts: { accountId: string; name: string; number?: string | null | undefined; }[]; revision: string; userId: string; firstName: string; email: string; permissions: string[]; accountCount: number; enabled: boolean; phoneNumber?: string | null | undefined; mobileNumber?: string | null | undefined; userLanguage?: string | null | undefined; lastName?: string | null | undefined; lastAccessed?: string | null | undefined; isYou?: boolean | null | undefined; } | null | undefined; reason?: string | null | undefined; accounts?: { accountId: string; name: string; number?: string | null | undefined; }[] | null | undefined; fields?: Record<string, string> | null | undefined; };
    };
    readonly getPasswordPolicy: {
        readonly request: { [x: string]: never; };
        readonly response: { minLength: number; needs: string[]; maxLength?: number | null | undefined; };
    };
    readonly changePassword: {
        readonly request: { current: string; next: string; };
        readonly response: { outcome: 'done' | 'refused'; reason?: string | null | undefined; };
    };
    readonly getProfile: {
        readonly request: { language: string; };
        readonly response: { firstName: string; accounts: { permissions: string[]; accountId: string; name: string; isDefault?: boolean | null | undefined; number?: string | null | undefined; }[]; lastName?: string | null | undefined; email?: string | null | undefined; phoneNumber?: string | null | undefined; mobileNumber?: string | null | undefined; userLanguage?: string | null | undefined; notices?: { topic: string; email: boolean; text: boolean; }[] | null | undefined; revision?: string | null | undefined; };
    };
    readonly saveProfile: {
        readonly request: { revision: string | null; firstName: string | null; lastName: string | null; phoneNumber: string | null; mobileNumber: string | null; notices: { topic: string; email: boolean; text: boolean; }[] | null; language: string; };
        readonly response: { outcome: 'done' | 'refused'; profile?: { firstName: string; accounts: { permissions: string[]; accountId: string; name: string; isDefault?: boolean | null | undefined; number?: string | null | undefined; }[]; lastName?: string | null | undefined; email?: string | null | undefined; phoneNumber?: string | null | undefined; mobileNumber?: string | null | undefined; userLanguage?: string | null | undefined; notices?: { topic: string; email: boolean; text: boolean; }[] | null | undefined; revision?: string | null | undefined; } | null | undefined; reason?: string | null | undefined; fields?: Record<string, string> | null | undefined; };
    };
    readonly getSupportOptions: {
        readonly request: { effectiveAccountId: string | null; language: string; };
        readonly response: { kinds: string[]; problems: { equipment: { reasons: { code: string; label?: string | null | undefined; }[]; code: string; label?: string | null | undefined; }[]; customer: { reasons: { code: string; label?: string | null | undefined; }[]; code: string; label?: string | null | undefined; }[]; }; equipment: { details: { code: string; label?: string | null | undefined; }[]; code: string; label?: string | null | undefined; }[]; statuses: { code: string; label?: string | null | undefined; }[]; messageMax: number; today: string; attachments?: { types: string[]; maxBytes: number; most: number; } | null | undefined; contact?: { name?: string | null | undefined; email?: string | null | undefined; phone?: string | null | undefined; } | null | undefined; };
    };
    readonly getAssets: {
        readonly request: { effectiveAccountId: string | null; language: string; };
        readonly response: { assets: { number: string; type: string; detail?: string | null | undefined; name?: string | null | undefined; place?: string | null | undefined; }[]; };
    };
    readonly searchCases: {
        readonly request: { text: string; statuses: string[]; problemTypes: string[]; created: { start: string | null; end: string | null; }; modified: { start: string | null; end: string | null; }; page: number; pageSize: number; effectiveAccountId: string | null; language: string; };
        readonly response: { cases: { caseId: string; number: string; kind: 'equipment' | 'customer'; problemType: { code: string; label?: string | null | undefined; }; reason: { code: string; label?: string | null | undefined; }; status: { code: string; label?: string | null | undefined; }; standing: 'closed' | 'open' | 'waiting-for-you'; createdAt: string; modifiedAt: string; }[]; hasMore: boolean; total?: number | null | undefined; };
    };
    readonly getCase: {
        readonly request: { caseId: string; effectiveAccountId: string | null; language: string; };
        readonly response: { canComment: boolean; canRate: boolean; caseId: string; number: string; kind: 'equipment' | 'customer'; problemType: { code: string; label?: string | null | undefined; }; reason: { code: string; label?: string | null | undefined; }; status: { code: string; label?: string | null | undefined; }; standing: 'closed' | 'open' | 'waiting-for-you'; createdAt: string; modifiedAt: string; equipment?: { type: { code: string; label?: string | null | undefined; }; detail?: { code: string; label?: string | null | undefined; } | null | undefined; assetNumber?: string | null | undefined; } | null | undefined; message?: string | null | undefined; attachments?: { attachmentId: string; name: string; contentType: string; bytes: number; }[] | null | undefined; availability?: { day: number; start: string; end: string; }[] | null | undefined; contact?: { name?: string | null | undefined; email?: string | null | undefined; phone?: string | null | undefined; } | null | undefined; onsiteContact?: { name?: string | null | undefined; phone?: string | null | undefined; } | null | undefined; onBehalfOf?: { name?: string | null | undefined; email?: string | null | undefined; phone?: string | null | undefined; } | null | undefined; about?: { orderId?: string | null | undefined; lineId?: string | null | undefined; invoiceId?: string | null | undefined; } | null | undefined; conversation?: { commentId: string; from: 'buyer' | 'service'; at: string; text: string; name?: string | null | undefined; }[] | null | undefined; rating?: { stars: number; words?: string | null | undefined; } | null | undefined; } | null;
    };
    readonly getCaseFile: {
        readonly request: { caseId: string; attachmentId: string; effectiveAccountId: string | null; language: string; };
        readonly response: { name: string; contentType: string; base64: string; } | null;
    };
    readonly uploadCaseFile: {
        readonly request: { handle: string | null; name: string; contentType: string; bytes: number; from: number; base64: string; effectiveAccountId: string | null; language: string; };
        readonly response: { outcome: 'done' | 'refused'; handle?: string | null | undefined; fields?: Record<string, string> | null | undefined; };
    };
    readonly addCaseComment: {
        readonly request: { caseId: string; key: string; text: string; effectiveAccountId: string | null; language: string; };
        readonly response: { outcome: 'done' | 'refused'; case?: { canComment: boolean; canRate: boolean; caseId: string; number: string; kind: 'equipment' | 'customer'; problemType: { code: string; label?: string | null | undefined; }; reason: { code: string; label?: string | null | undefined; }; status: { code: string; label?: string | null | undefined; }; standing: 'closed' | 'open' | 'waiting-for-you'; createdAt: string; modifiedAt: string; equipment?: { type: { code: string; label?: string | null | undefined; }; detail?: { code: string; label?: string | null | undefined; } | null | undefined; assetNumber?: string | null | undefined; } | null | undefined; message?: string | null | undefined; attachments?: { attachmentId: string; name: string; contentType: string; bytes: number; }[] | null | undefined; availability?: { day: number; start: string; end: string; }[] | null | undefined; contact?: { name?: string | null | undefined; email?: string | null | undefined; phone?: string | null | undefined; } | null | undefined; onsiteContact?: { name?: string | null | undefined; phone?: string | null | undefined; } | null | undefined; onBehalfOf?: { name?: string | null | undefined; email?: string | null | undefined; phone?: string | null | undefined; } | null | undefined; about?: { orderId?: string | null | undefined; lineId?: string | null | undefined; invoiceId?: string | null | undefined; } | null | undefined; conversation?: { commentId: string; from: 'buyer' | 'service'; at: string; text: string; name?: string | null | undefined; }[] | null | undefined; rating?: { stars: number; words?: string | null | undefined; } | null | undefined; } | null | undefined; reason?: string | null | undefined; fields?: Record<string, string> | null | undefined; };
    };
    readonly rateCase: {
        readonly request: { caseId: string; stars: number; words: string; effectiveAccountId: string | null; language: string; };
        readonly response: { outcome: 'done' | 'refused'; case?: { canComment: boolean; canRate: boolean; caseId: string; number: string; kind: 'equipment' | 'customer'; problemType: { code: string; label?: string | null | undefined; }; reason: { code: string; label?: string | null | undefined; }; status: { code: string; label?: string | null | undefined; }; standing: 'closed' | 'open' | 'waiting-for-you'; createdAt: string; modifiedAt: string; equipment?: { type: { code: string; label?: string | null | undefined; }; detail?: { code: string; label?: string | null | undefined; } | null | undefined; assetNumber?: string | null | undefined; } | null | undefined; message?: string | null | undefined; attachments?: { attachmentId: string; name: string; contentType: string; bytes: number; }[] | null | undefined; availability?: { day: number; start: string; end: string; }[] | null | undefined; contact?: { name?: string | null | undefined; email?: string | null | undefined; phone?: string | null | undefined; } | null | undefined; onsiteContact?: { name?: string | null | undefined; phone?: string | null | undefined; } | null | undefined; onBehalfOf?: { name?: string | null | undefined; email?: string | null | undefined; phone?: string | null | undefined; } | null | undefined; about?: { orderId?: string | null | undefined; lineId?: string | null | undefined; invoiceId?: string | null | undefined; } | null | undefined; conversation?: { commentId: string; from: 'buyer' | 'service'; at: string; text: string; name?: string | null | undefined; }[] | null | undefined; rating?: { stars: number; words?: string | null | undefined; } | null | undefined; } | null | undefined; reason?: string | null | undefined; fields?: Record<string, string> | null | undefined; };
    };
    readonly createCasePrepare: {
        readonly request: { draftId: string; kind: 'equipment' | 'customer'; equipment: { type: string; detail: string | null; assetNumber: string; } | null; problemType: string; reason: string; message: string; attachments: string[]; availability: { day: number; start: string; end: string; }[]; contact: { name: string; email: string; phone: string; }; onsiteContact: { name: string; phone: string; } | null; onBehalfOf: { name: string; email: string; phone: string; } | null; about: { orderId: string | null; lineId: string | null; invoiceId: string | null; } | null; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly createCaseCommit: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly createCaseOutcome: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly createCaseAbandon: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly getNextDelivery: {
        readonly request: { effectiveAccountId: string | null; language: string; };
        readonly response: { timeZone: string; serverTime: string; visit?: { date: string; cutOff: string; note?: string | null | undefined; } | null | undefined; };
    };
    readonly getOrderWeeks: {
        readonly request: { weeks: number; effectiveAccountId: string | null; language: string; };
        readonly response: { currencyIsoCode: string; today: string; weeks: { start: string; orders: number; cases: number; spend: string; }[]; };
    };
    readonly getContactDetails: {
        readonly request: { effectiveAccountId: string | null; language: string; };
        readonly response: { topics: { code: string; label?: string | null | undefined; page?: string | null | undefined; }[]; subjectMax: number; messageMax: number; phone?: string | null | undefined; email?: string | null | undefined; hours?: { timeZone: string; week: { day: number; start: string; end: string; }[]; closed: { date: string; name?: string | null | undefined; }[]; } | null | undefined; contact?: { name?: string | null | undefined; email?: string | null | undefined; phone?: string | null | undefined; } | null | undefined; };
    };
    readonly sendMessagePrepare: {
        readonly request: { draftId: string; topic: string; subject: string; text: string; contact: { name: string; email: string; phone: string; }; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly sendMessageCommit: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly sendMessageOutcome: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly sendMessageAbandon: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly findAccountToRegister: {
        readonly request: { language: string; accountNumber: string; };
        readonly response: { outcome: 'refused' | 'found'; methods?: string[] | null | undefined; smsOptOutCode?: string | null | undefined; reason?: string | null | undefined; };
    };
    readonly sendRegistrationCode: {
        readonly request: { mobileNumber: string; language: string; accountNumber: string; };
        readonly response: { outcome: 'refused' | 'sent'; challenge?: string | null | undefined; digits?: number | null | undefined; resendIn?: number | null | undefined; expiresIn?: number | null | undefined; reason?: string | null | undefined; triesLeft?: number | null | undefined; };
    };
    readonly verifyAccount: {
        readonly request: { method: 'code' | 'invoice' | 'mobile'; code: string | null; invoiceNumber: string | null; challenge: string | null; language: string; accountNumber: string; };
        readonly response: { outcome: 'refused' | 'verified'; proof?: string | null | undefined; expiresIn?: number | null | undefined; account?: { name: string; number?: string | null | undefined; } | null | undefined; reason?: string | null | undefined; triesLeft?: number | null | undefined; };
    };
    readonly registerPrepare: {
        readonly request: { proof: string; firstName: string; lastName: string; email: string; phoneNumber: string; userLanguage: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly registerCommit: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly registerOutcome: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly registerAbandon: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly getPromotions: {
        readonly request: { effectiveAccountId: string | null; language: string; };
        readonly response: { currencyIsoCode: string; today: string; promotions: { promotionId: string; kind: 'discount' | 'free-goods'; title: string; startsOn: string; exclusive: boolean; terms: string[]; products: { productId: string; name?: string | null | undefined; sku?: string | null | undefined; }[]; summary?: string | null | undefined; brand?: string | null | undefined; endsOn?: string | null | undefined; gift?: { productId: string; name?: string | null | undefined; sku?: string | null | undefined; } | null | undefined; progress?: { cases: number; goal: number; missing: number; earned: number; worth?: string | null | undefined; } | null | undefined; }[]; };
    };
    readonly getRewards: {
        readonly request: { effectiveAccountId: string | null; language: string; };
        readonly response: { today: string; points: number; coming: number; rewards: { rewardId: string; name: string; points: number; standing: 'open' | 'sold-out' | 'ended'; claimed: number; description?: string | null | undefined; image?: { url: string; altText?: string | null | undefined; } | null | undefined; left?: number | null | undefined; endsOn?: string | null | undefined; }[]; earning?: string | null | undefined; };
    };
    readonly getRewardHistory: {
        readonly request: { page: number; pageSize: number; effectiveAccountId: string | null; language: string; };
        readonly response: { entries: { entryId: string; at: string; points: number; kind: 'order' | 'returned' | 'claim'; number: string; orderId?: string | null | undefined; name?: string | null | undefined; status?: 'processing' | 'delivered' | 'on-its-way' | 'cancelled' | null | undefined; }[]; hasMore: boolean; total?: number | null | undefined; };
    };
    readonly claimRewardPrepare: {
        readonly request: { rewardId: string; points: number; claimed: number; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly claimRewardCommit: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly claimRewardOutcome: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly claimRewardAbandon: {
        readonly request: { key: string; handle: string; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly sendActivationEmail: {
        readonly request: { email: string; };
        readonly response: { responseCode: string; };
    };
    readonly getNotifications: {
        readonly request: { topics: ('deliveries' | 'orders' | 'reminders' | 'invoices' | 'promotions' | 'support')[]; unreadOnly: boolean; page: number; pageSize: number; effectiveAccountId: string | null; language: string; };
        readonly response: { today: string; notifications: { notificationId: string; topic: 'deliveries' | 'orders' | 'reminders' | 'invoices' | 'promotions' | 'support'; at: string; title: string; isRead: boolean; text?: string | null | undefined; about?: { kind: 'promotion' | 'order' | 'invoice' | 'case' | 'cart'; id?: string | null | undefined; } | null | undefined; }[]; hasMore: boolean; total?: number | null | undefined; };
    };
    readonly getUnreadNotifications: {
        readonly request: { effectiveAccountId: string | null; language: string; };
        readonly response: { unread: number; };
    };
    readonly markNotifications: {
        readonly request: { notificationIds: string[]; isRead: boolean; effectiveAccountId: string | null; language: string; };
        readonly response: unknown;
    };
    readonly markAllNotificationsRead: {
        readonly request: { topics: ('deliveries' | 'orders' | 'reminders' | 'invoices' | 'promotions' | 'support')[]; until: string; effectiveAccountId: string | null; language: string; };
        readonly response: { notificationIds: string[]; };
    };
}
/** What a server method takes. */
type RequestOf<Name extends ServerMethodName> = ServerMethodTypes[Name]['request'];
/** What a server method answers with. */
type ResponseOf<Name extends ServerMethodName> = ServerMethodTypes[Name]['response'];

/** The schema of an answer. One that the first page has no need of comes with the first answer of its kind. */
type AnswerSchema = ZodMiniType | (() => Promise<ZodMiniType>);
/** How a server method is called, and what it answers with. */
interface ServerMethod {
    /** `GET` for an Apex method that is `cacheable=true` and so changes nothing; `POST` for every other. */
    readonly http: 'GET' | 'POST';
    /** Changes nothing although it is a POST: what it takes is too long for an address. */
    readonly reads?: true;
    /** Its answer is kept for 300,000 ms by account, language and arguments. */
    readonly cached?: true;
    readonly response: AnswerSchema;
}
/** The name of a server method, as it is called unless the options say otherwise. */
type ServerMethodName = keyof ServerMethodTypes;

/** `pricing/products/{id}`: one product, with what it costs by the quantity. */
declare const productPrice: zod_mini.ZodMiniObject<{
    productId: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    currencyIsoCode: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    listPrice: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniString<string>, zod_mini.ZodMiniNumber<number>]>>>;
    unitPrice: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniString<string>, zod_mini.ZodMiniNumber<number>]>>>;
    lowestUnitPrice: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniString<string>, zod_mini.ZodMiniNumber<number>]>>>;
    priceAdjustment: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniObject<{
        priceAdjustmentTiers: zod_mini.ZodMiniPipe<zod_mini.ZodMiniCatch<zod_mini.ZodMiniOptional<zod_mini.ZodMiniNullable<zod_mini.ZodMiniArray<zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniObject<{
            adjustmentType: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
            adjustmentValue: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniString<string>, zod_mini.ZodMiniNumber<number>]>>>;
            lowerBound: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniString<string>, zod_mini.ZodMiniNumber<number>]>>>;
            upperBound: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniString<string>, zod_mini.ZodMiniNumber<number>]>>>;
            tierUnitPrice: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniString<string>, zod_mini.ZodMiniNumber<number>]>>>;
        }, zod_mini.core.$strip>>>>>>>, zod_mini.ZodMiniTransform<{
            adjustmentType: string | null;
            adjustmentValue: string | number | null;
            lowerBound: string | number | null;
            upperBound: string | number | null;
            tierUnitPrice: string | number | null;
        }[], ({
            adjustmentType: string | null;
            adjustmentValue: string | number | null;
            lowerBound: string | number | null;
            upperBound: string | number | null;
            tierUnitPrice: string | number | null;
        } | null)[] | null | undefined>>;
    }, zod_mini.core.$strip>>>;
}, zod_mini.core.$strip>;
/** `taxes/products/{id}`: rates by product. */
declare const productTaxes: zod_mini.ZodMiniObject<{
    taxLocaleType: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    taxesInfo: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniRecord<zod_mini.ZodMiniString<string>, zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniObject<{
        taxesInfoList: zod_mini.ZodMiniPipe<zod_mini.ZodMiniCatch<zod_mini.ZodMiniOptional<zod_mini.ZodMiniNullable<zod_mini.ZodMiniArray<zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniObject<{
            countryIsoCode: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
            stateIsoCode: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
            taxRatePercentage: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniString<string>, zod_mini.ZodMiniNumber<number>]>>>;
            taxTreatmentName: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
            priority: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniNumber<number>>>;
        }, zod_mini.core.$strip>>>>>>>, zod_mini.ZodMiniTransform<{
            countryIsoCode: string | null;
            stateIsoCode: string | null;
            taxRatePercentage: string | number | null;
            taxTreatmentName: string | null;
            priority: number | null;
        }[], ({
            countryIsoCode: string | null;
            stateIsoCode: string | null;
            taxRatePercentage: string | number | null;
            taxTreatmentName: string | null;
            priority: number | null;
        } | null)[] | null | undefined>>;
    }, zod_mini.core.$strip>>>>>>;
}, zod_mini.core.$strip>;

/** Names of the product's fields in the store, by what they are; null for what the store does not have. */
interface ProductFields {
    readonly sku: string;
    readonly description: string | null;
    readonly upc: string | null;
    readonly brand: string | null;
    readonly flavor: string | null;
    readonly packageType: string | null;
    readonly packSize: string | null;
    readonly unitSize: string | null;
    readonly caseQuantity: string | null;
    readonly calories: string | null;
    readonly caffeine: string | null;
    /** Its values: `case`, `box`, `keg`, `cylinder` or `each`; `case` for any other. */
    readonly sellingUnit: string | null;
    /** A drawing of the package, as JSON of the library’s `PackArt`. */
    readonly packArt: string | null;
}

/** Names of an order summary's own fields in the store, by what they are; null for what the store does not have. */
interface OrderFields {
    readonly deliveryDate: string | null;
    readonly cases: string | null;
    readonly purchaseOrderNumber: string | null;
    readonly notes: string | null;
}

/** `session-context`: at v65 the user's name is in the profile only. */
declare const sessionContext: zod_mini.ZodMiniObject<{
    guestUser: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniBoolean<boolean>>>;
    userId: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    accountId: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    accountName: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    buyerGroups: zod_mini.ZodMiniPipe<zod_mini.ZodMiniCatch<zod_mini.ZodMiniOptional<zod_mini.ZodMiniNullable<zod_mini.ZodMiniArray<zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniObject<{
        id: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        name: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    }, zod_mini.core.$strip>>>>>>>, zod_mini.ZodMiniTransform<{
        id: string | null;
        name: string | null;
    }[], ({
        id: string | null;
        name: string | null;
    } | null)[] | null | undefined>>;
    profile: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniObject<{
        firstName: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        lastName: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        userName: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    }, zod_mini.core.$strip>>>;
    guestUserDetails: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniObject<{
        lastName: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        email: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        phoneNumber: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    }, zod_mini.core.$strip>>>;
}, zod_mini.core.$strip>;
/** `ai/configuration`. */
declare const aiConfiguration: zod_mini.ZodMiniObject<{
    activityTrackingEnabled: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniBoolean<boolean>>>;
    catalogExists: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniBoolean<boolean>>>;
    deploymentEnabled: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniBoolean<boolean>>>;
    isDeployed: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniBoolean<boolean>>>;
    host: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    siteId: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    tenant: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
}, zod_mini.core.$strip>;
/** `myprofile`. */
declare const myProfile: zod_mini.ZodMiniObject<{
    firstName: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    lastName: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    email: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    phoneNumber: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
}, zod_mini.core.$strip>;

/** `cms/delivery/contents/{key}`: a body is values by property, and a value is what the content type makes it. */
declare const contentDocument: zod_mini.ZodMiniObject<{
    contentKey: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    managedContentId: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    title: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    unauthenticatedUrl: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    contentBody: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniRecord<zod_mini.ZodMiniString<string>, zod_mini.ZodMiniUnknown>>>;
}, zod_mini.core.$strip>;
/** `cms/delivery/contents`. */
declare const contentDocuments: zod_mini.ZodMiniObject<{
    contents: zod_mini.ZodMiniOptional<zod_mini.ZodMiniNullable<zod_mini.ZodMiniArray<zod_mini.ZodMiniObject<{
        contentKey: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        managedContentId: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        title: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        unauthenticatedUrl: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        contentBody: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniRecord<zod_mini.ZodMiniString<string>, zod_mini.ZodMiniUnknown>>>;
    }, zod_mini.core.$strip>>>>;
    nextPageUrl: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
}, zod_mini.core.$strip>;
/** `accounts/{id}/addresses`. */
declare const addresses: zod_mini.ZodMiniObject<{
    items: zod_mini.ZodMiniOptional<zod_mini.ZodMiniNullable<zod_mini.ZodMiniArray<zod_mini.ZodMiniObject<{
        addressId: zod_mini.ZodMiniString<string>;
        addressType: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        name: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        street: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        city: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        region: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        country: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        postalCode: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        isDefault: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniBoolean<boolean>>>;
    }, zod_mini.core.$strip>>>>;
    nextPageToken: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
}, zod_mini.core.$strip>;
declare const savedAddress: zod_mini.ZodMiniObject<{
    addressId: zod_mini.ZodMiniString<string>;
    addressType: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    name: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    street: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    city: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    region: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    country: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    postalCode: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    isDefault: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniBoolean<boolean>>>;
}, zod_mini.core.$strip>;

/** Which content to read. */
interface ContentRequest {
    /** A site, `0DM…`, or a channel, `0ap…`. */
    readonly channelOrSiteId: string;
    readonly contentKeyOrId: string;
    readonly language?: string;
    readonly referenceDepth?: number;
}
/** Which list of contents to read. At most 50 keys or 100 ids, and never both. */
interface ContentListRequest {
    readonly channelOrSiteId: string;
    readonly contentKeys?: readonly string[];
    readonly managedContentIds?: readonly string[];
    readonly contentTypeFQN?: string;
    readonly page?: number;
    readonly pageSize?: number;
    readonly referenceDepth?: number;
    readonly includeContentBody?: boolean;
    readonly language?: string;
}

/** `carts/{id}/promotions`. */
declare const cartPromotions: zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniPipe<zod_mini.ZodMiniObject<{
    promotions: zod_mini.ZodMiniObject<{
        promotions: zod_mini.ZodMiniArray<zod_mini.ZodMiniObject<{
            promotionId: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
            displayName: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
            targetType: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
            adjustmentAmount: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniString<string>, zod_mini.ZodMiniNumber<number>]>>>;
        }, zod_mini.core.$strip>>;
    }, zod_mini.core.$strip>;
}, zod_mini.core.$strip>, zod_mini.ZodMiniTransform<{
    promotionId: string | null;
    displayName: string | null;
    targetType: string | null;
    adjustmentAmount: string | number | null;
}[], {
    promotions: {
        promotions: {
            promotionId: string | null;
            displayName: string | null;
            targetType: string | null;
            adjustmentAmount: string | number | null;
        }[];
    };
}>>, zod_mini.ZodMiniPipe<zod_mini.ZodMiniObject<{
    promotions: zod_mini.ZodMiniPipe<zod_mini.ZodMiniCatch<zod_mini.ZodMiniOptional<zod_mini.ZodMiniNullable<zod_mini.ZodMiniArray<zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniObject<{
        promotionId: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        displayName: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        targetType: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        adjustmentAmount: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniString<string>, zod_mini.ZodMiniNumber<number>]>>>;
    }, zod_mini.core.$strip>>>>>>>, zod_mini.ZodMiniTransform<{
        promotionId: string | null;
        displayName: string | null;
        targetType: string | null;
        adjustmentAmount: string | number | null;
    }[], ({
        promotionId: string | null;
        displayName: string | null;
        targetType: string | null;
        adjustmentAmount: string | number | null;
    } | null)[] | null | undefined>>;
}, zod_mini.core.$strip>, zod_mini.ZodMiniTransform<{
    promotionId: string | null;
    displayName: string | null;
    targetType: string | null;
    adjustmentAmount: string | number | null;
}[], {
    promotions: {
        promotionId: string | null;
        displayName: string | null;
        targetType: string | null;
        adjustmentAmount: string | number | null;
    }[];
}>>]>;
/** `carts/{id}/cart-coupons`. */
declare const cartCoupons: zod_mini.ZodMiniObject<{
    cartCoupons: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniObject<{
        coupons: zod_mini.ZodMiniPipe<zod_mini.ZodMiniOptional<zod_mini.ZodMiniNullable<zod_mini.ZodMiniArray<zod_mini.ZodMiniObject<{
            cartCouponId: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
            couponCode: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        }, zod_mini.core.$strip>>>>, zod_mini.ZodMiniTransform<{
            cartCouponId: string | null;
            couponCode: string | null;
        }[], {
            cartCouponId: string | null;
            couponCode: string | null;
        }[] | null | undefined>>;
    }, zod_mini.core.$strip>>>;
}, zod_mini.core.$strip>;
/** `order-summaries/actions/add-order-to-cart`. */
declare const orderToCart: zod_mini.ZodMiniObject<{
    cartId: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    totalSucceededProductCount: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniNumber<number>>>;
    totalFailedProductCount: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniNumber<number>>>;
    unaddedProducts: zod_mini.ZodMiniPipe<zod_mini.ZodMiniOptional<zod_mini.ZodMiniNullable<zod_mini.ZodMiniArray<zod_mini.ZodMiniObject<{
        productId: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        productName: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        productSKU: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        errorCode: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        errorMessage: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
    }, zod_mini.core.$strip>>>>, zod_mini.ZodMiniTransform<{
        productId: string | null;
        productName: string | null;
        productSKU: string | null;
        errorCode: string | null;
        errorMessage: string | null;
    }[], {
        productId: string | null;
        productName: string | null;
        productSKU: string | null;
        errorCode: string | null;
        errorMessage: string | null;
    }[] | null | undefined>>;
}, zod_mini.core.$strip>;

/** `order-summaries/{id}/shipments`. */
declare const orderShipments: zod_mini.ZodMiniObject<{
    shipments: zod_mini.ZodMiniPipe<zod_mini.ZodMiniOptional<zod_mini.ZodMiniNullable<zod_mini.ZodMiniArray<zod_mini.ZodMiniObject<{
        shipmentId: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        shipmentNumber: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        status: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        expectedDeliveryDate: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        fields: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniRecord<zod_mini.ZodMiniString<string>, zod_mini.ZodMiniPipe<zod_mini.ZodMiniCatch<zod_mini.ZodMiniOptional<zod_mini.ZodMiniNullable<zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniString<string>, zod_mini.ZodMiniNumber<number>]>, zod_mini.ZodMiniObject<{
            text: zod_mini.ZodMiniOptional<zod_mini.ZodMiniNullable<zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniString<string>, zod_mini.ZodMiniNumber<number>]>>>;
        }, zod_mini.core.$strip>]>>>>, zod_mini.ZodMiniTransform<string | null, string | number | {
            text?: string | number | null | undefined;
        } | null | undefined>>>>>;
    }, zod_mini.core.$strip>>>>, zod_mini.ZodMiniTransform<{
        shipmentId: string | null;
        shipmentNumber: string | null;
        status: string | null;
        expectedDeliveryDate: string | null;
        fields: Record<string, string | null> | null;
    }[], {
        shipmentId: string | null;
        shipmentNumber: string | null;
        status: string | null;
        expectedDeliveryDate: string | null;
        fields: Record<string, string | null> | null;
    }[] | null | undefined>>;
    nextPageToken: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
}, zod_mini.core.$strip>;
/** `shipments/{id}/items`: quantities are numbers here. */
declare const shipmentItems: zod_mini.ZodMiniObject<{
    items: zod_mini.ZodMiniPipe<zod_mini.ZodMiniOptional<zod_mini.ZodMiniNullable<zod_mini.ZodMiniArray<zod_mini.ZodMiniObject<{
        shipmentItemId: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        productId: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
        quantity: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniUnion<readonly [zod_mini.ZodMiniString<string>, zod_mini.ZodMiniNumber<number>]>>>;
    }, zod_mini.core.$strip>>>>, zod_mini.ZodMiniTransform<{
        shipmentItemId: string | null;
        productId: string | null;
        quantity: string | number | null;
    }[], {
        shipmentItemId: string | null;
        productId: string | null;
        quantity: string | number | null;
    }[] | null | undefined>>;
    nextPageToken: zod_mini.ZodMiniCatch<zod_mini.ZodMiniNullable<zod_mini.ZodMiniString<string>>>;
}, zod_mini.core.$strip>;

type Asked = ForAccount & Partial<InLocale>;
type Of<Schema extends zod_mini.ZodMiniType> = Promise<zod_mini.output<Schema>>;
/** An address as the platform takes it. */
interface AddressInput {
    readonly name: string;
    readonly street?: string;
    readonly city?: string;
    /** ISO code of the state or province. */
    readonly region?: string;
    /** ISO country code of two letters. */
    readonly country?: string;
    readonly postalCode?: string;
    readonly addressType?: 'Shipping' | 'Billing';
    readonly isDefault?: boolean;
}
/** Calls of the platform that no port needs: answers are the platform's own words, read and cleaned. */
interface SalesforcePlatform {
    /** Trouble that was kept quiet, such as images that were not read. */
    readonly warnings: readonly string[];
    sessionContext(request: ForAccount, options?: CallOptions): Of<typeof sessionContext>;
    aiConfiguration(options?: CallOptions): Of<typeof aiConfiguration>;
    /** Undocumented: the answer is given as it came. */
    shopperAgentContext(request: ForAccount, options?: CallOptions): Promise<unknown>;
    content(request: ContentRequest, options?: CallOptions): Of<typeof contentDocument>;
    contents(request: ContentListRequest, options?: CallOptions): Of<typeof contentDocuments>;
    suggestions(request: Asked & {
        readonly text: string;
    }, options?: CallOptions): Promise<readonly string[]>;
    /** What one product costs by the quantity; amounts are the platform's own texts. */
    price(request: Asked & {
        readonly productId: string;
    }, options?: CallOptions): Of<typeof productPrice>;
    /** Tax rates of one product, as the platform keeps them; a cart has its own tax. */
    taxes(request: Asked & {
        readonly productId: string;
        readonly countryIsoCode: string;
        readonly stateIsoCode?: string;
    }, options?: CallOptions): Of<typeof productTaxes>;
    coupons(request: Asked & {
        readonly cartId: string;
    }, options?: CallOptions): Of<typeof cartCoupons>;
    addCoupon(request: Asked & {
        readonly cartId: string;
        readonly code: string;
    }): Promise<void>;
    removeCoupon(request: Asked & {
        readonly cartId: string;
        readonly couponId: string;
    }): Promise<void>;
    promotions(request: Asked & {
        readonly cartId: string;
    }, options?: CallOptions): Of<typeof cartPromotions>;
    /** Puts everything of an order into the active cart; what could not be is in the answer. */
    reorder(request: Asked & {
        readonly orderId: string;
    }): Of<typeof orderToCart>;
    shipments(request: Asked & {
        readonly orderId: string;
    }, options?: CallOptions): Of<typeof orderShipments>;
    shipmentItems(request: Asked & {
        readonly shipmentId: string;
    }, options?: CallOptions): Of<typeof shipmentItems>;
    /** Addresses of an account; null is the session's own. */
    addresses(request: Asked, options?: CallOptions): Of<typeof addresses>;
    saveAddress(request: Asked & {
        readonly addressId?: string;
        readonly address: AddressInput;
    }): Of<typeof savedAddress>;
    removeAddress(request: Asked & {
        readonly addressId: string;
    }): Promise<void>;
    profile(options?: CallOptions): Of<typeof myProfile>;
    updateProfile(request: {
        readonly firstName?: string;
        readonly lastName?: string;
        readonly phoneNumber?: string;
    }): Of<typeof myProfile>;
}

/** A call of a server method, before it is put on the wire. */
interface ApexCall {
    readonly className: string;
    readonly methodName: string;
    readonly namespace: string | null;
    readonly http: 'GET' | 'POST';
    /** True when it changes nothing. */
    readonly reads: boolean;
    readonly params: Readonly<Record<string, unknown>>;
}
/** Puts a call of a server method on the wire and answers with what the method returned. */
type ApexSend = (call: ApexCall, signal: AbortSignal | undefined) => Promise<unknown>;
/** How server methods are reached. */
interface ApexOptions {
    /** The Apex class the methods are in; `TradefrontController` unless said. */
    readonly className?: string;
    readonly namespace?: string;
    /**
     * `lwr`: `/lwr/apex/{version}/{class}/{method}`, GET with `methodParams` or POST with the arguments (the default).
     * `execute`: POST to `apex/execute`, as some sites want it. Or a function of the host's own.
     */
    readonly transport?: 'lwr' | 'execute' | ApexSend;
    /** Where the transport starts, such as `/us/webruntime/api`; the root of `baseUrl` unless said. */
    readonly basePath?: string;
    /** Another name for a method, `method` or `Class.method`; null for one that the store does not offer. */
    readonly methods?: Partial<Readonly<Record<ServerMethodName, string | null>>>;
}
/** Server methods that are all there: every port is then complete. */
interface CompleteApex extends ApexOptions {
    readonly methods?: Partial<Readonly<Record<ServerMethodName, string>>>;
}
/** How a payment is given to the platform's checkout. */
interface CheckoutPayment {
    readonly requestType: 'Auth' | 'PostAuth' | 'SimplePurchaseOrder' | 'ClientRequest';
    readonly paymentToken?: string;
    /** At most four pairs. */
    readonly paymentsData?: Readonly<Record<string, string>>;
}
/** What a Salesforce B2B Commerce store is and how it is reached. */
interface SalesforceOptions {
    /** Origin of the store, `https://shop.example`; empty for the page's own. */
    readonly baseUrl: string;
    /** Starts with `0ZE`. */
    readonly webstoreId: string;
    /** `v65.0` unless said. */
    readonly apiVersion?: string;
    /** Where the data service starts; on an LWR site `{site}/webruntime/api/services/data`. `/services/data` unless said. */
    readonly apiPrefix?: string;
    /** Path prefix of the site, such as `/us`: media paths start with it. */
    readonly sitePath?: string;
    /** The site whose content is read, `0DM…`. */
    readonly siteId?: string;
    /** The channel whose content is read, `0ap…`, where no site is named. */
    readonly channelId?: string;
    /** The language of calls that name none; `en-US` unless said. */
    readonly language?: string;
    /** Sent as `csrf-token` with every write; a function is asked once, and again when a token is refused. */
    readonly csrfToken?: string | (() => string | Promise<string>);
    readonly fetch?: typeof fetch;
    /** Milliseconds after which a call without an answer is given up; 30,000 unless said. */
    readonly timeout?: number;
    /** Adds `asGuest` and `htmlEncode` to every call as the site's own runtime does; on unless false. */
    readonly siteParameters?: boolean;
    readonly apex?: ApexOptions;
    /** The category that holds everything: a search without words lists it. */
    readonly rootCategoryId?: string;
    /** What a buyer may do where `getBuyer` is not offered; `ordering` unless said. */
    readonly permissions?: readonly Permission[];
    /** Zone of accounts where `getAccountTerms` is not offered; `UTC` unless said. */
    readonly timeZone?: string;
    /** Fields of the store's products, by what they are. */
    readonly productFields?: Partial<ProductFields>;
    /** Fields of the store's order summaries, by what they are. */
    readonly orderFields?: Partial<OrderFields>;
    /** At or under so many a product is low in stock, where the platform's inventory tells; 10 unless said. */
    readonly lowStock?: number;
    /** Content type of questions; `FAQ` unless said. */
    readonly faqContentType?: string;
    /** The payment for a method chosen at checkout. Without it the PO number is given as a purchase order. */
    readonly payment?: (choice: {
        readonly paymentMethodId: string;
        readonly checkoutId: string;
    }) => CheckoutPayment | Promise<CheckoutPayment>;
    /** Milliseconds since 1970; the device's clock unless said. */
    readonly clock?: () => number;
}
/** The adapter of a store that offers every server method. */
interface SalesforceAdapter extends FullAdapter {
    /** Calls of the platform that no port needs. */
    readonly platform: SalesforcePlatform;
}
/** The adapter of a store that lacks server methods: what needs them is not there. */
type PartialSalesforceAdapter = Adapter & {
    readonly platform: SalesforcePlatform;
};

/**
 * A store on Salesforce B2B Commerce, by its REST API v65.0 and the store's own server methods. Making one
 * asks nothing. A store that offers every server method has every port; what needs one that is not offered is left out.
 */
declare function createSalesforceAdapter(options: SalesforceOptions & {
    readonly apex: CompleteApex;
}): SalesforceAdapter;
declare function createSalesforceAdapter(options: SalesforceOptions): PartialSalesforceAdapter;

/**
 * Reads the token of an LWR site from the module it is served in, `{site}/webruntime/module/@app/csrfToken`: give it
 * as `csrfToken`. `site` is the origin and path of the site, such as `https://shop.example/us`, or a path of the page's own.
 */
declare function lwrCsrfToken(site: string, fetcher?: typeof fetch): () => Promise<string>;

/** One error of an answer, in any of the forms the platform has. */
interface ServerError {
    /** `INSUFFICIENT_ACCESS`, or the path of a checkout error; empty when none is named. */
    readonly code: string;
    readonly message: string;
}
/** What the platform said beside a status, kept as the cause of a `PortError`. */
declare class ServerRefusal extends Error {
    readonly name = "Refused";
    readonly status: number;
    readonly errors: readonly ServerError[];
    constructor(status: number, errors: readonly ServerError[]);
}

export { ServerRefusal, createSalesforceAdapter, lwrCsrfToken };
export type { AddressInput, ApexCall, ApexOptions, ApexSend, CheckoutPayment, CompleteApex, ContentListRequest, ContentRequest, OrderFields, PartialSalesforceAdapter, ProductFields, RequestOf, ResponseOf, SalesforceAdapter, SalesforceOptions, SalesforcePlatform, ServerError, ServerMethod, ServerMethodContract, ServerMethodName };
