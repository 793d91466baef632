import { registerText } from './external-text';

/** A formatter returns a text, or its parts. */
function registerFormatted(answer: unknown): void {
  if (typeof answer === 'string') return registerText(answer);
  if (!Array.isArray(answer)) return;
  for (const part of answer as readonly { readonly value: string }[]) registerText(part.value); // every Intl part has one
}

/** Registers the results of a formatter's method. */
function listen(formatter: object, method: string): void {
  const own = Object.getOwnPropertyDescriptor(formatter, method);
  if (own === undefined) throw new Error(`No ${method} to listen to`);
  const withRegistration = (answer: (...given: unknown[]) => unknown) =>
    function (this: unknown, ...given: unknown[]) {
      const text = answer.apply(this, given);
      registerFormatted(text);
      return text;
    };
  // `format` is a getter that returns a bound function; the others are plain methods.
  const { get } = own;
  Object.defineProperty(
    formatter,
    method,
    get === undefined
      ? { ...own, value: withRegistration(own.value) }
      : {
          ...own,
          get(this: unknown) {
            return withRegistration(get.call(this));
          },
        },
  );
}

/** Registers the platform's own texts: days, months, time zones, currency signs and the like. */
export function listenToFormats(): void {
  for (const method of ['format', 'formatToParts', 'formatRange', 'formatRangeToParts']) {
    listen(Intl.DateTimeFormat.prototype, method);
    listen(Intl.NumberFormat.prototype, method);
  }
  for (const method of ['format', 'formatToParts']) {
    listen(Intl.ListFormat.prototype, method);
    listen(Intl.RelativeTimeFormat.prototype, method);
  }
  listen(Intl.DisplayNames.prototype, 'of');
}
