type ByLocale = Readonly<Record<string, readonly string[]>>;

/** Texts that are the same in English: names, and words that both languages share. */
export const sameAsEnglish: ByLocale = {
  'fr-CA': [
    'Actions',
    'Date',
    'Dates',
    'Description',
    'FAQ',
    'Notifications',
    'Page {page}',
    'Promotions',
    'Service',
    'Total',
    '{count} points',
    '{count} promotions',
    '{count} questions',
  ],
  'es-CA': ['SKU', 'SKU {sku}', 'Total', 'UPC/EAN', 'UPC/EAN {upc}'],
  'zh-CN': ['SKU', 'SKU {sku}', 'UPC/EAN', 'UPC/EAN {upc}'],
  'ko-KR': ['SKU', 'SKU {sku}', 'UPC/EAN', 'UPC/EAN {upc}'],
};

/** Labels that are longer than in English, none of them in a button: titles, fields and texts for screen readers. */
export const mayBeLong: ByLocale = {
  'fr-CA': [
    'checkout.failed',
    'checkout.loading',
    'checkout.payment.purchaseOrderNumber',
    'checkout.title',
    'order-detail.references.purchaseOrder',
    'order-history.file.purchaseOrder',
    'order-placed.facts.purchaseOrderNumber',
    'pay-invoices.detail.autopay',
    'pay-invoices.detail.purchaseOrder',
    'portal.pages.checkout',
    'product-details.last',
    'product-grid.last',
    'user-admin.form.adding',
    'wallet.autopay.changeLong',
    'wallet.autopay.title',
    'wallet.removing.paysTitle',
  ],
  'es-CA': [
    'checkout.failed',
    'checkout.payment.purchaseOrderNumber',
    'checkout.title',
    'order-detail.references.purchaseOrder',
    'order-history.file.purchaseOrder',
    'order-placed.facts.purchaseOrderNumber',
    'pay-invoices.detail.purchaseOrder',
    'portal.pages.checkout',
    'resend-activation.form.email',
    'self-register.details.email',
  ],
  'ko-KR': ['user-admin.isEnabled', 'user-admin.saved'],
};
