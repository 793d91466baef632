import type { PortErrorCode } from '../../ports';
import { useWords } from '../../runtime/react/use-words';
import { commonMessages } from '../common/common.messages';

/** What an account call failed with: the backend's status text, else the default words (decision 34). */
export function useTroubleText(code: PortErrorCode, statusText: string | null): string {
  const { m } = useWords('common', commonMessages);
  // Offline there was no answer that could have carried one, and the way out is another.
  return statusText ?? (code === 'offline' ? m.errors.offline : m.errors.unexpected);
}
