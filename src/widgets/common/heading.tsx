import { type ComponentPropsWithoutRef, createContext, forwardRef, useContext } from 'react';
import { DEFAULT_HEADING_LEVEL } from '../../rules';
import type { HeadingLevel } from './common.types';

const Level = createContext<HeadingLevel>(DEFAULT_HEADING_LEVEL);

/** Provides the level of a widget's first heading. */
export const HeadingLevelProvider = Level.Provider;

const ranks = [1, 2, 3, 4, 5, 6] as const;

/** Returns the level `below` steps under the widget's first heading, 6 at most. */
export const useHeadingLevel = (below = 0): HeadingLevel => ranks[Math.min(useContext(Level) - 1 + below, 5)] ?? 6;

/** Returns the level for components of `ui`, whose headings end at 4. */
export const usePartLevel = (below = 0): 1 | 2 | 3 | 4 => {
  const level = useHeadingLevel(below);
  return level > 4 ? 4 : (level as 1 | 2 | 3 | 4); // the comparison excludes 5 and 6
};

/**
 * Heading whose level depends on the surrounding page. `below` is the number of levels under the widget's first
 * heading.
 */
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
