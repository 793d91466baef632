import type {
  Asset,
  AvailableTime,
  CaseSubject,
  NewCase,
  OnsiteContact,
  SupportContact,
  SupportKind,
  SupportOptions,
  Weekday,
} from '../../domain';
import { type CaseField, type CaseProblem, caseProblems, type PhoneOptions } from '../../rules';

/** All steps. */
export const allSteps = ['what', 'equipment', 'problem', 'times', 'people', 'review'] as const;
export type Step = (typeof allSteps)[number];

/** Steps of a kind of ticket. Before the kind is known, the steps of the longer one. */
export const stepsFor = (kind: SupportKind | null): readonly Step[] =>
  allSteps.filter((step) => step !== 'equipment' || kind !== 'customer');

/** Uploaded photo. */
export interface Arrived {
  readonly handle: string;
  readonly name: string;
  readonly bytes: number;
}

/** Form values as typed. */
export interface Draft {
  readonly id: string;
  readonly step: Step;
  readonly kind: SupportKind | null;
  /** Number of a listed asset; `manual` for an asset that is not listed; null before a choice. */
  readonly asset: string | null;
  readonly equipmentType: string;
  readonly equipmentDetail: string;
  readonly assetNumber: string;
  readonly problemType: string;
  readonly reason: string;
  readonly message: string;
  readonly photos: readonly Arrived[];
  readonly times: readonly AvailableTime[];
  readonly contact: SupportContact;
  readonly onsite: OnsiteContact | null;
  readonly behalf: SupportContact | null;
  readonly about: CaseSubject | null;
}

export const MANUAL = 'manual';

/** Most common problem type for the subject; empty if the backend names none. */
const usualType = ({ problems }: SupportOptions, about: CaseSubject | null): string =>
  (about === null ? undefined : problems.customer.find(({ usualFor }) => usualFor?.includes(about.kind)))?.code ?? '';

/**
 * Empty form. The kind is preselected if the buyer has only one; the kind and problem type are preselected if the
 * ticket is about an order or an invoice.
 */
export function emptyDraft(id: string, options: SupportOptions, about: CaseSubject | null): Draft {
  const { kinds, contact } = options;
  const [only] = kinds;
  return {
    id,
    step: 'what',
    kind: about !== null && kinds.includes('customer') ? 'customer' : kinds.length === 1 ? (only ?? null) : null,
    asset: null,
    equipmentType: '',
    equipmentDetail: '',
    assetNumber: '',
    problemType: kinds.includes('customer') ? usualType(options, about) : '',
    reason: '',
    message: '',
    photos: [],
    times: [],
    contact,
    onsite: null,
    behalf: null,
    about,
  };
}

/** True if the form contains input that is worth storing. */
export const hasInput = ({ kind, about, asset, problemType, reason, message, photos, times }: Draft): boolean =>
  (about === null && (kind !== null || problemType !== '')) ||
  asset !== null ||
  reason !== '' ||
  message !== '' ||
  photos.length > 0 ||
  times.length > 0;

/** Selects a listed asset, which sets type, detail and number. */
export const withAsset = (draft: Draft, asset: Asset | null): Draft =>
  asset === null
    ? { ...draft, asset: MANUAL, equipmentType: '', equipmentDetail: '', assetNumber: '' }
    : {
        ...draft,
        asset: asset.number,
        equipmentType: asset.type,
        equipmentDetail: asset.detail ?? '',
        assetNumber: asset.number,
      };

/** Selects the asset with the scanned number, or enters the number if no listed asset has it. */
export function withScanned(draft: Draft, code: string, assets: readonly Asset[]): Draft {
  const number = code.trim();
  const known = assets.find((asset) => asset.number.toLowerCase() === number.toLowerCase());
  return known === undefined ? { ...draft, asset: MANUAL, assetNumber: number } : withAsset(draft, known);
}

/** Changes the kind, and clears the problem type and reason, which depend on it. */
export const withKind = (draft: Draft, kind: SupportKind): Draft =>
  draft.kind === kind ? draft : { ...draft, kind, problemType: '', reason: '' };

/** Adds or removes an available day. */
export const withDay = (draft: Draft, day: Weekday, free: boolean): Draft => ({
  ...draft,
  times: free
    ? sorted([...draft.times.filter((time) => time.day !== day), { day, start: '09:00', end: '17:00' }])
    : draft.times.filter((time) => time.day !== day),
});

export const withHours = (draft: Draft, day: Weekday, hours: Partial<Pick<AvailableTime, 'start' | 'end'>>): Draft => ({
  ...draft,
  times: draft.times.map((time) => (time.day === day ? { ...time, ...hours } : time)),
});

