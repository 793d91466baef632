import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { day, permissionErrors, reachable, reader, coded, words } from '../server-methods/parts';

const problemType = z.object({
  ...coded(),
  /** Reasons for a request it may have; one at least. */
  reasons: z.array(z.object(coded())),
});

export const getSupportOptions = defineMethod({
  name: 'getSupportOptions',
  http: 'GET',
  request: z.object(reader()),
  /** What a new case can be made of. */
  response: z.object({
    /** The kinds the running user may ask for: `equipment`, `customer`. */
    kinds: z.array(z.string()),
    /** Problem types by kind. */
    problems: z.object({
      /** Of equipment. */
      equipment: z.array(problemType),
      /** Of customer service. */
      customer: z.array(problemType),
    }),
    /** Types of equipment. */
    equipment: z.array(
      z.object({
        ...coded(),
        /** What tells pieces of the type apart; may be empty. */
        details: z.array(z.object(coded())),
      }),
    ),
    /** Statuses cases are looked for by, in the order they are offered in. */
    statuses: z.array(z.object(coded())),
    /** The most UTF-16 units of a message. */
    messageMax: z.int().check(z.positive()),
    /** What may be attached; missing or null for nothing. */
    attachments: z.nullish(
      z.object({
        /** Media types, such as `image/jpeg`. */
        types: z.array(z.string()),
        /** Bytes of one file at most. */
        maxBytes: z.int().check(z.positive()),
        /** Files of one case at most. */
        most: z.int().check(z.positive()),
      }),
    ),
    /** What is known of the running user, to begin with. */
    contact: z.nullish(reachable()),
    /** Today, in the account's zone. */
    today: day(),
  }),
  docs: {
    purpose: 'What a new case can be made of, for the running user on the account.',
    errors: permissionErrors('service'),
    without: 'No cases are made, and cases are not narrowed by status or problem type.',
  },
});

export const getAssets = defineMethod({
  name: 'getAssets',
  http: 'GET',
  request: z.object(reader()),
  /** The equipment that stands at the account. */
  response: z.object({
    assets: z.array(
      z.object({
        /** The number on it. */
        number: z.string().check(z.minLength(1)),
        /** Code of its type. */
        type: z.string(),
        /** Code of its detail; missing or null when it is not known. */
        detail: words(),
        /** What it is called, in the buyer's language; its number when it is missing. */
        name: words(),
        /** Where it stands, in the account's own words. */
        place: words(),
      }),
    ),
  }),
  docs: {
    purpose: 'The equipment that stands at the account.',
    errors: permissionErrors('service'),
    without: 'Asset numbers are typed.',
  },
});
