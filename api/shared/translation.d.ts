import { L as LocalePack, T as Translated } from 'shared/messages';
import { p as portalMessages } from 'shared/portal.messages';
import { a as accountSwitcherMessages } from 'shared/account-switcher.messages';
import { c as cartMessages, a as cartLazyMessages } from 'shared/cart.lazy.messages';
import { c as checkoutMessages } from 'shared/checkout.messages';
import { f as faqMessages } from 'shared/faq.messages';
import { l as languageSwitcherMessages } from 'shared/language-switcher.messages';
import { l as layoutShellMessages } from 'shared/layout-shell.messages';
import { o as orderPlacedMessages, a as orderPlacedLazyMessages } from 'shared/order-placed.lazy.messages';
import { p as productDetailsMessages } from 'shared/product-details.messages';
import { p as productGridMessages } from 'shared/product-grid.messages';
import { r as resendActivationMessages } from 'shared/resend-activation.messages';
import { o as orderBuilderMessages, a as orderBuilderLazyMessages } from 'shared/order-builder.lazy.messages';
import { w as walletMessages, a as walletLazyMessages } from 'shared/wallet.lazy.messages';
import { p as payInvoicesMessages, a as payInvoicesLazyMessages } from 'shared/pay-invoices.lazy.messages';
import { o as orderHistoryMessages, a as orderHistoryLazyMessages } from 'shared/order-history.lazy.messages';
import { o as orderDetailMessages, a as orderDetailLazyMessages } from 'shared/order-detail.lazy.messages';
import { a as appLinksMessages } from 'shared/app-links.messages';
import { s as signInMessages } from 'shared/sign-in.messages';
import { h as homeMessages } from 'shared/home.messages';
import { s as shoppingListsMessages, a as shoppingListsLazyMessages } from 'shared/shopping-lists.lazy.messages';
import { u as userAdminMessages, a as userAdminLazyMessages } from 'shared/user-admin.lazy.messages';
import { s as supportTicketWizardMessages } from 'shared/support-ticket-wizard.messages';
import { s as supportTicketsMessages } from 'shared/support-tickets.messages';
import { c as changePasswordMessages } from 'shared/change-password.messages';
import { c as contactUsMessages, a as contactUsLazyMessages } from 'shared/contact-us.lazy.messages';
import { d as dashboardMessages, a as dashboardLazyMessages } from 'shared/dashboard.lazy.messages';
import { n as notificationsMessages, a as notificationsLazyMessages } from 'shared/notifications.lazy.messages';
import { p as promotionsMessages } from 'shared/promotions.messages';
import { r as rewardsClaimMessages, a as rewardsClaimLazyMessages } from 'shared/rewards-claim.lazy.messages';
import { s as selfRegisterMessages } from 'shared/self-register.messages';
import { u as userProfileMessages } from 'shared/user-profile.messages';

/** Words shown where a payment is made: how to add a method, and the result. */
declare const addMethodButtonMessages: {
    readonly add: string;
    readonly toWallet: string;
    readonly ending: string;
    readonly added: string;
    readonly confirmedLater: string;
};

/** What is wrong with what a method is to be called. */
declare const nicknameMessages: {
    readonly nickname: {
        readonly tooLong: string;
        readonly paymentNumber: string;
    };
};

/** What is said of something of the wallet that is being saved. */
declare const savingMessages: {
    readonly refused: {
        readonly title: string;
        readonly declined: string;
        readonly 'token-expired': string;
        readonly 'already-stored': string;
        readonly 'method-gone': string;
        readonly 'method-unusable': string;
        readonly 'handle-closed': string;
    };
    readonly progress: {
        readonly slow: string;
        readonly checking: string;
    };
    readonly unknown: {
        readonly title: string;
        readonly text: string;
    };
    readonly notDone: {
        readonly title: string;
        readonly text: string;
    };
};

