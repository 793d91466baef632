import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import {
  count,
  day,
  file,
  instant,
  pageRequest,
  pageResponse,
  permissionErrors,
  reader,
  recordId,
  words,
} from '../server-methods/parts';

const supportWord = {
  /** What the org calls it, the same in every language. */
  code: z.string().check(z.minLength(1)),
  /** How it is shown, in the buyer's language; the code when it is missing. */
  label: words(),
};

const problemType = z.object({
  ...supportWord,
  /** Reasons for a request it may have; one at least. */
  reasons: z.array(z.object(supportWord)),
});

const reachable = z.object({
  /** First and last name. */
  name: words(),
  email: words(),
  /** As the store wants phone numbers. */
  phone: words(),
});

const daySpan = () =>
  z.object({
    /** The first day, in it; null for no beginning. */
    start: z.nullable(day()),
    /** The last day, in it; null for no end. */
    end: z.nullable(day()),
  });

/** `equipment` or `customer`. */
const caseKind = () => z.enum(['equipment', 'customer']);

const caseSummary = {
  caseId: recordId(),
  /** The number the buyer can quote. */
  number: z.string().check(z.minLength(1)),
  /** `equipment` or `customer`. */
  kind: caseKind(),
  /** What is wrong. */
  problemType: z.object(supportWord),
  /** What is asked for. */
  reason: z.object(supportWord),
  /** What the org says of it. */
  status: z.object(supportWord),
  /** Where it stands whatever its status is called: `open`, `waiting-for-you` or `closed`. */
  standing: z.enum(['open', 'waiting-for-you', 'closed']),
  createdAt: instant(),
  /** When it last changed, a comment included. */
  modifiedAt: instant(),
};

/** A case with everything that is known of it. */
const wholeCase = z.object({
  ...caseSummary,
  /** Missing or null for customer service. */
  equipment: z.nullish(
    z.object({
      /** Its type. */
      type: z.object(supportWord),
      /** Its detail; missing or null when it is not known. */
      detail: z.nullish(z.object(supportWord)),
      /** The number on it. */
      assetNumber: words(),
    }),
  ),
  /** What the buyer said. */
  message: words(),
  /** What was attached. */
  attachments: z.nullish(
    z.array(
      z.object({
        attachmentId: recordId(),
        /** The file's name with its ending. */
        name: z.string().check(z.minLength(1)),
        /** Its media type. */
        contentType: z.string(),
        /** How many it has. */
        bytes: count(),
      }),
    ),
  ),
  /** When somebody may come or call. */
  availability: z.nullish(
    z.array(
      z.object({
        /** 0 for Sunday to 6. */
        day: z.int().check(z.gte(0), z.lte(6)),
        /** A time of the account's clock, `HH:MM`. */
        start: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
        /** The same, later. */
        end: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
      }),
    ),
  ),
  /** Whom to reach. */
  contact: z.nullish(reachable),
  /** Who is there when somebody comes; missing or null when the contact is. */
  onsiteContact: z.nullish(
    z.object({
      /** First and last name. */
      name: words(),
      /** As the store wants phone numbers. */
      phone: words(),
    }),
  ),
  /** Who asked through the buyer; missing or null when the buyer did. */
  onBehalfOf: z.nullish(reachable),
  /** What it was reported from; missing or null for nothing. */
  about: z.nullish(
    z.object({
      /** An order summary. */
      orderId: z.nullish(recordId()),
      /** A line of that order. */
      lineId: z.nullish(recordId()),
      /** An invoice. */
      invoiceId: z.nullish(recordId()),
    }),
  ),
  /** What was said of it, oldest first; missing or null for nothing. */
  conversation: z.nullish(
    z.array(
      z.object({
        commentId: recordId(),
        /** `buyer` or `service`. */
        from: z.enum(['buyer', 'service']),
        /** Who said it. */
        name: words(),
        at: instant(),
        /** What was said. */
        text: z.string(),
      }),
    ),
  ),
  /** What the buyer thought of it; missing or null for no rating. */
  rating: z.nullish(
    z.object({
      /** 1 to 5. */
      stars: z.int().check(z.gte(1), z.lte(5)),
      /** Why. */
      words: words(),
    }),
  ),
  /** Whether the running user may add to the conversation. */
  canComment: z.boolean(),
  /** Whether they may rate it: only a case that is closed is rated. */
  canRate: z.boolean(),
});

/** What `addCaseComment` and `rateCase` return. */
const caseChangedResponse = z.object({
  /** `done`, or `refused` when nothing changed. */
  outcome: z.enum(['done', 'refused']),
  /** The case after the change, with `done`. */
  case: z.nullish(wholeCase),
  /** Why not, with `refused`: `case-gone`, `case-closed` or `case-open`. */
  reason: words(),
  /** Fields that are missing or wrong by name, with a field message key such as `valueMissing`; the outcome is `refused`. */
  fields: z.nullish(z.record(z.string(), z.string())),
});

