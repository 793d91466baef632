import { type Rule, proven, storyOf, testIn } from './rule';

const people = testIn('rules/people.test.ts');
const orders = testIn('rules/orders.test.ts');
const dates = testIn('rules/dates.test.ts');
const quantity = testIn('rules/quantity.test.ts');
const web = testIn('rules/web.test.ts');
const catalogue = testIn('rules/catalogue.test.ts');
const checkout = storyOf('checkout');

/** Validation of input and requests. Where no screen has the field yet, only the rule is tested. */
export const validation: readonly Rule[] = [
  proven(
    401,
    'First name, last name, email and phone number are mandatory',
    people('report missing fields in the order of the form'),
  ),
  proven(402, 'A phone number has the format (xxx) xxx-xxxx', people('formats any ten digits as a phone number')),
  proven(
    403,
    'A store can turn off the format check of phone numbers',
    people('its format is optional if the store says so'),
  ),
  proven(404, 'An order search needs more than 3 characters', orders('search for %j')),
  proven(
    405,
    'Driver and shipping notes have at most 132 characters',
    orders('reports notes above 132 UTF-16 units'),
    'stories/ui/CharacterCount.stories.tsx#OverTheLimit',
  ),
  proven(406, 'A user has at least one permission', people('require an existing permission and an account')),
  proven(407, 'A user has at least one account', people('require an existing permission and an account')),
  proven(408, 'A new user has a language', people('distinguish an invalid value from a missing one')),
  proven(
    409,
    'The user form shows which of the product rules 406, 407 and 408 is broken',
    storyOf('user-admin')('Flagged'),
  ),
  proven(410, 'A cancellation needs a reason', orders('requires a transaction ID and a reason to cancel')),
  proven(411, 'Checkout needs a PO number', checkout('FieldErrors'), orders('requires a PO number')),
  proven(
    412,
    'The start date isn’t later than the end date',
    dates('reports the problem at the edited end'),
    dates('agrees with the calendar for random days'),
  ),
  proven(413, 'An availability time starts before it ends', dates('timeRangeProblem')),
  proven(
    414,
    'The availability step shows which day has invalid times',
    storyOf('support-ticket-wizard')('TimesInvalid'),
    testIn('widgets/support-ticket-wizard.rules.test.ts')('require a start before its end, and report the day'),
  ),
  proven(
    415,
    'A quantity is a number other than 0',
    quantity('quantityProblem'),
    storyOf('product-grid')('InCart'),
    'stories/ui/QuantityStepper.stories.tsx#NothingTypedIsLost',
  ),
  proven(
    416,
    'A quantity is neither below the minimum nor above the maximum',
    quantity('quantityProblem'),
    quantity('suggests no quantity above the maximum'),
  ),
  proven(
    417,
    'A quantity is a whole number of steps above the minimum',
    quantity('counts steps from the minimum'),
    'stories/ui/QuantityStepper.stories.tsx#StepsOfSix',
  ),
  proven(
    418,
    'Field messages have the names of the Constraint Validation API as keys',
    catalogue('have these values'),
    testIn('locales/complete.test.ts')('has every English message and no other'),
  ),
  proven(419, 'An account has at most 10 shopping lists', orders('limits shopping lists to ten')),
  proven(
    420,
    'A cart below its minimum quantity can’t be checked out',
    storyOf('cart')('BelowMinimum'),
    checkout('BelowMinimum'),
    quantity('minimumOrderShortfall'),
  ),
  proven(
    421,
    'A cart below its minimum value can’t be checked out',
    quantity('minimumOrderShortfall'),
    quantity('rejects two currencies'),
  ),
  proven(
    422,
    'The id of the effective account is trimmed and not empty',
    people('effectiveAccountId'),
    testIn('runtime/session/switch-account.test.ts')('is never to %j'),
  ),
  proven(423, 'A guest’s details are stored only when they aren’t blank', people('keeps the given fields, trimmed')),
  proven(
    424,
    'The email of the resend form has a local part, an @ and a domain with a dot',
    web('isEmail'),
    storyOf('resend-activation')('Form'),
  ),
  proven(
    425,
    'A link is an https address, a path of the site or an anchor',
    web('safeHref'),
    web('never returns a path of another origin'),
  ),
  proven(426, 'mailto: and tel: open in a new window', web('safeHref'), 'stories/ui/Link.stories.tsx#NewWindow'),
  proven(
    427,
    'An address that isn’t allowed doesn’t become a link',
    'stories/ui/Link.stories.tsx#Refused',
    web('rejects texts that a prefix check would accept'),
  ),
  proven(
    428,
    'The original price shows only when the store says so and it’s greater than the price',
    quantity('isOriginalPriceShown'),
  ),
  proven(
    429,
    'A discount shows only when it’s a numeric text below 0',
    quantity('isDiscountShown'),
    testIn('widgets/product-grid.rules.test.ts')('shows a reduction only for a negative numeric discount'),
  ),
  proven(
    430,
    'A button has one of ten variants; any other text is primary',
    catalogue('accepts the ten variants and falls back to primary'),
    'stories/ui/Button.stories.tsx#UnknownVariant',
  ),
  proven(
    431,
    'Rich text becomes plain text',
    testIn('rules/text.test.ts')('leaves no tag in any combination of vectors'),
    testIn('rules/text.test.ts')('keeps all words of a text without markup'),
  ),
  proven(
    432,
    'An image shows only with a valid address or data URI',
    web('imageSource'),
    'stories/ui/SafeImage.stories.tsx#Refused',
  ),
];
