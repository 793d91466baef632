import type { WidgetContract } from '../../../src/runtime/contract';

type Exports = Readonly<Record<string, unknown>>;

const isContract = (value: unknown): value is WidgetContract =>
  typeof value === 'object' && value !== null && 'element' in value && 'states' in value;

const files = import.meta.glob<Exports>('../../../src/widgets/*/*.contract.ts', { eager: true });

/** The contract of every widget, by name. */
export const contracts: readonly WidgetContract[] = Object.values(files)
  .flatMap((exports) => Object.values(exports).filter(isContract))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** `product-grid` → `ProductGrid`: the name its component has. */
export const componentName = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
