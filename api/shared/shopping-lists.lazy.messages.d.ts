/** Words of the lists as first drawn; those of dialogs and of results come later. */
declare const shoppingListsMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly lists: string;
    readonly allowance: string;
    readonly limit: string;
    readonly newList: string;
    readonly products: {
        readonly one: string;
        readonly other: string;
    };
    readonly changed: string;
    readonly sharedWith: {
        readonly one: string;
        readonly other: string;
    };
    readonly sharedBy: string;
    readonly viewOnly: string;
    readonly back: string;
    readonly empty: {
        readonly title: string;
        readonly text: string;
        readonly fromOrder: string;
    };
    readonly emptyList: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly gone: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly itemsLoading: string;
    readonly itemsFailed: string;
    readonly items: string;
    readonly select: string;
    readonly quantityOf: string;
    readonly less: string;
    readonly more: string;
    readonly remove: string;
    readonly up: string;
    readonly down: string;
    readonly moved: string;
    readonly noPrice: string;
    readonly originalPrice: string;
    readonly problems: {
        readonly 'out-of-stock': string;
        readonly 'not-listed': string;
        readonly 'price-unavailable': string;
    };
    readonly backOn: string;
    readonly total: string;
    readonly unavailable: {
        readonly one: string;
        readonly other: string;
    };
    readonly addAll: {
        readonly one: string;
        readonly other: string;
    };
    readonly addSome: {
        readonly one: string;
        readonly other: string;
    };
    readonly adding: string;
    readonly seeCart: string;
};

/** What is said of a list that is pasted or read from a file. Widgets that take one lay it into their own words. */
declare const importMessages: {
    readonly title: string;
    readonly text: string;
    readonly paste: string;
    readonly hint: string;
    readonly example: string;
    readonly file: string;
    readonly drop: string;
    readonly wrongFile: string;
    readonly tooLarge: string;
    readonly unreadable: string;
    readonly empty: string;
    readonly tooMany: {
        readonly one: string;
        readonly other: string;
    };
    readonly check: string;
    readonly checking: string;
    readonly checked: string;
    readonly failed: string;
    readonly back: string;
    readonly ready: {
        readonly one: string;
        readonly other: string;
    };
    readonly trouble: {
        readonly one: string;
        readonly other: string;
    };
    readonly onlyTrouble: string;
    readonly lines: string;
    readonly line: string;
    readonly merged: string;
    readonly header: string;
    readonly choose: string;
    readonly notThese: string;
    readonly leftOut: string;
    readonly notFound: string;
    readonly near: string;
    readonly blank: string;
    readonly unavailable: {
        readonly 'out-of-stock': string;
        readonly price: string;
    };
    readonly quantity: string;
    readonly defaulted: string;
    readonly add: {
        readonly one: string;
        readonly other: string;
    };
    readonly adding: string;
    readonly waiting: string;
    readonly outcome: {
        readonly done: {
            readonly one: string;
            readonly other: string;
        };
        readonly title: {
            readonly one: string;
            readonly other: string;
        };
        readonly text: string;
        readonly noneText: string;
        readonly got: string;
        readonly none: string;
        readonly unknown: string;
        readonly close: string;
    };
};

declare const ownMessages: {
    readonly tools: string;
    readonly edit: string;
    readonly share: string;
    readonly delete: string;
    readonly importList: string;
    readonly export: string;
    readonly arrange: string;
    readonly arranged: string;
    readonly search: string;
    readonly clearSearch: string;
    readonly noMatch: string;
    readonly selectAll: string;
    readonly selected: {
        readonly one: string;
        readonly other: string;
    };
    readonly removeSelected: string;
    readonly undo: string;
    readonly tryAgain: string;
    readonly region: string;
    readonly done: {
        readonly made: string;
        readonly saved: string;
        readonly deleted: string;
        readonly restored: string;
        readonly removed: string;
        readonly removedMany: {
            readonly one: string;
            readonly other: string;
        };
        readonly added: {
            readonly one: string;
            readonly other: string;
        };
        readonly imported: {
            readonly one: string;
            readonly other: string;
        };
        readonly shared: string;
        readonly unshared: string;
    };
    readonly trouble: string;
    readonly troubleOrder: string;
    readonly troubleList: string;
    readonly refused: {
        readonly 'too-many-lists': string;
        readonly 'name-taken': string;
        readonly 'list-full': string;
        readonly 'list-gone': string;
        readonly 'item-gone': string;
        readonly 'read-only': string;
    };
    readonly partly: {
        readonly title: {
            readonly one: string;
            readonly other: string;
        };
        readonly none: string;
        readonly unknown: string;
        readonly got: string;
        readonly dismiss: string;
    };
    readonly form: {
        readonly newTitle: string;
        readonly editTitle: string;
        readonly name: string;
        readonly nameHint: string;
        readonly description: string;
        readonly create: string;
        readonly creating: string;
        readonly save: string;
        readonly saving: string;
        readonly cancel: string;
        readonly failed: string;
        readonly problems: {
            readonly valueMissing: string;
            readonly tooLong: string;
            readonly 'name-taken': string;
        };
        readonly fromOrder: string;
        readonly unknownLeftOut: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly deleting: {
        readonly title: string;
        readonly text: {
            readonly one: string;
            readonly other: string;
        };
        readonly undo: string;
        readonly noUndo: string;
        readonly shared: {
            readonly one: string;
            readonly other: string;
        };
        readonly confirm: string;
        readonly keep: string;
        readonly busy: string;
    };
    readonly sharing: {
        readonly title: string;
        readonly text: string;
        readonly loading: string;
        readonly failed: string;
        readonly none: string;
        readonly access: string;
        readonly levels: {
            readonly none: string;
            readonly view: string;
            readonly edit: string;
        };
        readonly notSaved: string;
        readonly close: string;
    };
    readonly csv: {
        readonly sku: string;
        readonly product: string;
        readonly pack: string;
        readonly quantity: string;
        readonly price: string;
    };
    readonly importTo: string;
};
/** What is said in dialogs, tools and messages, with the words of an import. */
declare const shoppingListsLazyMessages: typeof ownMessages & {
    readonly import: typeof importMessages;
};

export { shoppingListsLazyMessages, shoppingListsMessages };
