import type { Adapter } from '../../ports';
import { forgetStored, type StoredKind } from '../storage';
import { getSessionRuntime } from './session';

/** Removes from storage what account, guest and unfinished answers left in this tab, except the kinds to keep. */
export const clearVisitStorage = (adapter: Adapter, keep?: readonly StoredKind[]): void =>
  forgetStored(adapter.id, getSessionRuntime(adapter).storage(), keep);
