import { useEffect, useState } from 'react';
import type { PaymentFields, PaymentKind } from '../../../runtime/payment/payment-fields.types';
import { paymentRedirectKey } from '../../../runtime/payment/payment-return';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { storeFor } from '../../../runtime/storage';
import { nicknameProblem } from '../../../rules';

/** What the buyer had answered before the provider's page takes the window. */
interface Answers {
  readonly accountId: string | null;
  readonly kind: PaymentKind;
  readonly nickname: string;
  readonly makeDefault: boolean;
}

/** Going to a provider's page: what was answered waits in this tab, with a word only we and the provider know. */
export function useLeaving(fields: PaymentFields, { accountId, kind, nickname, makeDefault }: Answers) {
  const adapter = useAdapter();
  const { clock, locale, storage } = useSettings();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // Back out of the provider's page by the browser's own button: the form is as it was left.
    const back = () => setBusy(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  async function go(): Promise<void> {
    if (busy || fields.leave === undefined || nicknameProblem(nickname) !== null) return;
    setBusy(true);
    setFailed(false);
    const store = storeFor('paymentVisit', storage);
    const key = paymentRedirectKey(adapter.id, accountId ?? 'none');
    const state = crypto.randomUUID();
    store.set(key, JSON.stringify({ state, kind, nickname: nickname.trim(), makeDefault, time: clock() }));
    try {
      await fields.leave({ kind, locale: locale.tag, state });
    } catch {
      store.remove(key);
      setFailed(true);
      setBusy(false);
    }
  }
  return { busy, failed, go };
}
