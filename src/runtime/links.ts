/** A destination that a widget can link to. The host determines its URL. */
export type Destination =
  | { readonly to: 'home' }
  | { readonly to: 'sign-in'; readonly reason?: 'session-ended' | 'needs-sign-in' }
  | { readonly to: 'register' }
  | { readonly to: 'resend' }
  | { readonly to: 'products'; readonly search?: string }
  | { readonly to: 'product'; readonly id: string }
  | { readonly to: 'cart' }
  | { readonly to: 'order-builder'; readonly view?: 'easy-order' }
  | { readonly to: 'lists'; readonly id?: string }
  | { readonly to: 'checkout' }
  | { readonly to: 'order-placed'; readonly id: string }
  | { readonly to: 'order'; readonly id: string }
  | { readonly to: 'orders' }
  | { readonly to: 'invoices' }
  | { readonly to: 'report-problem'; readonly orderId: string; readonly lineId?: string }
  | { readonly to: 'report-problem'; readonly invoiceId: string }
  | { readonly to: 'tickets'; readonly id?: string }
  | { readonly to: 'new-ticket' }
  | { readonly to: 'invoice'; readonly id: string }
  | { readonly to: 'wallet' }
  | { readonly to: 'profile' }
  | { readonly to: 'password' }
  | { readonly to: 'faq'; readonly id?: string }
  | { readonly to: 'notifications' }
  | { readonly to: 'promotions'; readonly id?: string }
  | { readonly to: 'rewards' }
  | { readonly to: 'contact' };

/** Links and navigation of the host; widgets never read the page's own URL. */
export interface Links {
  /** Returns the URL of a destination; null removes the link. */
  readonly href: (destination: Destination) => string | null;
  /** Navigates without a page load. If absent, the browser follows the link. */
  readonly navigate?: (href: string) => void;
}

/** Links of a host without URLs: no destination has one. */
export const noLinks: Links = { href: () => null };
