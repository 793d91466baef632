const atLeastOne = '0 is a whole number: the message says what is missing.';
const quickLinks = 'The English became “Quick links”.';
const crates = 'The English became “glass bottle crates”: a term of the glossary.';
const exampleNumber = 'The English shows an example number instead of a pattern.';
const startedAgain = 'The English became “This was started again somewhere else”.';
const disputes = 'Autopay leaves out amounts in dispute and pays what is past due (decision 52).';
const cutOff = 'The English says which delivery the cut-off is for (decision 59).';
const bySignIn = 'The Sign-in widget says it to whoever is sent there.';
const sent = 'The English became “We’ve sent it to the depot”.';

/** Approved texts that differ in the source, each with the reason: source file, then the path of the text. */
export const differs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/adapters/demo/messages/order-messages.ts': {
    'en-US.collected': 'An order’s delivery method is named as on the page after placing it: “Pickup”.',
  },
  'src/portal/site/site-messages.ts': { 'en-US.choose.ended': bySignIn, 'en-US.choose.needed': bySignIn },
  'src/widgets/checkout/checkout.lazy.messages.ts': { 'problems.empties': atLeastOne },
  'src/locales/fr-CA/checkout.ts': { 'problems.empties': atLeastOne },
  'src/widgets/wallet/wallet.lazy.messages.ts': { 'setting.dueDateText': disputes, 'setting.monthlyText': disputes },
  'src/locales/fr-CA/contact-us.ts': {
    'topics.title': quickLinks,
    'form.phoneHint': exampleNumber,
    'problems.phone': exampleNumber,
  },
  'src/locales/fr-CA/order-builder.ts': {
    'easy.refused.handle-closed': startedAgain,
    'easy.accepted.textNoNumber': sent,
  },
  'src/locales/fr-CA/order-detail.ts': { 'delivery.glass.one': crates, 'delivery.glass.other': crates },
  'src/locales/fr-CA/order-placed.ts': { 'empties.glass.one': crates, 'empties.glass.other': crates },
  'src/locales/fr-CA/self-register.ts': { 'verify.phoneHint': exampleNumber, 'problems.phoneForm': exampleNumber },
  'src/locales/fr-CA/support-ticket-wizard.ts': {
    'people.phoneHint': exampleNumber,
    'problems.phoneForm': exampleNumber,
  },
  'src/locales/fr-CA/user-admin.ts': { notFound: 'The English became “User not found”.' },
  'src/locales/fr-CA/wallet.ts': { 'autopay.from': 'The English became “Pays with”.', 'setting.monthlyText': disputes },
  'src/locales/es-CA/contact-us.ts': {
    'topics.title': quickLinks,
    'topics.pages.faq': 'The English became “frequently asked questions”.',
    'form.phoneHint': exampleNumber,
    'problems.phone': exampleNumber,
  },
  'src/locales/es-CA/dashboard.ts': { 'next.orderBy': cutOff, 'next.orderByToday': cutOff },
  'src/locales/es-CA/home.ts': { loading: 'The English became “Checking whether you’re signed in”.' },
  'src/locales/es-CA/order-builder.ts': {
    'easy.refused.handle-closed': startedAgain,
    'easy.accepted.textNoNumber': sent,
  },
  'src/locales/es-CA/order-detail.ts': { 'delivery.glass.one': crates, 'delivery.glass.other': crates },
  'src/locales/es-CA/order-placed.ts': { 'empties.glass.one': crates, 'empties.glass.other': crates },
  'src/locales/es-CA/self-register.ts': { 'verify.phoneHint': exampleNumber, 'problems.phoneForm': exampleNumber },
  'src/locales/es-CA/support-ticket-wizard.ts': {
    'people.phoneHint': exampleNumber,
    'problems.phoneForm': exampleNumber,
  },
  'src/locales/es-CA/wallet.ts': { 'setting.monthlyText': disputes },
  'src/locales/zh-CN/order-builder.ts': {
    'easy.refused.handle-closed': startedAgain,
    'easy.accepted.textNoNumber': sent,
  },
  'src/locales/zh-CN/order-detail.ts': { 'delivery.glass.other': crates },
  'src/locales/zh-CN/order-placed.ts': { 'empties.glass.other': crates },
  'src/locales/ko-KR/common.ts': {
    'cartNotice.changedElsewhere': 'The English became “was removed”: a term of the glossary.',
    'cartNotice.changedElsewhereMany': 'The English became “were removed”: a term of the glossary.',
  },
  'src/locales/ko-KR/notifications.ts': { list: 'The English became “Notification list”.' },
  'src/locales/ko-KR/order-builder.ts': {
    'easy.refused.handle-closed': startedAgain,
    'easy.accepted.textNoNumber': sent,
  },
  'src/locales/ko-KR/product-details.ts': { 'notFound.text': 'The English became “It may have been discontinued”.' },
};

const shortEntries = 'The changelog has short entries in groups.';

/** Approved sentences that differ in README, changelog or docs, each with the reason: file, then the sentence. */
export const differsInProse: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'README.md': {
    'The first command serves the portal with a complete demo backend that runs in your browser: choose a buyer, place an order, reload. The second runs every test in a real Chromium, installing it if needed.':
      'Most tests run in Node, and `npm test` no longer runs every one.',
    'compares every state of every widget with its reference screenshot, light and dark, phone and desktop':
      'Only key states have a picture in git: the others are compared with the base commit.',
    'Firefox 121 and Safari 16.4 are targeted but not tested.':
      'Newer versions of both were opened and compared by eye.',
    'It has not been tested with a screen reader.': 'One journey was listened to with Orca.',
    '`npm test` prints every statement of the specification that no test covers, with the reason.':
      'The documentation has the statements as product rules.',
  },
  'CHANGELOG.md': {
    '**Widgets**, complete in every state:': shortEntries,
    'save as a list, suggestions that reach the minimum)': shortEntries,
    'drafts that survive a reload, a way to recover from every refusal)': shortEntries,
    "The Salesforce adapter supports them through the store's own server methods, whose contract has its own docs page. It also covers users, the profile and password, support cases, registration, messages, promotions, rewards, reminders, notifications and the dashboard’s figures: every port there is.":
      shortEntries,
    "(find, create, edit, disable and re-enable users; an account's last Super User is protected)": shortEntries,
    '(requirements checked live, no trace of a password kept after it is sent)': shortEntries,
    "add what's missing in one click, with undo; `promotionId` lists a linked promotion first)": shortEntries,
    '**Notifications and reminders**: `notifications` (account updates, read state synced across tabs with undo, topics, a bell in the portal)':
      shortEntries,
    'edit, turn off, remove with undo; shown once across tabs, and as device notifications where allowed).':
      shortEntries,
  },
  'stories/docs/public-surface.mdx': {
    'What you can build on. Everything here is generated from the code, and the built declarations are kept under `api/`, so any change to the public surface shows up in review.':
      'The declarations are kept under `test/surface/` now.',
  },
  'stories/docs/embed.mdx': {
    "It sets object props on elements as strings and doesn't listen for custom events. Use the components, or a ref.":
      'A helper makes the ref.',
  },
};
