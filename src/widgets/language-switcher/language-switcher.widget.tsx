import { languageTag } from '../../rules';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { useLanguageSwitch } from '../common/use-language-switch';
import { languageSwitcherContract } from './language-switcher.contract';
import { languageSwitcherMessages } from './language-switcher.messages';
import { offeredLanguages } from '../common/language-switch.machine';
import type { LanguageSwitcherEvents, LanguageSwitcherProps } from './language-switcher.types';
import { LanguageSwitcherView } from './language-switcher.view';

function LanguageSwitcherBody(props: LanguageSwitcherProps & WidgetTools<LanguageSwitcherEvents>) {
  const { emit } = props;
  const { locale } = useSettings();
  const { m } = useMessages(languageSwitcherContract.name, languageSwitcherMessages, props.messages);
  const { model, step, addressOf } = useLanguageSwitch({
    source: props,
    navigate: props.navigate,
    onBefore: (change) => emit('before-language-change', change),
    onChange: (change) => emit('language-change', change),
    messages: m,
  });
  return (
    <LanguageSwitcherView
      layout={props.layout === 'list' ? 'list' : 'select'}
      current={languageTag(props.language ?? locale.tag)}
      languages={offeredLanguages(props.languages)}
      step={step}
      m={m}
      addressOf={addressOf}
      onChoose={(language) => void model.choose(language)}
      onStay={model.reset}
      onRetry={() => void model.tryAgain()}
    />
  );
}

/** Portal languages, each in its own name. Saves the language in the user's profile and opens the same page in it. */
export const LanguageSwitcher = /* @__PURE__ */ defineWidget<LanguageSwitcherProps, LanguageSwitcherEvents>(
  languageSwitcherContract,
  LanguageSwitcherBody,
);
