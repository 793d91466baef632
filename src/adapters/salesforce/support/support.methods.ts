import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { day, permissionErrors, reachable, callerFields, coded, optionalText } from '../server-methods/parts';

const problemType = z.object({
  ...coded(),
  /** Its reasons; at least one. */
  reasons: z.array(z.object(coded())),
});

export const getSupportOptions = defineMethod({
  name: 'getSupportOptions',
  http: 'GET',
  request: z.object(callerFields()),
  /** Options of a new case. */
  response: z.object({
    /** Kinds that the running user can create: `equipment`, `customer`. */
    kinds: z.array(z.string()),
    /** Problem types by kind. */
    problems: z.object({
      /** Problem types of equipment. */
      equipment: z.array(problemType),
      /** Problem types of customer service. */
      customer: z.array(problemType),
    }),
    /** Equipment types. */
    equipment: z.array(
      z.object({
        ...coded(),
        /** Details that distinguish equipment of the type; can be empty. */
        details: z.array(z.object(coded())),
      }),
    ),
    /** Statuses to filter cases by, in display order. */
    statuses: z.array(z.object(coded())),
    /** Maximum length of a message in UTF-16 units. */
    messageMax: z.int().check(z.positive()),
    /** Limits of attachments; missing or null if none are allowed. */
    attachments: z.nullish(
      z.object({
        /** Media types, such as `image/jpeg`. */
        types: z.array(z.string()),
        /** Maximum size of a file in bytes. */
        maxBytes: z.int().check(z.positive()),
        /** Maximum number of files per case. */
        most: z.int().check(z.positive()),
      }),
    ),
    /** Contact details of the running user as defaults. */
    contact: z.nullish(reachable()),
    /** Current date in the account's time zone. */
    today: day(),
  }),
  docs: {
    purpose: 'Returns the options for a new case of the running user for the account.',
    errors: permissionErrors('service'),
    without: 'Cases can’t be created, and can’t be filtered by status or problem type.',
  },
});

export const getAssets = defineMethod({
  name: 'getAssets',
  http: 'GET',
  request: z.object(callerFields()),
  /** Equipment at the account. */
  response: z.object({
    assets: z.array(
      z.object({
        /** Asset number. */
        number: z.string().check(z.minLength(1)),
        /** Code of the equipment type. */
        type: z.string(),
        /** Code of the detail; missing or null if unknown. */
        detail: optionalText(),
        /** Name in the buyer's language; its number if missing. */
        name: optionalText(),
        /** Location, as the account describes it. */
        place: optionalText(),
      }),
    ),
  }),
  docs: {
    purpose: 'Returns the equipment at the account.',
    errors: permissionErrors('service'),
    without: 'Asset numbers are entered manually.',
  },
});
