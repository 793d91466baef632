/** Detection of card and bank account numbers in free text. Buyers enter them only in a payment provider's fields. */

/** Groups of digits with single spaces, dots or dashes between them, as card numbers are written. */
const GROUPS = /\d+(?:[ .\-\u00a0\u202f\u2010-\u2015]\d+)*/gu;
/** Longest group of digits of a card number beside other groups. */
const MAX_GROUP = 6;
/** Full-width digits, which a person reads as digits too. */
const FULL_WIDTH = /[\uff10-\uff19]/gu;

const plainDigits = (text: string): string => text.replace(FULL_WIDTH, (digit) => String(digit.charCodeAt(0) - 0xff10));

/** Validates the check digit of a card number (ISO/IEC 7812, Luhn). */
export function isLuhnValid(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const counted = at % 2 === 1 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

const isCardNumber = (digits: string): boolean => /^[2-6]\d{12,18}$/.test(digits) && isLuhnValid(digits);

/**
 * Whether a text contains a probable card number: 13 to 19 digits, the first one from 2 to 6, that pass the Luhn check,
 * also beside other numbers such as the card's expiry or code. Order, case and product numbers have other lengths or fail
 * the check nine times in ten; several of them in a row are no card number unless their groups are as short as a card's.
 */
export function looksLikeCardNumber(text: string): boolean {
  return [...plainDigits(text).matchAll(GROUPS)].some(([found]) => {
    const groups = found.split(/\D/u);
    return isCardNumber(groups.join('')) || groups.some(isCardNumber) || hasCardNumber(groups);
  });
}

/** Whether some short groups beside each other are a card number. */
const hasCardNumber = (groups: readonly string[]): boolean =>
  groups.some((first, start) => {
    if (!/^[2-6]/.test(first)) return false;
    let digits = '';
    for (let at = start; digits.length < 19; at += 1) {
      const group = groups[at];
      if (group === undefined || group.length > MAX_GROUP) return false;
      digits += group;
      if (isCardNumber(digits)) return true;
    }
    return false;
  });

/** Validates the checksum of a US routing number: nine digits weighted 3, 7, 1. */
function routingValid(digits: string): boolean {
  const weights = [3, 7, 1] as const;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0);
  return /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(digits) && sum % 10 === 0;
}

/**
 * Whether a text contains probable bank details: a routing number next to a number of 4 to 17 digits, or a Canadian
 * transit and institution number (`12345-678`) next to one of 7 to 12 digits. A single number is too ambiguous to
 * count.
 */
export function looksLikeBankAccount(text: string): boolean {
  const plain = plainDigits(text);
  const numbers = plain.match(/\d+/gu) ?? [];
  const routing = numbers.findIndex((digits) => digits.length === 9 && routingValid(digits));
  if (routing >= 0 && numbers.some((digits, at) => at !== routing && digits.length >= 4 && digits.length <= 17))
    return true;
  return /(?<!\d)\d{5}[ \-\u2010-\u2015]\d{3}[ \-\u2010-\u2015]+\d{7,12}(?!\d)/u.test(plain);
}

/** Whether free text contains a payment number. Such a text must be neither stored nor sent. */
export const containsPaymentNumber = (text: string): boolean => looksLikeCardNumber(text) || looksLikeBankAccount(text);

/** Maximum length of a payment method's nickname, in UTF-16 units. */
export const NICKNAME_MAX_LENGTH = 40;

/** Validates a nickname; null when it is valid. Six digits are enough to tell methods apart. */
export function nicknameProblem(nickname: string): { readonly code: 'tooLong' | 'paymentNumber' } | null {
  const digits = plainDigits(nickname).replace(/(?<=\d)[ .\-\u00a0\u202f\u2010-\u2015]+(?=\d)/gu, '');
  if (/\d{7}/u.test(digits) || containsPaymentNumber(nickname)) return { code: 'paymentNumber' };
  return nickname.trim().length > NICKNAME_MAX_LENGTH ? { code: 'tooLong' } : null;
}
