type Paths = Readonly<Record<string, readonly string[]>>;

/** Messages that read the same as English: names, and words the two languages share. */
export const sameAsEnglish: Paths = {
  'fr-CA': ['cart.columns.actions', 'cart.summary.total', 'faq.found'],
  'es-CA': ['cart.summary.total'],
};

/** Labels that never stand in a button, and say more than English does. */
export const mayBeLong: Paths = {
  'es-CA': ['resend-activation.form.email'],
};
