import { ownValue } from '../../rules/read';
import { ownNumber, ownString } from '../../runtime/storage';
import type { FormDraft } from '../../ui/form/use-form';
import { useStoredDraft } from '../common/use-stored-draft';
import {
  allMethods,
  allSteps,
  type Answers,
  type Draft,
  emptyDraft,
  hasInput,
  noSecrets,
  type Proof,
  type Texted,
} from './self-register.rules';

/** Stored form values of an earlier visit. Secrets are never stored. */
export function useDraft(): FormDraft<Answers> {
  const { load, save, remove } = useStoredDraft<Draft>({
    kind: 'registration',
    owner: 'guest',
    parse: parseDraft,
    hasInput,
  });
  return {
    load: () => {
      const found = load();
      return found && { ...found, secrets: noSecrets };
    },
    save: ({ secrets: _, ...draft }) => save(draft),
    remove,
  };
}

const text = (value: unknown, name: string): string => ownString(value, name) ?? '';

function foundIn(value: unknown): Draft['found'] {
  const methods = ownValue(value, 'methods');
  return Array.isArray(methods)
    ? {
        methods: allMethods.filter((known) => methods.includes(known)),
        smsOptOutCode: ownString(value, 'smsOptOutCode'),
      }
    : null;
}

function textedIn(value: unknown): Texted | null {
  const [challenge, digits, resendAt, expiresAt, minutes] = [
    ownString(value, 'challenge'),
    ownNumber(value, 'digits'),
    ownNumber(value, 'resendAt'),
    ownNumber(value, 'expiresAt'),
    ownNumber(value, 'minutes'),
  ];
  return challenge === null || digits === null || resendAt === null || expiresAt === null || minutes === null
    ? null
    : { challenge, digits, resendAt, expiresAt, minutes };
}

function proofIn(value: unknown): Proof | null {
  const [handle, expiresAt] = [ownString(value, 'handle'), ownNumber(value, 'expiresAt')];
  const method = allMethods.find((known) => known === ownString(value, 'method'));
  return handle === null || expiresAt === null || method === undefined
    ? null
    : { handle, method, expiresAt, name: text(value, 'name'), number: text(value, 'number') };
}

/**
 * Validates stored values; null if they are invalid. Nothing in them is trusted; a step that was not reached cannot be
 * restored.
 */
export function parseDraft(value: unknown): Draft | null {
  const accountNumber = ownString(value, 'accountNumber');
  const language = ownString(value, 'language');
  if (accountNumber === null || language === null) return null;
  const [found, proof] = [foundIn(ownValue(value, 'found')), proofIn(ownValue(value, 'proof'))];
  const storedStep = allSteps.find((step) => step === ownString(value, 'step')) ?? 'account';
  return {
    ...emptyDraft(language),
    accountNumber,
    found,
    proof: found === null ? null : proof,
    step:
      found === null || found.methods.length === 0
        ? 'account'
        : storedStep === 'details' && proof === null
          ? 'verify'
          : storedStep,
    method: found?.methods.find((known) => known === ownString(value, 'method')) ?? null,
    mobileNumber: text(value, 'mobileNumber'),
    texted: textedIn(ownValue(value, 'texted')),
    firstName: text(value, 'firstName'),
    lastName: text(value, 'lastName'),
    email: text(value, 'email'),
    phoneNumber: text(value, 'phoneNumber'),
  };
}
