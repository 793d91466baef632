import { type Row, shown, storyOf, testIn } from './row';

const people = testIn('rules/people.test.ts');
const orders = testIn('rules/orders.test.ts');
const dates = testIn('rules/dates.test.ts');
const quantity = testIn('rules/quantity.test.ts');
const web = testIn('rules/web.test.ts');
const catalogue = testIn('rules/catalogue.test.ts');
const checkout = storyOf('checkout');

/** Section 5: validation rules. Where no screen has the field yet, the rule alone is shown. */
export const rules: readonly Row[] = [
  shown('First name, last name, email and phone are mandatory', people('lists what is missing in the order of the form')),
  shown('Phone follows (xxx) xxx-xxxx', people('shows any ten digits as a phone')),
  shown('Phone check can be skipped by a setting', people('its format is not where the store says so')),
  shown('Order history search needs more than 3 characters', orders('search for %j')),
  shown('Notes at most 132 characters', orders('flags notes past 132 UTF-16 units'), 'stories/ui/CharacterCount.stories.tsx#OverTheLimit'),
  shown('At least one permission', people('needs a permission that exists and an account')),
  shown('At least one account', people('needs a permission that exists and an account')),
  shown('A language before creating a user', people('tells a wrong value from a missing one')),
  shown('The user form’s rules on a screen', storyOf('user-admin')('Flagged')),
  shown('A cancellation reason is required', orders('cancels with a transaction ID and a reason')),
  shown('PO number is required at checkout', checkout('FieldErrors'), orders('needs a PO number')),
  shown('Start date not later than end date, and the other way round', dates('puts the message on the end that was edited'), dates('agrees with the calendar for any two days')),
  shown('Availability start time before end time', dates('timeRangeProblem')),
  shown('Availability times on a screen', storyOf('support-ticket-wizard')('TimesInvalid'), testIn('widgets/support-ticket-wizard.rules.test.ts')('keep a start before its end')),
  shown('Quantity is a number other than 0', quantity('quantityProblem'), storyOf('product-grid')('InCart'), 'stories/ui/QuantityStepper.stories.tsx#NothingTypedIsLost'),
  shown('Quantity: range overflow and underflow', quantity('quantityProblem'), quantity('offers no neighbour past the maximum')),
  shown('Quantity: step mismatch', quantity('counts steps from the minimum'), 'stories/ui/QuantityStepper.stories.tsx#StepsOfSix'),
  shown('Generic field messages, by key', catalogue('are these'), testIn('locales/complete.test.ts')('has every English message and no other')),
  shown('Maximum 10 shopping lists, as a rule', orders('stops at ten shopping lists')),
  shown('Minimum order quantity blocks checkout', storyOf('cart')('BelowMinimum'), checkout('BelowMinimum'), quantity('minimumOrderShortfall')),
  shown('Minimum order value blocks checkout', quantity('minimumOrderShortfall'), quantity('does not compare two currencies')),
  shown('Effective account id is non-empty after trimming', people('effectiveAccountId'), testIn('runtime/session/session.test.ts')('never goes to %j')),
  shown('Guest details are kept only when non-blank', people('keeps what is there, trimmed, and nothing else')),
  shown('Resend email matches the pattern', web('isEmail'), storyOf('resend-activation')('Form')),
  shown('Links: https, a path or an anchor', web('safeHref'), web('never answers with a path of another origin')),
  shown('Links: mailto and tel open in a new window', web('safeHref'), 'stories/ui/Link.stories.tsx#NewWindow'),
  shown('Links: anything else is none', 'stories/ui/Link.stories.tsx#Refused', web('is asked with texts that a prefix test would let out')),
  shown('Original price only when flagged and greater', quantity('isOriginalPriceShown')),
  shown('Discount only for a numeric string below 0', quantity('isDiscountShown'), testIn('widgets/product-grid.rules.test.ts')('names a reduction only for a numeric text below 0')),
  shown('Button variant: one of ten, else primary', catalogue('has the ten, and primary for the rest'), 'stories/ui/Button.stories.tsx#UnknownVariant'),
  shown('Rich text becomes plain text', testIn('rules/text.test.ts')('leaves no tag of any mixture'), testIn('rules/text.test.ts')('keeps every word of a text without markup')),
  shown('Image only with a valid URL or data URI', web('imageSource'), 'stories/ui/SafeImage.stories.tsx#Refused'),
];
