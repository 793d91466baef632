import { useEffect, useState } from 'react';
import type { PaymentFields, PaymentKind } from '../../../runtime/payment/payment-fields.types';
import { paymentRedirectKey } from '../../../runtime/payment/payment-return';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { storeFor } from '../../../runtime/storage';
import { nicknameProblem } from '../../../rules';

/** Answers of the buyer that have to survive the redirect to the provider's page. */
interface Answers {
  readonly accountId: string | null;
  readonly kind: PaymentKind;
  readonly nickname: string;
  readonly makeDefault: boolean;
}

/**
 * Redirects to a provider's page. The answers are stored in this tab with a random state that only the provider
 * returns.
 */
export function usePaymentRedirect(fields: PaymentFields, { accountId, kind, nickname, makeDefault }: Answers) {
  const adapter = useAdapter();
  const { clock, locale, storage } = useSettings();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // The browser's Back button restores the page with the form as it was left.
    const onRestore = () => setBusy(false);
    window.addEventListener('pageshow', onRestore);
    return () => window.removeEventListener('pageshow', onRestore);
  }, []);
  async function go(): Promise<void> {
    if (busy || fields.redirect === undefined || nicknameProblem(nickname) !== null) return;
    setBusy(true);
    setFailed(false);
    const store = storeFor('paymentVisit', storage);
    const key = paymentRedirectKey(adapter.id, accountId ?? 'none');
    const state = crypto.randomUUID();
    store.set(key, JSON.stringify({ state, kind, nickname: nickname.trim(), makeDefault, time: clock() }));
    try {
      await fields.redirect({ kind, locale: locale.tag, state });
    } catch {
      store.remove(key);
      setFailed(true);
      setBusy(false);
    }
  }
  return { busy, failed, go };
}
