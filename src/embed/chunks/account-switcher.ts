// Written by `npm run sync` from the folders and contracts of src.
export { AccountSwitcher as Widget } from '../../widgets/account-switcher/account-switcher.widget';
export { default as sheet } from '../../widgets/account-switcher/account-switcher.css?inline';
