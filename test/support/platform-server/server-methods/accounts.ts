import { regions } from '../../../../src/adapters/demo/data/accounts';
import { ledgerOf } from '../../../../src/adapters/demo/engine/ledger';
import { minimumOf } from '../../../../src/adapters/demo/engine/minimum';
import { deliverySlots } from '../../../../src/adapters/demo/engine/visit-plan';
import { instantOf } from '../../../../src/adapters/demo/engine/zoned-time';
import { messagesFor } from '../../../../src/adapters/demo/messages';
import { buyerOf } from '../access';
import { accountByRecordId, accountRecordId } from '../platform';
import { moneyOf } from '../store/money';
import { accountArg, convertRefusals, type Handler, minimumText, serving, textsArg } from './arguments';

const getBuyer: Handler<'getBuyer'> = (exchange, args) => {
  accountArg(exchange, args);
  const { permissions } = convertRefusals(() => buyerOf(exchange));
  return { permissions: [...permissions] };
};

const getAccountTerms: Handler<'getAccountTerms'> = (exchange, args) => {
  const { platform } = exchange;
  const buyer = convertRefusals(() => buyerOf(exchange));
  const messages = messagesFor(args.language);
  const accounts = textsArg(args, 'accountIds', 200).flatMap((id) => {
    const account = accountByRecordId(platform, id);
    if (account === undefined || !buyer.accounts.includes(account.id)) return [];
    const { timeZone, currency } = regions[account.region];
    const visits = deliverySlots(account, platform.world.now()).filter(({ closed }) => closed === null);
    return [
      {
        accountId: accountRecordId(platform, account),
        bottlerId: account.bottlerId,
        conditions: ledgerOf(account, moneyOf(platform, account), platform.world).conditions.map(({ code, stops }) => ({
          code,
          reason: messages.conditions[code],
          stops: [...stops],
        })),
        currencyIsoCode: currency,
        minimum: minimumText(minimumOf(account)),
        number: account.number,
        timeZone,
        visits: visits.map(({ date, cutOff }) => ({ cutOff: instantOf(cutOff, timeZone), date })),
      },
    ];
  });
  return { accounts };
};

/** Buyers and their accounts. */
export const accountMethods = serving({ getBuyer, getAccountTerms });
