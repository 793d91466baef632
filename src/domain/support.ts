import type { CalendarDate, Instant } from '../rules/dates';
import type { PageRequest } from './page';

/** A code and its label. The backend defines which codes exist. */
export interface LabeledCode {
  readonly code: string;
  readonly label: string;
}

/** Subject of a case: equipment at an outlet, or anything else. */
export type SupportKind = 'equipment' | 'customer';

/** A problem type with its request reasons. */
export interface ProblemType extends LabeledCode {
  readonly reasons: readonly LabeledCode[];
  /** Origins for which this problem type is preselected. */
  readonly usualFor?: readonly CaseSubject['kind'][];
}

/** A type of equipment with the details that distinguish single pieces. */
export interface EquipmentType extends LabeledCode {
  readonly details: readonly LabeledCode[];
}

/** A contact person. The phone number has the format of the store. */
export interface SupportContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Contact person on site during a visit. */
export type OnsiteContact = Pick<SupportContact, 'name' | 'phone'>;

/** Limits for attachments of a case. */
export interface AttachmentRule {
  /** Media types, such as `image/jpeg`. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly most: number;
}

/** Options for a new case of this buyer and account. */
export interface SupportOptions {
  /** Kinds of cases that this buyer can create (decision 11). */
  readonly kinds: readonly SupportKind[];
  readonly problems: Readonly<Record<SupportKind, readonly ProblemType[]>>;
  readonly equipment: readonly EquipmentType[];
  /** Statuses that cases can be filtered by, in display order. */
  readonly statuses: readonly LabeledCode[];
  /** Maximum length of a message, in characters. */
  readonly messageMax: number;
  /** Null if attachments are not allowed. */
  readonly attachments: AttachmentRule | null;
  /** Initial contact data, from the signed-in user. */
  readonly contact: SupportContact;
  /** Current date in the account's time zone. */
  readonly today: CalendarDate;
}

/** A piece of equipment at an account's outlet. */
export interface Asset {
  readonly number: string;
  /** Codes of its type and detail; the detail is null if unknown. */
  readonly type: string;
  readonly detail: string | null;
  readonly name: string;
  /** Location of the equipment, as the account describes it; empty if unknown. */
  readonly place: string;
}

/** A day of the week, 0 for Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A day for a visit or a call, with start and end as `HH:MM` in the account's time zone. */
export interface AvailableTime {
  readonly day: Weekday;
  readonly start: string;
  readonly end: string;
}

/** The order or invoice from which a case was reported. */
export type CaseSubject =
  | { readonly kind: 'order'; readonly orderId: string; readonly lineId: string | null }
  | { readonly kind: 'invoice'; readonly invoiceId: string };

/** Values of the form for a new case. */
export interface NewCase {
  readonly kind: SupportKind;
  /** Null for customer service. The asset number may be empty, or entered manually and not listed. */
  readonly equipment: { readonly type: string; readonly detail: string | null; readonly assetNumber: string } | null;
  readonly problemType: string;
  readonly reason: string;
  readonly message: string;
  /** Handles of the uploaded files. */
  readonly attachments: readonly string[];
  readonly availability: readonly AvailableTime[];
  readonly contact: SupportContact;
  /** Null if the contact is on site. */
  readonly onsiteContact: OnsiteContact | null;
  /** Person that the buyer reports the case for; null if the buyer reports it for themselves. */
  readonly onBehalfOf: SupportContact | null;
  readonly about: CaseSubject | null;
}

/** A created case. */
export interface CreatedCase {
  readonly id: string;
  readonly number: string;
  readonly createdAt: Instant;
}

/** Reason why a case is not created: an uploaded file no longer exists. */
export type CreateCaseRefusal = 'attachment-gone';

/** Status of a case, independent of the backend's own names. */
export type CaseStatusGroup = 'open' | 'waiting-for-you' | 'closed';

/** Summary of a case. */
export interface CaseSummary {
  readonly id: string;
  readonly number: string;
  readonly kind: SupportKind;
  readonly problemType: LabeledCode;
  readonly reason: LabeledCode;
  readonly status: LabeledCode;
  readonly statusGroup: CaseStatusGroup;
  readonly createdAt: Instant;
  readonly modifiedAt: Instant;
}

/** An attachment of a case. */
export interface CaseAttachment {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

/** A comment on a case. */
export interface CaseComment {
  readonly id: string;
  readonly from: 'buyer' | 'service';
  readonly name: string;
  readonly at: Instant;
  readonly text: string;
}

/** The buyer's rating of a case, 1 to 5. */
export interface CaseRating {
  readonly stars: number;
  readonly comment: string;
}

/** All data of a case. */
export interface SupportCase extends CaseSummary {
  readonly equipment: {
    readonly type: LabeledCode;
    readonly detail: LabeledCode | null;
    readonly assetNumber: string;
  } | null;
  readonly message: string;
  readonly attachments: readonly CaseAttachment[];
  readonly availability: readonly AvailableTime[];
  readonly contact: SupportContact;
  readonly onsiteContact: OnsiteContact | null;
  readonly onBehalfOf: SupportContact | null;
  readonly about: CaseSubject | null;
  /** Oldest first. */
  readonly conversation: readonly CaseComment[];
  readonly rating: CaseRating | null;
  readonly canComment: boolean;
  /** Only a closed case can have a rating. */
  readonly canRate: boolean;
}

/** Dates in the account's time zone, both ends included; null means no limit. */
export interface DateRangeFilter {
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
}

/** Search and filters for the cases of an account. */
export interface CaseQuery extends PageRequest {
  /** A part of a case number; empty for all cases. */
  readonly text: string;
  /** Codes of statuses and problem types. A case matches any of them; an empty list matches all. */
  readonly statuses: readonly string[];
  readonly problemTypes: readonly string[];
  readonly created: DateRangeFilter;
  readonly modified: DateRangeFilter;
}
