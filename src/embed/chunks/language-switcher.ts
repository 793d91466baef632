// Written by `npm run sync` from the folders and contracts of src.
export { LanguageSwitcher as Widget } from '../../widgets/language-switcher/language-switcher.widget';
export { default as sheet } from '../../widgets/language-switcher/language-switcher.css?inline';
