import { addMethodButtonMessages } from './add-method-button.messages';
import { nicknameMessages } from './nickname.messages';
import { savingMessages } from './saving.messages';

const ownMessages = {
  expires: 'Expires {month}',
  adding: {
    close: 'Close without adding',
    kind: 'What do you want to add?',
    card: 'Card',
    ach: 'Bank account',
    fields: 'Details, entered with {provider}',
    private: 'The number goes straight to {provider}. This site does not see it or keep it.',
    loading: 'Loading the secure form',
    nickname: 'Name',
    nicknameHint: 'What you call it, such as House card.',
    makeDefault: 'Make it the default',
    save: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    another: 'Enter another',
    leave: 'Continue to {provider}',
    leaving: 'Going to {provider}',
    leaveText: 'You enter the number on a page of {provider} and come back here.',
    notLeft: 'The page of {provider} could not be opened',
  },
  fields: {
    card: 'Card form could not load',
    ach: 'Bank account form could not load',
    notLoaded: 'Nothing was lost. Try again, or add it another way.',
    others: 'What is in your wallet can still be paid with.',
    invalid: { one: '{count} field needs a change', other: '{count} fields need a change' },
    failed: '{provider} did not answer. Nothing was saved.',
    names: { number: 'Card number', expiry: 'Expiry', code: 'Security code', postal: 'Postal code', name: 'Name', routing: 'Routing number', account: 'Account number' },
    problems: { valueMissing: 'is missing', badInput: 'is not right', expired: 'has passed', unsupported: 'is not taken here' },
  },
} as const;

/** Everything said while a payment method is added. Joined so that each part can stand apart from the others. */
export const addMethodMessages: typeof addMethodButtonMessages & typeof nicknameMessages & typeof savingMessages & typeof ownMessages =
  /* @__PURE__ */ Object.assign({}, addMethodButtonMessages, nicknameMessages, savingMessages, ownMessages);