declare const ownMessages$2: {
    readonly expires: string;
    readonly adding: {
        readonly close: string;
        readonly kind: string;
        readonly card: string;
        readonly ach: string;
        readonly fields: string;
        readonly private: string;
        readonly loading: string;
        readonly nickname: string;
        readonly nicknameHint: string;
        readonly makeDefault: string;
        readonly save: string;
        readonly saving: string;
        readonly cancel: string;
        readonly another: string;
        readonly leave: string;
        readonly leaving: string;
        readonly leaveText: string;
        readonly notLeft: string;
    };
    readonly fields: {
        readonly card: string;
        readonly ach: string;
        readonly notLoaded: string;
        readonly others: string;
        readonly invalid: {
            readonly one: string;
            readonly other: string;
        };
        readonly failed: string;
        readonly names: {
            readonly number: string;
            readonly expiry: string;
            readonly code: string;
            readonly postal: string;
            readonly name: string;
            readonly routing: string;
            readonly account: string;
        };
        readonly problems: {
            readonly valueMissing: string;
            readonly badInput: string;
            readonly expired: string;
            readonly unsupported: string;
        };
    };
};
/** Everything said while a payment method is added. Joined so that each part can be used without the others. */
declare const addMethodMessages: typeof addMethodButtonMessages & typeof nicknameMessages & typeof savingMessages & typeof ownMessages$2;

/** The words of the button alone: what every card carries before anybody opens a list. */
declare const addToListButtonMessages: {
    readonly add: string;
    readonly addProduct: string;
};

declare const ownMessages$1: {
    readonly title: string;
    readonly one: string;
    readonly many: {
        readonly one: string;
        readonly other: string;
    };
    readonly loading: string;
    readonly failed: string;
    readonly lists: string;
    readonly lastUsed: string;
    readonly count: {
        readonly one: string;
        readonly other: string;
    };
    readonly search: string;
    readonly clearSearch: string;
    readonly noMatch: string;
    readonly noLists: string;
    readonly newList: string;
    readonly newTitle: string;
    readonly name: string;
    readonly nameHint: string;
    readonly allowance: string;
    readonly limit: string;
    readonly back: string;
    readonly create: string;
    readonly creating: string;
    readonly adding: string;
    readonly added: string;
    readonly region: string;
    readonly problems: {
        readonly valueMissing: string;
        readonly tooLong: string;
        readonly 'name-taken': string;
    };
    readonly notAdded: string;
    readonly notAddedTo: string;
    readonly refused: {
        readonly 'too-many-lists': string;
        readonly 'name-taken': string;
        readonly 'list-full': string;
        readonly 'list-gone': string;
        readonly 'item-gone': string;
        readonly 'read-only': string;
    };
};
/** Everything said while products are put on a list. Joined so that the button's words can be used without the dialog's. */
declare const addToListMessages: typeof addToListButtonMessages & typeof ownMessages$1;

