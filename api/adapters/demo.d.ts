import { PortMethod } from '../index.js';
import { FullAdapter } from '../ports.js';
import { Permission } from '../rules.js';
import { PortErrorDetail } from '../ports.js';
import 'shared/problem';

/** A person who may be chosen in the demo. */
interface DemoBuyer {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    /** Everywhere the same: in their profile, on orders, on cases. */
    readonly email: string;
    readonly phoneNumber: string;
    readonly permissions: readonly Permission[];
    /** The language saved on the user. */
    readonly language: string;
    /** Ids of the accounts the buyer may act for: the first is their own and the default one. */
    readonly accounts: readonly string[];
}
/** Response codes of the activation server method by email, before anybody registers; the other people’s follow from whether they were here. */
declare const demoEmails: ReadonlyMap<string, string>;

/** What may go wrong with a call. `delay` only waits; the others end as their name says. */
type FaultKind = 'delay' | 'offline' | 'timeout' | 'signed-out' | 'forbidden' | 'not-found' | 'conflict' | 'rejected' | 'rate-limited' | 'unavailable' | 'malformed'
/** The work is done and its answer lost. */
 | 'commit-and-drop'
/** The request is lost before anything is done. */
 | 'drop-before-commit'
/** The answer is given up at once, and the work is done `latency` milliseconds later. */
 | 'late'
/** No answer ever comes, unless the caller gives up. */
 | 'never-settles';
