import type { Checkout, CheckoutField, CheckoutFieldAnswer, CheckoutPort } from '../../../ports';
import { answerLabel, checkoutFieldName } from '../../../rules/checkout-fields';
import { casesOf } from '../../define-case';
import { assertEqual, assertThat, rejectsField, required } from '../../expect';
import type { At } from '../../testing.types';
import { once } from '../common/paging';
import {
  opening,
  orderable,
  orderOf,
  placed,
  placeOf,
  placing,
  preparing,
  requestFor,
  sampleAnswer,
} from './checkout-helpers';

const define = casesOf('checkout');

/** The checkout's own fields; skips the case of a store without them. */
const fieldsOf = ({ fields = [] }: Checkout): readonly CheckoutField[] => {
  required(fields[0], 'a store with checkout fields of its own');
  return fields;
};

type Kind<Name extends CheckoutField['kind']> = Extract<CheckoutField, { kind: Name }>;

/** The first field of a kind; skips the case if there is none. */
const fieldOf = <Name extends CheckoutField['kind']>(checkout: Checkout, kind: Name): Kind<Name> =>
  required(
    fieldsOf(checkout).find((field): field is Kind<Name> => field.kind === kind),
    `a checkout field of the kind ${kind}`,
  );

/** A PDF with some bytes. */
const document = (type: string): Blob => new Blob(['%PDF-1.7\n%%EOF\n'], { type });

const upload = (port: Pick<CheckoutPort, 'upload'>, field: Kind<'file'>, at: At) =>
  port.upload({ ...at, fieldId: field.id, file: document(field.types[0] ?? ''), name: 'permit.pdf' });

/** The answers of a request, with another answer to one field. */
const withAnswer = (
  fields: readonly CheckoutFieldAnswer[] | undefined,
  answer: CheckoutFieldAnswer,
): readonly CheckoutFieldAnswer[] => [...(fields ?? []).filter(({ id }) => id !== answer.id), answer];

