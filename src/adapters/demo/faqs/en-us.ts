import type { FaqSource } from './faq-source';

export const enUS: FaqSource = {
  categories: {
    ordering: 'Ordering',
    delivery: 'Delivery',
    paying: 'Invoices &amp; payment',
    accounts: 'Accounts &amp; users',
    products: 'Products &amp; empties',
    equipment: 'Equipment',
  },
  items: {
    'cut-off': [
      'When do I need to order by?',
      '<p>The cut-off is shown next to each delivery date, in your account&rsquo;s own time zone. For most trucks it&rsquo;s <strong>2:00&nbsp;PM</strong> two days before.</p><p>After that, the date is no longer offered.</p>',
    ],
    change: [
      'Can I change an order I placed?',
      '<p>Yes, until its cut-off: call customer service. You can also cancel the order from its own page and place it again.</p>',
    ],
    minimum: [
      'What is the minimum order?',
      '<p>It depends on your account: a number of cases, an amount or both. The cart shows how much more you need. Free goods and out-of-stock lines don&rsquo;t count.</p>',
    ],
    'free-goods': [
      'Why is there a free line in my cart?',
      '<p>It comes with a promotion. If the cart no longer qualifies, for example with fewer than 10&nbsp;cases, the free line is removed.</p>',
    ],
    import: [
      'Can I paste an order from a spreadsheet?',
      '<p>Yes. Each row needs:</p><ul><li>the SKU</li><li>the number of cases</li></ul><p>We show you any rows we can&rsquo;t read. We never drop them.</p>',
    ],
    'last-order': [
      'What does &ldquo;Last: 8 cases&rdquo; mean?',
      '<p>How many cases your account got the last time the product was delivered, no matter who placed the order.</p>',
    ],
    dates: [
      'Which days do you deliver?',
      '<p>On the days in your visit plan. Checkout shows the next ones. To change your plan, talk to your sales rep.</p>',
    ],
    holiday: [
      'What happens on a holiday?',
      '<p>We don&rsquo;t deliver. The date stays listed with the reason &mdash; choose the one before or after it.</p>',
    ],
    notes: [
      'How long can a note to the driver be?',
      '<p>Up to 132 characters. Say where to put the goods and who will sign. The driver sees it on delivery day.</p>',
    ],
    short: [
      'What if something is missing from my delivery?',
      '<p>Write it on the driver&rsquo;s sheet. You&rsquo;re invoiced only for what was delivered &amp; signed for.</p>',
    ],
    pickup: [
      'Can I pick up my order?',
      '<p>Yes, at the depot shown in checkout. Orders are ready in 4&nbsp;hours on business days.</p>',
    ],
    methods: [
      'How can I pay?',
      '<p>On account, by bank account (ACH) or by card. What you see depends on your account and your permissions.</p>',
    ],
    surcharge: [
      'Why is there a surcharge on my card?',
      '<p>Card payments for delivered orders carry a 3% surcharge. We show it before you agree. There&rsquo;s none for pickup, bank account or on-account payments.</p>',
    ],
    deposits: [
      'How do deposits work?',
      '<p>Each returnable case and keg carries a deposit. You get it back as a credit when the driver takes the empties.</p>',
    ],
    late: [
      'What if an invoice is past due?',
      '<p>Pay it from the Invoices page. If an invoice is more than 30&nbsp;days late, deliveries stop until it&rsquo;s paid.</p>',
    ],
    disputed: [
      'How do I dispute an invoice?',
      '<p>Open it, choose <em>Dispute</em> and give a reason. Only the disputed amount is set aside. The rest is still due.</p>',
    ],
    switch: [
      'How do I order for more than one place?',
      '<p>Use the account button at the top. Each account has its own cart, prices and delivery days.</p>',
    ],
    users: [
      'How do I add a colleague?',
      '<p>A Super User adds people under <em>Users</em>: name, email, phone, language and at least one permission.</p>',
    ],
    permissions: [
      'Who can see invoices?',
      '<p>Anyone with finance access. A Super User on your account can turn it on.</p>',
    ],
    activation: [
      'What if I never got my activation email?',
      '<p>Check your spam folder first. Then ask for a new one on the <em>Resend activation email</em> page. The link works for 24&nbsp;hours.</p>',
    ],
    language: [
      'Can I use the site in another language?',
      '<p>Yes: English, Fran&ccedil;ais, Espa&ntilde;ol, &#20013;&#25991; and &#54620;&#44397;&#50612;. We save your choice to your profile.</p>',
    ],
    stock: [
      'What if a product is out of stock?',
      '<p>If we know when it will be back, we show the date. The cart suggests substitutes and keeps your quantity.</p>',
    ],
    price: [
      'Why does a product say its price is on its way?',
      '<p>Your account&rsquo;s price for it isn&rsquo;t set yet. You can order it as soon as it is.</p>',
    ],
    empties: ['Do you take empties back?', '<p>Yes: crates, kegs and CO&#8322; cylinders, with the next delivery.</p>'],
    storage: [
      'How should I store kegs?',
      '<p>Cold, at 36&ndash;38&deg;F, and upright. Let a keg rest for 24&nbsp;hours before tapping.</p>',
    ],
    repair: [
      'What if my cooler or fountain is broken?',
      '<p>Open <em>New ticket</em>, choose <em>Equipment service</em> and tell us when we can come.</p>',
    ],
    asset: [
      'Where do I find the asset number?',
      '<p>On the silver plate inside the door. It starts with NQ. If you can&rsquo;t read all of it, type what you can see.</p>',
    ],
  },
};