/** A fault and the calls it strikes. */
interface FaultRule {
    /** A method such as `cart.change`, a port such as `cart.*`, or `*`. */
    readonly method: PortMethod | `${string}.*` | '*';
    readonly kind: FaultKind;
    /** How often it strikes each method; always when absent. */
    readonly times?: number;
    /** How many calls of each method pass first. */
    readonly after?: number;
    /** Milliseconds to wait first. */
    readonly latency?: number;
    readonly detail?: Pick<PortErrorDetail, 'statusText' | 'retryAfter' | 'correlationId'>;
}
/** How the demo's world differs from the usual one. */
interface ScenarioChanges {
    /** Nobody is signed in. */
    readonly guest?: boolean;
    /** Guests see the products; they do when absent. */
    readonly guestBrowsing?: boolean;
    readonly guestPrices?: boolean;
    readonly guestCart?: boolean;
    /** Guests may check out, with some goods in their cart. */
    readonly guestCheckout?: boolean;
    /** Guests may check out from the cart alone. */
    readonly guestCartCheckout?: boolean;
    /** Lines of an order may come on a second date. */
    readonly splitShipment?: boolean;
    /** The account that is the default one, and the session's. */
    readonly accountId?: string;
    readonly cart?: 'story' | 'empty' | 'below-minimum' | 'full' | 'thousand-lines';
    /** The first open date closes so many minutes after the adapter was made. */
    readonly cutOffInMinutes?: number;
    /** Prices are still being worked out for so many reads after each change. */
    readonly repricingReads?: number;
    /** A placed order is still being processed for so many look-ups. */
    readonly processingLooks?: number;
    /** Order statuses and stock labels the library has not heard of. */
    readonly unknownWords?: boolean;
    /** How many orders there are behind an account, at least; three years of its plan when absent. */
    readonly orders?: number;
    /** Nothing was ever ordered. */
    readonly noOrders?: boolean;
    /** Shopping lists of each account; those it usually has when absent. */
    readonly lists?: number;
    /** How many invoices there are, most of them to be paid; one for each order that arrived when absent. */
    readonly invoices?: number;
    /** What becomes of a payment of invoices; all of it goes through when absent. */
    readonly payment?: 'declined' | 'partly';
    /** No document of any invoice is to be had. */
    readonly noDocuments?: boolean;
    /** Nothing is stored in the wallet. */
    readonly wallet?: 'empty';
    readonly accounts?: number;
    /** How many users there are, at least; those who are written down when absent. */
    readonly users?: number;
    /** How many products there are in all; the table's when absent. */
    readonly products?: number;
    /** How often the list of questions is repeated; 0 for none. */
    readonly faqCopies?: number;
    /** Products that are no longer sold, by id. */
    readonly gone?: readonly string[];
    /** The order proposed for the next delivery; as usual when absent. */
    readonly easyOrder?: 'none' | 'accepted' | 'rejected';
    /** Codes can not be sent to a phone. */
    readonly texts?: 'none';
    /** Nothing is offered. */
    readonly promotions?: 'none';
    /** No reward is offered, or each is gone the moment it is claimed. */
    readonly rewards?: 'none' | 'gone-meanwhile';
    /** Every second product is refused when it is added. */
    readonly refusesEverySecond?: boolean;
}
/** A state of the demo that can be asked for by its id: in code, in a story, or as `?scenario=`. */
interface Scenario {
    readonly id: string;
    readonly title: string;
    readonly changes?: ScenarioChanges;
    readonly faults?: readonly FaultRule[];
}
/** Every scenario of the demo. */
declare const scenarios: readonly [{
    readonly id: "default";
    readonly title: "The taproom on an ordinary day";
}, {
    readonly id: "guest";
    readonly title: "No one is signed in";
    readonly changes: {
        readonly guest: true;
        readonly guestPrices: true;
        readonly guestCart: true;
    };
}, {
    readonly id: "no-prices-guest";
    readonly title: "A guest who sees no prices";
    readonly changes: {
        readonly guest: true;
        readonly guestPrices: false;
        readonly guestCart: false;
    };
}, {
    readonly id: "guest-checkout";
    readonly title: "A guest who may check out";
    readonly changes: {
        readonly guest: true;
        readonly guestPrices: true;
        readonly guestCart: true;
        readonly guestCheckout: true;
    };
}, {
    readonly id: "guest-cart-checkout";
    readonly title: "A guest who may check out from the cart";
    readonly changes: {
        readonly guest: true;
        readonly guestPrices: true;
        readonly guestCart: true;
        readonly guestCartCheckout: true;
    };
}, {
    readonly id: "closed-to-guests";
    readonly title: "A store that shows guests nothing";
    readonly changes: {
        readonly guest: true;
        readonly guestBrowsing: false;
        readonly guestPrices: false;
    };
}, {
    readonly id: "empty-cart";
    readonly title: "Nothing in the cart";
    readonly changes: {
        readonly cart: "empty";
    };
}, {
    readonly id: "full-cart";
    readonly title: "A cart that meets its minimum";
    readonly changes: {
        readonly cart: "full";
    };
}, {
    readonly id: "consolidated";
    readonly title: "Deliveries of an order are consolidated";
    readonly changes: {
        readonly cart: "full";
        readonly accountId: "brasserie-du-canal";
    };
}, {
    readonly id: "split-shipment";
    readonly title: "Lines can be delivered on a second date";
    readonly changes: {
        readonly cart: "full";
        readonly splitShipment: true;
    };
}, {
    readonly id: "below-minimum";
    readonly title: "Six cases in the cart";
    readonly changes: {
        readonly cart: "below-minimum";
    };
}, {
    readonly id: "thousand-line-cart";
    readonly title: "A thousand lines in the cart";
    readonly changes: {
        readonly cart: "thousand-lines";
    };
}, {
    readonly id: "blocked-account";
    readonly title: "A blocked account";
    readonly changes: {
        readonly accountId: "low-tide-arcade-bar";
    };
}, {
    readonly id: "temporarily-blocked";
    readonly title: "A temporarily blocked account";
    readonly changes: {
        readonly accountId: "the-long-room";
    };
}, {
    readonly id: "no-visit-plan";
    readonly title: "An account without a visit plan";
    readonly changes: {
        readonly accountId: "granite-and-gull";
    };
}, {
    readonly id: "not-verified";
    readonly title: "An account that is not verified";
    readonly changes: {
        readonly accountId: "sawyer-street-market";
    };
}, {
    readonly id: "not-eligible";
    readonly title: "An account that may not order here";
    readonly changes: {
        readonly accountId: "cafe-du-quai-nord";
    };
}, {
    readonly id: "order-restricted";
    readonly title: "An account that orders through its sales rep";
    readonly changes: {
        readonly accountId: "kestrel-hall";
    };
}, {
    readonly id: "cut-off-in-five-minutes";
    readonly title: "The next date closes in five minutes";
    readonly changes: {
        readonly cart: "full";
        readonly cutOffInMinutes: 5;
    };
}, {
    readonly id: "repricing";
    readonly title: "Prices are being calculated";
    readonly changes: {
        readonly repricingReads: 3;
    };
}, {
    readonly id: "thousand-users";
    readonly title: "A thousand users";
    readonly changes: {
        readonly users: 1000;
    };
}, {
    readonly id: "five-thousand-accounts";
    readonly title: "Five thousand accounts";
    readonly changes: {
        readonly accounts: 5000;
    };
}, {
    readonly id: "ten-thousand-products";
    readonly title: "Ten thousand products";
    readonly changes: {
        readonly products: 10000;
    };
}, {
    readonly id: "ten-thousand-orders";
    readonly title: "Ten thousand orders";
    readonly changes: {
        readonly orders: 10000;
    };
}, {
    readonly id: "no-orders";
    readonly title: "Nothing was ever ordered";
    readonly changes: {
        readonly noOrders: true;
    };
}, {
    readonly id: "faq-empty";
    readonly title: "No questions";
    readonly changes: {
        readonly faqCopies: 0;
    };
}, {
    readonly id: "many-faqs";
    readonly title: "Hundreds of questions";
    readonly changes: {
        readonly faqCopies: 20;
    };
}, {
    readonly id: "no-lists";
    readonly title: "No shopping lists";
    readonly changes: {
        readonly lists: 0;
    };
}, {
    readonly id: "ten-lists";
    readonly title: "The most shopping lists allowed";
    readonly changes: {
        readonly lists: 10;
    };
}, {
    readonly id: "discontinued";
    readonly title: "Something ordered every week is no longer sold";
    readonly changes: {
        readonly gone: readonly ["p-811204"];
    };
}, {
    readonly id: "no-easy-order";
    readonly title: "No order is proposed";
    readonly changes: {
        readonly easyOrder: "none";
    };
}, {
    readonly id: "easy-order-accepted";
    readonly title: "The proposed order was accepted";
    readonly changes: {
        readonly easyOrder: "accepted";
    };
}, {
    readonly id: "easy-order-rejected";
    readonly title: "The proposed order was rejected";
    readonly changes: {
        readonly easyOrder: "rejected";
    };
}, {
    readonly id: "empty-wallet";
    readonly title: "Nothing in the wallet";
    readonly changes: {
        readonly wallet: "empty";
    };
}, {
    readonly id: "unknown-enum";
    readonly title: "Status words the library doesn’t know";
    readonly changes: {
        readonly unknownWords: true;
    };
}, {
    readonly id: "partial";
    readonly title: "Every other product can’t be added";
    readonly changes: {
        readonly refusesEverySecond: true;
    };
}, {
    readonly id: "processing";
    readonly title: "A placed order is processed for a while";
    readonly changes: {
        readonly cart: "full";
        readonly processingLooks: 3;
    };
    readonly faults: readonly [{
        readonly method: "checkout.place";
        readonly kind: "commit-and-drop";
        readonly times: 1;
    }];
}, {
    readonly id: "many-invoices";
    readonly title: "A thousand invoices";
    readonly changes: {
        readonly invoices: 1000;
    };
}, {
    readonly id: "card-declined";
    readonly title: "A payment is declined";
    readonly changes: {
        readonly payment: "declined";
    };
}, {
    readonly id: "paid-partly";
    readonly title: "A payment goes through in part";
    readonly changes: {
        readonly payment: "partly";
    };
}, {
    readonly id: "no-documents";
    readonly title: "Invoices can’t be downloaded";
    readonly changes: {
        readonly noDocuments: true;
    };
}, {
    readonly id: "no-texts";
    readonly title: "Codes can’t be sent by text";
    readonly changes: {
        readonly texts: "none";
    };
}, {
    readonly id: "no-promotions";
    readonly title: "No promotions";
    readonly changes: {
        readonly promotions: "none";
    };
}, {
    readonly id: "no-rewards";
    readonly title: "No rewards";
    readonly changes: {
        readonly rewards: "none";
    };
}, {
    readonly id: "reward-gone";
    readonly title: "A reward is gone the moment it is claimed";
    readonly changes: {
        readonly rewards: "gone-meanwhile";
    };
}, {
    readonly id: "slow";
    readonly title: "Every response takes two seconds";
    readonly faults: readonly [{
        readonly method: "*";
        readonly kind: "delay";
        readonly latency: 2000;
    }];
}, {
    readonly id: "never-settles";
    readonly title: "Responses never come";
    readonly faults: readonly FaultRule[];
}, {
    readonly id: "offline";
    readonly title: "No connection";
    readonly faults: readonly FaultRule[];
}, {
    readonly id: "signed-out";
    readonly title: "The session ended";
    readonly faults: readonly [{
        readonly method: "session.user";
        readonly kind: "signed-out";
    }, {
        readonly method: "accounts.read";
        readonly kind: "signed-out";
    }, ...FaultRule[]];
}, {
    readonly id: "forbidden";
    readonly title: "No permission";
    readonly faults: readonly FaultRule[];
}, {
    readonly id: "conflict";
    readonly title: "Someone else got there first";
    readonly faults: readonly [{
        readonly method: "cart.change";
        readonly kind: "conflict";
        readonly times: 1;
    }, {
        readonly method: "checkout.prepare";
        readonly kind: "conflict";
        readonly times: 1;
    }];
}, {
    readonly id: "rate-limited";
    readonly title: "Too many requests";
    readonly faults: readonly FaultRule[];
}, {
    readonly id: "unavailable";
    readonly title: "The service is down";
    readonly faults: readonly FaultRule[];
}, {
    readonly id: "malformed";
    readonly title: "Responses can’t be read";
    readonly faults: readonly FaultRule[];
}, {
    readonly id: "commit-and-drop";
    readonly title: "The order is placed, but the response is lost";
    readonly changes: {
        readonly cart: "full";
    };
    readonly faults: readonly [{
        readonly method: "checkout.place";
        readonly kind: "commit-and-drop";
        readonly times: 1;
    }];
}, {
    readonly id: "drop-before-commit";
    readonly title: "The order is lost before it’s placed";
    readonly changes: {
        readonly cart: "full";
    };
    readonly faults: readonly [{
        readonly method: "checkout.place";
        readonly kind: "drop-before-commit";
        readonly times: 1;
    }];
}, {
    readonly id: "switch-fails";
    readonly title: "Accounts can’t be switched";
    readonly faults: readonly [{
        readonly method: "accounts.switchTo";
        readonly kind: "forbidden";
        readonly detail: {
            readonly statusText: "This account is being moved to another depot";
        };
    }];
}, {
    readonly id: "save-language-fails";
    readonly title: "The language can’t be saved";
    readonly faults: readonly [{
        readonly method: "profile.saveLanguage";
        readonly kind: "unavailable";
    }];
}];
/** The id of one of the demo's scenarios. */
type ScenarioId = (typeof scenarios)[number]['id'];
/** A scenario by id; an unknown id is the usual day. */
declare const scenarioFor: (id: string) => Scenario;

