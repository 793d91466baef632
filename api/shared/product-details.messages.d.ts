import { o as orderingMessages } from 'shared/ordering.messages';

declare const ownMessages: {
    readonly loading: string;
    readonly failed: string;
    readonly notFound: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly pictures: {
        readonly label: string;
        readonly choose: string;
        readonly picture: string;
        readonly counter: string;
    };
    readonly facts: {
        readonly title: string;
        readonly brand: string;
        readonly flavor: string;
        readonly packageType: string;
        readonly packSize: string;
        readonly unitSize: string;
        readonly caseQuantity: string;
        readonly calories: string;
        readonly caffeine: string;
        readonly upc: string;
        readonly sku: string;
        readonly inCase: {
            readonly one: string;
            readonly other: string;
        };
        readonly caloriesEach: string;
        readonly caffeineEach: string;
    };
    readonly copy: {
        readonly label: string;
        readonly copied: string;
        readonly failed: string;
    };
    readonly left: string;
    readonly same: string;
    readonly seeCart: string;
    readonly add: string;
    readonly addShort: string;
    readonly instead: {
        readonly title: string;
        readonly loading: string;
    };
    readonly related: {
        readonly title: string;
        readonly loading: string;
    };
};
/** Words of a product's own page. Joined so that a bundler can leave them out. */
declare const productDetailsMessages: typeof orderingMessages & typeof ownMessages;

export { productDetailsMessages };
