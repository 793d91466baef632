import { Permission } from '../rules.js';
import { Adapter } from '../index.js';
import { ForAccount, CallOptions, InLocale, FullAdapter } from '../ports.js';
import * as zod_v4_core from 'zod/v4/core';
import * from 'zod/mini';
import { ZodMiniType } from 'zod/mini';
import 'shared/problem';

/** Methods of an account's own figures. */
declare const insightMethods: {
    readonly getNextDelivery: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            visit: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                date: z.ZodMiniString<string>;
                cutOff: z.ZodMiniString<string>;
                note: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            timeZone: z.ZodMiniString<string>;
            serverTime: z.ZodMiniString<string>;
        }, zod_v4_core.$strip>;
    };
    readonly getOrderWeeks: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            today: z.ZodMiniString<string>;
            weeks: z.ZodMiniArray<z.ZodMiniObject<{
                start: z.ZodMiniString<string>;
                orders: z.ZodMiniInt;
                cases: z.ZodMiniNumber<number>;
                spend: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
};
type AccountMethodName = keyof typeof insightMethods;

/** The method of activation emails. */
declare const activationMethods: {
    readonly sendActivationEmail: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            responseCode: z.ZodMiniString<string>;
        }, zod_v4_core.$strip>;
    };
};
type ActivationMethodName = keyof typeof activationMethods;

/** Methods of new orders that begin with earlier ones. */
declare const builderMethods: {
    readonly fillOrder: {
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            lines: z.ZodMiniArray<z.ZodMiniObject<{
                priceThen: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                usual: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    least: z.ZodMiniNumber<number>;
                    most: z.ZodMiniNumber<number>;
                }, zod_v4_core.$strip>>>;
                substituteId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sku: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                productId: z.ZodMiniString<string>;
                quantity: z.ZodMiniNumber<number>;
            }, zod_v4_core.$strip>>;
            orders: z.ZodMiniArray<z.ZodMiniObject<{
                orderSummaryId: z.ZodMiniString<string>;
                orderNumber: z.ZodMiniString<string>;
                date: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>>;
            currencyIsoCode: z.ZodMiniString<string>;
        }, zod_v4_core.$strip>>;
    };
    readonly getEasyOrder: {
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            easyOrderId: z.ZodMiniString<string>;
            status: z.ZodMiniEnum<{
                draft: "draft";
                rejected: "rejected";
                accepted: "accepted";
            }>;
            deliveryDate: z.ZodMiniString<string>;
            decideBy: z.ZodMiniString<string>;
            timeZone: z.ZodMiniString<string>;
            serverTime: z.ZodMiniString<string>;
            currencyIsoCode: z.ZodMiniString<string>;
            lines: z.ZodMiniArray<z.ZodMiniObject<{
                orders: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                insteadOf: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sku: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                productId: z.ZodMiniString<string>;
                quantity: z.ZodMiniNumber<number>;
            }, zod_v4_core.$strip>>;
            totals: z.ZodMiniObject<{
                cases: z.ZodMiniNumber<number>;
                subtotal: z.ZodMiniString<string>;
                discounts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    label: z.ZodMiniString<string>;
                    amount: z.ZodMiniString<string>;
                }, zod_v4_core.$strip>>>>;
                deposits: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                minimumOrderCharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                tax: z.ZodMiniString<string>;
                taxRate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                total: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>;
            minimum: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                cases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                value: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            paymentLabel: z.ZodMiniString<string>;
            order: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                orderSummaryId: z.ZodMiniString<string>;
                orderNumber: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>>>;
            rejection: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                reason: z.ZodMiniString<string>;
                note: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
        }, zod_v4_core.$strip>>;
    };
    readonly quoteEasyOrder: {
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            totals: z.ZodMiniObject<{
                cases: z.ZodMiniNumber<number>;
                subtotal: z.ZodMiniString<string>;
                discounts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    label: z.ZodMiniString<string>;
                    amount: z.ZodMiniString<string>;
                }, zod_v4_core.$strip>>>>;
                deposits: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                minimumOrderCharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                tax: z.ZodMiniString<string>;
                taxRate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                total: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>;
            lineTotals: z.ZodMiniArray<z.ZodMiniObject<{
                productId: z.ZodMiniString<string>;
                total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
};
type BuilderMethodName = keyof typeof builderMethods;

/** The steps of an operation that happens once: each is a server method, `payInvoicesPrepare` and so on. */
declare const ONCE_STEPS: readonly ["Prepare", "Commit", "Outcome", "Abandon"];
type OnceStep = (typeof ONCE_STEPS)[number];

/** Methods of how customer service is reached. */
declare const contactMethods: {
    readonly getContactDetails: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            hours: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                timeZone: z.ZodMiniString<string>;
                week: z.ZodMiniArray<z.ZodMiniObject<{
                    day: z.ZodMiniInt;
                    start: z.ZodMiniString<string>;
                    end: z.ZodMiniString<string>;
                }, zod_v4_core.$strip>>;
                closed: z.ZodMiniArray<z.ZodMiniObject<{
                    date: z.ZodMiniString<string>;
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>;
            }, zod_v4_core.$strip>>>;
            topics: z.ZodMiniArray<z.ZodMiniObject<{
                code: z.ZodMiniString<string>;
                label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                page: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
            subjectMax: z.ZodMiniInt;
            messageMax: z.ZodMiniInt;
            contact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
        }, zod_v4_core.$strip>;
    };
};
type ContactMethodName = keyof typeof contactMethods | `sendMessage${OnceStep}`;

/** Methods of shopping lists. */
declare const listMethods: {
    readonly getListTerms: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            lists: z.ZodMiniArray<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, zod_v4_core.$strip>>;
            shared: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, zod_v4_core.$strip>>>>;
        }, zod_v4_core.$strip>;
    };
    readonly saveListItems: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        }, zod_v4_core.$strip>;
    };
    readonly getListItems: {
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            list: z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, zod_v4_core.$strip>;
            items: z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sku: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                productId: z.ZodMiniString<string>;
                quantity: z.ZodMiniNumber<number>;
            }, zod_v4_core.$strip>>;
            total: z.ZodMiniInt;
        }, zod_v4_core.$strip>>;
    };
    readonly editList: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            list: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, zod_v4_core.$strip>>>;
        }, zod_v4_core.$strip>;
    };
    readonly deleteList: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            list: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, zod_v4_core.$strip>>>;
        }, zod_v4_core.$strip>;
    };
    readonly restoreList: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            list: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, zod_v4_core.$strip>>>;
        }, zod_v4_core.$strip>;
    };
    readonly setListItem: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            list: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, zod_v4_core.$strip>>>;
        }, zod_v4_core.$strip>;
    };
    readonly removeListItems: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            list: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, zod_v4_core.$strip>>>;
        }, zod_v4_core.$strip>;
    };
    readonly arrangeListItems: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            list: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, zod_v4_core.$strip>>>;
        }, zod_v4_core.$strip>;
    };
    readonly getListPeople: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            people: z.ZodMiniArray<z.ZodMiniObject<{
                personId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
    readonly shareList: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            list: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, zod_v4_core.$strip>>>;
        }, zod_v4_core.$strip>;
    };
};
/** Methods of reminders. */
declare const reminderMethods: {
    readonly getReminders: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            reminders: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                at: z.ZodMiniString<string>;
                repeats: z.ZodMiniEnum<{
                    once: "once";
                    weekly: "weekly";
                    "before-cut-off": "before-cut-off";
                }>;
                orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                minutesBefore: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                isOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
    readonly createReminder: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            at: z.ZodMiniString<string>;
            repeats: z.ZodMiniEnum<{
                once: "once";
                weekly: "weekly";
                "before-cut-off": "before-cut-off";
            }>;
            orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            minutesBefore: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            isOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        }, zod_v4_core.$strip>;
    };
    readonly updateReminder: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reminder: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                at: z.ZodMiniString<string>;
                repeats: z.ZodMiniEnum<{
                    once: "once";
                    weekly: "weekly";
                    "before-cut-off": "before-cut-off";
                }>;
                orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                minutesBefore: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                isOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            }, zod_v4_core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, zod_v4_core.$strip>;
    };
    readonly deleteReminder: {
        readonly http: "POST";
        readonly response: z.ZodMiniUnknown;
    };
};
type ListMethodName = keyof typeof listMethods | keyof typeof reminderMethods;

/** Methods of invoices. */
declare const invoiceMethods: {
    readonly getInvoices: {
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            invoices: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                orderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                purchaseOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                issuedOn: z.ZodMiniString<string>;
                dueOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                daysLate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                amount: z.ZodMiniString<string>;
                open: z.ZodMiniString<string>;
                disputed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                paidOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                payable: z.ZodMiniBoolean<boolean>;
                autopayOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            hasMore: z.ZodMiniBoolean<boolean>;
        }, zod_v4_core.$strip>;
    };
    readonly getInvoiceTotals: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            balance: z.ZodMiniString<string>;
            open: z.ZodMiniString<string>;
            credits: z.ZodMiniString<string>;
            aging: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                from: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                to: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                count: z.ZodMiniInt;
                amount: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>>;
            counts: z.ZodMiniObject<{
                open: z.ZodMiniInt;
                pastDue: z.ZodMiniInt;
                disputed: z.ZodMiniInt;
                recentlyPaid: z.ZodMiniInt;
                paid: z.ZodMiniInt;
            }, zod_v4_core.$strip>;
            payable: z.ZodMiniInt;
            terms: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            today: z.ZodMiniString<string>;
        }, zod_v4_core.$strip>;
    };
    readonly getInvoice: {
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            lines: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                sku: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                quantity: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                total: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>>;
            entries: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    payment: "payment";
                    credit: "credit";
                }>;
                date: z.ZodMiniString<string>;
                amount: z.ZodMiniString<string>;
                reference: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>>;
            dispute: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                invoiceId: z.ZodMiniString<string>;
                reason: z.ZodMiniString<string>;
                words: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                amount: z.ZodMiniString<string>;
                currencyIsoCode: z.ZodMiniString<string>;
                openedOn: z.ZodMiniString<string>;
                status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            canDispute: z.ZodMiniBoolean<boolean>;
            id: z.ZodMiniString<string>;
            number: z.ZodMiniString<string>;
            orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            orderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            purchaseOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            issuedOn: z.ZodMiniString<string>;
            dueOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            daysLate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            amount: z.ZodMiniString<string>;
            open: z.ZodMiniString<string>;
            disputed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            paidOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            payable: z.ZodMiniBoolean<boolean>;
            autopayOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, zod_v4_core.$strip>>;
    };
    readonly getCredits: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            credits: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                issuedOn: z.ZodMiniString<string>;
                reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                left: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
    readonly getPaymentQuotes: {
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            quotes: z.ZodMiniArray<z.ZodMiniObject<{
                methodId: z.ZodMiniString<string>;
                surcharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    rate: z.ZodMiniNumber<number>;
                    amount: z.ZodMiniString<string>;
                    basis: z.ZodMiniString<string>;
                }, zod_v4_core.$strip>>>;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
    readonly getInvoiceFile: {
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            contentType: z.ZodMiniString<string>;
            base64: z.ZodMiniString<string>;
        }, zod_v4_core.$strip>>;
    };
    readonly getStatement: {
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            contentType: z.ZodMiniString<string>;
            base64: z.ZodMiniString<string>;
        }, zod_v4_core.$strip>>;
    };
    readonly getPayments: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            payments: z.ZodMiniArray<z.ZodMiniObject<{
                currencyIsoCode: z.ZodMiniString<string>;
                id: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                paidAt: z.ZodMiniString<string>;
                timeZone: z.ZodMiniString<string>;
                method: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                status: z.ZodMiniEnum<{
                    pending: "pending";
                    returned: "returned";
                    settled: "settled";
                }>;
                settlesOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                done: z.ZodMiniArray<z.ZodMiniObject<{
                    amount: z.ZodMiniString<string>;
                    stillOpen: z.ZodMiniString<string>;
                    invoiceId: z.ZodMiniString<string>;
                    number: z.ZodMiniString<string>;
                }, zod_v4_core.$strip>>;
                notDone: z.ZodMiniArray<z.ZodMiniObject<{
                    amount: z.ZodMiniString<string>;
                    reason: z.ZodMiniEnum<{
                        "already-paid": "already-paid";
                        "not-accepted": "not-accepted";
                        "in-dispute": "in-dispute";
                    }>;
                    invoiceId: z.ZodMiniString<string>;
                    number: z.ZodMiniString<string>;
                }, zod_v4_core.$strip>>;
                credits: z.ZodMiniString<string>;
                surcharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                total: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            hasMore: z.ZodMiniBoolean<boolean>;
        }, zod_v4_core.$strip>;
    };
    readonly getReceiptFile: {
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            contentType: z.ZodMiniString<string>;
            base64: z.ZodMiniString<string>;
        }, zod_v4_core.$strip>>;
    };
};
/** Methods of the wallet. */
declare const walletMethods: {
    readonly getPaymentMethods: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            methods: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    card: "card";
                    ach: "ach";
                }>;
                brand: z.ZodMiniString<string>;
                lastFour: z.ZodMiniString<string>;
                expiry: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    year: z.ZodMiniInt;
                    month: z.ZodMiniInt;
                }, zod_v4_core.$strip>>>;
                nickname: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                isDefault: z.ZodMiniBoolean<boolean>;
                problem: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    expired: "expired";
                    unverified: "unverified";
                }>>>;
                paysAutomatically: z.ZodMiniBoolean<boolean>;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
    readonly renamePaymentMethod: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            methods: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    card: "card";
                    ach: "ach";
                }>;
                brand: z.ZodMiniString<string>;
                lastFour: z.ZodMiniString<string>;
                expiry: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    year: z.ZodMiniInt;
                    month: z.ZodMiniInt;
                }, zod_v4_core.$strip>>>;
                nickname: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                isDefault: z.ZodMiniBoolean<boolean>;
                problem: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    expired: "expired";
                    unverified: "unverified";
                }>>>;
                paysAutomatically: z.ZodMiniBoolean<boolean>;
            }, zod_v4_core.$strip>>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, zod_v4_core.$strip>;
    };
    readonly setDefaultPaymentMethod: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            methods: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    card: "card";
                    ach: "ach";
                }>;
                brand: z.ZodMiniString<string>;
                lastFour: z.ZodMiniString<string>;
                expiry: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    year: z.ZodMiniInt;
                    month: z.ZodMiniInt;
                }, zod_v4_core.$strip>>>;
                nickname: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                isDefault: z.ZodMiniBoolean<boolean>;
                problem: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    expired: "expired";
                    unverified: "unverified";
                }>>>;
                paysAutomatically: z.ZodMiniBoolean<boolean>;
            }, zod_v4_core.$strip>>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, zod_v4_core.$strip>;
    };
    readonly removePaymentMethod: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            methods: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    card: "card";
                    ach: "ach";
                }>;
                brand: z.ZodMiniString<string>;
                lastFour: z.ZodMiniString<string>;
                expiry: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    year: z.ZodMiniInt;
                    month: z.ZodMiniInt;
                }, zod_v4_core.$strip>>>;
                nickname: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                isDefault: z.ZodMiniBoolean<boolean>;
                problem: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    expired: "expired";
                    unverified: "unverified";
                }>>>;
                paysAutomatically: z.ZodMiniBoolean<boolean>;
            }, zod_v4_core.$strip>>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, zod_v4_core.$strip>;
    };
    readonly getAutopay: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            on: z.ZodMiniBoolean<boolean>;
            currencyIsoCode: z.ZodMiniString<string>;
            methodId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            day: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            limit: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            next: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                date: z.ZodMiniString<string>;
                amount: z.ZodMiniString<string>;
                invoices: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                surcharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
        }, zod_v4_core.$strip>;
    };
};
/** What of money happens once; each has four methods (`once`). */
type MoneyOnceName = 'payInvoices' | 'disputeInvoice' | 'setAutopay' | 'addPaymentMethod';
type MoneyMethodName = keyof typeof invoiceMethods | keyof typeof walletMethods | `${MoneyOnceName}${OnceStep}`;

