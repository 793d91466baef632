import { DocsContainer, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import '../stories/docs/parts/docs.css';
import { type Globals, nameOfTheme, themes } from './themes';

export interface DocsFrameProps {
  readonly context: DocsContextProps;
  readonly children: ReactNode;
}

interface Changed {
  readonly globals: Globals;
}

/** Surrounds every page of the documentation, in the theme of the toolbar. */
export function DocsFrame({ context, children }: DocsFrameProps) {
  const { channel } = context;
  const [theme, setTheme] = useState(() => {
    // A page without stories has no other access to the globals. The channel declares its events as `any`.
    const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as readonly Changed[];
    return nameOfTheme(last?.globals);
  });
  useEffect(() => {
    const follow = ({ globals }: Changed) => setTheme(nameOfTheme(globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  // On the root, because dialogs of widgets open in the body.
  useEffect(() => {
    document.documentElement.dataset.tfTheme = theme;
    return () => {
      delete document.documentElement.dataset.tfTheme;
    };
  }, [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
