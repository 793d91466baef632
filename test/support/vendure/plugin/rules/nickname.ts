import type { Problem } from './problems';

/** Maximum length of a bank account's nickname, in UTF-16 units. */
const MAX_LENGTH = 40;
/** Full-width digits, which a person reads as digits too. */
const FULL_WIDTH = /[\uff10-\uff19]/gu;

/** Invalid fields of a nickname, which is trimmed. Seven digits can be a part of an account or card number. */
export function nicknameProblems(nickname: string): readonly Problem[] {
  const digits = nickname
    .replace(FULL_WIDTH, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/(?<=\d)[\s.\-\u2010-\u2015]+(?=\d)/gu, '');
  if (/\d{7}/.test(digits)) return [{ field: 'nickname', code: 'paymentNumber' }];
  return nickname.length > MAX_LENGTH ? [{ field: 'nickname', code: 'tooLong' }] : [];
}
