import type { ZodMiniType } from 'zod/mini';
import type { ServerMethod } from './methods';

/** One server method as an Apex developer has to write it. */
export interface ServerMethodContract extends ServerMethod {
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