/** Where the demo keeps what was written: values by key, each changed in one step that nothing comes between. */
interface DemoStore {
    get(key: string): Promise<unknown>;
    keys(): Promise<readonly string[]>;
    /** Reads and writes in one transaction; a second tab waits for it. What `change` throws is thrown, and nothing is written. */
    update(key: string, change: (value: unknown) => unknown): Promise<void>;
    clear(): Promise<void>;
}
/** A store that lives as long as the object. Two adapters given the same one are two tabs of one browser. */
declare function createMemoryStore(): DemoStore;

/** How a demo adapter is made. All of it is optional. */
interface DemoOptions {
    /** A scenario's id, or one of your own. An unknown id is the usual day. */
    readonly scenario?: string | Scenario;
    /** Now, in epoch milliseconds. Freeze it and everything the demo says is the same every time. */
    readonly clock?: () => number;
    /** Where writes are kept: `indexeddb` (memory where there is none), `memory`, or a store of your own. */
    readonly storage?: 'indexeddb' | 'memory' | DemoStore;
    readonly seed?: number;
    /** Who is signed in at first: a buyer's id, or null for a guest. A sign-in kept in the store wins. */
    readonly user?: string | null;
    /** Milliseconds every call takes. */
    readonly latency?: number;
    /** `plain` is a backend that does not know idempotency keys: a request that reaches it twice is done twice. */
    readonly ledger?: 'by-key' | 'plain';
}
/** A cart as it is kept. */
interface PeekedCart {
    readonly accountId: string;
    readonly cartId: string;
    readonly revision: number;
    readonly lines: readonly {
        readonly lineId: string;
        readonly productId: string;
        readonly quantity: number;
    }[];
}
/** An order that was placed here. `total` is in minor units, with its surcharge. */
interface PeekedOrder {
    readonly id: string;
    readonly number: string;
    readonly accountId: string;
    readonly cartId: string;
    readonly key: string;
    readonly handle: string;
    readonly buyerId: string | null;
    readonly placedAt: number;
    readonly total: number;
}
/** An attempt to place. */
interface PeekedHandle {
    readonly id: string;
    readonly accountId: string;
    readonly cartId: string;
    readonly status: 'open' | 'placed' | 'closed';
}
/** A reminder as it is kept; `at` is its first time. */
interface PeekedReminder {
    readonly id: string;
    readonly accountId: string;
    readonly buyerId: string;
    readonly at: number;
    readonly repeats: 'once' | 'weekly' | 'before-cut-off';
    readonly orderId: string | null;
}
/** A shopping list as it is kept. */
interface PeekedList {
    readonly id: string;
    readonly accountId: string;
    readonly name: string;
    readonly description: string;
    readonly items: readonly {
        readonly productId: string;
        readonly quantity: number;
    }[];
}
/** An account's wallet as it is kept; no autopay method means it is off. */
interface PeekedWallet {
    readonly accountId: string;
    readonly methods: readonly {
        readonly id: string;
        readonly token: string;
        readonly kind: 'card' | 'ach';
        readonly lastFour: string;
        readonly nickname: string;
        readonly isDefault: boolean;
        readonly handle: string | null;
    }[];
    readonly autopay: {
        readonly methodId: string | null;
        readonly day: number | null;
        readonly limit: number | null;
    };
    /** Attempts that changed autopay, newest last. */
    readonly autopayChanges: readonly string[];
}
/** An order that was cancelled, by the attempt that did it. */
interface PeekedCancellation {
    readonly accountId: string;
    readonly orderId: string;
    readonly handle: string;
    readonly reason: string;
    readonly buyerId: string | null;
}
/** A payment of invoices as it is kept; `total` is what was charged, in minor units. */
interface PeekedPayment {
    readonly id: string;
    readonly accountId: string;
    readonly handle: string;
    readonly total: number;
    readonly invoiceIds: readonly string[];
}
/** A dispute of an invoice as it is kept. */
interface PeekedDispute {
    readonly id: string;
    readonly accountId: string;
    readonly handle: string;
    readonly invoiceId: string;
}
/** A support case that was made here, by the attempt that did it. */
interface PeekedCase {
    readonly id: string;
    readonly number: string;
    readonly accountId: string;
    readonly draftId: string;
    readonly handle: string;
}
/** A message to customer service, by the attempt that sent it; a null account is a guest's. */
interface PeekedMessage {
    readonly id: string;
    readonly number: string;
    readonly accountId: string | null;
    readonly draftId: string;
    readonly handle: string;
    readonly topic: string;
    readonly subject: string;
}
/** Somebody who registered here, by the attempt that did it. */
interface PeekedRegistration {
    readonly id: string;
    readonly accountId: string;
    readonly proof: string;
    readonly handle: string;
    readonly outcome: 'verified' | 'activation-email-sent';
    readonly email: string;
}
/** What verifies an account of the demo: no code is sent, and no sales rep can be asked. */
interface RegistrationHelp {
    readonly accountName: string;
    readonly accountNumber: string;
    readonly code: string;
    /** Of its last orders, newest first. */
    readonly invoiceNumbers: readonly string[];
    readonly mobileNumbers: readonly string[];
    readonly textedCode: string;
    /** Whoever registers is sent to customer service. */
    readonly rejected: boolean;
}
/** A reward that was claimed here, by the attempt that did it. */
interface PeekedRewardClaim {
    readonly id: string;
    readonly number: string;
    readonly accountId: string;
    readonly rewardId: string;
    readonly points: number;
    readonly handle: string;
}
/** What the store holds, read past all ports and faults. */
interface DemoPeek {
    readonly cancellations: readonly PeekedCancellation[];
    readonly cases: readonly PeekedCase[];
    readonly disputes: readonly PeekedDispute[];
    readonly payments: readonly PeekedPayment[];
    readonly carts: readonly PeekedCart[];
    readonly orders: readonly PeekedOrder[];
    readonly handles: readonly PeekedHandle[];
    readonly messages: readonly PeekedMessage[];
    readonly lists: readonly PeekedList[];
    readonly registrations: readonly PeekedRegistration[];
    readonly reminders: readonly PeekedReminder[];
    readonly rewardClaims: readonly PeekedRewardClaim[];
    readonly wallets: readonly PeekedWallet[];
}
/** What only a demo has: choosing who is here, breaking things, and looking behind the ports. */
interface DemoControl {
    readonly scenario: Scenario;
    /** Who can be chosen. */
    readonly buyers: readonly DemoBuyer[];
    currentBuyer(): Promise<DemoBuyer | null>;
    /** Signs a buyer in, or out with null. Rejects with `PortError` `not-found` for an id nobody has. */
    signIn(buyerId: string | null): Promise<void>;
    /** Forgets everything that was written, in every scenario. */
    reset(): Promise<void>;
    /** Called after a sign-in, a reset and a change of faults. Answers with what ends it. */
    subscribe(listener: () => void): () => void;
    /** Replaces the scenario's faults; none with an empty list. */
    setFaults(faults: readonly FaultRule[]): void;
    /** What accounts can be verified by, for who tries registering out. */
    registrationHelp(): Promise<readonly RegistrationHelp[]>;
    peek(): Promise<DemoPeek>;
}
/** Every port, and the demo's own controls. */
type DemoAdapter = FullAdapter & {
    readonly demo: DemoControl;
};

/**
 * A complete backend in the browser: accounts, products, prices, carts, checkout and a year of orders, kept in
 * IndexedDB. Making one reads and writes nothing; two made with the same options answer alike.
 */
declare function createDemoAdapter(options?: DemoOptions): DemoAdapter;

/** The instant the demo's story is told at: Tuesday, November 17, 2026, 10:35:50 in the morning in Portland, Maine. */
declare const storyTime: number;

export { createDemoAdapter, createMemoryStore, demoEmails, scenarioFor, scenarios, storyTime };
export type { DemoAdapter, DemoBuyer, DemoControl, DemoOptions, DemoPeek, DemoStore, FaultKind, FaultRule, PeekedCart, PeekedHandle, PeekedList, PeekedOrder, PeekedReminder, Scenario, ScenarioChanges, ScenarioId };