/** Methods of what a buyer is told of an account. */
declare const notificationMethods: {
    readonly getNotifications: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            today: z.ZodMiniString<string>;
            notifications: z.ZodMiniArray<z.ZodMiniObject<{
                notificationId: z.ZodMiniString<string>;
                topic: z.ZodMiniEnum<{
                    orders: "orders";
                    deliveries: "deliveries";
                    invoices: "invoices";
                    promotions: "promotions";
                    support: "support";
                    reminders: "reminders";
                }>;
                at: z.ZodMiniString<string>;
                title: z.ZodMiniString<string>;
                text: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                about: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    kind: z.ZodMiniEnum<{
                        cart: "cart";
                        invoice: "invoice";
                        case: "case";
                        order: "order";
                        promotion: "promotion";
                    }>;
                    id: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                isRead: z.ZodMiniBoolean<boolean>;
            }, zod_v4_core.$strip>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            hasMore: z.ZodMiniBoolean<boolean>;
        }, zod_v4_core.$strip>;
    };
    readonly getUnreadNotifications: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            unread: z.ZodMiniInt;
        }, zod_v4_core.$strip>;
    };
    readonly markNotifications: {
        readonly http: "POST";
        readonly response: z.ZodMiniUnknown;
    };
    readonly markAllNotificationsRead: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            notificationIds: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, zod_v4_core.$strip>;
    };
};
type NotificationMethodName = keyof typeof notificationMethods;

/** Methods of what is offered to an account. */
declare const offerMethods: {
    readonly getPromotions: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            today: z.ZodMiniString<string>;
            promotions: z.ZodMiniArray<z.ZodMiniObject<{
                promotionId: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    "free-goods": "free-goods";
                    discount: "discount";
                }>;
                title: z.ZodMiniString<string>;
                summary: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                brand: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                startsOn: z.ZodMiniString<string>;
                endsOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                exclusive: z.ZodMiniBoolean<boolean>;
                terms: z.ZodMiniArray<z.ZodMiniString<string>>;
                products: z.ZodMiniArray<z.ZodMiniObject<{
                    productId: z.ZodMiniString<string>;
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    sku: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>;
                gift: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    productId: z.ZodMiniString<string>;
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    sku: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                progress: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    cases: z.ZodMiniInt;
                    goal: z.ZodMiniInt;
                    missing: z.ZodMiniInt;
                    earned: z.ZodMiniInt;
                    worth: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
    readonly getRewards: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            today: z.ZodMiniString<string>;
            points: z.ZodMiniInt;
            coming: z.ZodMiniInt;
            earning: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            rewards: z.ZodMiniArray<z.ZodMiniObject<{
                rewardId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                points: z.ZodMiniInt;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                image: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    url: z.ZodMiniString<string>;
                    altText: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                left: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                endsOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                standing: z.ZodMiniEnum<{
                    open: "open";
                    "sold-out": "sold-out";
                    ended: "ended";
                }>;
                claimed: z.ZodMiniInt;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
    readonly getRewardHistory: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            entries: z.ZodMiniArray<z.ZodMiniObject<{
                entryId: z.ZodMiniString<string>;
                at: z.ZodMiniString<string>;
                points: z.ZodMiniInt;
                kind: z.ZodMiniEnum<{
                    returned: "returned";
                    claim: "claim";
                    order: "order";
                }>;
                orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                number: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    delivered: "delivered";
                    cancelled: "cancelled";
                    "on-its-way": "on-its-way";
                    processing: "processing";
                }>>>;
            }, zod_v4_core.$strip>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            hasMore: z.ZodMiniBoolean<boolean>;
        }, zod_v4_core.$strip>;
    };
};
type OfferMethodName = keyof typeof offerMethods | `claimReward${OnceStep}`;

/** Methods of orders that are looked for and opened, and of what an account keeps ordering. */
declare const foundMethods: {
    readonly searchOrders: {
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            orders: z.ZodMiniArray<z.ZodMiniObject<{
                orderSummaryId: z.ZodMiniString<string>;
                orderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                status: z.ZodMiniString<string>;
                placedAt: z.ZodMiniString<string>;
                deliveryDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                cases: z.ZodMiniNumber<number>;
                total: z.ZodMiniString<string>;
                currencyIsoCode: z.ZodMiniString<string>;
                purchaseOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sapOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                cokeOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                transactionId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                invoiceNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                method: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    delivery: "delivery";
                    pickup: "pickup";
                }>>>;
                deliveryMethodName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                shippingMethodName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                createdBy: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                orderedAmount: z.ZodMiniString<string>;
                deliveredAmount: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                shortCases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
            }, zod_v4_core.$strip>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            hasMore: z.ZodMiniBoolean<boolean>;
            sorts: z.ZodMiniArray<z.ZodMiniString<string>>;
            statuses: z.ZodMiniArray<z.ZodMiniString<string>>;
            today: z.ZodMiniString<string>;
        }, zod_v4_core.$strip>;
    };
    readonly getUsualProducts: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            products: z.ZodMiniArray<z.ZodMiniObject<{
                orders: z.ZodMiniInt;
                productId: z.ZodMiniString<string>;
                quantity: z.ZodMiniNumber<number>;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
    readonly getOrderDetail: {
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            order: z.ZodMiniObject<{
                orderSummaryId: z.ZodMiniString<string>;
                orderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                status: z.ZodMiniString<string>;
                placedAt: z.ZodMiniString<string>;
                deliveryDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                cases: z.ZodMiniNumber<number>;
                total: z.ZodMiniString<string>;
                currencyIsoCode: z.ZodMiniString<string>;
                purchaseOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sapOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                cokeOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                transactionId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                invoiceNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                method: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    delivery: "delivery";
                    pickup: "pickup";
                }>>>;
                deliveryMethodName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                shippingMethodName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                createdBy: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                orderedAmount: z.ZodMiniString<string>;
                deliveredAmount: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                shortCases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
            }, zod_v4_core.$strip>;
            lines: z.ZodMiniArray<z.ZodMiniObject<{
                orderItemSummaryId: z.ZodMiniString<string>;
                unitPrice: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sapItemNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                confirmed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                shipped: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                delivered: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                invoiced: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                substitute: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    productId: z.ZodMiniString<string>;
                    quantity: z.ZodMiniNumber<number>;
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    sku: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
            }, zod_v4_core.$strip>>;
            steps: z.ZodMiniArray<z.ZodMiniObject<{
                status: z.ZodMiniString<string>;
                at: z.ZodMiniString<string>;
                by: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                note: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
            shipments: z.ZodMiniArray<z.ZodMiniObject<{
                shipmentId: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                status: z.ZodMiniString<string>;
                carrier: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                date: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                cases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                signedBy: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
            account: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                address: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    street: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    city: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    state: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    zip: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    country: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
            }, zod_v4_core.$strip>>>;
            shippingAddress: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                street: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                city: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                state: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                zip: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                country: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            billing: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                address: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    street: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    city: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    state: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    zip: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    country: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
            }, zod_v4_core.$strip>>>;
            buyer: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            invoice: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                invoiceId: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                total: z.ZodMiniString<string>;
                due: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                ordered: z.ZodMiniString<string>;
                notDelivered: z.ZodMiniString<string>;
                discounts: z.ZodMiniString<string>;
                deposits: z.ZodMiniString<string>;
                minimumOrderCharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                tax: z.ZodMiniString<string>;
                taxRate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
            }, zod_v4_core.$strip>>>;
            canCancel: z.ZodMiniBoolean<boolean>;
            moneyBack: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            cancelReasons: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
            cancellation: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                reason: z.ZodMiniString<string>;
                at: z.ZodMiniString<string>;
                by: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
        }, zod_v4_core.$strip>>;
    };
};
type FoundMethodName = keyof typeof foundMethods;

/** Methods of the users a Super User looks after. */
declare const userMethods: {
    readonly searchUsers: {
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            users: z.ZodMiniArray<z.ZodMiniObject<{
                userId: z.ZodMiniString<string>;
                firstName: z.ZodMiniString<string>;
                lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniString<string>;
                permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
                accountCount: z.ZodMiniInt;
                lastAccessed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                enabled: z.ZodMiniBoolean<boolean>;
                isYou: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            }, zod_v4_core.$strip>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            hasMore: z.ZodMiniBoolean<boolean>;
        }, zod_v4_core.$strip>;
    };
    readonly getUser: {
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            mobileNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            userLanguage: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            accounts: z.ZodMiniArray<z.ZodMiniObject<{
                accountId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
            revision: z.ZodMiniString<string>;
            userId: z.ZodMiniString<string>;
            firstName: z.ZodMiniString<string>;
            lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            email: z.ZodMiniString<string>;
            permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
            accountCount: z.ZodMiniInt;
            lastAccessed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            enabled: z.ZodMiniBoolean<boolean>;
            isYou: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        }, zod_v4_core.$strip>>;
    };
    readonly getUserOptions: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
            accounts: z.ZodMiniArray<z.ZodMiniObject<{
                accountId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
    readonly createUser: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            user: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                mobileNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                userLanguage: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                accounts: z.ZodMiniArray<z.ZodMiniObject<{
                    accountId: z.ZodMiniString<string>;
                    name: z.ZodMiniString<string>;
                    number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>;
                revision: z.ZodMiniString<string>;
                userId: z.ZodMiniString<string>;
                firstName: z.ZodMiniString<string>;
                lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniString<string>;
                permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
                accountCount: z.ZodMiniInt;
                lastAccessed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                enabled: z.ZodMiniBoolean<boolean>;
                isYou: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            }, zod_v4_core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            accounts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                accountId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, zod_v4_core.$strip>;
    };
    readonly editUser: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            user: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                mobileNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                userLanguage: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                accounts: z.ZodMiniArray<z.ZodMiniObject<{
                    accountId: z.ZodMiniString<string>;
                    name: z.ZodMiniString<string>;
                    number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>;
                revision: z.ZodMiniString<string>;
                userId: z.ZodMiniString<string>;
                firstName: z.ZodMiniString<string>;
                lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniString<string>;
                permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
                accountCount: z.ZodMiniInt;
                lastAccessed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                enabled: z.ZodMiniBoolean<boolean>;
                isYou: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            }, zod_v4_core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            accounts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                accountId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, zod_v4_core.$strip>;
    };
    readonly setUserEnabled: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            user: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                mobileNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                userLanguage: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                accounts: z.ZodMiniArray<z.ZodMiniObject<{
                    accountId: z.ZodMiniString<string>;
                    name: z.ZodMiniString<string>;
                    number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>;
                revision: z.ZodMiniString<string>;
                userId: z.ZodMiniString<string>;
                firstName: z.ZodMiniString<string>;
                lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniString<string>;
                permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
                accountCount: z.ZodMiniInt;
                lastAccessed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                enabled: z.ZodMiniBoolean<boolean>;
                isYou: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            }, zod_v4_core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            accounts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                accountId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, zod_v4_core.$strip>;
    };
};
/** Methods of the running user's own password and record. */
declare const ownMethods: {
    readonly getPasswordPolicy: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            minLength: z.ZodMiniInt;
            maxLength: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            needs: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, zod_v4_core.$strip>;
    };
    readonly changePassword: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, zod_v4_core.$strip>;
    };
    readonly getProfile: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            firstName: z.ZodMiniString<string>;
            lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            mobileNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            userLanguage: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            notices: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                topic: z.ZodMiniString<string>;
                email: z.ZodMiniBoolean<boolean>;
                text: z.ZodMiniBoolean<boolean>;
            }, zod_v4_core.$strip>>>>;
            accounts: z.ZodMiniArray<z.ZodMiniObject<{
                isDefault: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
                permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
                accountId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
            revision: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, zod_v4_core.$strip>;
    };
    readonly saveProfile: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            profile: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                firstName: z.ZodMiniString<string>;
                lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                mobileNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                userLanguage: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                notices: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    topic: z.ZodMiniString<string>;
                    email: z.ZodMiniBoolean<boolean>;
                    text: z.ZodMiniBoolean<boolean>;
                }, zod_v4_core.$strip>>>>;
                accounts: z.ZodMiniArray<z.ZodMiniObject<{
                    isDefault: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
                    permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
                    accountId: z.ZodMiniString<string>;
                    name: z.ZodMiniString<string>;
                    number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>;
                revision: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, zod_v4_core.$strip>;
    };
};
type PeopleMethodName = keyof typeof userMethods | keyof typeof ownMethods;

/** Methods of the way to a registration. None of them is cacheable: tries are counted. */
declare const registrationMethods: {
    readonly findAccountToRegister: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                found: "found";
            }>;
            methods: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
            smsOptOutCode: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, zod_v4_core.$strip>;
    };
    readonly sendRegistrationCode: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                sent: "sent";
            }>;
            challenge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            digits: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            resendIn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            expiresIn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            triesLeft: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        }, zod_v4_core.$strip>;
    };
    readonly verifyAccount: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                verified: "verified";
                refused: "refused";
            }>;
            proof: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            expiresIn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            account: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            triesLeft: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        }, zod_v4_core.$strip>;
    };
};
type RegistrationMethodName = keyof typeof registrationMethods | `register${OnceStep}`;

