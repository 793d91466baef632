import { type ComponentPropsWithoutRef, createContext, forwardRef, useContext } from 'react';
import { DEFAULT_HEADING_LEVEL } from '../../rules';
import type { HeadingLevel } from './common.types';

const Level = createContext<HeadingLevel>(DEFAULT_HEADING_LEVEL);

/** Settles the rank of a widget's first heading. */
export const HeadingLevelProvider = Level.Provider;

const ranks = [1, 2, 3, 4, 5, 6] as const;

/** The rank `below` steps under the widget's first heading, never past 6. */
export const useHeadingLevel = (below = 0): HeadingLevel => ranks[Math.min(useContext(Level) - 1 + below, 5)] ?? 6;

/** The rank for parts of the UI kit, whose headings end at 4. */
export const usePartLevel = (below = 0): 1 | 2 | 3 | 4 => {
  const level = useHeadingLevel(below);
  return level > 4 ? 4 : (level as 1 | 2 | 3 | 4); // 5 and 6 are gone by the comparison
};

/** A heading whose rank follows the page it stands in. `below` counts steps under the widget's first. */
export const Heading = forwardRef<HTMLHeadingElement, ComponentPropsWithoutRef<'h2'> & { readonly below?: number }>(
  function Heading({ below = 0, children, ...rest }, ref) {
    const Tag = `h${useHeadingLevel(below)}` as const;
    return (
      <Tag {...rest} ref={ref}>
        {children}
      </Tag>
    );
  },
);
