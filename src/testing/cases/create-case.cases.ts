import { casesOf } from '../define-case';
import { required, rejectsField, assertEqual, assertThat } from '../expect';
import { asking, everyCase, newCase, photo } from './common/case-fixtures';
import { attemptOf } from './common/attempt';

const define = casesOf('createCase');

/** Cases of creating a support case. */
export const createCaseCases = [
  define({
    name: 'made-once',
    family: 'once',
    needs: [
      'createCase.prepare',
      'createCase.commit',
      'createCase.outcome',
      'support.options',
      'support.search',
      'support.read',
    ],
    title:
      'preparing creates nothing; a committed case is created once however often it is sent, is found by its handle, and has the submitted values',
    async run({ adapter, here }) {
      const at = await here();
      const intent = asking(
        newCase(await adapter.support.options(at), {
          onBehalfOf: { name: 'Requester', email: 'requester@conformance.example', phone: '(207) 555-0101' },
        }),
      );
      const before = (await adapter.support.search({ ...everyCase, ...at })).items.length;
      const attempt = attemptOf(at, await adapter.createCase.prepare({ ...at, ...intent }));
      assertEqual(
        (await adapter.support.search({ ...everyCase, ...at })).items.length,
        before,
        'cases after preparing',
      );
      const first = await adapter.createCase.commit(attempt);
      assertThat(first.outcome === 'done', 'it was refused');
      assertEqual(await adapter.createCase.commit(attempt), first, 'the second commit');
      assertEqual(await adapter.createCase.outcome(attempt), first, 'the outcome');
      assertEqual(
        (await adapter.support.search({ ...everyCase, ...at })).items.length,
        before + 1,
        'cases after committing',
      );
      const made = required(await adapter.support.read({ ...at, caseId: first.value.id }), 'the case');
      assertEqual(
        [made.number, made.message, made.problemType.code, made.reason.code, made.contact, made.onBehalfOf],
        [
          first.value.number,
          intent.case.message,
          intent.case.problemType,
          intent.case.reason,
          intent.case.contact,
          intent.case.onBehalfOf,
        ],
        'the case',
      );
      assertEqual(await adapter.createCase.prepare({ ...at, ...intent }), first, 'the same draft again');
    },
  }),
  define({
    name: 'abandoned',
    family: 'once',
    needs: ['createCase.prepare', 'createCase.commit', 'createCase.abandon', 'support.options', 'support.search'],
    title: 'an abandoned attempt is refused when it arrives late, and no case is created',
    async run({ adapter, here }) {
      const at = await here();
      const before = (await adapter.support.search({ ...everyCase, ...at })).items.length;
      const attempt = attemptOf(
        at,
        await adapter.createCase.prepare({ ...at, ...asking(newCase(await adapter.support.options(at))) }),
      );
      assertEqual(await adapter.createCase.abandon(attempt), { outcome: 'closed' }, 'giving up');
      assertEqual(
        await adapter.createCase.commit(attempt),
        { outcome: 'refused', reason: 'handle-closed' },
        'the late commit',
      );
      assertEqual((await adapter.support.search({ ...everyCase, ...at })).items.length, before, 'the cases');
    },
  }),
  define({
    name: 'fields',
    family: 'error',
    needs: ['createCase.prepare', 'support.options'],
    title: 'missing and invalid values are rejected with their field',
    async run({ adapter, here }) {
      const at = await here();
      const options = await adapter.support.options(at);
      const [type, other] = options.problems.customer;
      const contact = newCase(options).contact;
      const wrong = [
        ['message', { message: ' ' }],
        ['contactEmail', { contact: { ...contact, email: 'kit' } }],
        ['contactPhone', { contact: { ...contact, phone: '555' } }],
        ['onsiteName', { onsiteContact: { name: '', phone: contact.phone } }],
        ['problemType', { problemType: 'no-such-type' }],
        ['availability', { availability: [{ day: 1, start: '12:00', end: '09:00' }] }],
      ] as const;
      for (const [field, changes] of wrong)
        await rejectsField(adapter.createCase.prepare({ ...at, ...asking(newCase(options, changes)) }), field, field);
      const elsewhere = other?.reasons.find(({ code }) => !type?.reasons.some((known) => known.code === code));
      if (elsewhere !== undefined)
        await rejectsField(
          adapter.createCase.prepare({ ...at, ...asking(newCase(options, { reason: elsewhere.code })) }),
          'reason',
          'another type’s reason',
        );
    },
  }),
  define({
    name: 'attachments',
    family: 'behaviour',
    needs: [
      'createCase.prepare',
      'createCase.commit',
      'support.options',
      'support.upload',
      'support.read',
      'support.file',
    ],
    title: 'an uploaded file is on the case, complete; an unknown upload handle is refused',
    async run({ adapter, here, unknownId }) {
      const at = await here();
      const options = await adapter.support.options(at);
      const { types } = required(options.attachments, 'attachments');
      const file = photo(types[0]);
      const { handle } = await adapter.support.upload({ ...at, file, name: 'kit.png' });
      const done = await adapter.createCase.commit(
        attemptOf(
          at,
          await adapter.createCase.prepare({ ...at, ...asking(newCase(options, { attachments: [handle] })) }),
        ),
      );
      assertThat(done.outcome === 'done', 'it was refused');
      const attached = (await adapter.support.read({ ...at, caseId: done.value.id }))?.attachments[0];
      assertThat(attached !== undefined, 'nothing is attached');
      assertEqual([attached.name, attached.bytes], ['kit.png', file.size], 'the attachment');
      assertEqual(
        (await adapter.support.file({ ...at, caseId: done.value.id, attachmentId: attached.id }))?.content.size,
        file.size,
        'its file',
      );
      assertEqual(
        await adapter.createCase.prepare({ ...at, ...asking(newCase(options, { attachments: [unknownId] })) }),
        { outcome: 'refused', reason: 'attachment-gone' },
        'an unknown upload',
      );
    },
  }),
];
