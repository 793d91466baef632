/** Money as most bodies have it: text with two digits. */
export const decimal = (minor: number): string => (minor / 100).toFixed(2);

/** Money as some bodies have it: text with as many digits as needed, at least one ("11.5" beside "23.00"). */
export const brief = (minor: number): string => {
  const text = String(minor / 100);
  return text.includes('.') ? text : `${text}.0`;
};

/** A quantity or count as text: `2.0`. */
export const quantityText = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

/** An instant in a body. */
export const dateTime = (ms: number): string => new Date(ms).toISOString();
