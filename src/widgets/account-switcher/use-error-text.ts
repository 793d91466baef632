import type { PortErrorCode } from '../../ports';
import { useMessages } from '../../runtime/react/use-messages';
import { commonMessages } from '../common/common.messages';

/** What an account call failed with: the backend's status text, else the default words (decision 34). */
export function useErrorText(code: PortErrorCode, statusText: string | null): string {
  const { m } = useMessages('common', commonMessages);
  // Offline no answer could carry one, and trying again does not help who has no access.
  return statusText ?? (code === 'offline' || code === 'forbidden' ? m.errors[code] : m.errors.unexpected);
}
