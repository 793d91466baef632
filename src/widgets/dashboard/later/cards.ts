export { Pair } from './pair';
export { WeeksCard } from './weeks-card';
