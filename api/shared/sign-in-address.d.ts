/** Where signing in happens, and how it is told where to come back to. */
interface SignInAddress {
    /** The login page: an https address or a path of this site. The library never asks for a password. */
    readonly signInURL?: string;
    /** A path of this site to come back to; anything else is left out. */
    readonly returnTo?: string | null;
    /** The login page's parameter for it. Default `startURL`. */
    readonly returnParameter?: string;
}

export type { SignInAddress };
