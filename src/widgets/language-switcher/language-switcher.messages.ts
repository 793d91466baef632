/** Messages of the language switcher. Language names are not messages: each is written in its own language. */
export const languageSwitcherMessages = {
  title: 'Language',
  hint: 'The page will reload in the language you choose.',
  change: 'Change language',
  saving: 'Saving your language',
  saved: 'Language saved.',
  failed: 'Your language was not saved',
} as const;
