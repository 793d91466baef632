import { toPortError, type WalletPort } from '../../ports';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { getSessionRuntime } from '../../runtime/session/session';

/**
 * Changes of an account's methods. A function is undefined if the backend does not support it; its button does not
 * render then.
 */
export interface WalletActions {
  readonly makeDefault: ((methodId: string) => ReturnType<WalletPort['setDefault']>) | undefined;
  readonly rename: ((methodId: string, nickname: string) => ReturnType<WalletPort['rename']>) | undefined;
  readonly remove: ((methodId: string) => ReturnType<WalletPort['remove']>) | undefined;
}

/** Changes that the backend supports for an account's methods. An expired session leads to sign-in. */
export function useWalletActions(accountId: string | null): WalletActions {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const { wallet } = adapter;
  const where = { accountId, locale: locale.tag };
  const setDefault = wallet?.setDefault?.bind(wallet);
  const rename = wallet?.rename?.bind(wallet);
  const remove = wallet?.remove?.bind(wallet);
  const send = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (thrown) {
      if (toPortError(thrown).code === 'signed-out') getSessionRuntime(adapter).end();
      throw thrown;
    }
  };
  return {
    makeDefault: setDefault && ((methodId) => send(() => setDefault({ ...where, methodId }))),
    rename: rename && ((methodId, nickname) => send(() => rename({ ...where, methodId, nickname }))),
    remove: remove && ((methodId) => send(() => remove({ ...where, methodId }))),
  };
}
