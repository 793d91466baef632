import { expect, it } from 'vitest';
import { withoutTexts } from '../../scripts/message-types.mjs';

it('texts of a message type become string, names and comments stay', () => {
  const declaration = `/** Messages of the "cart". */
export declare const cartMessages: {
    readonly title: "Cart";
    readonly products: {
        readonly one: "{count} \\"product\\"; new";
        readonly 'not-now': "No";
    };
};`;
  expect(withoutTexts(declaration)).toBe(`/** Messages of the "cart". */
export declare const cartMessages: {
    readonly title: string;
    readonly products: {
        readonly one: string;
        readonly 'not-now': string;
    };
};`);
});
