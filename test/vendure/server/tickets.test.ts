import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { prepareVendure, startVendure } from '../../support/vendure-data/prepare.mjs';
import { accountNamed, ask, type Asker, read, signIn } from './support/client';

const outcome = z.object({
  state: z.string(),
  handle: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
  problems: z.array(z.object({ field: z.string(), code: z.string() })),
  ticket: z.nullable(z.object({ id: z.string() })),
});
const OUTCOME = '{ state handle refusal problems { field code } ticket { id } }';

const input = {
  draftId: 'draft-1',
  kind: 'customer-service',
  problemType: 'delivery',
  reason: 'late',
  message: 'The truck did not come.',
  availability: [],
  contact: { name: 'Dana Whitlock', email: 'dana@harborlane.example', phone: '(207) 555-0114' },
};

const prepare = (asker: Asker, changes: object = {}) =>
  read(
    asker,
    `mutation PrepareTicket($input: TradeTicketInput!) { prepareTicket(input: $input) ${OUTCOME} }`,
    'prepareTicket',
    outcome,
    { input: { ...input, ...changes } },
  );

const commit = (asker: Asker, handle: string | null, key: string) =>
  read(
    asker,
    `mutation Commit($handle: String!, $key: String!) { commitTradeAttempt(handle: $handle, key: $key) ${OUTCOME} }`,
    'commitTradeAttempt',
    outcome,
    { handle, key },
  );

const count = async (asker: Asker): Promise<number> =>
  (
    await read(
      asker,
      'query Count { tradeTickets(options: { take: 1 }) { totalItems } }',
      'tradeTickets',
      z.object({ totalItems: z.number() }),
    )
  ).totalItems;

describe('a support ticket', () => {
  let server: Awaited<ReturnType<typeof startVendure>>;
  let dana: Asker;
  let jiwoo: Asker;

  const as = async (email: string, account: string): Promise<Asker> => {
    const asker = { url: server.url, token: await signIn(server.url, email) };
    return { ...asker, account: await accountNamed(asker, account) };
  };

  beforeAll(async () => {
    await prepareVendure();
    server = await startVendure();
  }, 600_000);
  afterAll(() => server.stop());

  beforeEach(async () => {
    await fetch(`${server.url}/__reset`, { method: 'POST' });
    dana = await as('dana@harborlane.example', 'Harbor Lane Taproom');
    jiwoo = await as('jiwoo@englishbaysocial.example', 'English Bay Social');
  });

  it('is created once per draft, whichever attempt creates it', async () => {
    const before = await count(dana);
    const older = await prepare(dana);
    const newer = await prepare(dana);
    expect(await commit(dana, older.handle, 'key-1')).toMatchObject({ state: 'REFUSED', refusal: 'handle-closed' });
    const made = await commit(dana, newer.handle, 'key-2');
    expect(made.state).toBe('DONE');
    expect(await commit(dana, newer.handle, 'key-3')).toMatchObject({ state: 'DONE', ticket: made.ticket });
    expect(await prepare(dana)).toMatchObject({ state: 'DONE', ticket: made.ticket });
    expect(await count(dana)).toBe(before + 1);
    // The same draft id of another account is another draft.
    expect((await prepare(jiwoo)).state).toBe('OPEN');
  });

  it('is about an order or an invoice of its own account only', async () => {
    const idOf = async (field: string) =>
      (
        await read(
          dana,
          `query { ${field}(options: { take: 1 }) { items { id } } }`,
          field,
          z.object({ items: z.array(z.object({ id: z.string() })) }),
        )
      ).items[0]?.id;
    const [orderId, invoiceId] = [await idOf('tradeOrders'), await idOf('tradeInvoices')];
    expect(await prepare(dana, { invoiceId })).toMatchObject({ state: 'OPEN' });
    const { handle } = await prepare(dana, { orderId, lineId: '9' });
    const { ticket } = await commit(dana, handle, 'key-1');
    const about = (asker: Asker) =>
      ask(asker, 'query ($id: ID!) { tradeTicket(id: $id) { orderId lineId invoiceId } }', { id: ticket?.id });
    expect((await about(dana)).data).toEqual({ tradeTicket: { orderId, lineId: '9', invoiceId: null } });
    expect((await about(jiwoo)).data).toEqual({ tradeTicket: null });
    expect((await prepare(jiwoo, { orderId })).problems).toEqual([{ field: 'orderId', code: 'badInput' }]);
    expect((await prepare(jiwoo, { invoiceId })).problems).toEqual([{ field: 'invoiceId', code: 'badInput' }]);
  });

  it('of equipment needs a known type, a time, and a number that fits', async () => {
    const equipment = { type: 'cooler', detail: 'cans', assetNumber: 'x'.repeat(41) };
    const refused = await prepare(dana, { kind: 'equipment', problemType: 'cooling', reason: 'repair', equipment });
    expect(refused.problems).toEqual([
      { field: 'equipmentType', code: 'badInput' },
      { field: 'assetNumber', code: 'tooLong' },
      { field: 'availability', code: 'valueMissing' },
    ]);
  });

  it('gets one comment per key, also if requests with it arrive at once, and waits no longer', async () => {
    const tickets = await read(
      dana,
      'query { tradeTickets(options: { statuses: ["waiting"] }) { items { id comments { id } } } }',
      'tradeTickets',
      z.object({ items: z.array(z.object({ id: z.string(), comments: z.array(z.unknown()) })) }),
    );
    const [waiting] = tickets.items;
    const comment = (asker: Asker) =>
      ask(
        asker,
        `mutation ($id: ID!) { commentOnTradeTicket(id: $id, key: "k", text: "As a credit, please.") {
           ticket { status { code } comments { from text } } refusal } }`,
        { id: waiting?.id },
      );
    const answers = await Promise.all([1, 2, 3].map(() => comment(dana)));
    for (const { data } of answers)
      expect(data).toMatchObject({ commentOnTradeTicket: { ticket: { status: { code: 'in-progress' } } } });
    const { data } = await comment(dana);
    const { comments } = z.parse(
      z.object({ commentOnTradeTicket: z.object({ ticket: z.object({ comments: z.array(z.unknown()) }) }) }),
      data,
    ).commentOnTradeTicket.ticket;
    expect(comments).toHaveLength((waiting?.comments.length ?? 0) + 1);
    expect(comments.at(-1)).toEqual({ from: 'buyer', text: 'As a credit, please.' });
    expect((await comment(jiwoo)).data).toMatchObject({
      commentOnTradeTicket: { ticket: null, refusal: 'ticket-gone' },
    });
  });
});
