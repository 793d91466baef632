import type { WidgetContract } from '../../../src/runtime/contract';

type Exports = Readonly<Record<string, unknown>>;

const isContract = (value: unknown): value is WidgetContract =>
  typeof value === 'object' && value !== null && 'element' in value && 'states' in value;

const files = import.meta.glob<Exports>('../../../src/widgets/*/*.contract.ts', { eager: true });

/** Contracts of all widgets, sorted by name. */
export const contracts: readonly WidgetContract[] = Object.values(files)
  .flatMap((exports) => Object.values(exports).filter(isContract))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Component of a widget: `product-grid` → `ProductGrid`. */
export const componentName = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
