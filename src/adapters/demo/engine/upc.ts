/** Check digit of a universal product code with eleven digits. */
export function upcCheckDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Product code of a demo product: a prefix for internal use, then its SKU. */
export const upcOf = (sku: string): string => {
  const digits = `4${sku.padStart(10, '0')}`;
  return digits + upcCheckDigit(digits);
};
