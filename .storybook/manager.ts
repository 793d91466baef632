import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { type Globals, nameOfTheme, preferredTheme, themes } from './themes';

addons.setConfig({ theme: themes[preferredTheme()] });

// The frame around pages and stories has the theme of the toolbar too.
addons.register('tradefront/theme', (api) => {
  const follow = ({ globals }: { readonly globals: Globals }) =>
    void api.setOptions({ theme: themes[nameOfTheme(globals)] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
