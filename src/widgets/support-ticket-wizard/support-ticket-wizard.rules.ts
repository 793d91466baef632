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

/** The steps of a ticket. */
export const allSteps = ['what', 'equipment', 'problem', 'times', 'people', 'review'] as const;
export type Step = (typeof allSteps)[number];

/** The steps that a kind of ticket has. Before it is known, those of the longer one. */
export const stepsFor = (kind: SupportKind | null): readonly Step[] =>
  allSteps.filter((step) => step !== 'equipment' || kind !== 'customer');

/** A photo that arrived. */
export interface Arrived {
  readonly handle: string;
  readonly name: string;
  readonly bytes: number;
}

/** Everything that is answered, as it is typed. */
export interface Draft {
  readonly id: string;
  readonly step: Step;
  readonly kind: SupportKind | null;
  /** Number of a listed asset; `manual` for another one, null for none chosen yet. */
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

/** The problem type that is mostly reported from something; empty where the backend names none. */
const usualType = ({ problems }: SupportOptions, about: CaseSubject | null): string =>
  (about === null ? undefined : problems.customer.find(({ usualFor }) => usualFor?.includes(about.kind)))?.code ?? '';

/** Answers nobody gave yet. A buyer who may ask for one kind only is not asked which; who comes from an order or an invoice finds what follows from it. */
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

/** Whether somebody answered anything that is worth keeping. */
export const hasInput = ({ kind, about, asset, problemType, reason, message, photos, times }: Draft): boolean =>
  (about === null && (kind !== null || problemType !== '')) ||
  asset !== null ||
  reason !== '' ||
  message !== '' ||
  photos.length > 0 ||
  times.length > 0;

/** A piece of the list is taken: its type, detail and number are known. */
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

/** A number that was scanned: the piece it belongs to, or one that is in no list. */
export function withScanned(draft: Draft, code: string, assets: readonly Asset[]): Draft {
  const number = code.trim();
  const known = assets.find((asset) => asset.number.toLowerCase() === number.toLowerCase());
  return known === undefined ? { ...draft, asset: MANUAL, assetNumber: number } : withAsset(draft, known);
}

/** Another kind has other problem types; what both have stays. */
export const withKind = (draft: Draft, kind: SupportKind): Draft =>
  draft.kind === kind ? draft : { ...draft, kind, problemType: '', reason: '' };

/** A day is free or is not. */
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

/** The week as it is read, Monday first. */
export const week: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];
const sorted = (times: readonly AvailableTime[]): readonly AvailableTime[] =>
  [...times].sort((a, b) => week.indexOf(a.day) - week.indexOf(b.day));

/** The answers as a case takes them; null before the kind is known. */
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

/** What is wrong with an answer, with the field it stands in. */
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

/** A field of the wizard; the hours of each day are one. */
export type WizardField = WizardProblem['field'] | `availability-${number}`;

/** The hours of a day. */
export const hoursField = (day: number): WizardField => `availability-${day}`;

/** What is wrong in a step by its fields. The last one asks for nothing. */
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

/** What is wrong in a step; in the last one, whatever is wrong anywhere. */
export function problemsIn(
  draft: Draft,
  step: Step,
  rules: PhoneOptions & { readonly messageMax: number },
): readonly WizardProblem[] {
  const asked = toCase(draft);
  if (asked === null) return step === 'what' || step === 'review' ? [{ field: 'kind', code: 'valueMissing' }] : [];
  // Reasons are a problem type's: none is asked for before it is chosen.
  const all = caseProblems(asked, rules).filter(({ field }) => field !== 'reason' || asked.problemType !== '');
  return step === 'review' ? all : all.filter(({ field }) => stepOf[field] === step);
}

/** The first step with something wrong in it; the last one when nothing is. */
export function firstWrong(draft: Draft, rules: PhoneOptions & { readonly messageMax: number }): Step {
  return (
    stepsFor(draft.kind).find((step) => step !== 'review' && problemsIn(draft, step, rules).length > 0) ?? 'review'
  );
}

/** Codes that the backend no longer offers are asked for anew. */
export function dropUnknownCodes(draft: Draft, { kinds, problems, equipment }: SupportOptions): Draft {
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
  };
}
