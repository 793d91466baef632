export { LANGUAGE_NAMES } from '../common/language-names';
export {
  addressIn,
  type AddressSource,
  createLanguageSwitch,
  type LanguageStep,
  type LanguageSwitch,
  type LanguageSwitchPorts,
  offeredLanguages,
} from '../common/language-switch.machine';
