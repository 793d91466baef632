// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { LanguageSwitcher as Widget } from '../../widgets/language-switcher/language-switcher.widget';
export { default as sheet } from '../../widgets/language-switcher/language-switcher.css?inline';
export const shape: WidgetShape = {
  attributes: {
    layout: ['layout', 'text'],
    language: ['language', 'text'],
    languages: ['languages', 'json'],
    'base-path': ['basePath', 'text'],
    'current-href': ['currentHref', 'url'],
  },
  regions: [],
  render: [],
};