const gone = { 'case-gone': 'The account has no such case.' };

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
        ...supportWord,
        /** What tells pieces of the type apart; may be empty. */
        details: z.array(z.object(supportWord)),
      }),
    ),
    /** Statuses cases are looked for by, in the order they are offered in. */
    statuses: z.array(z.object(supportWord)),
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
    contact: z.nullish(reachable),
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

export const searchCases = defineMethod({
  name: 'searchCases',
  http: 'POST',
  reads: true,
  /** What is empty or null does not narrow. */
  request: z.object({
    ...reader(),
    /** Part of a case number, in any case. */
    text: z.string(),
    /** Codes of statuses: any of these. */
    statuses: z.array(z.string()),
    /** Codes of problem types: any of these. */
    problemTypes: z.array(z.string()),
    /** Days it was made on. */
    created: daySpan(),
    /** Days it last changed on. */
    modified: daySpan(),
    ...pageRequest(),
  }),
  /** One page, the newest change first. */
  response: z.object({
    cases: z.array(z.object(caseSummary)),
    ...pageResponse(),
  }),
  docs: {
    purpose: 'One page of the account’s cases that match, whoever made them.',
    errors: permissionErrors('service'),
    without: 'Cases are not listed.',
  },
});

export const getCase = defineMethod({
  name: 'getCase',
  http: 'GET',
  request: z.object({ ...reader(), caseId: recordId() }),
  /** Null when the account has none like it. */
  response: z.nullable(wholeCase),
  docs: {
    purpose: 'One case with everything that is known of it; null when the account has none like it.',
    errors: permissionErrors('service'),
    without: 'Cases can not be opened.',
  },
});

export const getCaseFile = defineMethod({
  name: 'getCaseFile',
  http: 'GET',
  request: z.object({ ...reader(), caseId: recordId(), attachmentId: recordId() }),
  response: file(),
  docs: {
    purpose: 'Something attached to a case of the account; null when it is no longer there.',
    errors: permissionErrors('service'),
    without: 'What is attached is named and can not be had.',
  },
});

export const uploadCaseFile = defineMethod({
  name: 'uploadCaseFile',
  http: 'POST',
  request: z.object({
    ...reader(),
    /** The upload that goes on, as the first part was answered with; null with the first part. */
    handle: z.nullable(z.string()),
    /** The file's name with its ending. Keep as much of it as your records take. */
    name: z.string(),
    /** The file's media type, such as `image/jpeg`. Check it again. */
    contentType: z.string(),
    /** How many bytes the whole file has. */
    bytes: count(),
    /** Where in it this part begins, in bytes; 0 with the first. */
    from: count(),
    /** The part in Base64: 393,216 bytes, and the last one what is left. Put after each other these texts are the Base64 of the whole file. */
    base64: z.string(),
  }),
  response: z.object({
    /** `done`, or `refused` when the part was not kept. */
    outcome: z.enum(['done', 'refused']),
    /** Names the upload, with `done`: the same with every part. At most 255 signs. */
    handle: words(),
    /** Field `file` with `typeMismatch`, `rangeOverflow` or `valueMissing` for one that is not taken; the outcome is `refused`. */
    fields: z.nullish(z.record(z.string(), z.string())),
  }),
  docs: {
    purpose:
      'Keeps one part of one file for a case that is to be made. Parts come in their order, one after another. Drop what no case has taken after a day: a buyer may give an upload up at any part.',
    again: 'The part takes the place of what there is from its beginning on. A first part opens another upload.',
    errors: {
      ...permissionErrors('service'),
      MISSING_RECORD: 'There is no such upload of the running user.',
      INVALID_API_INPUT: 'The part begins after the end of what there is.',
    },
    without: 'Nothing is attached.',
  },
});

export const addCaseComment = defineMethod({
  name: 'addCaseComment',
  http: 'POST',
  request: z.object({
    ...reader(),
    caseId: recordId(),
    /** The buyer's intent: a second call with it changes nothing. At most 64 signs. */
    key: z.string(),
    /** What the buyer says, not blank and at most 2,000 UTF-16 units. */
    text: z.string(),
  }),
  response: caseChangedResponse,
  docs: {
    purpose: 'Adds what the buyer says to a case’s conversation.',
    again: 'With the same key nothing changes: the case is returned as it is.',
    errors: permissionErrors('service'),
    reasons: { ...gone, 'case-closed': 'The case is closed.' },
    without: 'Conversations are read and not added to.',
  },
});

export const rateCase = defineMethod({
  name: 'rateCase',
  http: 'POST',
  request: z.object({
    ...reader(),
    caseId: recordId(),
    /** 1 to 5. */
    stars: z.int(),
    /** Why, at most 2,000 UTF-16 units; may be empty. */
    words: z.string(),
  }),
  response: caseChangedResponse,
  docs: {
    purpose: 'Keeps what the buyer thought of how a closed case was dealt with.',
    again: 'The later rating takes the place of the earlier one.',
    errors: permissionErrors('service'),
    reasons: { ...gone, 'case-open': 'The case is still open.' },
    without: 'Cases are not rated.',
  },
});
