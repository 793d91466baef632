import type { ZodMiniType } from 'zod/mini';
import type { ServerMethodContract } from './contract.types';
import { onceAttempt, onceMethods } from './commit';
import { ONCE_STEPS, type CommitStep } from './commit-steps';

/** What is said of an operation that happens once. */
interface OnceContract<Name extends string, Request extends ZodMiniType> {
  readonly name: Name;
  /** What is asked for. */
  readonly request: Request;
  /** What comes of it. */
  readonly value: ZodMiniType;
  /** What it does, as a sentence without its end. */
  readonly does: string;
  /** What there is at most one open handle for, such as `invoice`. */
  readonly subject: string;
  /** Reasons to refuse, and when. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, string>>;
  readonly without: string;
}

type Contracts<Name extends string, Request extends ZodMiniType> =
  & { readonly [Method in `${Name}Prepare`]: ServerMethodContract & { readonly request: Request } }
  & { readonly [Method in `${Name}${Exclude<CommitStep, 'Prepare'>}`]: ServerMethodContract & { readonly request: typeof onceAttempt } };

const busy = { UNABLE_TO_LOCK_ROW: 'It is being committed at this moment: the adapter looks up what becomes of it.' };

/** The four methods of an operation, as an Apex developer has to write them. */
export function onceContract<Name extends string, Request extends ZodMiniType>(
  { name, request, value, does, subject, reasons, errors, without }: OnceContract<Name, Request>,
): Contracts<Name, Request> {
  const parts: Readonly<Record<CommitStep, Pick<ServerMethodContract, 'request' | 'purpose' | 'again' | 'reasons' | 'errors'>>> = {
    Prepare: {
      request, reasons, errors: { ...busy, ...errors },
      purpose: `${does}, the first step: checks what is asked, keeps it under a new handle, and closes an older handle of the same ${subject} that was not committed. Nothing has happened yet.`,
      again: 'Another handle is opened, and the earlier one is closed.',
    },
    Commit: {
      request: onceAttempt, reasons, errors: { ...busy, ...errors },
      purpose: `${does}: in one transaction it locks the handle’s record, looks whether it is open, does the work, and keeps what came of it with the handle and the key.`,
      again: 'Nothing happens; what came of it the first time is returned. A handle that is closed is refused with `handle-closed`, however late it comes.',
    },
    Outcome: {
      request: onceAttempt, ...(errors === undefined ? {} : { errors }),
      purpose: `${does}, looked up: what became of one handle. It has to be known for at least 30 days.`,
    },
    Abandon: {
      request: onceAttempt, errors: { ...busy, ...errors },
      purpose: `${does}, given up: closes a handle that was not committed, so that a commit still on its way is refused.`,
      again: 'The same is returned.',
    },
  };
  const wire = onceMethods(name, value);
  const made = Object.fromEntries(ONCE_STEPS.map((step) => [`${name}${step}`, { ...wire[`${name}${step}`], ...parts[step], without }]));
  // Keys made from a name are texts to the compiler, and a step's request is the one given for it above.
  return made as unknown as Contracts<Name, Request>;
}
