import { C as CartItem } from 'shared/ports';

/** What was put on a list, told to who asked for it. */
interface ListAdd {
    readonly listId: string;
    readonly name: string;
    readonly items: readonly CartItem[];
}

export type { ListAdd };
