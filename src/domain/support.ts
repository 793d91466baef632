import type { CalendarDate, Instant } from '../rules/dates';
import type { PageRequest } from './page';

/** A code of the backend's and how it is shown: which there are is the backend's to say. */
export interface LabeledCode {
  readonly code: string;
  readonly label: string;
}

/** What a case can be about: the equipment at an outlet, or anything else. */
export type SupportKind = 'equipment' | 'customer';

/** A problem type and the reasons for a request it may have. */
export interface ProblemType extends LabeledCode {
  readonly reasons: readonly LabeledCode[];
  /** What problems of this type are mostly reported from: it is chosen to begin with there. */
  readonly usualFor?: readonly CaseSubject['kind'][];
}

/** A type of equipment and the details that tell pieces of it apart. */
export interface EquipmentType extends LabeledCode {
  readonly details: readonly LabeledCode[];
}

/** Somebody who may be reached. A phone is written as the store wants it. */
export interface SupportContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Who is there when somebody comes. */
export type OnsiteContact = Pick<SupportContact, 'name' | 'phone'>;

/** What may be attached to a case. */
export interface AttachmentRule {
  /** Media types, such as `image/jpeg`. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly most: number;
}

/** What a new case can be made of, for this buyer on this account. */
export interface SupportOptions {
  /** The kinds this buyer may ask for (decision 11). */
  readonly kinds: readonly SupportKind[];
  readonly problems: Readonly<Record<SupportKind, readonly ProblemType[]>>;
  readonly equipment: readonly EquipmentType[];
  /** Statuses cases can be looked for by, in the order they are offered in. */
  readonly statuses: readonly LabeledCode[];
  /** The most characters of a message. */
  readonly messageMax: number;
  /** Null where nothing may be attached. */
  readonly attachments: AttachmentRule | null;
  /** What is known of who is signed in, to begin with. */
  readonly contact: SupportContact;
  /** The day it is for the account. */
  readonly today: CalendarDate;
}

/** A piece of equipment that stands at an account. */
export interface Asset {
  readonly number: string;
  /** Codes of its type and detail; a null detail is not known. */
  readonly type: string;
  readonly detail: string | null;
  readonly name: string;
  /** Where it stands, in the account's own words; empty when nobody said. */
  readonly place: string;
}

/** A day of the week, 0 for Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A day on which somebody may come or call, from and until a time of the account's clock, `HH:MM`. */
export interface AvailableTime {
  readonly day: Weekday;
  readonly start: string;
  readonly end: string;
}

/** What a case was reported from. */
export type CaseSubject =
  | { readonly kind: 'order'; readonly orderId: string; readonly lineId: string | null }
  | { readonly kind: 'invoice'; readonly invoiceId: string };

/** The answers of a new case. */
export interface NewCase {
  readonly kind: SupportKind;
  /** Null for customer service. The asset number may be empty, or one that is in no list (manual entry allowed). */
  readonly equipment: { readonly type: string; readonly detail: string | null; readonly assetNumber: string } | null;
  readonly problemType: string;
  readonly reason: string;
  readonly message: string;
  /** Handles of what was uploaded. */
  readonly attachments: readonly string[];
  readonly availability: readonly AvailableTime[];
  readonly contact: SupportContact;
  /** Null when the contact is there. */
  readonly onsiteContact: OnsiteContact | null;
  /** Who asks through the buyer; null when the buyer asks. */
  readonly onBehalfOf: SupportContact | null;
  readonly about: CaseSubject | null;
}

/** A case that was made. */
export interface CreatedCase {
  readonly id: string;
  readonly number: string;
  readonly createdAt: Instant;
}

/** Why a case is not made: an upload is no longer there. */
export type CreateCaseRefusal = 'attachment-gone';

/** Where a case stands, whatever the backend calls it. */
export type CaseStatusGroup = 'open' | 'waiting-for-you' | 'closed';

/** A case as lists show it. */
export interface CaseSummary {
  readonly id: string;
  readonly number: string;
  readonly kind: SupportKind;
  readonly problemType: LabeledCode;
  readonly reason: LabeledCode;
  readonly status: LabeledCode;
  readonly standing: CaseStatusGroup;
  readonly createdAt: Instant;
  readonly modifiedAt: Instant;
}

/** Something attached to a case. */
export interface CaseAttachment {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

/** Something said about a case. */
export interface CaseComment {
  readonly id: string;
  readonly from: 'buyer' | 'service';
  readonly name: string;
  readonly at: Instant;
  readonly text: string;
}

/** What a buyer thought of how a case was dealt with: 1 to 5. */
export interface CaseRating {
  readonly stars: number;
  readonly words: string;
}

/** A case with everything that is known of it. */
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
  /** Only a case that is closed is rated. */
  readonly canRate: boolean;
}

/** Days in the account's zone, both ends in it; a null end is open. */
export interface DateRangeFilter {
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
}

/** What a buyer looks for in the cases of an account. */
export interface CaseQuery extends PageRequest {
  /** The beginning or a part of a case number; empty for all. */
  readonly text: string;
  /** Codes of statuses and problem types: any of these; all when empty. */
  readonly statuses: readonly string[];
  readonly problemTypes: readonly string[];
  readonly created: DateRangeFilter;
  readonly modified: DateRangeFilter;
}
