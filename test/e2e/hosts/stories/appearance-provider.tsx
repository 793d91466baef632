import * as library from '../../../../src/index';
import type { WidgetContract } from '../../../../src/runtime/contract';
import type { Appearance } from '../../../../src/runtime/settings';
import { TradefrontProvider as Provider, type TradefrontProviderProps } from '../../../../src/runtime/react/provider';

export * from '../../../../src/runtime/react/provider';

/** The parts of each widget, as its contract lists them. */
export const partsByWidget: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(library)
    .filter((value): value is typeof value & WidgetContract => typeof value === 'object' && 'parts' in value)
    .map(({ name, parts }) => [name, [...parts.own, ...parts.shared]]),
);

/** The class that the page adds to a part. */
export const hostClassOf = (part: string): string => `host-${part}`;

const appearance: Appearance = {
  elements: Object.fromEntries(
    Object.values(partsByWidget)
      .flat()
      .map((part) => [part, hostClassOf(part)]),
  ),
};

/** The library's provider, which adds a class of the page to every part. */
export const TradefrontProvider = (given: TradefrontProviderProps) => <Provider appearance={appearance} {...given} />;