/** What a buyer hears of edits to the cart that did not stay as made, wherever they were made. */
declare const cartNoticeMessages: {
    readonly region: string;
    readonly removed: string;
    readonly replaced: string;
    readonly done: {
        readonly removed: {
            readonly one: string;
            readonly other: string;
        };
        readonly cleared: {
            readonly one: string;
            readonly other: string;
        };
        readonly reset: {
            readonly one: string;
            readonly other: string;
        };
        readonly added: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly undo: string;
    readonly adjusted: string;
    readonly setBack: string;
    readonly notAdded: string;
    readonly adjustedMany: string;
    readonly setBackMany: string;
    readonly notAddedMany: string;
    readonly changedElsewhere: string;
    readonly changedElsewhereMany: string;
    readonly movedElsewhere: string;
    readonly movedElsewhereMany: string;
    readonly reasons: {
        readonly 'out-of-stock': string;
        readonly 'not-listed': string;
        readonly quantity: string;
        readonly 'ordering-stopped': string;
        readonly 'cart-full': string;
        readonly 'line-gone': string;
        readonly 'not-added': string;
        readonly offline: string;
        readonly timeout: string;
        readonly 'signed-out': string;
        readonly forbidden: string;
        readonly 'not-found': string;
        readonly conflict: string;
        readonly rejected: string;
        readonly 'too-many-requests': string;
        readonly unavailable: string;
        readonly malformed: string;
        readonly aborted: string;
        readonly unexpected: string;
    };
};

/** What a buyer who signed in is asked about the products they picked before. */
declare const guestCartMessages: {
    readonly label: string;
    readonly question: {
        readonly one: string;
        readonly other: string;
    };
    readonly yours: {
        readonly one: string;
        readonly other: string;
    };
    readonly none: string;
    readonly noneYours: string;
    readonly cannot: string;
    readonly line: string;
    readonly noPrice: string;
    readonly add: string;
    readonly adding: string;
    readonly discard: string;
    readonly partly: {
        readonly one: string;
        readonly other: string;
    };
    readonly notAdded: string;
    readonly close: string;
};

/** Words for anything that is sent once: while its result isn't known, and when it failed. */
declare const commitMessages: {
    readonly lost: string;
    readonly checkingSlow: string;
    readonly check: string;
    readonly call: string;
    readonly why: string;
    readonly reference: string;
};

/** The words of every widget's frame: the few of the common ones that even the smallest widget carries. */
declare const frameMessages: {
    readonly tryAgain: string;
    readonly broken: {
        readonly title: string;
        readonly text: string;
    };
};

declare const ownMessages: {
    readonly slow: string;
    readonly close: string;
    readonly signIn: string;
    readonly optional: string;
    readonly sku: string;
    readonly notAvailable: string;
    readonly signedOut: {
        readonly title: string;
        readonly text: string;
        readonly ended: string;
    };
    readonly denied: {
        readonly title: string;
        readonly text: string;
    };
    readonly offline: string;
    readonly noAccount: {
        readonly title: string;
        readonly text: string;
    };
    readonly errors: {
        readonly offline: string;
        readonly timeout: string;
        readonly 'signed-out': string;
        readonly forbidden: string;
        readonly 'not-found': string;
        readonly conflict: string;
        readonly rejected: string;
        readonly 'too-many-requests': string;
        readonly unavailable: string;
        readonly malformed: string;
        readonly aborted: string;
        readonly unexpected: string;
    };
};
/** Words every widget may need: trouble, waiting and the way back. Joined so that a bundler can leave them out. */
declare const commonMessages: typeof frameMessages & typeof ownMessages;

/** Words of taking a draft order up again, and of deleting it. */
declare const draftMessages: {
    readonly resume: string;
    readonly resumeLong: string;
    readonly remove: string;
    readonly removeLong: string;
    readonly keep: string;
    readonly resuming: {
        readonly title: string;
        readonly text: string;
        readonly confirm: string;
        readonly busy: string;
        readonly done: string;
    };
    readonly removing: {
        readonly title: string;
        readonly text: string;
        readonly confirm: string;
        readonly busy: string;
        readonly done: string;
    };
    readonly failed: string;
    readonly refused: {
        readonly 'draft-gone': string;
        readonly 'nothing-added': string;
        readonly 'ordering-stopped': string;
        readonly 'no-draft': string;
    };
};

/** What is said of a reminder to order when it is due. */
declare const dueReminderMessages: {
    readonly title: string;
    readonly text: string;
    readonly cutOff: string;
    readonly late: string;
    readonly open: string;
    readonly region: string;
    readonly dismiss: string;
};

/** Words for putting an order's products in the cart again, wherever an order is shown. */
declare const orderAgainMessages: {
    readonly now: string;
    readonly adding: string;
    readonly done: {
        readonly one: string;
        readonly other: string;
    };
    readonly partly: string;
    readonly none: string;
    readonly some: string;
    readonly not: string;
    readonly noQuantity: string;
    readonly unknown: string;
    readonly unknownText: string;
    readonly failed: string;
    readonly cart: string;
    readonly rest: string;
};

/** The words of the order statuses: the same wherever an order is shown. */
declare const orderStatusMessages: {
    readonly draft: string;
    readonly pending: string;
    readonly 'order-received': string;
    readonly confirmed: string;
    readonly 'order-prepared': string;
    readonly 'prep-for-shipment': string;
    readonly shipped: string;
    readonly dispatched: string;
    readonly 'out-for-delivery': string;
    readonly delivered: string;
    readonly 'not-delivered': string;
    readonly 'in-settlement': string;
    readonly 'in-error': string;
    readonly cancelled: string;
};

/** Why nothing can be ordered for an account, wherever it could be. */
declare const orderingStoppedMessages: {
    readonly title: string;
    readonly titleNoName: string;
    readonly reasons: {
        readonly blocked: string;
        readonly 'temporarily-blocked': string;
        readonly 'not-verified': string;
        readonly 'not-eligible': string;
        readonly 'no-visit-plan': string;
        readonly 'order-restricted': string;
    };
    readonly call: string;
    readonly callNoNumber: string;
};

/** Words for an order that belongs to another account of the buyer's. */
declare const otherAccountMessages: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly switching: string;
    readonly failed: string;
    readonly unsaved: {
        readonly title: string;
        readonly text: string;
        readonly stay: string;
        readonly go: string;
    };
};