/** Methods of support cases. */
declare const supportMethods: {
    readonly getSupportOptions: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            kinds: z.ZodMiniArray<z.ZodMiniString<string>>;
            problems: z.ZodMiniObject<{
                equipment: z.ZodMiniArray<z.ZodMiniObject<{
                    reasons: z.ZodMiniArray<z.ZodMiniObject<{
                        code: z.ZodMiniString<string>;
                        label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    }, zod_v4_core.$strip>>;
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>;
                customer: z.ZodMiniArray<z.ZodMiniObject<{
                    reasons: z.ZodMiniArray<z.ZodMiniObject<{
                        code: z.ZodMiniString<string>;
                        label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    }, zod_v4_core.$strip>>;
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>;
            }, zod_v4_core.$strip>;
            equipment: z.ZodMiniArray<z.ZodMiniObject<{
                details: z.ZodMiniArray<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>;
                code: z.ZodMiniString<string>;
                label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
            statuses: z.ZodMiniArray<z.ZodMiniObject<{
                code: z.ZodMiniString<string>;
                label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
            messageMax: z.ZodMiniInt;
            attachments: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                types: z.ZodMiniArray<z.ZodMiniString<string>>;
                maxBytes: z.ZodMiniInt;
                most: z.ZodMiniInt;
            }, zod_v4_core.$strip>>>;
            contact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            today: z.ZodMiniString<string>;
        }, zod_v4_core.$strip>;
    };
    readonly getAssets: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            assets: z.ZodMiniArray<z.ZodMiniObject<{
                number: z.ZodMiniString<string>;
                type: z.ZodMiniString<string>;
                detail: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                place: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
    readonly searchCases: {
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            cases: z.ZodMiniArray<z.ZodMiniObject<{
                caseId: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    equipment: "equipment";
                    customer: "customer";
                }>;
                problemType: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>;
                reason: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>;
                status: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>;
                standing: z.ZodMiniEnum<{
                    open: "open";
                    closed: "closed";
                    "waiting-for-you": "waiting-for-you";
                }>;
                createdAt: z.ZodMiniString<string>;
                modifiedAt: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            hasMore: z.ZodMiniBoolean<boolean>;
        }, zod_v4_core.$strip>;
    };
    readonly getCase: {
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            equipment: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                type: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>;
                detail: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                assetNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            message: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            attachments: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                attachmentId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                contentType: z.ZodMiniString<string>;
                bytes: z.ZodMiniInt;
            }, zod_v4_core.$strip>>>>;
            availability: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                day: z.ZodMiniInt;
                start: z.ZodMiniString<string>;
                end: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>>>>;
            contact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            onsiteContact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            onBehalfOf: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            about: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                lineId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                invoiceId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            conversation: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                commentId: z.ZodMiniString<string>;
                from: z.ZodMiniEnum<{
                    service: "service";
                    buyer: "buyer";
                }>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                at: z.ZodMiniString<string>;
                text: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>>>>;
            rating: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                stars: z.ZodMiniInt;
                words: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            canComment: z.ZodMiniBoolean<boolean>;
            canRate: z.ZodMiniBoolean<boolean>;
            caseId: z.ZodMiniString<string>;
            number: z.ZodMiniString<string>;
            kind: z.ZodMiniEnum<{
                equipment: "equipment";
                customer: "customer";
            }>;
            problemType: z.ZodMiniObject<{
                code: z.ZodMiniString<string>;
                label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>;
            reason: z.ZodMiniObject<{
                code: z.ZodMiniString<string>;
                label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>;
            status: z.ZodMiniObject<{
                code: z.ZodMiniString<string>;
                label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>;
            standing: z.ZodMiniEnum<{
                open: "open";
                closed: "closed";
                "waiting-for-you": "waiting-for-you";
            }>;
            createdAt: z.ZodMiniString<string>;
            modifiedAt: z.ZodMiniString<string>;
        }, zod_v4_core.$strip>>;
    };
    readonly getCaseFile: {
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            contentType: z.ZodMiniString<string>;
            base64: z.ZodMiniString<string>;
        }, zod_v4_core.$strip>>;
    };
    readonly uploadCaseFile: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            handle: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, zod_v4_core.$strip>;
    };
    readonly addCaseComment: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            case: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                equipment: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    type: z.ZodMiniObject<{
                        code: z.ZodMiniString<string>;
                        label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    }, zod_v4_core.$strip>;
                    detail: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                        code: z.ZodMiniString<string>;
                        label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    }, zod_v4_core.$strip>>>;
                    assetNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                message: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                attachments: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    attachmentId: z.ZodMiniString<string>;
                    name: z.ZodMiniString<string>;
                    contentType: z.ZodMiniString<string>;
                    bytes: z.ZodMiniInt;
                }, zod_v4_core.$strip>>>>;
                availability: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    day: z.ZodMiniInt;
                    start: z.ZodMiniString<string>;
                    end: z.ZodMiniString<string>;
                }, zod_v4_core.$strip>>>>;
                contact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                onsiteContact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                onBehalfOf: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                about: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    lineId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    invoiceId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                conversation: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    commentId: z.ZodMiniString<string>;
                    from: z.ZodMiniEnum<{
                        service: "service";
                        buyer: "buyer";
                    }>;
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    at: z.ZodMiniString<string>;
                    text: z.ZodMiniString<string>;
                }, zod_v4_core.$strip>>>>;
                rating: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    stars: z.ZodMiniInt;
                    words: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                canComment: z.ZodMiniBoolean<boolean>;
                canRate: z.ZodMiniBoolean<boolean>;
                caseId: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    equipment: "equipment";
                    customer: "customer";
                }>;
                problemType: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>;
                reason: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>;
                status: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>;
                standing: z.ZodMiniEnum<{
                    open: "open";
                    closed: "closed";
                    "waiting-for-you": "waiting-for-you";
                }>;
                createdAt: z.ZodMiniString<string>;
                modifiedAt: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, zod_v4_core.$strip>;
    };
    readonly rateCase: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            case: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                equipment: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    type: z.ZodMiniObject<{
                        code: z.ZodMiniString<string>;
                        label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    }, zod_v4_core.$strip>;
                    detail: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                        code: z.ZodMiniString<string>;
                        label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    }, zod_v4_core.$strip>>>;
                    assetNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                message: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                attachments: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    attachmentId: z.ZodMiniString<string>;
                    name: z.ZodMiniString<string>;
                    contentType: z.ZodMiniString<string>;
                    bytes: z.ZodMiniInt;
                }, zod_v4_core.$strip>>>>;
                availability: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    day: z.ZodMiniInt;
                    start: z.ZodMiniString<string>;
                    end: z.ZodMiniString<string>;
                }, zod_v4_core.$strip>>>>;
                contact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                onsiteContact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                onBehalfOf: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                about: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    lineId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    invoiceId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                conversation: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    commentId: z.ZodMiniString<string>;
                    from: z.ZodMiniEnum<{
                        service: "service";
                        buyer: "buyer";
                    }>;
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    at: z.ZodMiniString<string>;
                    text: z.ZodMiniString<string>;
                }, zod_v4_core.$strip>>>>;
                rating: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    stars: z.ZodMiniInt;
                    words: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                canComment: z.ZodMiniBoolean<boolean>;
                canRate: z.ZodMiniBoolean<boolean>;
                caseId: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    equipment: "equipment";
                    customer: "customer";
                }>;
                problemType: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>;
                reason: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>;
                status: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>;
                standing: z.ZodMiniEnum<{
                    open: "open";
                    closed: "closed";
                    "waiting-for-you": "waiting-for-you";
                }>;
                createdAt: z.ZodMiniString<string>;
                modifiedAt: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, zod_v4_core.$strip>;
    };
};
type SupportMethodName = keyof typeof supportMethods | `createCase${OnceStep}`;

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
/** Server methods that any page may call. The first four and that of activation emails are the platform's; the others are ours. */
declare const serverMethods: {
    readonly getContent: {
        readonly http: "GET";
        readonly cached: true;
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            source: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                url: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            altText: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                value: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
        }, zod_v4_core.$strip>>;
    };
    readonly getContentList: {
        readonly http: "GET";
        readonly cached: true;
        readonly response: z.ZodMiniObject<{
            items: z.ZodMiniArray<z.ZodMiniObject<{
                managedContentId: z.ZodMiniString<string>;
                FAQQuestion: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                FAQCategory: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                FAQAnswer: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
            hasMore: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        }, zod_v4_core.$strip>;
    };
    readonly updateUserLanguage: {
        readonly http: "POST";
        readonly response: z.ZodMiniUnknown;
    };
    readonly updateRepricingNeeded: {
        readonly http: "POST";
        readonly response: z.ZodMiniUnknown;
    };
    readonly getBuyer: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, zod_v4_core.$strip>;
    };
    readonly getAccountTerms: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            accounts: z.ZodMiniArray<z.ZodMiniObject<{
                accountId: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                conditions: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    stops: z.ZodMiniArray<z.ZodMiniString<string>>;
                    reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>>;
                timeZone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                currencyIsoCode: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                minimum: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    cases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                    value: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                bottlerId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                visits: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    date: z.ZodMiniString<string>;
                    cutOff: z.ZodMiniString<string>;
                }, zod_v4_core.$strip>>>>;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
    readonly getProductTerms: {
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            products: z.ZodMiniArray<z.ZodMiniObject<{
                productId: z.ZodMiniString<string>;
                stockLabel: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                left: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                backOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                discount: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                lastOrdered: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    quantity: z.ZodMiniNumber<number>;
                    date: z.ZodMiniString<string>;
                }, zod_v4_core.$strip>>>;
                usual: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    quantity: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                    askAbove: z.ZodMiniNumber<number>;
                }, zod_v4_core.$strip>>>;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
    readonly getSubstitutes: {
        readonly http: "GET";
        readonly cached: true;
        readonly response: z.ZodMiniObject<{
            productIds: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, zod_v4_core.$strip>;
    };
    readonly getRelatedProducts: {
        readonly http: "GET";
        readonly cached: true;
        readonly response: z.ZodMiniObject<{
            productIds: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, zod_v4_core.$strip>;
    };
    readonly matchProducts: {
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            matches: z.ZodMiniArray<z.ZodMiniObject<{
                productId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                nearIds: z.ZodMiniArray<z.ZodMiniString<string>>;
            }, zod_v4_core.$strip>>;
        }, zod_v4_core.$strip>;
    };
    readonly getCartTerms: {
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            isRepricingNeeded: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            minimum: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                cases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                value: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>;
            deposits: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            minimumOrderCharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            taxRate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
            counted: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                cases: z.ZodMiniNumber<number>;
                value: z.ZodMiniString<string>;
            }, zod_v4_core.$strip>>>;
            lines: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                cartItemId: z.ZodMiniString<string>;
                free: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
                problem: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                promotion: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>>>;
        }, zod_v4_core.$strip>;
    };
    readonly replaceCartItem: {
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
                adjusted: "adjusted";
            }>;
            quantity: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, zod_v4_core.$strip>;
    };
    readonly getCheckoutTerms: {
        readonly http: "GET";
        readonly response: () => Promise<z.ZodMiniObject<{
            deliveries: z.ZodMiniArray<z.ZodMiniObject<{
                method: z.ZodMiniEnum<{
                    delivery: "delivery";
                    pickup: "pickup";
                }>;
                label: z.ZodMiniString<string>;
                address: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    street: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    city: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    state: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    zip: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    country: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                slots: z.ZodMiniArray<z.ZodMiniObject<{
                    date: z.ZodMiniString<string>;
                    cutOff: z.ZodMiniString<string>;
                    closed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>;
                minimum: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    cases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                    value: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                deliveryMethodId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
            groups: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                label: z.ZodMiniString<string>;
                cartItemIds: z.ZodMiniArray<z.ZodMiniString<string>>;
                slots: z.ZodMiniArray<z.ZodMiniObject<{
                    date: z.ZodMiniString<string>;
                    cutOff: z.ZodMiniString<string>;
                    closed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>;
            }, zod_v4_core.$strip>>>>;
            bottlerId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            empties: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                kind: z.ZodMiniEnum<{
                    cylinder: "cylinder";
                    glass: "glass";
                }>;
                label: z.ZodMiniString<string>;
                detail: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                suggested: z.ZodMiniInt;
                most: z.ZodMiniInt;
            }, zod_v4_core.$strip>>>>;
            paymentMethods: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    card: "card";
                    ach: "ach";
                    "on-account": "on-account";
                    "at-pickup": "at-pickup";
                }>;
                label: z.ZodMiniString<string>;
                detail: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                surcharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    rate: z.ZodMiniNumber<number>;
                    amount: z.ZodMiniString<string>;
                    basis: z.ZodMiniString<string>;
                    method: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                        delivery: "delivery";
                        pickup: "pickup";
                    }>>>;
                }, zod_v4_core.$strip>>>;
            }, zod_v4_core.$strip>>;
            lastPurchaseOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            termsHref: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            timeZone: z.ZodMiniString<string>;
            serverTime: z.ZodMiniString<string>;
        }, zod_v4_core.$strip>>;
    };
    readonly saveCheckoutAnswers: {
        readonly http: "POST";
        readonly response: () => Promise<z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                saved: "saved";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, zod_v4_core.$strip>>;
    };
    readonly getCheckoutOutcome: {
        readonly http: "GET";
        readonly response: () => Promise<z.ZodMiniObject<{
            state: z.ZodMiniEnum<{
                open: "open";
                placed: "placed";
                closed: "closed";
                processing: "processing";
            }>;
            orderReferenceNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, zod_v4_core.$strip>>;
    };
    readonly getOrderTerms: {
        readonly http: "POST";
        readonly reads: true;
        readonly response: () => Promise<z.ZodMiniObject<{
            orders: z.ZodMiniArray<z.ZodMiniObject<{
                orderSummaryId: z.ZodMiniString<string>;
                status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                deliveryDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                cases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                method: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    delivery: "delivery";
                    pickup: "pickup";
                }>>>;
                deliveries: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    date: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    lineIds: z.ZodMiniArray<z.ZodMiniString<string>>;
                }, zod_v4_core.$strip>>>>;
                empties: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    cylinder: z.ZodMiniInt;
                    glass: z.ZodMiniInt;
                }, zod_v4_core.$strip>>>;
                guest: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, zod_v4_core.$strip>>>;
                purchaseOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                notes: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                paymentLabel: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                surcharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                deposits: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                minimumOrderCharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                taxRate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                freeLineIds: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
                changesUntil: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                timeZone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                confirmationEmail: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, zod_v4_core.$strip>>;
            serverTime: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, zod_v4_core.$strip>>;
    };
};
/** Methods that any part of the adapter may call. */
type FirstMethodName = keyof typeof serverMethods;
/** What of orders happens once; each has four methods (`once`). */
type OrderOnceMethodName = `${'cancelOrder' | 'easyOrder'}${OnceStep}`;
/** The name of a server method, as it is called unless the options say otherwise. */
type ServerMethodName = FirstMethodName | FoundMethodName | BuilderMethodName | ListMethodName | OrderOnceMethodName | MoneyMethodName | PeopleMethodName | SupportMethodName | AccountMethodName | ContactMethodName | RegistrationMethodName | OfferMethodName | ActivationMethodName | NotificationMethodName;

/** What `…Commit`, `…Outcome` and `…Abandon` take. */
declare const onceAttempt: z.ZodMiniObject<{
    key: z.ZodMiniString<string>;
    handle: z.ZodMiniString<string>;
    effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
    language: z.ZodMiniString<string>;
}, z.core.$strip>;

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

/**
 * The contract of the server methods: what the platform has no call for. A method's class and name can be
 * changed in the adapter's options. An error is thrown as an `AuraHandledException` whose message is a code, alone or
 * followed by `: ` and a text for the log. Codes every method may throw: `INSUFFICIENT_ACCESS`,
 * `EFFECTIVE_ACCOUNT_NOT_FOUND`, `INVALID_API_INPUT`, `MISSING_RECORD`, `LIMIT_EXCEEDED`, `TOO_MANY_RECORDS`.
 */
