import type { CheckoutField } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import { checkoutFieldMessagesFor } from '../messages/checkout-fields';
import type { World } from '../world';
import type { ViewerContext } from './present';
import { dateIn } from './zoned-time';

/** Days ahead for which an event can be planned. */
const EVENT_DAYS = 180;

const PERMIT = { types: ['application/pdf', 'image/jpeg', 'image/png'], maxBytes: 5 * 1024 * 1024 } as const;

/** The store's own checkout fields in the viewer's language; empty if the scenario has none. */
export function checkoutFieldsIn(
  { changes }: World,
  { locale, market }: Pick<ViewerContext, 'locale' | 'market'>,
): readonly CheckoutField[] {
  if (changes.checkoutFields !== true) return [];
  const m = checkoutFieldMessagesFor(locale);
  const today = dateIn(market.now, market.timeZone);
  return [
    {
      kind: 'choice',
      id: 'cost-center',
      label: m.costCenter,
      hint: m.costCenterHint,
      required: true,
      options: Object.entries(m.costCenters).map(([value, label]) => ({ value, label })),
    },
    {
      kind: 'text',
      id: 'receiver',
      label: m.receiver,
      hint: m.receiverHint,
      required: true,
      maxLength: 60,
      multiline: false,
    },
    {
      kind: 'date',
      id: 'event-date',
      label: m.eventDate,
      hint: m.eventDateHint,
      required: false,
      min: today,
      max: addDays(today, EVENT_DAYS),
    },
    { kind: 'file', id: 'permit', label: m.permit, hint: m.permitHint, required: false, ...PERMIT },
    {
      kind: 'text',
      id: 'warehouse-note',
      label: m.warehouseNote,
      hint: null,
      required: false,
      maxLength: 200,
      multiline: true,
    },
  ];
}