/** Messages of every quantity field. */
declare const quantityMessages: {
    readonly problems: {
        readonly valueMissing: string;
        readonly badInput: string;
        readonly invalidEntry: string;
        readonly rangeUnderflow: string;
        readonly rangeOverflow: string;
        readonly stepMismatch: string;
        readonly wholeNumber: string;
    };
    readonly unusual: string;
    readonly unusualFirst: string;
    readonly keep: string;
    readonly change: string;
    readonly open: {
        readonly one: string;
        readonly other: string;
    };
};

/** The words of every widget by its name, each as its own file declares it: inferred, a declaration would repeat them all. */
type EnglishMessages = {
    readonly 'account-switcher': typeof accountSwitcherMessages;
    readonly 'add-method': typeof addMethodMessages;
    readonly 'add-to-list': typeof addToListMessages;
    readonly 'cart-notice': typeof cartNoticeMessages;
    readonly 'guest-cart': typeof guestCartMessages;
    readonly cart: typeof cartMessages & typeof cartLazyMessages;
    readonly checkout: typeof checkoutMessages;
    readonly commit: typeof commitMessages;
    readonly common: typeof commonMessages;
    readonly draft: typeof draftMessages;
    readonly 'due-reminders': typeof dueReminderMessages;
    readonly faq: typeof faqMessages;
    readonly 'language-switcher': typeof languageSwitcherMessages;
    readonly 'layout-shell': typeof layoutShellMessages;
    readonly 'order-again': typeof orderAgainMessages;
    readonly 'order-placed': typeof orderPlacedMessages & typeof orderPlacedLazyMessages;
    readonly 'order-status': typeof orderStatusMessages;
    readonly 'ordering-stopped': typeof orderingStoppedMessages;
    readonly 'other-account': typeof otherAccountMessages;
    readonly portal: typeof portalMessages;
    readonly 'product-details': typeof productDetailsMessages;
    readonly 'product-grid': typeof productGridMessages;
    readonly quantity: typeof quantityMessages;
    readonly 'resend-activation': typeof resendActivationMessages;
    readonly 'order-builder': typeof orderBuilderMessages & typeof orderBuilderLazyMessages;
    readonly wallet: typeof walletMessages & typeof walletLazyMessages;
    readonly 'pay-invoices': typeof payInvoicesMessages & typeof payInvoicesLazyMessages;
    readonly 'order-history': typeof orderHistoryMessages & typeof orderHistoryLazyMessages;
    readonly 'order-detail': typeof orderDetailMessages & typeof orderDetailLazyMessages;
    readonly 'app-links': typeof appLinksMessages;
    readonly 'sign-in': typeof signInMessages;
    readonly home: typeof homeMessages;
    readonly 'shopping-lists': typeof shoppingListsMessages & typeof shoppingListsLazyMessages;
    readonly 'user-admin': typeof userAdminMessages & typeof userAdminLazyMessages;
    readonly 'support-ticket-wizard': typeof supportTicketWizardMessages;
    readonly 'support-tickets': typeof supportTicketsMessages;
    readonly 'change-password': typeof changePasswordMessages;
    readonly 'contact-us': typeof contactUsMessages & typeof contactUsLazyMessages;
    readonly dashboard: typeof dashboardMessages & typeof dashboardLazyMessages;
    readonly notifications: typeof notificationsMessages & typeof notificationsLazyMessages;
    readonly promotions: typeof promotionsMessages;
    readonly 'rewards-claim': typeof rewardsClaimMessages & typeof rewardsClaimLazyMessages;
    readonly 'self-register': typeof selfRegisterMessages;
    readonly 'user-profile': typeof userProfileMessages;
};
/** The words of every widget by its name, in the language they are written in: what a locale pack translates. */
declare const englishMessages: EnglishMessages;

/** What a locale brings: a translation of every widget's words. */
type Translations = Translated<typeof englishMessages>;
/** A locale pack whose words are complete by type. */
interface CompletePack extends LocalePack {
    readonly messages: Translations;
}

export type { CompletePack };
