import { calendarDateIn, formatInstant } from '../../rules';
import { useFormats } from '../../runtime/react/use-formats';
import type { FormPartProps } from './checkout.types';

/** Returns formats for cut-offs in the account's time zone. */
export function useCutOffTime({ checkout: { timeZone }, now }: Pick<FormPartProps, 'checkout' | 'now'>) {
  const formats = useFormats();
  const today = calendarDateIn(new Date(now()).toISOString(), timeZone) ?? undefined;
  const options = { timeZone, today };
  const when = (cutOff: string) => formatInstant(cutOff, formats.locale, options);
  return { formats, timeZone, today, options, when };
}
