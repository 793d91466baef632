import type { AvailableTime, CaseSubject, OnsiteContact, SupportContact, SupportOptions } from '../../domain';
import { ownValue } from '../../rules/read';
import { ownNumber, ownString } from '../../runtime/storage';
import type { FormDraft } from '../../ui/form/use-form';
import { useStoredDraft } from '../common/use-stored-draft';
import { allSteps, type Arrived, type Draft, dropUnknownCodes, hasInput, week } from './support-ticket-wizard.rules';

const sameSubject = (a: CaseSubject | null, b: CaseSubject | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Stored form values of an account. */
export function useDraft(
  options: SupportOptions,
  accountId: string | null,
  about: CaseSubject | null,
): FormDraft<Draft> {
  return useStoredDraft<Draft>({
    kind: 'caseDraft',
    owner: accountId ?? '',
    parse: parseDraft,
    // A stored draft continues. Its subject is replaced by the one of this page, if there is one.
    begin: (found) =>
      dropUnknownCodes(about === null || sameSubject(about, found.about) ? found : { ...found, about }, options),
    hasInput,
  });
}

const list = (value: unknown, name: string): readonly unknown[] => {
  const found = ownValue(value, name);
  return Array.isArray(found) ? found : [];
};

const text = (value: unknown, name: string): string => ownString(value, name) ?? '';

const onsiteIn = (value: unknown): OnsiteContact | null =>
  typeof value === 'object' && value !== null ? { name: text(value, 'name'), phone: text(value, 'phone') } : null;

function personIn(value: unknown): SupportContact | null {
  const known = onsiteIn(value);
  return known && { ...known, email: text(value, 'email') };
}

function photoIn(value: unknown): readonly Arrived[] {
  const [handle, name, bytes] = [ownString(value, 'handle'), ownString(value, 'name'), ownNumber(value, 'bytes')];
  return handle === null || name === null || bytes === null ? [] : [{ handle, name, bytes }];
}

function timeIn(value: unknown): readonly AvailableTime[] {
  const day = week.find((known) => known === ownNumber(value, 'day'));
  return day === undefined ? [] : [{ day, start: text(value, 'start'), end: text(value, 'end') }];
}

function aboutIn(value: unknown): CaseSubject | null {
  const [orderId, invoiceId] = [ownString(value, 'orderId'), ownString(value, 'invoiceId')];
  if (orderId !== null) return { kind: 'order', orderId, lineId: ownString(value, 'lineId') };
  return invoiceId === null ? null : { kind: 'invoice', invoiceId };
}

/** Validates stored values; null if they are invalid. Nothing in them is trusted. */
export function parseDraft(value: unknown): Draft | null {
  const id = ownString(value, 'id');
  const contact = personIn(ownValue(value, 'contact'));
  if (id === null || contact === null) return null;
  const kind = ownString(value, 'kind');
  return {
    id,
    step: allSteps.find((step) => step === ownString(value, 'step')) ?? 'what',
    kind: kind === 'equipment' || kind === 'customer' ? kind : null,
    asset: ownString(value, 'asset'),
    equipmentType: text(value, 'equipmentType'),
    equipmentDetail: text(value, 'equipmentDetail'),
    assetNumber: text(value, 'assetNumber'),
    problemType: text(value, 'problemType'),
    reason: text(value, 'reason'),
    message: text(value, 'message'),
    photos: list(value, 'photos').flatMap(photoIn),
    times: list(value, 'times').flatMap(timeIn),
    contact,
    onsite: onsiteIn(ownValue(value, 'onsite')),
    behalf: personIn(ownValue(value, 'behalf')),
    about: aboutIn(ownValue(value, 'about')),
  };
}
