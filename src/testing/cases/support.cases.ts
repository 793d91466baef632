import { casesOf } from '../define-case';
import { required, rejects, rejectsField, assertEqual, skip, assertThat } from '../expect';
import { asset, caseSummary, supportCase, supportOptions } from '../schemas/support';
import { pageOf } from '../schemas/basics';
import { assertShape } from '../schemas/shape';
import * as z from 'zod/mini';
import { everyCase, photo } from './common/case-fixtures';
import { once, walk } from './common/paging';
import { readingCases } from './common/reading';

const define = casesOf('support');

/** Cases of reading, commenting and rating support cases. */
export const supportCases = [
  define({
    name: 'options',
    family: 'shape',
    needs: ['support.options'],
    title: 'kinds, problem types with reasons, equipment and statuses match the domain schema, without duplicate codes',
    async run({ adapter, here }) {
      const options = await adapter.support.options(await here());
      assertShape(options, supportOptions, 'the options');
      for (const kind of options.kinds) {
        assertThat(
          options.problems[kind].length > 0 && options.problems[kind].every(({ reasons }) => reasons.length > 0),
          `a case of the kind ${kind} can not be made: it has no problem type, or one without reasons`,
        );
        once(
          options.problems[kind].map(({ code }) => code),
          'the problem types',
        );
      }
      once(
        options.statuses.map(({ code }) => code),
        'the statuses',
      );
    },
  }),
  define({
    name: 'assets',
    family: 'shape',
    needs: ['support.assets', 'support.options'],
    title: 'equipment has known types and details, and unique numbers',
    async run({ adapter, here }) {
      const at = await here();
      const assets = await adapter.support.assets(at);
      assertShape(assets, z.array(asset), 'the assets');
      once(
        assets.map(({ number }) => number),
        'the assets',
      );
      const { equipment } = await adapter.support.options(at);
      for (const { type, detail } of assets) {
        const known = equipment.find(({ code }) => code === type);
        assertThat(
          known !== undefined && (detail === null || known.details.some(({ code }) => code === detail)),
          `${type} ${String(detail)} is no equipment there is`,
        );
      }
    },
  }),
  define({
    name: 'pages',
    family: 'behaviour',
    needs: ['support.search'],
    title: 'cases are most recently changed first, each on exactly one page',
    async run({ adapter, here }) {
      const at = await here();
      assertShape(await adapter.support.search({ ...everyCase, ...at }), pageOf(caseSummary), 'a page');
      const { items } = await walk((page) => adapter.support.search({ ...everyCase, ...at, page, pageSize: 2 }), {
        pageSize: 2,
        idOf: ({ id }) => id,
      });
      const times = items.map(({ modifiedAt }) => Date.parse(modifiedAt));
      assertEqual(
        times,
        [...times].sort((a, b) => b - a),
        'when they changed',
      );
    },
  }),
  define({
    name: 'narrowed',
    family: 'behaviour',
    needs: ['support.search'],
    title:
      'a case number, a status, a problem type and a date range each narrow the list; date ranges include both ends',
    async run({ adapter, here }) {
      const at = await here();
      const { items } = await adapter.support.search({ ...everyCase, ...at });
      const one = required(items.find(({ statusGroup }) => statusGroup !== 'closed') ?? items[0], 'a case');
      const ids = async (query: Partial<typeof everyCase>) =>
        (await adapter.support.search({ ...everyCase, ...query, ...at })).items.map(({ id }) => id).sort();
      const those = (matches: (found: (typeof items)[number]) => boolean) =>
        items
          .filter(matches)
          .map(({ id }) => id)
          .sort();
      assertEqual(
        await ids({ text: ` ${one.number.toLowerCase()} ` }),
        those(({ number }) => number.toLowerCase().includes(one.number.toLowerCase())),
        'by number',
      );
      assertEqual(
        await ids({ statuses: [one.status.code] }),
        those(({ status }) => status.code === one.status.code),
        'by status',
      );
      assertEqual(
        await ids({ problemTypes: [one.problemType.code] }),
        those(({ problemType }) => problemType.code === one.problemType.code),
        'by problem type',
      );
      const day = one.createdAt.slice(0, 10);
      assertEqual(
        await ids({ created: { start: day, end: day } }),
        those(({ createdAt }) => createdAt.slice(0, 10) === day),
        'by the day it was made',
      );
      const changed = one.modifiedAt.slice(0, 10);
      assertEqual(
        await ids({ modified: { start: changed, end: null } }),
        those(({ modifiedAt }) => modifiedAt.slice(0, 10) >= changed),
        'by the day it changed',
      );
    },
  }),
  define({
    name: 'read',
    family: 'shape',
    needs: ['support.search', 'support.read'],
    title:
      'every listed case can be read, agrees with its row, and has its comments oldest first; an unknown one is null',
    async run({ adapter, here, unknownId }) {
      const at = await here();
      for (const row of (await adapter.support.search({ ...everyCase, ...at })).items) {
        const read = required(await adapter.support.read({ ...at, caseId: row.id }), 'the case');
        assertShape(read, supportCase, 'the case');
        assertEqual(
          [read.number, read.status, read.problemType, read.modifiedAt],
          [row.number, row.status, row.problemType, row.modifiedAt],
          'the case',
        );
        const times = read.conversation.map(({ at: when }) => Date.parse(when));
        assertEqual(
          times,
          [...times].sort((a, b) => a - b),
          'the conversation',
        );
        assertThat(!read.canRate || read.statusGroup === 'closed', 'a case that is open can be rated');
      }
      assertEqual(await adapter.support.read({ ...at, caseId: unknownId }), null, 'an unknown case');
    },
  }),
  define({
    name: 'comment',
    family: 'once',
    needs: ['support.search', 'support.read', 'support.comment'],
    title:
      'a comment is the last of its case, exists once however often it is sent with its key, and moves its case to the top',
    async run({ adapter, here }) {
      const at = await here();
      const { caseId, before } = await caseThat(adapter, at, ({ canComment }) => canComment);
      const request = { ...at, caseId, key: `kit-${crypto.randomUUID()}`, text: 'Said by the conformance kit' };
      for (const _time of [1, 2]) {
        const after = await adapter.support.comment(request);
        assertEqual(
          [after.conversation.length, after.conversation.at(-1)?.text, after.conversation.at(-1)?.from],
          [before.conversation.length + 1, request.text, 'buyer'],
          'the conversation',
        );
      }
      assertEqual(
        (await adapter.support.read({ ...at, caseId }))?.conversation.at(-1)?.text,
        request.text,
        'what is read',
      );
      assertEqual(
        (await adapter.support.search({ ...everyCase, ...at, pageSize: 1 })).items[0]?.id,
        caseId,
        'the newest change',
      );
    },
  }),
  define({
    name: 'comment-empty',
    family: 'error',
    needs: ['support.search', 'support.read', 'support.comment'],
    title: 'a blank comment is rejected with its field',
    async run({ adapter, here }) {
      const at = await here();
      const { caseId } = await caseThat(adapter, at, ({ canComment }) => canComment);
      await rejectsField(
        adapter.support.comment({ ...at, caseId, key: 'kit', text: '  ' }),
        'text',
        'an empty comment',
      );
    },
  }),
  define({
    name: 'rate',
    family: 'behaviour',
    needs: ['support.search', 'support.read', 'support.rate'],
    title: 'a closed case keeps its last rating; an invalid number of stars is rejected',
    async run({ adapter, here }) {
      const at = await here();
      const { caseId } = await caseThat(adapter, at, ({ canRate }) => canRate);
      for (const stars of [2, 4])
        assertEqual(
          (await adapter.support.rate({ ...at, caseId, rating: { stars, comment: 'Kit' } })).rating,
          { stars, comment: 'Kit' },
          'the answer',
        );
      assertEqual((await adapter.support.read({ ...at, caseId }))?.rating?.stars, 4, 'what is read');
      await rejectsField(
        adapter.support.rate({ ...at, caseId, rating: { stars: 6, comment: '' } }),
        'stars',
        'six stars',
      );
    },
  }),
  define({
    name: 'upload',
    family: 'behaviour',
    needs: ['support.upload', 'support.options'],
    title:
      'an uploaded photo gets its own handle and reports progress; another type is rejected with the field of the file',
    async run({ adapter, here }) {
      const at = await here();
      const { types } = required((await adapter.support.options(at)).attachments, 'attachments');
      const progress: number[] = [];
      const [first, second] = [
        await adapter.support.upload(
          { ...at, file: photo(types[0]), name: 'one.png' },
          { onProgress: (fraction) => progress.push(fraction) },
        ),
        await adapter.support.upload({ ...at, file: photo(types[0]), name: 'one.png' }),
      ];
      assertThat(first.handle !== second.handle && first.handle !== '', 'two uploads have one handle');
      assertThat(
        progress.every((fraction, index) => fraction >= (progress[index - 1] ?? 0) && fraction <= 1),
        `progress went ${progress.join(', ')}`,
      );
      await rejectsField(
        adapter.support.upload({ ...at, file: new Blob(['x'], { type: 'text/html' }), name: 'page.html' }),
        'file',
        'a page',
      );
    },
  }),
  define({
    name: 'file',
    family: 'behaviour',
    needs: ['support.search', 'support.read', 'support.file'],
    title: 'an attachment is returned complete; an unknown one is null',
    async run({ adapter, here, unknownId }) {
      const at = await here();
      const { caseId, before } = await caseThat(adapter, at, ({ attachments }) => attachments.length > 0);
      const attached = required(before.attachments[0], 'an attachment');
      const file = required(await adapter.support.file({ ...at, caseId, attachmentId: attached.id }), 'its file');
      assertEqual([file.name, file.content.size], [attached.name, attached.bytes], 'the file');
      assertEqual(
        await adapter.support.file({ ...at, caseId, attachmentId: unknownId }),
        null,
        'an unknown attachment',
      );
    },
  }),
  define({
    name: 'viewer',
    family: 'error',
    seat: 'viewer',
    needs: ['support.search', 'support.options'],
    title: 'a user without the service permission cannot read cases: forbidden',
    async run({ adapter, here }) {
      const at = await here();
      await rejects(adapter.support.search({ ...everyCase, ...at }), ['forbidden'], 'the cases');
      await rejects(adapter.support.options(at), ['forbidden'], 'the options');
    },
  }),
  define({
    name: 'guest',
    family: 'error',
    seat: 'guest',
    needs: ['support.search'],
    title: 'a guest has no cases: signed-out',
    run: async ({ adapter, locale }) =>
      void (await rejects(
        adapter.support.search({ ...everyCase, accountId: null, locale }),
        ['signed-out'],
        'a guest’s cases',
      )),
  }),
  ...readingCases('support.options', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.support.options(at, options);
  }),
  ...readingCases('support.search', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.support.search({ ...everyCase, ...at }, options);
  }),
];

type Reads = Parameters<Parameters<typeof define<'support.search' | 'support.read'>>[0]['run']>[0];

/** Finds a support case that matches a predicate. */
async function caseThat(
  { support }: Reads['adapter'],
  at: Awaited<ReturnType<Reads['here']>>,
  holds: (read: NonNullable<Awaited<ReturnType<typeof support.read>>>) => boolean,
) {
  for (const { id: caseId } of (await support.search({ ...everyCase, ...at })).items) {
    const before = await support.read({ ...at, caseId });
    if (before !== null && holds(before)) return { caseId, before };
  }
  return skip('needs a case of that kind');
}
