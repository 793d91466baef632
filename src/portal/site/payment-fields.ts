import { framePaymentFields } from '../../runtime/payment/frame-fields';
import { basePath } from './demo-site';

/**
 * The demo's payment provider. Its page comes from the same server as the site, so it is sandboxed without an origin: the
 * site can not reach into it, nor it out. `VITE_PAYMENT_FIELDS` names one of another origin, as a real provider's is.
 */
const elsewhere: unknown = import.meta.env.VITE_PAYMENT_FIELDS;

export const paymentFields = framePaymentFields({
  provider: 'Pier Payments',
  kinds: ['card', 'ach'],
  ...(typeof elsewhere === 'string' && elsewhere !== ''
    ? { src: elsewhere }
    : { src: `${basePath}/payment-fields/index.html`, isolation: 'opaque' as const }),
});
