/** Words of the language switcher. Languages are written in their own names, which no locale translates. */
export const languageSwitcherMessages = {
  title: 'Language',
  hint: 'The page will reload in the language you choose.',
  change: 'Change language',
  saving: 'Saving your language',
  saved: 'Language saved.',
  failed: 'Your language was not saved',
} as const;
