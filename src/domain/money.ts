export type { Money } from '../rules/money';
