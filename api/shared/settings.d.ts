import { P as PortMethod, A as Adapter } from 'shared/ports';
import { L as LocalePack } from 'shared/messages';
import { PortErrorCode } from './ports.js';

/** Epoch milliseconds. Injected, so that stories and tests stand still and cut-offs run on the server's time. */
type Clock = () => number;

/** How a buyer reaches a person. One setting for all widgets. */
interface CustomerService {
    /** As it is shown, such as 1-888-555-0142; a `tel:` link is made of its digits. */
    readonly phone: string;
    readonly hours?: string;
}

/** A place a widget may lead to. The host decides where that is. */
type Destination = {
    readonly to: 'home';
} | {
    readonly to: 'sign-in';
    readonly reason?: 'session-ended' | 'needs-sign-in';
} | {
    readonly to: 'register';
} | {
    readonly to: 'resend';
} | {
    readonly to: 'products';
    readonly search?: string;
} | {
    readonly to: 'product';
    readonly id: string;
} | {
    readonly to: 'cart';
} | {
    readonly to: 'order-builder';
    readonly view?: 'easy-order';
} | {
    readonly to: 'lists';
    readonly id?: string;
} | {
    readonly to: 'checkout';
} | {
    readonly to: 'order-placed';
    readonly id: string;
} | {
    readonly to: 'order';
    readonly id: string;
} | {
    readonly to: 'orders';
} | {
    readonly to: 'invoices';
} | {
    readonly to: 'report-problem';
    readonly orderId: string;
    readonly lineId?: string;
} | {
    readonly to: 'report-problem';
    readonly invoiceId: string;
} | {
    readonly to: 'tickets';
    readonly id?: string;
} | {
    readonly to: 'new-ticket';
} | {
    readonly to: 'invoice';
    readonly id: string;
} | {
    readonly to: 'wallet';
} | {
    readonly to: 'profile';
} | {
    readonly to: 'password';
} | {
    readonly to: 'faq';
    readonly id?: string;
} | {
    readonly to: 'notifications';
} | {
    readonly to: 'promotions';
    readonly id?: string;
} | {
    readonly to: 'rewards';
} | {
    readonly to: 'contact';
};
/** How a widget asks its host for addresses and navigation; it never reads the page's own address. */
interface Links {
    /** The address of a destination; null removes the link. */
    readonly href: (destination: Destination) => string | null;
    /** Goes there without a page load; without it links are followed by the browser. */
    readonly navigate?: (href: string) => void;
}

/** What a host may want to watch. Nothing in a signal names a person, a card or what somebody typed. */
type Signal = {
    /** Trouble that a buyer was shown; each is signalled once. */
    readonly type: 'error';
    /** The widget's name, such as `cart`; `portal` for the frame around them. */
    readonly widget: string;
    /** `render`: the widget broke. `unavailable` without a method: a part of its code did not come. */
    readonly code: PortErrorCode | 'render';
    /** The port method that failed, such as `cart.read`; absent where none did. */
    readonly method?: PortMethod;
    /** The name of the error behind it, such as `TypeError`. */
    readonly cause?: string;
    /** The id the backend's people can look the failure up by. */
    readonly correlationId?: string;
    /** Milliseconds the call took. */
    readonly milliseconds?: number;
} | {
    readonly type: 'commit';
    readonly operation: string;
    readonly phase: 'sent' | 'checking' | 'done' | 'not-done' | 'unknown';
}
/** A value in an answer could not be read, such as `total of a line`: it is shown as “–”. */
 | {
    readonly type: 'schema';
    readonly method: PortMethod;
    readonly what: string;
}
/** A call that was answered, and the milliseconds it took. */
 | {
    readonly type: 'timing';
    readonly widget: string;
    readonly method: PortMethod;
    readonly milliseconds: number;
};
/** Receives signals; given as the provider's `onSignal`. */
type SignalListener = (signal: Signal) => void;

/** Where a widget may keep things: the browser's storages, or nowhere beyond this page. */
type StorageChoice = 'session and local' | 'memory';

/** The theme of widgets: one of two, or the reader's own preference. */
type Theme = 'light' | 'dark' | 'auto';
/** What a provider settles for the widgets below it. */
interface Settings {
    readonly adapter: Adapter | null;
    readonly locale: LocalePack;
    /** Words laid over the locale's, by widget name and key. */
    readonly messages: Readonly<Record<string, object>>;
    readonly links: Links;
    readonly clock: Clock;
    /** Where dialogs and lists are put; the document's end where there is none. */
    readonly overlayContainer: HTMLElement | null;
    readonly storage: StorageChoice;
    readonly customerService: CustomerService | null;
    readonly theme: Theme | undefined;
    readonly onSignal: SignalListener | undefined;
}

export type { Clock, Destination, Links, Settings, Theme, CustomerService, Signal, SignalListener, StorageChoice };
