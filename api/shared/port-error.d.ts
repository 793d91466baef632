/**
 * Every kind of trouble a port can meet. Business refusals are not trouble: they are in a method's return type.
 */
declare const portErrorCodes: readonly ["offline", "timeout", "signed-out", "forbidden", "not-found", "conflict", "rejected", "too-many-requests", "unavailable", "malformed", "aborted", "unexpected"];
/** A closed set: words and the way back are chosen by it. */
type PortErrorCode = (typeof portErrorCodes)[number];
/** What is known beside the code. */
interface PortErrorDetail {
    /** The backend's own status text, plain; shown only where the specification says so (spec §8). */
    readonly statusText?: string;
    /** Milliseconds to wait before asking again; reads honour it. */
    readonly retryAfter?: number;
    /** Problems by field name, as field message keys. */
    readonly fields?: Readonly<Record<string, string>>;
    /** An id the backend's people can look the failure up by. */
    readonly correlationId?: string;
    readonly cause?: unknown;
}
/** The one error a port method rejects with. */
declare class PortError extends Error {
    readonly name = "PortError";
    readonly code: PortErrorCode;
    readonly statusText: string | undefined;
    readonly retryAfter: number | undefined;
    readonly fields: Readonly<Record<string, string>> | undefined;
    readonly correlationId: string | undefined;
    constructor(code: PortErrorCode, message: string, detail?: PortErrorDetail);
}
/** Anything thrown by an adapter `PortError`: what is not one already is `unexpected`. */
declare function toPortError(thrown: unknown): PortError;

export { PortError, portErrorCodes, toPortError };
export type { PortErrorCode, PortErrorDetail };
