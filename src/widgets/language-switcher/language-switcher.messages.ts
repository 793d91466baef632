/** Words of the language switcher. Languages are written in their own names, which no locale translates. */
export const languageSwitcherMessages = {
  title: 'Language',
  hint: 'The page opens again in the language you choose.',
  change: 'Change language',
  saving: 'Saving your language',
  saved: 'Your language is saved.',
  failed: 'Your language was not saved',
} as const;
