import * as z from 'zod/mini';
import { PRODUCT, tradeProduct } from '../catalog/product.wire';
import { id, text } from '../../common/scalars';
import { PROBLEMS, problemList } from '../common/problems';
import { documentOf } from '../transport/graphql';

const LIST = 'id name description count changedAt access owner sharedWith';
const list = z.object({
  id: id(),
  name: z.string(),
  description: z.string(),
  count: z.number(),
  changedAt: z.string(),
  access: z.string(),
  owner: text(),
  sharedWith: z.number(),
});
export type WireList = z.output<typeof list>;

export const tradeLists = documentOf('lists', `{ tradeLists { ${LIST} } }`, { tradeLists: z.array(list) });

export const tradeList = documentOf(
  'list',
  `query ($id: ID!, $skip: Int, $take: Int) { tradeList(id: $id) { ${LIST}
     items(skip: $skip, take: $take) { product { ${PRODUCT} } quantity } } }`,
  {
    tradeList: z.nullable(
      z.extend(list, { items: z.array(z.object({ product: tradeProduct, quantity: z.number() })) }),
    ),
  },
);

export const tradeListPeople = documentOf(
  'people',
  'query ($id: ID!) { tradeListPeople(id: $id) { id name access } }',
  { tradeListPeople: z.array(z.object({ id: id(), name: z.string(), access: z.nullable(z.enum(['view', 'edit'])) })) },
);

const result = z.object({
  list: z.nullable(list),
  refusal: text(),
  problems: problemList,
});
export type WireListResult = z.output<typeof result>;

/** A change of lists: its mutation with the parameters besides the list's id. */
const change = (name: string, parameters: Readonly<Record<string, string>>) => {
  const names = Object.keys(parameters);
  return documentOf(
    'changed list',
    `mutation (${names.map((each) => `$${each}: ${parameters[each] ?? ''}`).join(', ')}) {
       result: ${name}(${names.map((each) => `${each}: $${each}`).join(', ')}) {
         list { ${LIST} } refusal ${PROBLEMS} } }`,
    { result },
  );
};

const ofList = { id: 'ID!' };
export const createTradeList = change('createTradeList', { input: 'TradeListInput!' });
export const editTradeList = change('editTradeList', { ...ofList, name: 'String!', description: 'String!' });
export const removeTradeList = change('removeTradeList', ofList);
export const restoreTradeList = change('restoreTradeList', ofList);
export const addToTradeList = change('addToTradeList', { ...ofList, items: '[TradeItemInput!]!' });
export const setTradeListQuantity = change('setTradeListQuantity', { ...ofList, item: 'TradeItemInput!' });
export const removeFromTradeList = change('removeFromTradeList', { ...ofList, variantIds: '[ID!]!' });
export const arrangeTradeList = change('arrangeTradeList', { ...ofList, variantIds: '[ID!]!' });
export const shareTradeList = change('shareTradeList', { ...ofList, personId: 'ID!', access: 'TradeListAccess' });
