import { create, type ThemeVarsPartial } from 'storybook/theming';

/** The light and dark themes of the site, in colors of the library's tokens. */
const colors = {
  light: { canvas: '#f3f5f4', surface: '#fff', line: '#e1e6e4', text: '#15211f', muted: '#5d6a69', accent: '#0b5a6e' },
  dark: {
    canvas: '#0d1314',
    surface: '#141c1e',
    line: '#253032',
    text: '#e7edec',
    muted: '#94a2a3',
    accent: '#7cc6d6',
  },
} as const;

const fontBase = "'Hanken Grotesk Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

const themeOf = (base: 'light' | 'dark') => {
  const { canvas, surface, line, text, muted, accent } = colors[base];
  const vars: ThemeVarsPartial = {
    base,
    brandTitle: 'tradefront',
    fontBase,
    appBg: canvas,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: line,
    textColor: text,
    textMutedColor: muted,
    barBg: surface,
    barTextColor: muted,
    barSelectedColor: accent,
    barHoverColor: accent,
    colorPrimary: accent,
    colorSecondary: accent,
    inputBg: surface,
    inputBorder: line,
    inputTextColor: text,
  };
  return create(vars);
};

/** Themes of the site by name. */
export const themes = { light: themeOf('light'), dark: themeOf('dark') };

/** Values of the toolbar, by name. */
export type Globals = Readonly<Record<string, unknown>>;

/** Name of the theme that the user's system prefers. Tests also import the preview outside of a browser. */
export const preferredTheme = (): keyof typeof themes =>
  typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** Name of the theme that the toolbar shows. */
export const nameOfTheme = (globals: Globals | undefined): keyof typeof themes =>
  globals?.theme === 'dark' ? 'dark' : 'light';