/** Cases of the store's own checkout fields. */
export const fieldCases = [
  define({
    name: 'fields',
    family: 'behaviour',
    needs: opening,
    title: 'own fields have different ids, options have different values, and a file needs `checkout.upload`',
    async run(context) {
      const fields = fieldsOf(await orderable(context, await context.here()));
      once(
        fields.map(({ id }) => id),
        'the fields',
      );
      for (const field of fields)
        if (field.kind === 'choice')
          once(
            field.options.map(({ value }) => value),
            `the options of ${field.label}`,
          );
      const { upload: port }: Partial<CheckoutPort> = context.adapter.checkout;
      const file = fields.find(({ kind }) => kind === 'file');
      assertThat(file === undefined || port !== undefined, `${file?.label ?? ''} takes a file, and nothing uploads it`);
    },
  }),
  define({
    name: 'fields-travel',
    family: 'behaviour',
    needs: placing,
    title: 'answers to own fields travel with the order, in the order of the fields',
    async run(context) {
      const at = await context.here();
      const checkout = await orderable(context, at);
      const answered = fieldsOf(checkout).filter(({ kind }) => kind !== 'file');
      const answers = answered.map((field) => sampleAnswer(field, checkout.serverTime));
      const { order } = await placed(context, at, { fields: answers });
      assertEqual(
        order.fields,
        answered.map((field, index) => {
          const answer = required(answers[index], 'an answer');
          return { label: field.label, kind: field.kind, value: answerLabel(field, answer) };
        }),
        'the order’s fields',
      );
    },
  }),
  define({
    name: 'field-missing',
    family: 'error',
    needs: preparing,
    title: 'a required field without an answer, or with a blank one, is rejected, naming the field',
    async run(context) {
      const at = await context.here();
      const checkout = await orderable(context, at);
      const field = required(
        fieldsOf(checkout).find((one) => one.required),
        'a required checkout field',
      );
      const request = requestFor(checkout, at);
      const others = (request.fields ?? []).filter(({ id }) => id !== field.id);
      for (const fields of [others, withAnswer(others, { id: field.id, value: '  ' })])
        await rejectsField(
          context.adapter.checkout.prepare({ ...request, fields }),
          checkoutFieldName(field),
          'an order without the answer',
        );
    },
  }),
  define({
    name: 'field-unknown',
    family: 'error',
    needs: preparing,
    title: 'an answer to a field that the store does not have is rejected, naming the field',
    async run(context) {
      const at = await context.here();
      const checkout = await orderable(context, at);
      fieldsOf(checkout);
      const request = requestFor(checkout, at);
      const answer = { id: 'constructor', value: 'x' };
      await rejectsField(
        context.adapter.checkout.prepare({ ...request, fields: withAnswer(request.fields, answer) }),
        checkoutFieldName(answer),
        'an answer to an unknown field',
      );
    },
  }),
  ...(['text', 'choice', 'date'] as const).map((kind) =>
    define({
      name: `field-${kind}`,
      family: 'error',
      needs: preparing,
      title: {
        text: 'a text that is too long is rejected, naming the field',
        choice: 'a value that is not an option is rejected, naming the field',
        date: 'a day that does not exist, or is outside the limits, is rejected, naming the field',
      }[kind],
      async run(context) {
        const at = await context.here();
        const checkout = await orderable(context, at);
        const field = fieldOf(checkout, kind);
        const request = requestFor(checkout, at);
        for (const value of wrongValues(field))
          await rejectsField(
            context.adapter.checkout.prepare({
              ...request,
              fields: withAnswer(request.fields, { id: field.id, value }),
            }),
            checkoutFieldName(field),
            `the answer ${value.slice(0, 40)}`,
          );
      },
    }),
  ),
  define({
    name: 'upload',
    family: 'behaviour',
    needs: [...opening, 'checkout.upload'],
    title: 'each uploaded file gets its own handle; a file of another type is rejected with the field `file`',
    async run(context) {
      const at = await context.here();
      const field = fieldOf(await orderable(context, at), 'file');
      const port = context.adapter.checkout;
      const [first, second] = [await upload(port, field, at), await upload(port, field, at)];
      assertThat(first.handle !== '' && first.handle !== second.handle, 'two uploads have one handle');
      await rejectsField(
        port.upload({ ...at, fieldId: field.id, file: document('text/html'), name: 'page.html' }),
        'file',
        'a page',
      );
    },
  }),
  define({
    name: 'file-travels',
    family: 'behaviour',
    needs: [...placing, 'checkout.upload'],
    title: 'an uploaded file travels with the order; an unknown handle is rejected, naming the field',
    async run(context) {
      const at = await context.here();
      const checkout = await orderable(context, at);
      const field = fieldOf(checkout, 'file');
      const request = requestFor(checkout, at);
      const answer = (value: string) => withAnswer(request.fields, { id: field.id, value, fileName: 'permit.pdf' });
      const port = context.adapter.checkout;
      await rejectsField(
        port.prepare({ ...request, fields: answer(context.unknownId) }),
        checkoutFieldName(field),
        'an unknown handle',
      );
      const { handle } = await upload(port, field, at);
      const ready = await port.prepare({ ...request, fields: answer(handle) });
      assertThat(ready.outcome === 'ready', `prepare: expected ready, got ${ready.outcome}`);
      const order = orderOf(await port.place(placeOf(request, ready.handle, 'kit-key-file')), 'place');
      assertEqual(
        order.fields?.find(({ kind }) => kind === 'file'),
        { label: field.label, kind: 'file', value: 'permit.pdf' },
        'the order’s file',
      );
    },
  }),
];

/** Answers that a field does not accept. */
function wrongValues(field: Exclude<CheckoutField, { kind: 'file' }>): readonly string[] {
  switch (field.kind) {
    case 'text':
      return ['x'.repeat(field.maxLength + 1)];
    case 'choice':
      return ['constructor'];
    case 'date':
      return [
        '2026-02-30',
        ...(field.min === null ? [] : ['1999-12-31']),
        ...(field.max === null ? [] : ['2999-12-31']),
      ];
    default:
      return field satisfies never;
  }
}