export const workdays: readonly AvailableTime[] = ([1, 2, 3, 4, 5] as const).map((day) => ({
  day,
  start: '09:00',
  end: '17:00',
}));

/** Days of the week in display order, Monday first. */
export const week: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];
const sorted = (times: readonly AvailableTime[]): readonly AvailableTime[] =>
  [...times].sort((a, b) => week.indexOf(a.day) - week.indexOf(b.day));

/** Converts the form to a case; null before the kind is known. */
export function toCase(draft: Draft): NewCase | null {
  if (draft.kind === null) return null;
  const trimmed = <Person extends { readonly name: string }>(person: Person): Person => ({
    ...person,
    name: person.name.trim(),
  });
  const mailed = (person: SupportContact): SupportContact => ({ ...trimmed(person), email: person.email.trim() });
  return {
    kind: draft.kind,
    equipment:
      draft.kind === 'equipment'
        ? { type: draft.equipmentType, detail: draft.equipmentDetail || null, assetNumber: draft.assetNumber.trim() }
        : null,
    problemType: draft.problemType,
    reason: draft.reason,
    message: draft.message.trim(),
    attachments: draft.photos.map(({ handle }) => handle),
    availability: draft.times,
    contact: mailed(draft.contact),
    onsiteContact: draft.onsite && trimmed(draft.onsite),
    onBehalfOf: draft.behalf && mailed(draft.behalf),
    about: draft.about,
  };
}

/** Problem of a field. */
export type WizardProblem = Omit<CaseProblem, 'field'> & { readonly field: CaseField | 'kind' };

const stepOf: Readonly<Record<CaseField, Step>> = {
  equipmentType: 'equipment',
  assetNumber: 'equipment',
  problemType: 'problem',
  reason: 'problem',
  message: 'problem',
  availability: 'times',
  contactName: 'people',
  contactEmail: 'people',
  contactPhone: 'people',
  onsiteName: 'people',
  onsitePhone: 'people',
  requesterName: 'people',
  requesterEmail: 'people',
  requesterPhone: 'people',
};

/** Field of the wizard; the hours of each day are one field. */
export type WizardField = WizardProblem['field'] | `availability-${number}`;

/** Field of a day's hours. */
export const hoursField = (day: number): WizardField => `availability-${day}`;

/** Problems of the current step by field. The review step has no fields. */
export const fieldProblems = (
  draft: Draft,
  rules: PhoneOptions & { readonly messageMax: number },
): ReadonlyMap<WizardField, WizardProblem> =>
  new Map(
    draft.step === 'review'
      ? []
      : problemsIn(draft, draft.step, rules).map((problem) => [
          problem.day === undefined ? problem.field : hoursField(problem.day),
          problem,
        ]),
  );

/** Problems of a step; for the review step, those of all steps. */
export function problemsIn(
  draft: Draft,
  step: Step,
  rules: PhoneOptions & { readonly messageMax: number },
): readonly WizardProblem[] {
  const request = toCase(draft);
  if (request === null) return step === 'what' || step === 'review' ? [{ field: 'kind', code: 'valueMissing' }] : [];
  // Reasons depend on the problem type, so a reason is required only after it is chosen.
  const all = caseProblems(request, rules).filter(({ field }) => field !== 'reason' || request.problemType !== '');
  return step === 'review' ? all : all.filter(({ field }) => stepOf[field] === step);
}

/** First step with a problem; the review step if there is none. */
export function firstWrong(draft: Draft, rules: PhoneOptions & { readonly messageMax: number }): Step {
  return (
    stepsFor(draft.kind).find((step) => step !== 'review' && problemsIn(draft, step, rules).length > 0) ?? 'review'
  );
}

/** Clears codes that the backend no longer offers, so that the buyer chooses again, and photos if it accepts none. */
export function dropUnknownCodes(draft: Draft, { kinds, problems, equipment, attachments }: SupportOptions): Draft {
  const kind = draft.kind !== null && kinds.includes(draft.kind) ? draft.kind : null;
  const type = kind === null ? undefined : problems[kind].find(({ code }) => code === draft.problemType);
  const known = equipment.find(({ code }) => code === draft.equipmentType);
  return {
    ...draft,
    kind,
    step: stepsFor(kind).includes(draft.step) && kind !== null ? draft.step : 'what',
    problemType: type?.code ?? '',
    reason: type?.reasons.some(({ code }) => code === draft.reason) ? draft.reason : '',
    asset: known === undefined ? null : draft.asset,
    equipmentType: known?.code ?? '',
    equipmentDetail: known?.details.some(({ code }) => code === draft.equipmentDetail) ? draft.equipmentDetail : '',
    photos: attachments === null ? [] : draft.photos,
  };
}