declare const serverMethodContract: {
    readonly getNotifications: {
        readonly request: z.ZodMiniObject<{
            topics: z.ZodMiniArray<z.ZodMiniEnum<{
                orders: "orders";
                deliveries: "deliveries";
                invoices: "invoices";
                promotions: "promotions";
                support: "support";
                reminders: "reminders";
            }>>;
            unreadOnly: z.ZodMiniBoolean<boolean>;
            page: z.ZodMiniInt;
            pageSize: z.ZodMiniInt;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "One page of what the running user is told of an account.";
        readonly without: "No page of notifications and no bell.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            today: z.ZodMiniString<string>;
            notifications: z.ZodMiniArray<z.ZodMiniObject<{
                notificationId: z.ZodMiniString<string>;
                topic: z.ZodMiniEnum<{
                    orders: "orders";
                    deliveries: "deliveries";
                    invoices: "invoices";
                    promotions: "promotions";
                    support: "support";
                    reminders: "reminders";
                }>;
                at: z.ZodMiniString<string>;
                title: z.ZodMiniString<string>;
                text: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                about: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    kind: z.ZodMiniEnum<{
                        cart: "cart";
                        invoice: "invoice";
                        case: "case";
                        order: "order";
                        promotion: "promotion";
                    }>;
                    id: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                isRead: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            hasMore: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
    };
    readonly getUnreadNotifications: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "How many of them the running user has not read. It agrees with `getNotifications`.";
        readonly without: "The bell has no number.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            unread: z.ZodMiniInt;
        }, z.core.$strip>;
    };
    readonly markNotifications: {
        readonly request: z.ZodMiniObject<{
            notificationIds: z.ZodMiniArray<z.ZodMiniString<string>>;
            isRead: z.ZodMiniBoolean<boolean>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Marks notifications as read, or as unread again, for the running user alone. What is gone by then is passed over.";
        readonly again: "Nothing changes.";
        readonly without: "Read marks stay as they are.";
        readonly http: "POST";
        readonly response: z.ZodMiniUnknown;
    };
    readonly markAllNotificationsRead: {
        readonly request: z.ZodMiniObject<{
            topics: z.ZodMiniArray<z.ZodMiniEnum<{
                orders: "orders";
                deliveries: "deliveries";
                invoices: "invoices";
                promotions: "promotions";
                support: "support";
                reminders: "reminders";
            }>>;
            until: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Marks all of some topics that are no newer than a time, for the running user alone.";
        readonly again: "What came no later and was marked unread since is marked again; the answer names it.";
        readonly without: "Notifications are marked one by one.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            notificationIds: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>;
    };
    readonly claimRewardPrepare: ServerMethodContract & {
        readonly request: z.ZodMiniObject<{
            rewardId: z.ZodMiniString<string>;
            points: z.ZodMiniInt;
            claimed: z.ZodMiniInt;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly claimRewardOutcome: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly claimRewardCommit: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly claimRewardAbandon: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly getPromotions: {
        request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        purpose: string;
        without: string;
        http: "GET";
        response: z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            today: z.ZodMiniString<string>;
            promotions: z.ZodMiniArray<z.ZodMiniObject<{
                promotionId: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    "free-goods": "free-goods";
                    discount: "discount";
                }>;
                title: z.ZodMiniString<string>;
                summary: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                brand: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                startsOn: z.ZodMiniString<string>;
                endsOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                exclusive: z.ZodMiniBoolean<boolean>;
                terms: z.ZodMiniArray<z.ZodMiniString<string>>;
                products: z.ZodMiniArray<z.ZodMiniObject<{
                    productId: z.ZodMiniString<string>;
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    sku: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>;
                gift: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    productId: z.ZodMiniString<string>;
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    sku: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                progress: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    cases: z.ZodMiniInt;
                    goal: z.ZodMiniInt;
                    missing: z.ZodMiniInt;
                    earned: z.ZodMiniInt;
                    worth: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    readonly getRewards: {
        request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        purpose: string;
        without: string;
        http: "GET";
        response: z.ZodMiniObject<{
            today: z.ZodMiniString<string>;
            points: z.ZodMiniInt;
            coming: z.ZodMiniInt;
            earning: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            rewards: z.ZodMiniArray<z.ZodMiniObject<{
                rewardId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                points: z.ZodMiniInt;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                image: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    url: z.ZodMiniString<string>;
                    altText: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                left: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                endsOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                standing: z.ZodMiniEnum<{
                    open: "open";
                    "sold-out": "sold-out";
                    ended: "ended";
                }>;
                claimed: z.ZodMiniInt;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    readonly getRewardHistory: {
        request: z.ZodMiniObject<{
            page: z.ZodMiniInt;
            pageSize: z.ZodMiniInt;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        purpose: string;
        without: string;
        http: "GET";
        response: z.ZodMiniObject<{
            entries: z.ZodMiniArray<z.ZodMiniObject<{
                entryId: z.ZodMiniString<string>;
                at: z.ZodMiniString<string>;
                points: z.ZodMiniInt;
                kind: z.ZodMiniEnum<{
                    returned: "returned";
                    claim: "claim";
                    order: "order";
                }>;
                orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                number: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    delivered: "delivered";
                    cancelled: "cancelled";
                    "on-its-way": "on-its-way";
                    processing: "processing";
                }>>>;
            }, z.core.$strip>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            hasMore: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
    };
    readonly registerPrepare: ServerMethodContract & {
        readonly request: z.ZodMiniObject<{
            proof: z.ZodMiniString<string>;
            firstName: z.ZodMiniString<string>;
            lastName: z.ZodMiniString<string>;
            email: z.ZodMiniString<string>;
            phoneNumber: z.ZodMiniString<string>;
            userLanguage: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly registerOutcome: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly registerCommit: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly registerAbandon: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly findAccountToRegister: {
        request: z.ZodMiniObject<{
            language: z.ZodMiniString<string>;
            accountNumber: z.ZodMiniString<string>;
        }, z.core.$strip>;
        purpose: string;
        again: string;
        reasons: {
            'not-found': string;
            'too-many-attempts': string;
        };
        without: string;
        http: "POST";
        response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                found: "found";
            }>;
            methods: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
            smsOptOutCode: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$strip>;
    };
    readonly sendRegistrationCode: {
        request: z.ZodMiniObject<{
            mobileNumber: z.ZodMiniString<string>;
            language: z.ZodMiniString<string>;
            accountNumber: z.ZodMiniString<string>;
        }, z.core.$strip>;
        purpose: string;
        again: string;
        reasons: {
            'not-verified': string;
            'too-soon': string;
            'too-many-codes': string;
            'generation-failed': string;
        };
        without: string;
        http: "POST";
        response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                sent: "sent";
            }>;
            challenge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            digits: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            resendIn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            expiresIn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            triesLeft: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        }, z.core.$strip>;
    };
    readonly verifyAccount: {
        request: z.ZodMiniObject<{
            method: z.ZodMiniEnum<{
                invoice: "invoice";
                code: "code";
                mobile: "mobile";
            }>;
            code: z.ZodMiniNullable<z.ZodMiniString<string>>;
            invoiceNumber: z.ZodMiniNullable<z.ZodMiniString<string>>;
            challenge: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
            accountNumber: z.ZodMiniString<string>;
        }, z.core.$strip>;
        purpose: string;
        again: string;
        reasons: {
            'not-verified': string;
            'code-expired': string;
        };
        without: string;
        http: "POST";
        response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                verified: "verified";
                refused: "refused";
            }>;
            proof: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            expiresIn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            account: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            triesLeft: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        }, z.core.$strip>;
    };
    readonly sendMessagePrepare: ServerMethodContract & {
        readonly request: z.ZodMiniObject<{
            draftId: z.ZodMiniString<string>;
            topic: z.ZodMiniString<string>;
            subject: z.ZodMiniString<string>;
            text: z.ZodMiniString<string>;
            contact: z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                email: z.ZodMiniString<string>;
                phone: z.ZodMiniString<string>;
            }, z.core.$strip>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly sendMessageOutcome: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly sendMessageCommit: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly sendMessageAbandon: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly getContactDetails: {
        request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        purpose: string;
        without: string;
        http: "GET";
        response: z.ZodMiniObject<{
            phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            hours: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                timeZone: z.ZodMiniString<string>;
                week: z.ZodMiniArray<z.ZodMiniObject<{
                    day: z.ZodMiniInt;
                    start: z.ZodMiniString<string>;
                    end: z.ZodMiniString<string>;
                }, z.core.$strip>>;
                closed: z.ZodMiniArray<z.ZodMiniObject<{
                    date: z.ZodMiniString<string>;
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>>;
            topics: z.ZodMiniArray<z.ZodMiniObject<{
                code: z.ZodMiniString<string>;
                label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                page: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
            subjectMax: z.ZodMiniInt;
            messageMax: z.ZodMiniInt;
            contact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
    };
    readonly getNextDelivery: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "The next delivery that can still be ordered for, by the org’s clock.";
        readonly without: "The first page says nothing of the next delivery.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            visit: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                date: z.ZodMiniString<string>;
                cutOff: z.ZodMiniString<string>;
                note: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            timeZone: z.ZodMiniString<string>;
            serverTime: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly getOrderWeeks: {
        readonly request: z.ZodMiniObject<{
            weeks: z.ZodMiniInt;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            readonly INSUFFICIENT_ACCESS: "The running user lacks the ordering permission (`getBuyer`), or may not act for the account.";
        };
        readonly purpose: "What was ordered in each of the last weeks. It agrees with `searchOrders` for the same days.";
        readonly without: "The first page says nothing of what was ordered lately.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            today: z.ZodMiniString<string>;
            weeks: z.ZodMiniArray<z.ZodMiniObject<{
                start: z.ZodMiniString<string>;
                orders: z.ZodMiniInt;
                cases: z.ZodMiniNumber<number>;
                spend: z.ZodMiniString<string>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    readonly createCasePrepare: ServerMethodContract & {
        readonly request: z.ZodMiniObject<{
            draftId: z.ZodMiniString<string>;
            kind: z.ZodMiniEnum<{
                equipment: "equipment";
                customer: "customer";
            }>;
            equipment: z.ZodMiniNullable<z.ZodMiniObject<{
                type: z.ZodMiniString<string>;
                detail: z.ZodMiniNullable<z.ZodMiniString<string>>;
                assetNumber: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            problemType: z.ZodMiniString<string>;
            reason: z.ZodMiniString<string>;
            message: z.ZodMiniString<string>;
            attachments: z.ZodMiniArray<z.ZodMiniString<string>>;
            availability: z.ZodMiniArray<z.ZodMiniObject<{
                day: z.ZodMiniInt;
                start: z.ZodMiniString<string>;
                end: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            contact: z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                email: z.ZodMiniString<string>;
                phone: z.ZodMiniString<string>;
            }, z.core.$strip>;
            onsiteContact: z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                phone: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            onBehalfOf: z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                email: z.ZodMiniString<string>;
                phone: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            about: z.ZodMiniNullable<z.ZodMiniObject<{
                orderId: z.ZodMiniNullable<z.ZodMiniString<string>>;
                lineId: z.ZodMiniNullable<z.ZodMiniString<string>>;
                invoiceId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly createCaseOutcome: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly createCaseCommit: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly createCaseAbandon: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly getSupportOptions: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "What a new case can be made of, for the running user on the account.";
        readonly without: "No cases are made, and cases are not narrowed by status or problem type.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            kinds: z.ZodMiniArray<z.ZodMiniString<string>>;
            problems: z.ZodMiniObject<{
                equipment: z.ZodMiniArray<z.ZodMiniObject<{
                    reasons: z.ZodMiniArray<z.ZodMiniObject<{
                        code: z.ZodMiniString<string>;
                        label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    }, z.core.$strip>>;
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>;
                customer: z.ZodMiniArray<z.ZodMiniObject<{
                    reasons: z.ZodMiniArray<z.ZodMiniObject<{
                        code: z.ZodMiniString<string>;
                        label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    }, z.core.$strip>>;
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            equipment: z.ZodMiniArray<z.ZodMiniObject<{
                details: z.ZodMiniArray<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>;
                code: z.ZodMiniString<string>;
                label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
            statuses: z.ZodMiniArray<z.ZodMiniObject<{
                code: z.ZodMiniString<string>;
                label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
            messageMax: z.ZodMiniInt;
            attachments: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                types: z.ZodMiniArray<z.ZodMiniString<string>>;
                maxBytes: z.ZodMiniInt;
                most: z.ZodMiniInt;
            }, z.core.$strip>>>;
            contact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            today: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly getAssets: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "The equipment that stands at the account.";
        readonly without: "Asset numbers are typed.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            assets: z.ZodMiniArray<z.ZodMiniObject<{
                number: z.ZodMiniString<string>;
                type: z.ZodMiniString<string>;
                detail: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                place: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    readonly searchCases: {
        readonly request: z.ZodMiniObject<{
            text: z.ZodMiniString<string>;
            statuses: z.ZodMiniArray<z.ZodMiniString<string>>;
            problemTypes: z.ZodMiniArray<z.ZodMiniString<string>>;
            created: z.ZodMiniObject<{
                start: z.ZodMiniNullable<z.ZodMiniString<string>>;
                end: z.ZodMiniNullable<z.ZodMiniString<string>>;
            }, z.core.$strip>;
            modified: z.ZodMiniObject<{
                start: z.ZodMiniNullable<z.ZodMiniString<string>>;
                end: z.ZodMiniNullable<z.ZodMiniString<string>>;
            }, z.core.$strip>;
            page: z.ZodMiniInt;
            pageSize: z.ZodMiniInt;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "One page of the account’s cases that match, whoever made them.";
        readonly without: "Cases are not listed.";
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            cases: z.ZodMiniArray<z.ZodMiniObject<{
                caseId: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    equipment: "equipment";
                    customer: "customer";
                }>;
                problemType: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>;
                reason: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>;
                status: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>;
                standing: z.ZodMiniEnum<{
                    open: "open";
                    closed: "closed";
                    "waiting-for-you": "waiting-for-you";
                }>;
                createdAt: z.ZodMiniString<string>;
                modifiedAt: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            hasMore: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
    };
    readonly getCase: {
        readonly request: z.ZodMiniObject<{
            caseId: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "One case with everything that is known of it; null when the account has none like it.";
        readonly without: "Cases can not be opened.";
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            equipment: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                type: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>;
                detail: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                assetNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            message: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            attachments: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                attachmentId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                contentType: z.ZodMiniString<string>;
                bytes: z.ZodMiniInt;
            }, z.core.$strip>>>>;
            availability: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                day: z.ZodMiniInt;
                start: z.ZodMiniString<string>;
                end: z.ZodMiniString<string>;
            }, z.core.$strip>>>>;
            contact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            onsiteContact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            onBehalfOf: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            about: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                lineId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                invoiceId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            conversation: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                commentId: z.ZodMiniString<string>;
                from: z.ZodMiniEnum<{
                    service: "service";
                    buyer: "buyer";
                }>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                at: z.ZodMiniString<string>;
                text: z.ZodMiniString<string>;
            }, z.core.$strip>>>>;
            rating: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                stars: z.ZodMiniInt;
                words: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            canComment: z.ZodMiniBoolean<boolean>;
            canRate: z.ZodMiniBoolean<boolean>;
            caseId: z.ZodMiniString<string>;
            number: z.ZodMiniString<string>;
            kind: z.ZodMiniEnum<{
                equipment: "equipment";
                customer: "customer";
            }>;
            problemType: z.ZodMiniObject<{
                code: z.ZodMiniString<string>;
                label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>;
            reason: z.ZodMiniObject<{
                code: z.ZodMiniString<string>;
                label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>;
            status: z.ZodMiniObject<{
                code: z.ZodMiniString<string>;
                label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>;
            standing: z.ZodMiniEnum<{
                open: "open";
                closed: "closed";
                "waiting-for-you": "waiting-for-you";
            }>;
            createdAt: z.ZodMiniString<string>;
            modifiedAt: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    };
    readonly getCaseFile: {
        readonly request: z.ZodMiniObject<{
            caseId: z.ZodMiniString<string>;
            attachmentId: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "Something attached to a case of the account; null when it is no longer there.";
        readonly without: "What is attached is named and can not be had.";
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            contentType: z.ZodMiniString<string>;
            base64: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    };
    readonly uploadCaseFile: {
        readonly request: z.ZodMiniObject<{
            handle: z.ZodMiniNullable<z.ZodMiniString<string>>;
            name: z.ZodMiniString<string>;
            contentType: z.ZodMiniString<string>;
            bytes: z.ZodMiniInt;
            from: z.ZodMiniInt;
            base64: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            readonly MISSING_RECORD: "There is no such upload of the running user.";
            readonly INVALID_API_INPUT: "The part begins after the end of what there is.";
            readonly INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "Keeps one part of one file for a case that is to be made. Parts come in their order, one after another. Drop what no case has taken after a day: a buyer may give an upload up at any part.";
        readonly again: "The part takes the place of what there is from its beginning on. A first part opens another upload.";
        readonly without: "Nothing is attached.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            handle: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, z.core.$strip>;
    };
    readonly addCaseComment: {
        readonly request: z.ZodMiniObject<{
            caseId: z.ZodMiniString<string>;
            key: z.ZodMiniString<string>;
            text: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "Adds what the buyer says to a case’s conversation.";
        readonly again: "With the same key nothing changes: the case is returned as it is.";
        readonly reasons: {
            readonly 'case-closed': "The case is closed.";
            readonly 'case-gone': string;
        };
        readonly without: "Conversations are read and not added to.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            case: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                equipment: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    type: z.ZodMiniObject<{
                        code: z.ZodMiniString<string>;
                        label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    }, z.core.$strip>;
                    detail: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                        code: z.ZodMiniString<string>;
                        label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    }, z.core.$strip>>>;
                    assetNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                message: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                attachments: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    attachmentId: z.ZodMiniString<string>;
                    name: z.ZodMiniString<string>;
                    contentType: z.ZodMiniString<string>;
                    bytes: z.ZodMiniInt;
                }, z.core.$strip>>>>;
                availability: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    day: z.ZodMiniInt;
                    start: z.ZodMiniString<string>;
                    end: z.ZodMiniString<string>;
                }, z.core.$strip>>>>;
                contact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                onsiteContact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                onBehalfOf: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                about: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    lineId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    invoiceId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                conversation: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    commentId: z.ZodMiniString<string>;
                    from: z.ZodMiniEnum<{
                        service: "service";
                        buyer: "buyer";
                    }>;
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    at: z.ZodMiniString<string>;
                    text: z.ZodMiniString<string>;
                }, z.core.$strip>>>>;
                rating: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    stars: z.ZodMiniInt;
                    words: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                canComment: z.ZodMiniBoolean<boolean>;
                canRate: z.ZodMiniBoolean<boolean>;
                caseId: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    equipment: "equipment";
                    customer: "customer";
                }>;
                problemType: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>;
                reason: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>;
                status: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>;
                standing: z.ZodMiniEnum<{
                    open: "open";
                    closed: "closed";
                    "waiting-for-you": "waiting-for-you";
                }>;
                createdAt: z.ZodMiniString<string>;
                modifiedAt: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, z.core.$strip>;
    };
    readonly rateCase: {
        readonly request: z.ZodMiniObject<{
            caseId: z.ZodMiniString<string>;
            stars: z.ZodMiniInt;
            words: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "Keeps what the buyer thought of how a closed case was dealt with.";
        readonly again: "The later rating takes the place of the earlier one.";
        readonly reasons: {
            readonly 'case-open': "The case is still open.";
            readonly 'case-gone': string;
        };
        readonly without: "Cases are not rated.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            case: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                equipment: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    type: z.ZodMiniObject<{
                        code: z.ZodMiniString<string>;
                        label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    }, z.core.$strip>;
                    detail: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                        code: z.ZodMiniString<string>;
                        label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    }, z.core.$strip>>>;
                    assetNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                message: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                attachments: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    attachmentId: z.ZodMiniString<string>;
                    name: z.ZodMiniString<string>;
                    contentType: z.ZodMiniString<string>;
                    bytes: z.ZodMiniInt;
                }, z.core.$strip>>>>;
                availability: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    day: z.ZodMiniInt;
                    start: z.ZodMiniString<string>;
                    end: z.ZodMiniString<string>;
                }, z.core.$strip>>>>;
                contact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                onsiteContact: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                onBehalfOf: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    phone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                about: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    lineId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    invoiceId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                conversation: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    commentId: z.ZodMiniString<string>;
                    from: z.ZodMiniEnum<{
                        service: "service";
                        buyer: "buyer";
                    }>;
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    at: z.ZodMiniString<string>;
                    text: z.ZodMiniString<string>;
                }, z.core.$strip>>>>;
                rating: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    stars: z.ZodMiniInt;
                    words: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                canComment: z.ZodMiniBoolean<boolean>;
                canRate: z.ZodMiniBoolean<boolean>;
                caseId: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    equipment: "equipment";
                    customer: "customer";
                }>;
                problemType: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>;
                reason: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>;
                status: z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>;
                standing: z.ZodMiniEnum<{
                    open: "open";
                    closed: "closed";
                    "waiting-for-you": "waiting-for-you";
                }>;
                createdAt: z.ZodMiniString<string>;
                modifiedAt: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, z.core.$strip>;
    };
    readonly searchUsers: {
        readonly request: z.ZodMiniObject<{
            text: z.ZodMiniString<string>;
            permission: z.ZodMiniNullable<z.ZodMiniString<string>>;
            status: z.ZodMiniNullable<z.ZodMiniEnum<{
                disabled: "disabled";
                enabled: "enabled";
            }>>;
            sort: z.ZodMiniEnum<{
                NameAsc: "NameAsc";
                NameDesc: "NameDesc";
                EmailAsc: "EmailAsc";
                EmailDesc: "EmailDesc";
                LastAccessedDesc: "LastAccessedDesc";
                LastAccessedAsc: "LastAccessedAsc";
            }>;
            page: z.ZodMiniInt;
            pageSize: z.ZodMiniInt;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "One page of the users who are linked to an account of the running user, themselves included.";
        readonly without: "Users are not managed.";
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            users: z.ZodMiniArray<z.ZodMiniObject<{
                userId: z.ZodMiniString<string>;
                firstName: z.ZodMiniString<string>;
                lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniString<string>;
                permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
                accountCount: z.ZodMiniInt;
                lastAccessed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                enabled: z.ZodMiniBoolean<boolean>;
                isYou: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            }, z.core.$strip>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            hasMore: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
    };
    readonly getUser: {
        readonly request: z.ZodMiniObject<{
            userId: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "One user with everything that is known of them; null when there is none for the running user.";
        readonly without: "Users can not be opened.";
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            mobileNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            userLanguage: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            accounts: z.ZodMiniArray<z.ZodMiniObject<{
                accountId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
            revision: z.ZodMiniString<string>;
            userId: z.ZodMiniString<string>;
            firstName: z.ZodMiniString<string>;
            lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            email: z.ZodMiniString<string>;
            permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
            accountCount: z.ZodMiniInt;
            lastAccessed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            enabled: z.ZodMiniBoolean<boolean>;
            isYou: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        }, z.core.$strip>>;
    };
    readonly getUserOptions: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "What the running user may give: permissions, and accounts users may be linked to.";
        readonly without: "Users can be seen and not changed.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
            accounts: z.ZodMiniArray<z.ZodMiniObject<{
                accountId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    readonly createUser: {
        readonly request: z.ZodMiniObject<{
            email: z.ZodMiniString<string>;
            firstName: z.ZodMiniString<string>;
            lastName: z.ZodMiniString<string>;
            phoneNumber: z.ZodMiniString<string>;
            mobileNumber: z.ZodMiniString<string>;
            userLanguage: z.ZodMiniString<string>;
            permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
            accountIds: z.ZodMiniArray<z.ZodMiniString<string>>;
            key: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "Creates a user, linked to accounts, and sends them the activation email.";
        readonly again: "With the same key nothing happens: the user the first call made is returned, and no second email is sent.";
        readonly reasons: {
            readonly 'email-taken': "Somebody has the email, in any case.";
        };
        readonly without: "Users are not created.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            user: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                mobileNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                userLanguage: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                accounts: z.ZodMiniArray<z.ZodMiniObject<{
                    accountId: z.ZodMiniString<string>;
                    name: z.ZodMiniString<string>;
                    number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>;
                revision: z.ZodMiniString<string>;
                userId: z.ZodMiniString<string>;
                firstName: z.ZodMiniString<string>;
                lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniString<string>;
                permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
                accountCount: z.ZodMiniInt;
                lastAccessed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                enabled: z.ZodMiniBoolean<boolean>;
                isYou: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            }, z.core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            accounts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                accountId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, z.core.$strip>;
    };
    readonly editUser: {
        readonly request: z.ZodMiniObject<{
            firstName: z.ZodMiniString<string>;
            lastName: z.ZodMiniString<string>;
            phoneNumber: z.ZodMiniString<string>;
            mobileNumber: z.ZodMiniString<string>;
            userLanguage: z.ZodMiniString<string>;
            permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
            accountIds: z.ZodMiniArray<z.ZodMiniString<string>>;
            userId: z.ZodMiniString<string>;
            revision: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "Changes a user as they were at a revision, all or nothing. The email stays.";
        readonly again: "Refused with `changed`: the first call made another revision.";
        readonly reasons: {
            readonly changed: "The revision is another one now; return the user as they are.";
            readonly 'user-gone': string;
            readonly 'last-super': string;
        };
        readonly without: "Users are not changed.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            user: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                mobileNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                userLanguage: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                accounts: z.ZodMiniArray<z.ZodMiniObject<{
                    accountId: z.ZodMiniString<string>;
                    name: z.ZodMiniString<string>;
                    number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>;
                revision: z.ZodMiniString<string>;
                userId: z.ZodMiniString<string>;
                firstName: z.ZodMiniString<string>;
                lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniString<string>;
                permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
                accountCount: z.ZodMiniInt;
                lastAccessed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                enabled: z.ZodMiniBoolean<boolean>;
                isYou: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            }, z.core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            accounts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                accountId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, z.core.$strip>;
    };
    readonly setUserEnabled: {
        readonly request: z.ZodMiniObject<{
            userId: z.ZodMiniString<string>;
            enabled: z.ZodMiniBoolean<boolean>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "Lets a user sign in, or keeps them out and ends their sessions.";
        readonly again: "Nothing changes.";
        readonly reasons: {
            'user-gone': string;
            'last-super': string;
        };
        readonly without: "Users are neither kept out nor let in again.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            user: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                mobileNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                userLanguage: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                accounts: z.ZodMiniArray<z.ZodMiniObject<{
                    accountId: z.ZodMiniString<string>;
                    name: z.ZodMiniString<string>;
                    number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>;
                revision: z.ZodMiniString<string>;
                userId: z.ZodMiniString<string>;
                firstName: z.ZodMiniString<string>;
                lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniString<string>;
                permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
                accountCount: z.ZodMiniInt;
                lastAccessed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                enabled: z.ZodMiniBoolean<boolean>;
                isYou: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            }, z.core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            accounts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                accountId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, z.core.$strip>;
    };
    readonly getPasswordPolicy: {
        readonly request: z.ZodMiniObject<{}, z.core.$strip>;
        readonly purpose: "What the org asks of a new password.";
        readonly without: "The rules are not shown beforehand.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            minLength: z.ZodMiniInt;
            maxLength: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            needs: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>;
    };
    readonly changePassword: {
        readonly request: z.ZodMiniObject<{
            current: z.ZodMiniString<string>;
            next: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Changes the running user’s password, as `Site.changePassword` does. Nothing of either password goes into a log, an exception or the answer; the session stays.";
        readonly again: "Refused with `current-wrong`: the password is the new one already.";
        readonly reasons: {
            readonly 'current-wrong': "The current password is not that.";
            readonly 'too-weak': "The new one breaks the policy, or is the current one.";
            readonly 'used-before': "It is one of those remembered.";
            readonly 'too-many-attempts': "Too many wrong ones in a short time: nothing was looked at.";
        };
        readonly without: "The password is not changed here.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$strip>;
    };
    readonly getProfile: {
        readonly request: z.ZodMiniObject<{
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "The running user’s own record, with what there is to choose of notices and the accounts they are linked to.";
        readonly without: "No page of one’s own record.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            firstName: z.ZodMiniString<string>;
            lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            mobileNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            userLanguage: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            notices: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                topic: z.ZodMiniString<string>;
                email: z.ZodMiniBoolean<boolean>;
                text: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>>>;
            accounts: z.ZodMiniArray<z.ZodMiniObject<{
                isDefault: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
                permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
                accountId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
            revision: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$strip>;
    };
    readonly saveProfile: {
        readonly request: z.ZodMiniObject<{
            revision: z.ZodMiniNullable<z.ZodMiniString<string>>;
            firstName: z.ZodMiniNullable<z.ZodMiniString<string>>;
            lastName: z.ZodMiniNullable<z.ZodMiniString<string>>;
            phoneNumber: z.ZodMiniNullable<z.ZodMiniString<string>>;
            mobileNumber: z.ZodMiniNullable<z.ZodMiniString<string>>;
            notices: z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                topic: z.ZodMiniString<string>;
                email: z.ZodMiniBoolean<boolean>;
                text: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Changes what is named of the running user’s own record, all or nothing, and keeps words without white space at their ends.";
        readonly again: "With a revision it is refused with `changed`; without one nothing changes.";
        readonly reasons: {
            readonly changed: "The revision is another one now.";
        };
        readonly without: "One’s own record can be seen and not changed.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            profile: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                firstName: z.ZodMiniString<string>;
                lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                mobileNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                userLanguage: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                notices: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    topic: z.ZodMiniString<string>;
                    email: z.ZodMiniBoolean<boolean>;
                    text: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>>>>;
                accounts: z.ZodMiniArray<z.ZodMiniObject<{
                    isDefault: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
                    permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
                    accountId: z.ZodMiniString<string>;
                    name: z.ZodMiniString<string>;
                    number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>;
                revision: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, z.core.$strip>;
    };
    readonly addPaymentMethodPrepare: ServerMethodContract & {
        readonly request: z.ZodMiniObject<{
            token: z.ZodMiniString<string>;
            kind: z.ZodMiniEnum<{
                card: "card";
                ach: "ach";
            }>;
            nickname: z.ZodMiniString<string>;
            makeDefault: z.ZodMiniBoolean<boolean>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly addPaymentMethodOutcome: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly addPaymentMethodCommit: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly addPaymentMethodAbandon: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly setAutopayPrepare: ServerMethodContract & {
        readonly request: z.ZodMiniObject<{
            on: z.ZodMiniBoolean<boolean>;
            methodId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            day: z.ZodMiniNullable<z.ZodMiniInt>;
            limit: z.ZodMiniNullable<z.ZodMiniString<string>>;
            limitCurrencyIsoCode: z.ZodMiniNullable<z.ZodMiniString<string>>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly setAutopayOutcome: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly setAutopayCommit: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly setAutopayAbandon: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly disputeInvoicePrepare: ServerMethodContract & {
        readonly request: z.ZodMiniObject<{
            invoiceId: z.ZodMiniString<string>;
            reason: z.ZodMiniEnum<{
                short: "short";
                damaged: "damaged";
                "wrong-price": "wrong-price";
                "not-received": "not-received";
                duplicate: "duplicate";
                "something-else": "something-else";
            }>;
            words: z.ZodMiniString<string>;
            amount: z.ZodMiniString<string>;
            currencyIsoCode: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly disputeInvoiceOutcome: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly disputeInvoiceCommit: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly disputeInvoiceAbandon: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly payInvoicesPrepare: ServerMethodContract & {
        readonly request: z.ZodMiniObject<{
            lines: z.ZodMiniArray<z.ZodMiniObject<{
                invoiceId: z.ZodMiniString<string>;
                amount: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            credits: z.ZodMiniArray<z.ZodMiniObject<{
                creditId: z.ZodMiniString<string>;
                amount: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            methodId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            surcharge: z.ZodMiniNullable<z.ZodMiniString<string>>;
            total: z.ZodMiniString<string>;
            currencyIsoCode: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly payInvoicesOutcome: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly payInvoicesCommit: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly payInvoicesAbandon: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly getInvoices: {
        readonly request: z.ZodMiniObject<{
            text: z.ZodMiniString<string>;
            statuses: z.ZodMiniArray<z.ZodMiniString<string>>;
            bucket: z.ZodMiniNullable<z.ZodMiniString<string>>;
            invoiceIds: z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>;
            payableOnly: z.ZodMiniBoolean<boolean>;
            sort: z.ZodMiniEnum<{
                number: "number";
                due: "due";
                issued: "issued";
                open: "open";
            }>;
            descending: z.ZodMiniBoolean<boolean>;
            page: z.ZodMiniInt;
            pageSize: z.ZodMiniInt;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "One page of the account’s invoices.";
        readonly without: "Invoices have no list.";
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            invoices: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                orderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                purchaseOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                issuedOn: z.ZodMiniString<string>;
                dueOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                daysLate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                amount: z.ZodMiniString<string>;
                open: z.ZodMiniString<string>;
                disputed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                paidOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                payable: z.ZodMiniBoolean<boolean>;
                autopayOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            hasMore: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
    };
    readonly getInvoiceTotals: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "What the account owes as a whole, by how late it is.";
        readonly without: "No balance and no aging.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            balance: z.ZodMiniString<string>;
            open: z.ZodMiniString<string>;
            credits: z.ZodMiniString<string>;
            aging: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                from: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                to: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                count: z.ZodMiniInt;
                amount: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            counts: z.ZodMiniObject<{
                open: z.ZodMiniInt;
                pastDue: z.ZodMiniInt;
                disputed: z.ZodMiniInt;
                recentlyPaid: z.ZodMiniInt;
                paid: z.ZodMiniInt;
            }, z.core.$strip>;
            payable: z.ZodMiniInt;
            terms: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            today: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly getInvoice: {
        readonly request: z.ZodMiniObject<{
            invoiceId: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "One invoice with everything in it; null when the account has none like it.";
        readonly without: "Invoices can not be opened.";
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            lines: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                sku: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                quantity: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                total: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            entries: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    payment: "payment";
                    credit: "credit";
                }>;
                date: z.ZodMiniString<string>;
                amount: z.ZodMiniString<string>;
                reference: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            dispute: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                invoiceId: z.ZodMiniString<string>;
                reason: z.ZodMiniString<string>;
                words: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                amount: z.ZodMiniString<string>;
                currencyIsoCode: z.ZodMiniString<string>;
                openedOn: z.ZodMiniString<string>;
                status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            canDispute: z.ZodMiniBoolean<boolean>;
            id: z.ZodMiniString<string>;
            number: z.ZodMiniString<string>;
            orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            orderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            purchaseOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            issuedOn: z.ZodMiniString<string>;
            dueOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            daysLate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            amount: z.ZodMiniString<string>;
            open: z.ZodMiniString<string>;
            disputed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            paidOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            payable: z.ZodMiniBoolean<boolean>;
            autopayOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$strip>>;
    };
    readonly getCredits: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "The account’s credits that are not used up.";
        readonly without: "No credits are offered when paying.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            credits: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                issuedOn: z.ZodMiniString<string>;
                reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                left: z.ZodMiniString<string>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    readonly getPaymentQuotes: {
        readonly request: z.ZodMiniObject<{
            amount: z.ZodMiniString<string>;
            currencyIsoCode: z.ZodMiniString<string>;
            methodIds: z.ZodMiniArray<z.ZodMiniString<string>>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "What paying an amount would cost beside, with each of some methods. The page shows it before anything is agreed to and works nothing out itself.";
        readonly without: "Paying shows no surcharge: payments that have one are refused with `surcharge-changed`.";
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            quotes: z.ZodMiniArray<z.ZodMiniObject<{
                methodId: z.ZodMiniString<string>;
                surcharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    rate: z.ZodMiniNumber<number>;
                    amount: z.ZodMiniString<string>;
                    basis: z.ZodMiniString<string>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    readonly getInvoiceFile: {
        readonly request: z.ZodMiniObject<{
            invoiceId: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "An invoice as a document; null when there is none.";
        readonly without: "Invoices can not be downloaded.";
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            contentType: z.ZodMiniString<string>;
            base64: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    };
    readonly getStatement: {
        readonly request: z.ZodMiniObject<{
            fromDate: z.ZodMiniString<string>;
            toDate: z.ZodMiniString<string>;
            format: z.ZodMiniEnum<{
                csv: "csv";
                pdf: "pdf";
            }>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            readonly INVALID_API_INPUT: "The period is none, or is longer than the business gives out.";
            readonly INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "What was invoiced and paid in a period, as a document.";
        readonly without: "No statements.";
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            contentType: z.ZodMiniString<string>;
            base64: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    };
    readonly getPayments: {
        readonly request: z.ZodMiniObject<{
            page: z.ZodMiniInt;
            pageSize: z.ZodMiniInt;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "One page of the account’s payments, newest first.";
        readonly without: "No list of payments.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            payments: z.ZodMiniArray<z.ZodMiniObject<{
                currencyIsoCode: z.ZodMiniString<string>;
                id: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                paidAt: z.ZodMiniString<string>;
                timeZone: z.ZodMiniString<string>;
                method: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                status: z.ZodMiniEnum<{
                    pending: "pending";
                    returned: "returned";
                    settled: "settled";
                }>;
                settlesOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                done: z.ZodMiniArray<z.ZodMiniObject<{
                    amount: z.ZodMiniString<string>;
                    stillOpen: z.ZodMiniString<string>;
                    invoiceId: z.ZodMiniString<string>;
                    number: z.ZodMiniString<string>;
                }, z.core.$strip>>;
                notDone: z.ZodMiniArray<z.ZodMiniObject<{
                    amount: z.ZodMiniString<string>;
                    reason: z.ZodMiniEnum<{
                        "already-paid": "already-paid";
                        "not-accepted": "not-accepted";
                        "in-dispute": "in-dispute";
                    }>;
                    invoiceId: z.ZodMiniString<string>;
                    number: z.ZodMiniString<string>;
                }, z.core.$strip>>;
                credits: z.ZodMiniString<string>;
                surcharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                total: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            hasMore: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
    };
    readonly getReceiptFile: {
        readonly request: z.ZodMiniObject<{
            paymentId: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "A payment’s receipt as a document; null when there is none.";
        readonly without: "Receipts can not be downloaded.";
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            contentType: z.ZodMiniString<string>;
            base64: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    };
    readonly getPaymentMethods: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "The account’s stored payment methods. Numbers and tokens never leave the org.";
        readonly without: "No wallet.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            methods: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    card: "card";
                    ach: "ach";
                }>;
                brand: z.ZodMiniString<string>;
                lastFour: z.ZodMiniString<string>;
                expiry: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    year: z.ZodMiniInt;
                    month: z.ZodMiniInt;
                }, z.core.$strip>>>;
                nickname: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                isDefault: z.ZodMiniBoolean<boolean>;
                problem: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    expired: "expired";
                    unverified: "unverified";
                }>>>;
                paysAutomatically: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    readonly renamePaymentMethod: {
        readonly request: z.ZodMiniObject<{
            methodId: z.ZodMiniString<string>;
            nickname: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "Calls a stored method something.";
        readonly again: "Nothing changes.";
        readonly without: "Methods can not be named.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            methods: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    card: "card";
                    ach: "ach";
                }>;
                brand: z.ZodMiniString<string>;
                lastFour: z.ZodMiniString<string>;
                expiry: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    year: z.ZodMiniInt;
                    month: z.ZodMiniInt;
                }, z.core.$strip>>>;
                nickname: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                isDefault: z.ZodMiniBoolean<boolean>;
                problem: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    expired: "expired";
                    unverified: "unverified";
                }>>>;
                paysAutomatically: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$strip>;
    };
    readonly setDefaultPaymentMethod: {
        readonly request: z.ZodMiniObject<{
            methodId: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "Makes a stored method the one that is proposed first, and the others not.";
        readonly again: "Nothing changes.";
        readonly without: "The default can not be changed.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            methods: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    card: "card";
                    ach: "ach";
                }>;
                brand: z.ZodMiniString<string>;
                lastFour: z.ZodMiniString<string>;
                expiry: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    year: z.ZodMiniInt;
                    month: z.ZodMiniInt;
                }, z.core.$strip>>>;
                nickname: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                isDefault: z.ZodMiniBoolean<boolean>;
                problem: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    expired: "expired";
                    unverified: "unverified";
                }>>>;
                paysAutomatically: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$strip>;
    };
    readonly removePaymentMethod: {
        readonly request: z.ZodMiniObject<{
            methodId: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "Takes a stored method out, with its token at the payment provider. When it was the default, another that can be paid with becomes it.";
        readonly again: "Nothing changes: one that is gone is `done`.";
        readonly without: "Methods can not be taken out.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            methods: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    card: "card";
                    ach: "ach";
                }>;
                brand: z.ZodMiniString<string>;
                lastFour: z.ZodMiniString<string>;
                expiry: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    year: z.ZodMiniInt;
                    month: z.ZodMiniInt;
                }, z.core.$strip>>>;
                nickname: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                isDefault: z.ZodMiniBoolean<boolean>;
                problem: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    expired: "expired";
                    unverified: "unverified";
                }>>>;
                paysAutomatically: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$strip>;
    };
    readonly getAutopay: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "Whether and how invoices are paid by themselves.";
        readonly without: "No autopay.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            on: z.ZodMiniBoolean<boolean>;
            currencyIsoCode: z.ZodMiniString<string>;
            methodId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            day: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            limit: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            next: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                date: z.ZodMiniString<string>;
                amount: z.ZodMiniString<string>;
                invoices: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                surcharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
    };
    readonly getListTerms: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            listIds: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        readonly purpose: "Descriptions of shopping lists, and the lists that others shared with the running user.";
        readonly without: "Lists have no description, and nobody sees another’s.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            lists: z.ZodMiniArray<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, z.core.$strip>>;
            shared: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, z.core.$strip>>>>;
        }, z.core.$strip>;
    };
    readonly saveListItems: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            listId: z.ZodMiniString<string>;
            description: z.ZodMiniNullable<z.ZodMiniString<string>>;
            items: z.ZodMiniArray<z.ZodMiniObject<{
                productId: z.ZodMiniString<string>;
                quantity: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        readonly purpose: "Puts products with quantities on a wishlist, all or none, before those that are on it, and keeps its description.";
        readonly again: "Nothing changes: the larger quantity wins.";
        readonly errors: {
            readonly ITEM_NOT_FOUND: "A product is not one of the store.";
        };
        readonly without: "Products go on the wishlist one by one, without quantities; a description is refused.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        }, z.core.$strip>;
    };
    readonly getListItems: {
        readonly request: z.ZodMiniObject<{
            page: z.ZodMiniInt;
            pageSize: z.ZodMiniInt;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            listId: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "One page of a list in its own order, with quantities.";
        readonly without: "Lists can be made and added to, not opened.";
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            list: z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, z.core.$strip>;
            items: z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sku: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                productId: z.ZodMiniString<string>;
                quantity: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            total: z.ZodMiniInt;
        }, z.core.$strip>>;
    };
    readonly editList: {
        readonly request: z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            description: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            listId: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Sets the name and the description of a list. Names of an account’s lists differ by more than spaces, case and accents.";
        readonly again: "Nothing changes.";
        readonly without: "Lists keep the name they were made with.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            list: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
    };
    readonly deleteList: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            listId: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Takes a list out of everybody’s sight and keeps it for 30 days. Only its owner may.";
        readonly again: "Refused with `list-gone`: the list went with the first call.";
        readonly without: "Lists are not removed.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            list: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
    };
    readonly restoreList: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            listId: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Puts a removed list back as it was. Only its owner may.";
        readonly again: "Nothing changes: a list that stands is answered as it is.";
        readonly without: "A removal can not be undone.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            list: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
    };
    readonly setListItem: {
        readonly request: z.ZodMiniObject<{
            productId: z.ZodMiniString<string>;
            quantity: z.ZodMiniNumber<number>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            listId: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Sets how many of a product that is on a list; it keeps its place.";
        readonly again: "Nothing changes.";
        readonly errors: {
            readonly ITEM_NOT_FOUND: "The product is not one of the store.";
        };
        readonly without: "Quantities on lists are not changed.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            list: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
    };
    readonly removeListItems: {
        readonly request: z.ZodMiniObject<{
            productIds: z.ZodMiniArray<z.ZodMiniString<string>>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            listId: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Takes products off a list.";
        readonly again: "Nothing changes: a product that is off already is no trouble.";
        readonly without: "Products are not taken off lists.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            list: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
    };
    readonly arrangeListItems: {
        readonly request: z.ZodMiniObject<{
            productIds: z.ZodMiniArray<z.ZodMiniString<string>>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            listId: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Puts the products named into this order, in the places they have among them. The others keep theirs.";
        readonly again: "Nothing changes.";
        readonly without: "Lists are not arranged.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            list: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
    };
    readonly getListPeople: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            listId: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Whom a list can be shared with, and what they may do with it now.";
        readonly errors: {
            readonly MISSING_RECORD: "There is no such list for the running user.";
        };
        readonly without: "Lists are not shared.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            people: z.ZodMiniArray<z.ZodMiniObject<{
                personId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    readonly shareList: {
        readonly request: z.ZodMiniObject<{
            personId: z.ZodMiniString<string>;
            access: z.ZodMiniNullable<z.ZodMiniEnum<{
                edit: "edit";
                view: "view";
            }>>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            listId: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Sets what somebody may do with a list. Only its owner may.";
        readonly again: "Nothing changes.";
        readonly errors: {
            readonly MISSING_RECORD: "The person is not one of `getListPeople`.";
        };
        readonly without: "Lists are not shared.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            list: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                listId: z.ZodMiniString<string>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                count: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                createdDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                modifiedDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                access: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                owner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sharedWith: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
    };
    readonly getReminders: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "The running user’s reminders for the account.";
        readonly without: "No reminders.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            reminders: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                at: z.ZodMiniString<string>;
                repeats: z.ZodMiniEnum<{
                    once: "once";
                    weekly: "weekly";
                    "before-cut-off": "before-cut-off";
                }>;
                orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                minutesBefore: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                isOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    readonly createReminder: {
        readonly request: z.ZodMiniObject<{
            at: z.ZodMiniString<string>;
            repeats: z.ZodMiniEnum<{
                once: "once";
                weekly: "weekly";
                "before-cut-off": "before-cut-off";
            }>;
            orderId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            minutesBefore: z.ZodMiniNullable<z.ZodMiniInt>;
            isOn: z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Sets a reminder.";
        readonly again: "The reminder there is with the same time, repeat and order is returned; of one before cut-offs, with the same minutes.";
        readonly errors: {
            readonly INVALID_API_INPUT: "The time is not in the future, or the account has no cut-offs.";
            readonly ITEM_NOT_FOUND: "There is no such order.";
        };
        readonly without: "No reminders.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            at: z.ZodMiniString<string>;
            repeats: z.ZodMiniEnum<{
                once: "once";
                weekly: "weekly";
                "before-cut-off": "before-cut-off";
            }>;
            orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            minutesBefore: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            isOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        }, z.core.$strip>;
    };
    readonly updateReminder: {
        readonly request: z.ZodMiniObject<{
            reminderId: z.ZodMiniString<string>;
            at: z.ZodMiniNullable<z.ZodMiniString<string>>;
            repeats: z.ZodMiniNullable<z.ZodMiniEnum<{
                once: "once";
                weekly: "weekly";
                "before-cut-off": "before-cut-off";
            }>>;
            minutesBefore: z.ZodMiniNullable<z.ZodMiniInt>;
            isOn: z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Changes a reminder of the running user, or turns it off and on.";
        readonly again: "Nothing changes.";
        readonly reasons: {
            readonly 'reminder-gone': "The running user has no such reminder.";
        };
        readonly without: "Reminders come once or weekly; they are made and taken back, not changed.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
            }>;
            reminder: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                at: z.ZodMiniString<string>;
                repeats: z.ZodMiniEnum<{
                    once: "once";
                    weekly: "weekly";
                    "before-cut-off": "before-cut-off";
                }>;
                orderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                minutesBefore: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                isOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            }, z.core.$strip>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, z.core.$strip>;
    };
    readonly deleteReminder: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            reminderId: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Takes a reminder back.";
        readonly again: "Nothing changes: one that is gone is no error.";
        readonly without: "No reminders.";
        readonly http: "POST";
        readonly response: z.ZodMiniUnknown;
    };
    readonly easyOrderPrepare: ServerMethodContract & {
        readonly request: z.ZodMiniObject<{
            easyOrderId: z.ZodMiniString<string>;
            decision: z.ZodMiniEnum<{
                accept: "accept";
                reject: "reject";
            }>;
            items: z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                productId: z.ZodMiniString<string>;
                quantity: z.ZodMiniNumber<number>;
            }, z.core.$strip>>>;
            expectedTotal: z.ZodMiniNullable<z.ZodMiniString<string>>;
            currencyIsoCode: z.ZodMiniNullable<z.ZodMiniString<string>>;
            reason: z.ZodMiniNullable<z.ZodMiniString<string>>;
            note: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly easyOrderOutcome: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly easyOrderCommit: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly easyOrderAbandon: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly cancelOrderPrepare: ServerMethodContract & {
        readonly request: z.ZodMiniObject<{
            transactionId: z.ZodMiniString<string>;
            reason: z.ZodMiniString<string>;
            orderSummaryId: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly cancelOrderOutcome: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly cancelOrderCommit: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly cancelOrderAbandon: ServerMethodContract & {
        readonly request: typeof onceAttempt;
    };
    readonly searchOrders: {
        readonly request: z.ZodMiniObject<{
            text: z.ZodMiniString<string>;
            placedFrom: z.ZodMiniNullable<z.ZodMiniString<string>>;
            placedTo: z.ZodMiniNullable<z.ZodMiniString<string>>;
            statuses: z.ZodMiniArray<z.ZodMiniString<string>>;
            sort: z.ZodMiniString<string>;
            page: z.ZodMiniInt;
            pageSize: z.ZodMiniInt;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "One page of the account’s orders that match, whoever placed them, in the order asked for.";
        readonly without: "Orders are listed newest first; they are not searched, narrowed or sorted.";
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            orders: z.ZodMiniArray<z.ZodMiniObject<{
                orderSummaryId: z.ZodMiniString<string>;
                orderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                status: z.ZodMiniString<string>;
                placedAt: z.ZodMiniString<string>;
                deliveryDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                cases: z.ZodMiniNumber<number>;
                total: z.ZodMiniString<string>;
                currencyIsoCode: z.ZodMiniString<string>;
                purchaseOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sapOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                cokeOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                transactionId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                invoiceNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                method: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    delivery: "delivery";
                    pickup: "pickup";
                }>>>;
                deliveryMethodName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                shippingMethodName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                createdBy: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                orderedAmount: z.ZodMiniString<string>;
                deliveredAmount: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                shortCases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
            }, z.core.$strip>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            hasMore: z.ZodMiniBoolean<boolean>;
            sorts: z.ZodMiniArray<z.ZodMiniString<string>>;
            statuses: z.ZodMiniArray<z.ZodMiniString<string>>;
            today: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly getOrderDetail: {
        readonly request: z.ZodMiniObject<{
            orderSummaryId: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "What became of one order: its steps, how far each line got, its loads, its invoice, and whether it can be cancelled.";
        readonly without: "No page of one order. What was ordered is shown once, after it was placed.";
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            order: z.ZodMiniObject<{
                orderSummaryId: z.ZodMiniString<string>;
                orderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                status: z.ZodMiniString<string>;
                placedAt: z.ZodMiniString<string>;
                deliveryDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                cases: z.ZodMiniNumber<number>;
                total: z.ZodMiniString<string>;
                currencyIsoCode: z.ZodMiniString<string>;
                purchaseOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sapOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                cokeOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                transactionId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                invoiceNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                method: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    delivery: "delivery";
                    pickup: "pickup";
                }>>>;
                deliveryMethodName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                shippingMethodName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                createdBy: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                orderedAmount: z.ZodMiniString<string>;
                deliveredAmount: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                shortCases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
            }, z.core.$strip>;
            lines: z.ZodMiniArray<z.ZodMiniObject<{
                orderItemSummaryId: z.ZodMiniString<string>;
                unitPrice: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sapItemNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                confirmed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                shipped: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                delivered: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                invoiced: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                substitute: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    productId: z.ZodMiniString<string>;
                    quantity: z.ZodMiniNumber<number>;
                    name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    sku: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
            steps: z.ZodMiniArray<z.ZodMiniObject<{
                status: z.ZodMiniString<string>;
                at: z.ZodMiniString<string>;
                by: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                note: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
            shipments: z.ZodMiniArray<z.ZodMiniObject<{
                shipmentId: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                status: z.ZodMiniString<string>;
                carrier: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                date: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                cases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                signedBy: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
            account: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                address: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    street: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    city: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    state: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    zip: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    country: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>>;
            shippingAddress: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                street: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                city: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                state: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                zip: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                country: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            billing: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                address: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    street: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    city: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    state: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    zip: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    country: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>>;
            buyer: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            invoice: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                invoiceId: z.ZodMiniString<string>;
                number: z.ZodMiniString<string>;
                total: z.ZodMiniString<string>;
                due: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                ordered: z.ZodMiniString<string>;
                notDelivered: z.ZodMiniString<string>;
                discounts: z.ZodMiniString<string>;
                deposits: z.ZodMiniString<string>;
                minimumOrderCharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                tax: z.ZodMiniString<string>;
                taxRate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
            }, z.core.$strip>>>;
            canCancel: z.ZodMiniBoolean<boolean>;
            moneyBack: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            cancelReasons: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
            cancellation: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                reason: z.ZodMiniString<string>;
                at: z.ZodMiniString<string>;
                by: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>>;
    };
    readonly fillOrder: {
        readonly request: z.ZodMiniObject<{
            source: z.ZodMiniEnum<{
                "last-order": "last-order";
                average: "average";
                "same-week-last-year": "same-week-last-year";
            }>;
            orders: z.ZodMiniNullable<z.ZodMiniInt>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "What earlier orders come to today, as the beginning of a new one.";
        readonly without: "The order builder begins empty.";
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            lines: z.ZodMiniArray<z.ZodMiniObject<{
                priceThen: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                usual: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    least: z.ZodMiniNumber<number>;
                    most: z.ZodMiniNumber<number>;
                }, z.core.$strip>>>;
                substituteId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sku: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                productId: z.ZodMiniString<string>;
                quantity: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            orders: z.ZodMiniArray<z.ZodMiniObject<{
                orderSummaryId: z.ZodMiniString<string>;
                orderNumber: z.ZodMiniString<string>;
                date: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            currencyIsoCode: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    };
    readonly getEasyOrder: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "The order proposed for the account’s next delivery, decided or not.";
        readonly without: "Nothing is proposed.";
        readonly http: "GET";
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            easyOrderId: z.ZodMiniString<string>;
            status: z.ZodMiniEnum<{
                draft: "draft";
                rejected: "rejected";
                accepted: "accepted";
            }>;
            deliveryDate: z.ZodMiniString<string>;
            decideBy: z.ZodMiniString<string>;
            timeZone: z.ZodMiniString<string>;
            serverTime: z.ZodMiniString<string>;
            currencyIsoCode: z.ZodMiniString<string>;
            lines: z.ZodMiniArray<z.ZodMiniObject<{
                orders: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                insteadOf: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                sku: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                productId: z.ZodMiniString<string>;
                quantity: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            totals: z.ZodMiniObject<{
                cases: z.ZodMiniNumber<number>;
                subtotal: z.ZodMiniString<string>;
                discounts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    label: z.ZodMiniString<string>;
                    amount: z.ZodMiniString<string>;
                }, z.core.$strip>>>>;
                deposits: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                minimumOrderCharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                tax: z.ZodMiniString<string>;
                taxRate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                total: z.ZodMiniString<string>;
            }, z.core.$strip>;
            minimum: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                cases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                value: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            paymentLabel: z.ZodMiniString<string>;
            order: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                orderSummaryId: z.ZodMiniString<string>;
                orderNumber: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
            rejection: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                reason: z.ZodMiniString<string>;
                note: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>>;
    };
    readonly quoteEasyOrder: {
        readonly request: z.ZodMiniObject<{
            easyOrderId: z.ZodMiniString<string>;
            items: z.ZodMiniArray<z.ZodMiniObject<{
                productId: z.ZodMiniString<string>;
                quantity: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly errors: {
            readonly MISSING_RECORD: "There is no such proposal.";
            readonly INVALID_API_INPUT: "A product is not part of the proposal, or is there twice.";
            readonly INSUFFICIENT_ACCESS: string;
        };
        readonly purpose: "What other quantities of a proposal come to.";
        readonly without: "A proposal is taken as it stands or not at all.";
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            currencyIsoCode: z.ZodMiniString<string>;
            totals: z.ZodMiniObject<{
                cases: z.ZodMiniNumber<number>;
                subtotal: z.ZodMiniString<string>;
                discounts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    label: z.ZodMiniString<string>;
                    amount: z.ZodMiniString<string>;
                }, z.core.$strip>>>>;
                deposits: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                minimumOrderCharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                tax: z.ZodMiniString<string>;
                taxRate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                total: z.ZodMiniString<string>;
            }, z.core.$strip>;
            lineTotals: z.ZodMiniArray<z.ZodMiniObject<{
                productId: z.ZodMiniString<string>;
                total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    readonly sendActivationEmail: {
        readonly request: z.ZodMiniObject<{
            email: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Sends a fresh activation email. Returns a String that holds the JSON below.";
        readonly again: "Sends another email. Throttle it: the form can be sent by anybody.";
        readonly without: "No resend form.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            responseCode: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    readonly getContent: {
        readonly request: z.ZodMiniObject<{
            page: z.ZodMiniInt;
            pageSize: z.ZodMiniInt;
            language: z.ZodMiniString<string>;
            filterby: z.ZodMiniNullable<z.ZodMiniString<string>>;
            contentId: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        readonly purpose: "One managed image by its content key. Only called where the options name neither a site nor a channel.";
        readonly without: "No images from managed content.";
        readonly http: "GET";
        readonly cached: true;
        readonly response: z.ZodMiniNullable<z.ZodMiniObject<{
            source: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                url: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            altText: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                value: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>>;
    };
    readonly getContentList: {
        readonly request: z.ZodMiniObject<{
            page: z.ZodMiniInt;
            pageSize: z.ZodMiniInt;
            language: z.ZodMiniString<string>;
            filterby: z.ZodMiniNullable<z.ZodMiniString<string>>;
            contentId: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        readonly purpose: "One page of questions and answers. Only called where the options name neither a site nor a channel.";
        readonly without: "No questions.";
        readonly http: "GET";
        readonly cached: true;
        readonly response: z.ZodMiniObject<{
            items: z.ZodMiniArray<z.ZodMiniObject<{
                managedContentId: z.ZodMiniString<string>;
                FAQQuestion: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                FAQCategory: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                FAQAnswer: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
            hasMore: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        }, z.core.$strip>;
    };
    readonly updateUserLanguage: {
        readonly request: z.ZodMiniObject<{
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Saves the language on the running user.";
        readonly again: "Nothing changes.";
        readonly without: "The language is changed for the page and not saved.";
        readonly http: "POST";
        readonly response: z.ZodMiniUnknown;
    };
    readonly updateRepricingNeeded: {
        readonly request: z.ZodMiniObject<{
            cartId: z.ZodMiniString<string>;
            isRepricingNeeded: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
        readonly purpose: "Marks the cart record after each change, so that the back office prices it again.";
        readonly again: "Nothing changes.";
        readonly without: "Carts are not marked.";
        readonly http: "POST";
        readonly response: z.ZodMiniUnknown;
    };
    readonly getBuyer: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        readonly purpose: "What the running user may do for the account.";
        readonly without: "Buyers have the permissions of the options, `ordering` unless said.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            permissions: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>;
    };
    readonly getAccountTerms: {
        readonly request: z.ZodMiniObject<{
            language: z.ZodMiniString<string>;
            accountIds: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        readonly purpose: "Numbers, conditions, minimums, zones and visit plans of accounts.";
        readonly without: "Accounts have no number and no condition, and the zone and currency of the options.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            accounts: z.ZodMiniArray<z.ZodMiniObject<{
                accountId: z.ZodMiniString<string>;
                number: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                conditions: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                    stops: z.ZodMiniArray<z.ZodMiniString<string>>;
                    reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>>;
                timeZone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                currencyIsoCode: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                minimum: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    cases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                    value: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                bottlerId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                visits: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    date: z.ZodMiniString<string>;
                    cutOff: z.ZodMiniString<string>;
                }, z.core.$strip>>>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    readonly getProductTerms: {
        readonly request: z.ZodMiniObject<{
            productIds: z.ZodMiniArray<z.ZodMiniString<string>>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Stock, discounts and last orders of products, for one account.";
        readonly without: "Stock comes from the platform’s inventory where it is on; there are no discounts and no last orders.";
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            products: z.ZodMiniArray<z.ZodMiniObject<{
                productId: z.ZodMiniString<string>;
                stockLabel: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                left: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                backOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                discount: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                lastOrdered: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    quantity: z.ZodMiniNumber<number>;
                    date: z.ZodMiniString<string>;
                }, z.core.$strip>>>;
                usual: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    quantity: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                    askAbove: z.ZodMiniNumber<number>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    readonly getSubstitutes: {
        readonly request: z.ZodMiniObject<{
            productId: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Products that may stand in for one that is out of stock or not listed.";
        readonly without: "Nothing is offered instead.";
        readonly http: "GET";
        readonly cached: true;
        readonly response: z.ZodMiniObject<{
            productIds: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>;
    };
    readonly getRelatedProducts: {
        readonly request: z.ZodMiniObject<{
            productId: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Products that go with one.";
        readonly without: "No related products.";
        readonly http: "GET";
        readonly cached: true;
        readonly response: z.ZodMiniObject<{
            productIds: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>;
    };
    readonly matchProducts: {
        readonly request: z.ZodMiniObject<{
            entries: z.ZodMiniArray<z.ZodMiniString<string>>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "What pasted or scanned texts name.";
        readonly without: "Only exact stock keeping units are understood, by the platform’s product list.";
        readonly http: "POST";
        readonly reads: true;
        readonly response: z.ZodMiniObject<{
            matches: z.ZodMiniArray<z.ZodMiniObject<{
                productId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                nearIds: z.ZodMiniArray<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    readonly getCartTerms: {
        readonly request: z.ZodMiniObject<{
            cartId: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Minimum, deposits, charges and trouble of a cart.";
        readonly without: "Carts have no minimum, no deposits and no free goods.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            isRepricingNeeded: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            minimum: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                cases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                value: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            deposits: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            minimumOrderCharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            taxRate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
            counted: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                cases: z.ZodMiniNumber<number>;
                value: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
            lines: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                cartItemId: z.ZodMiniString<string>;
                free: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
                problem: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                promotion: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>>>;
        }, z.core.$strip>;
    };
    readonly replaceCartItem: {
        readonly request: z.ZodMiniObject<{
            cartId: z.ZodMiniString<string>;
            cartItemId: z.ZodMiniString<string>;
            productId: z.ZodMiniString<string>;
            quantity: z.ZodMiniNumber<number>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Puts another product in a line’s place, in one transaction.";
        readonly again: "Refused with `line-gone`: the line went with the first call.";
        readonly without: "The other product is added and the line deleted; when that fails the addition is taken back.";
        readonly http: "POST";
        readonly response: z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                done: "done";
                adjusted: "adjusted";
            }>;
            quantity: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$strip>;
    };
    readonly getCheckoutTerms: {
        readonly request: z.ZodMiniObject<{
            cartId: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Days, places, empties and ways to pay for a cart.";
        readonly without: "No checkout.";
        readonly http: "GET";
        readonly response: () => Promise<z.ZodMiniObject<{
            deliveries: z.ZodMiniArray<z.ZodMiniObject<{
                method: z.ZodMiniEnum<{
                    delivery: "delivery";
                    pickup: "pickup";
                }>;
                label: z.ZodMiniString<string>;
                address: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    street: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    city: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    state: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    zip: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    country: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                slots: z.ZodMiniArray<z.ZodMiniObject<{
                    date: z.ZodMiniString<string>;
                    cutOff: z.ZodMiniString<string>;
                    closed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>;
                minimum: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    cases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
                    value: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                deliveryMethodId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
            groups: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                label: z.ZodMiniString<string>;
                cartItemIds: z.ZodMiniArray<z.ZodMiniString<string>>;
                slots: z.ZodMiniArray<z.ZodMiniObject<{
                    date: z.ZodMiniString<string>;
                    cutOff: z.ZodMiniString<string>;
                    closed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>>>;
            bottlerId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            empties: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                kind: z.ZodMiniEnum<{
                    cylinder: "cylinder";
                    glass: "glass";
                }>;
                label: z.ZodMiniString<string>;
                detail: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                suggested: z.ZodMiniInt;
                most: z.ZodMiniInt;
            }, z.core.$strip>>>>;
            paymentMethods: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    card: "card";
                    ach: "ach";
                    "on-account": "on-account";
                    "at-pickup": "at-pickup";
                }>;
                label: z.ZodMiniString<string>;
                detail: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                surcharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    rate: z.ZodMiniNumber<number>;
                    amount: z.ZodMiniString<string>;
                    basis: z.ZodMiniString<string>;
                    method: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                        delivery: "delivery";
                        pickup: "pickup";
                    }>>>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
            lastPurchaseOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            termsHref: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            timeZone: z.ZodMiniString<string>;
            serverTime: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    };
    readonly saveCheckoutAnswers: {
        readonly request: z.ZodMiniObject<{
            checkoutId: z.ZodMiniString<string>;
            cartId: z.ZodMiniString<string>;
            method: z.ZodMiniEnum<{
                delivery: "delivery";
                pickup: "pickup";
            }>;
            date: z.ZodMiniNullable<z.ZodMiniString<string>>;
            later: z.ZodMiniArray<z.ZodMiniObject<{
                date: z.ZodMiniNullable<z.ZodMiniString<string>>;
                cartItemIds: z.ZodMiniArray<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
            empties: z.ZodMiniObject<{
                cylinder: z.ZodMiniInt;
                glass: z.ZodMiniInt;
            }, z.core.$strip>;
            notes: z.ZodMiniString<string>;
            purchaseOrderNumber: z.ZodMiniString<string>;
            paymentMethodId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            termsAccepted: z.ZodMiniBoolean<boolean>;
            guest: z.ZodMiniNullable<z.ZodMiniObject<{
                lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
            expectedTotal: z.ZodMiniString<string>;
            currencyIsoCode: z.ZodMiniString<string>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "Checks everything the business asks of an order and keeps the answers with the checkout, to be written on the order when it is made.";
        readonly again: "The later answers replace the earlier ones of the same checkout.";
        readonly without: "No checkout.";
        readonly http: "POST";
        readonly response: () => Promise<z.ZodMiniObject<{
            outcome: z.ZodMiniEnum<{
                refused: "refused";
                saved: "saved";
            }>;
            reason: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            total: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            fields: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        }, z.core.$strip>>;
    };
    readonly getCheckoutOutcome: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            checkoutId: z.ZodMiniString<string>;
            cartId: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "What became of a checkout. It must know every checkout for at least 30 days, placed or not.";
        readonly without: "The checkout and its cart are read; an order whose checkout the platform forgot stays “processing”.";
        readonly http: "GET";
        readonly response: () => Promise<z.ZodMiniObject<{
            state: z.ZodMiniEnum<{
                open: "open";
                placed: "placed";
                closed: "closed";
                processing: "processing";
            }>;
            orderReferenceNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$strip>>;
    };
    readonly getOrderTerms: {
        readonly request: z.ZodMiniObject<{
            orderSummaryIds: z.ZodMiniArray<z.ZodMiniString<string>>;
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "What the business knows of orders beside the platform’s order summary.";
        readonly without: "Orders show what their own fields say, by the field names of the options.";
        readonly http: "POST";
        readonly reads: true;
        readonly response: () => Promise<z.ZodMiniObject<{
            orders: z.ZodMiniArray<z.ZodMiniObject<{
                orderSummaryId: z.ZodMiniString<string>;
                status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                deliveryDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                cases: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                method: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
                    delivery: "delivery";
                    pickup: "pickup";
                }>>>;
                deliveries: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                    date: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    lineIds: z.ZodMiniArray<z.ZodMiniString<string>>;
                }, z.core.$strip>>>>;
                empties: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    cylinder: z.ZodMiniInt;
                    glass: z.ZodMiniInt;
                }, z.core.$strip>>>;
                guest: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    lastName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                    phoneNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                purchaseOrderNumber: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                notes: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                paymentLabel: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                surcharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                deposits: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                minimumOrderCharge: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                taxRate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                freeLineIds: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
                changesUntil: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                timeZone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
                confirmationEmail: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            }, z.core.$strip>>;
            serverTime: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$strip>>;
    };
    readonly getUsualProducts: {
        readonly request: z.ZodMiniObject<{
            effectiveAccountId: z.ZodMiniNullable<z.ZodMiniString<string>>;
            language: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly purpose: "What the account keeps ordering, at most 30 products.";
        readonly without: "No usual order.";
        readonly http: "GET";
        readonly response: z.ZodMiniObject<{
            products: z.ZodMiniArray<z.ZodMiniObject<{
                orders: z.ZodMiniInt;
                productId: z.ZodMiniString<string>;
                quantity: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
};
/** What a server method takes. */
type RequestOf<Name extends ServerMethodName> = z.input<(typeof serverMethodContract)[Name]['request']>;
type SchemaOf<Answer> = Answer extends () => Promise<infer Schema> ? Schema : Answer;
/** What a server method answers with. */
type ResponseOf<Name extends ServerMethodName> = z.output<SchemaOf<(typeof serverMethodContract)[Name]['response']>>;

/** `pricing/products/{id}`: one product, with what it costs by the quantity. */
declare const productPrice: z.ZodMiniObject<{
    productId: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    currencyIsoCode: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    listPrice: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
    unitPrice: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
    lowestUnitPrice: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
    priceAdjustment: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniObject<{
        priceAdjustmentTiers: z.ZodMiniPipe<z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniObject<{
            adjustmentType: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            adjustmentValue: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
            lowerBound: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
            upperBound: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
            tierUnitPrice: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        }, z.core.$strip>>>>>>>, z.ZodMiniTransform<{
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
    }, z.core.$strip>>>;
}, z.core.$strip>;
/** `taxes/products/{id}`: rates by product. */
declare const productTaxes: z.ZodMiniObject<{
    taxLocaleType: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    taxesInfo: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniObject<{
        taxesInfoList: z.ZodMiniPipe<z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniObject<{
            countryIsoCode: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            stateIsoCode: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            taxRatePercentage: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
            taxTreatmentName: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            priority: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        }, z.core.$strip>>>>>>>, z.ZodMiniTransform<{
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
    }, z.core.$strip>>>>>>;
}, z.core.$strip>;

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
declare const sessionContext: z.ZodMiniObject<{
    guestUser: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    userId: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    accountId: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    accountName: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    buyerGroups: z.ZodMiniPipe<z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        name: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$strip>>>>>>>, z.ZodMiniTransform<{
        id: string | null;
        name: string | null;
    }[], ({
        id: string | null;
        name: string | null;
    } | null)[] | null | undefined>>;
    profile: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniObject<{
        firstName: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        lastName: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        userName: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$strip>>>;
    guestUserDetails: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniObject<{
        lastName: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        email: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        phoneNumber: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
/** `ai/configuration`. */
declare const aiConfiguration: z.ZodMiniObject<{
    activityTrackingEnabled: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    catalogExists: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    deploymentEnabled: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    isDeployed: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    host: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    siteId: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    tenant: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strip>;
/** `myprofile`. */
declare const myProfile: z.ZodMiniObject<{
    firstName: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    lastName: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    email: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    phoneNumber: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strip>;

/** `cms/delivery/contents/{key}`: a body is values by property, and a value is what the content type makes it. */
declare const contentDocument: z.ZodMiniObject<{
    contentKey: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    managedContentId: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    title: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    unauthenticatedUrl: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    contentBody: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>>;
}, z.core.$strip>;
/** `cms/delivery/contents`. */
declare const contentDocuments: z.ZodMiniObject<{
    contents: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        contentKey: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        managedContentId: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        title: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        unauthenticatedUrl: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        contentBody: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>>;
    }, z.core.$strip>>>>;
    nextPageUrl: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strip>;
/** `accounts/{id}/addresses`. */
declare const addresses: z.ZodMiniObject<{
    items: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        addressId: z.ZodMiniString<string>;
        addressType: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        name: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        street: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        city: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        region: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        country: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        postalCode: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        isDefault: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    }, z.core.$strip>>>>;
    nextPageToken: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strip>;
declare const savedAddress: z.ZodMiniObject<{
    addressId: z.ZodMiniString<string>;
    addressType: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    name: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    street: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    city: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    region: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    country: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    postalCode: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    isDefault: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
}, z.core.$strip>;

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
declare const cartPromotions: z.ZodMiniUnion<readonly [z.ZodMiniPipe<z.ZodMiniObject<{
    promotions: z.ZodMiniObject<{
        promotions: z.ZodMiniArray<z.ZodMiniObject<{
            promotionId: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            displayName: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            targetType: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            adjustmentAmount: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodMiniTransform<{
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
}>>, z.ZodMiniPipe<z.ZodMiniObject<{
    promotions: z.ZodMiniPipe<z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniObject<{
        promotionId: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        displayName: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        targetType: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        adjustmentAmount: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
    }, z.core.$strip>>>>>>>, z.ZodMiniTransform<{
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
}, z.core.$strip>, z.ZodMiniTransform<{
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
declare const cartCoupons: z.ZodMiniObject<{
    cartCoupons: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniObject<{
        coupons: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
            cartCouponId: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            couponCode: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$strip>>>>, z.ZodMiniTransform<{
            cartCouponId: string | null;
            couponCode: string | null;
        }[], {
            cartCouponId: string | null;
            couponCode: string | null;
        }[] | null | undefined>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
/** `order-summaries/actions/add-order-to-cart`. */
declare const orderToCart: z.ZodMiniObject<{
    cartId: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    totalSucceededProductCount: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
    totalFailedProductCount: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
    unaddedProducts: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        productId: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        productName: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        productSKU: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        errorCode: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        errorMessage: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$strip>>>>, z.ZodMiniTransform<{
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
}, z.core.$strip>;

/** `order-summaries/{id}/shipments`. */
declare const orderShipments: z.ZodMiniObject<{
    shipments: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        shipmentId: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        shipmentNumber: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        status: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        expectedDeliveryDate: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        fields: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniObject<{
            text: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        }, z.core.$strip>]>>>>, z.ZodMiniTransform<string | null, string | number | {
            text?: string | number | null | undefined;
        } | null | undefined>>>>>;
    }, z.core.$strip>>>>, z.ZodMiniTransform<{
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
    nextPageToken: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strip>;
/** `shipments/{id}/items`: quantities are numbers here. */
declare const shipmentItems: z.ZodMiniObject<{
    items: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        shipmentItemId: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        productId: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        quantity: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
    }, z.core.$strip>>>>, z.ZodMiniTransform<{
        shipmentItemId: string | null;
        productId: string | null;
        quantity: string | number | null;
    }[], {
        shipmentItemId: string | null;
        productId: string | null;
        quantity: string | number | null;
    }[] | null | undefined>>;
    nextPageToken: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strip>;

type Asked = ForAccount & Partial<InLocale>;
type Of<Schema extends z.ZodMiniType> = Promise<z.output<Schema>>;
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
declare class Refused extends Error {
    readonly name = "Refused";
    readonly status: number;
    readonly errors: readonly ServerError[];
    constructor(status: number, errors: readonly ServerError[]);
}

export { Refused, createSalesforceAdapter, lwrCsrfToken };
export type { AddressInput, ApexCall, ApexOptions, ApexSend, CheckoutPayment, CompleteApex, ContentListRequest, ContentRequest, OrderFields, PartialSalesforceAdapter, ProductFields, RequestOf, ResponseOf, SalesforceAdapter, SalesforceOptions, SalesforcePlatform, ServerError, ServerMethod, ServerMethodContract, ServerMethodName };
