import { useSlow } from '../../../ui/hooks/use-slow';

/** Milliseconds for which what is under a card waits for its height: then it moves rather than being late. */
const PATIENCE = 4000;

/** Whether what is under a card that loads still waits for it. `true` while the height of the card is to be known soon. */
export const useHolds = (loading: boolean): boolean => !useSlow(PATIENCE) && loading;
