import type { Permission } from '../../../rules';

/** What the demo site says beside the portal: who to be, what is kept, and that it is a demo. */
export interface SiteMessages {
  readonly tag: string;
  readonly hours: string;
  readonly noticeText: string;
  readonly choose: { readonly title: string; readonly text: string };
  readonly roles: Readonly<Record<Permission, string>>;
  readonly accounts: { readonly one: string; readonly two: string; readonly many: string };
  readonly current: string;
  readonly guest: string;
  readonly guestText: string;
  readonly switchBuyer: string;
  readonly reset: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly cancel: string;
    readonly busy: string;
  };
  readonly scenario: string;
  /** Under the form to register with. */
  readonly registering: {
    readonly title: string;
    readonly rejected: string;
    readonly number: string;
    readonly code: string;
    readonly invoices: string;
    readonly mobile: string;
    readonly texted: string;
  };
  readonly signedOut: { readonly title: string; readonly text: string; readonly action: string };
}
