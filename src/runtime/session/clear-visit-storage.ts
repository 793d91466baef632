import type { Adapter } from '../../ports';
import { forgetStored, type StoredKind } from '../storage';
import { sessionOf } from './session';

/** Removes from storage what account, guest and unfinished answers left in this tab, except the kinds to keep. */
export const forgetVisit = (adapter: Adapter, keep?: readonly StoredKind[]): void => forgetStored(adapter.id, sessionOf(adapter).storage(), keep);
