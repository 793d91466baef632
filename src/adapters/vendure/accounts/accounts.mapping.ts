import type { Account, AccountDetail, Address, Minimum, StoppedAction } from '../../../domain';
import { ACCOUNT_CONDITIONS, findCode } from '../../../rules/server-codes';
import { plain } from '../../common/text';
import { amountOf } from '../common/amounts';
import { instantIn } from '../common/instants';
import type { WireAccount, WireAccountDetail, WireMinimum } from './accounts.wire';

const actions: readonly StoppedAction[] = ['add', 'checkout'];

/** Converts an address. */
export const toAddress = ({ street, city, state, zip, country }: Address): Address => ({
  street: plain(street),
  city: plain(city),
  state: plain(state),
  zip: plain(zip),
  country: plain(country),
});

/** Converts a minimum. */
export const toMinimum = ({ cases, value }: WireMinimum, currency: string): Minimum => ({
  ...(cases === null ? {} : { cases }),
  ...(value === null ? {} : { value: amountOf(value, currency) }),
});

/** Converts an account. A condition that the library does not know restricts ordering without a name. */
export const toAccount = ({ id, name, number, address, isDefault, isOwn, conditions }: WireAccount): Account => ({
  id,
  name: plain(name),
  number: plain(number) || null,
  address: toAddress(address),
  isDefault,
  isOwn,
  conditions: conditions.map(({ code, stops, reason }) => ({
    code: findCode(ACCOUNT_CONDITIONS, code) ?? 'order-restricted',
    stops: actions.filter((action) => stops.includes(action)),
    ...(plain(reason) === '' ? {} : { reason: plain(reason) }),
  })),
});

/** Converts an account with the data that ordering needs. */
export const toAccountDetail = (wire: WireAccountDetail): AccountDetail => ({
  ...toAccount(wire),
  timeZone: wire.timeZone,
  currency: wire.currencyCode,
  minimum: toMinimum(wire.minimum, wire.currencyCode),
  bottlerId: wire.bottlerId,
  visits: wire.visits.map(({ date, cutOff }) => ({ date, cutOff: instantIn(cutOff, wire.timeZone) })),
});
