import type { Messages } from '../../../runtime/react/use-messages';
import { addMethodButtonMessages } from './add-method-button.messages';
import { nicknameMessages, savingMessages } from './saving.messages';

const ownMessages = {
  expires: 'Expires {month}',
  adding: {
    close: 'Close without adding',
    kind: 'What do you want to add?',
    card: 'Card',
    ach: 'Bank account',
    fields: 'Details, entered with {provider}',
    private: 'The number goes straight to {provider}. This site never sees or stores it.',
    loading: 'Loading the secure form',
    nickname: 'Name',
    nicknameHint: 'A name you’ll recognize, such as House card.',
    makeDefault: 'Make this the default',
    save: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    another: 'Enter another',
    leave: 'Continue to {provider}',
    leaving: 'Going to {provider}',
    leaveText: 'You’ll enter the number on {provider}’s page, then come back here.',
    notLeft: 'We could not open {provider}’s page',
  },
  fields: {
    card: 'The card form did not load',
    ach: 'The bank account form did not load',
    notLoaded: 'Nothing was lost. Try again, or add it another way.',
    others: 'You can still pay with what’s in your wallet.',
    invalid: { one: '{count} field needs attention', other: '{count} fields need attention' },
    failed: '{provider} did not respond. Nothing was saved.',
    names: {
      number: 'Card number',
      expiry: 'Expiration date',
      code: 'Security code',
      postal: 'ZIP or postal code',
      name: 'Name',
      routing: 'Routing number',
      account: 'Account number',
    },
    problems: {
      valueMissing: 'is missing',
      badInput: 'doesn’t look right',
      expired: 'has passed',
      unsupported: 'isn’t accepted here',
    },
  },
} as const;

/** Messages for adding a payment method. Merged from groups, because some widgets use a group on its own. */
export const addMethodMessages: typeof addMethodButtonMessages &
  typeof nicknameMessages &
  typeof savingMessages &
  typeof ownMessages = /* @__PURE__ */ Object.assign(
  {},
  addMethodButtonMessages,
  nicknameMessages,
  savingMessages,
  ownMessages,
);

/** Messages for adding a payment method, with their format functions. */
export type AddMessages = Messages<typeof addMethodMessages>;
