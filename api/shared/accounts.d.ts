/** An account id, trimmed; null when it is empty, not a text, or the platform's placeholder (spec §5, decision 8). */
declare function effectiveAccountId(value: unknown): string | null;
/** Details a guest gave; a blank one is not there. */
interface GuestDetails {
    readonly lastName?: string;
    readonly email?: string;
    readonly phoneNumber?: string;
}
/** A guest's details, each trimmed and kept only when it is not blank (spec §5, decision 12). */
declare function guestDetails(value: unknown): GuestDetails;
/** True only when the session says the user is not a guest; a missing answer means guest (spec §4, decision 12). */
declare const isLoggedIn: (guestUser: unknown) => boolean;
/** Where an effective account may come from. */
interface AccountSources {
    /** The accounts the buyer may use, as the port lists them. */
    readonly accounts: readonly {
        readonly id: string;
        readonly isDefault?: boolean;
    }[];
    /** The host's own choice. */
    readonly controlled?: unknown;
    /** What session storage remembers: a hint, taken only if the list still has it. */
    readonly stored?: unknown;
    /** What the session context names. */
    readonly session?: unknown;
}
/** The account on load: the host's, the stored one if still listed, the default, the session's, or none (decision 8). */
declare function initialAccountId({ accounts, controlled, stored, session }: AccountSources): string | null;
/** What a guest may do in this store; a missing setting is false (spec §6, decision 12). */
interface GuestRights {
    readonly browse: boolean;
    readonly cart: boolean;
    readonly checkout: boolean;
}
/** A guest's rights from the application context's settings. */
declare function guestRights(settings: unknown): GuestRights;
/** True when consolidated checkout is offered: the account's bottler is 4200, or the number given (decision 16). */
declare const consolidatedCheckoutOffered: (bottlerId: unknown, offeredTo?: number) => boolean;

export { guestRights, consolidatedCheckoutOffered, isLoggedIn, effectiveAccountId, guestDetails, initialAccountId };
export type { AccountSources, GuestDetails, GuestRights };
