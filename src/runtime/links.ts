/** A place a widget may lead to. The host decides where that is. */
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

/** How a widget asks its host for addresses and navigation; it never reads the page's own address. */
export interface Links {
  /** The address of a destination; null removes the link. */
  readonly href: (destination: Destination) => string | null;
  /** Goes there without a page load; without it links are followed by the browser. */
  readonly navigate?: (href: string) => void;
}

/** Links of a host that gave none: no destination has an address. */
export const noLinks: Links = { href: () => null };
