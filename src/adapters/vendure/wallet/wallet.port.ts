import type { WalletMethod } from '../../../domain';
import type { WalletPort } from '../../../ports';
import { plain } from '../../common/text';
import type { Context } from '../context';
import { tradeBankAccounts, type WireBankAccount } from './wallet.wire';

const toMethod = ({ id, bank, lastFour, isDefault, isVerified }: WireBankAccount): WalletMethod => ({
  id,
  kind: 'ach',
  brand: plain(bank),
  lastFour,
  expiry: null,
  nickname: '',
  isDefault,
  problem: isVerified ? null : 'unverified',
  isAutopayMethod: false,
});

/** The bank accounts from which an account pays its invoices. The payment provider stores and changes them. */
export const walletPort = ({ graphql }: Context): Pick<WalletPort, 'methods'> => ({
  async methods({ accountId, locale }, call) {
    const { tradeBankAccounts: found } = await graphql.send(tradeBankAccounts, { accountId, locale, ...call });
    return found.map(toMethod);
  },
});
