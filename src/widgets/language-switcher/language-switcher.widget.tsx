import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { languageTag, type LanguageTag } from '../../rules';
import { goTo } from '../../runtime/navigate';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useModel } from '../../runtime/react/use-model';
import { useSettings } from '../../runtime/react/provider';
import { useSession } from '../../runtime/react/use-session';
import { useWords } from '../../runtime/react/use-words';
import { useAnnounce } from '../../ui/live/announcer';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { languageSwitcherContract } from './language-switcher.contract';
import { languageSwitcherMessages } from './language-switcher.messages';
import { addressIn, createLanguageSwitch, offeredLanguages } from './language-switcher.model';
import type { LanguageSwitcherEvents, LanguageSwitcherProps } from './language-switcher.types';
import { LanguageSwitcherView } from './language-switcher.view';

function LanguageSwitcherBody(props: LanguageSwitcherProps & WidgetTools<LanguageSwitcherEvents>) {
  const { emit } = props;
  const adapter = useAdapter();
  const { locale, storage } = useSettings();
  const { runtime } = useSession();
  const { m } = useWords(languageSwitcherContract.name, languageSwitcherMessages, props.messages);
  const announce = useAnnounce();

  const addressOf = (language: LanguageTag) => addressIn(language, props);
  const leave = (language: LanguageTag) => {
    const href = addressOf(language);
    emit('language-change', { language, href });
    if (href === null) {
      announce(m.saved);
      return false;
    }
    if (props.navigate === undefined) return goTo(href);
    // A host that goes there by itself may keep this page and this widget.
    props.navigate(href);
    return false;
  };
  // The model lives longer than one set of props: it asks for the latest when it needs them.
  const latest = useRef({ addressOf, leave, locale, storage });
  useEffect(() => {
    latest.current = { addressOf, leave, locale, storage };
  });

  const model = useModel(
    () =>
      createLanguageSwitch({
        async canSave() {
          if (adapter.profile?.saveLanguage === undefined) return false;
          const { locale: { tag }, storage: kept } = latest.current;
          await runtime.load({ storage: kept, locale: tag });
          const state = runtime.store.getState();
          return state.status === 'ready' && !state.session.guest;
        },
        save: async (language) => adapter.profile?.saveLanguage?.({ language }),
        allow: (language) => emit('before-language-change', { language, href: latest.current.addressOf(language) }),
        leave: (language) => latest.current.leave(language),
        ended: runtime.end,
      }),
    adapter,
  );
  const step = useStore(model.store);
  useEffect(() => {
    // A page kept by the browser comes back as it was left.
    const cameBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) model.reset();
    };
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, [model]);
  const busy = step.step === 'saving';
  useEffect(() => {
    if (busy) announce(m.saving);
  }, [busy, announce, m.saving]);

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
      onTryAgain={() => void model.tryAgain()}
    />
  );
}

/** The portal's languages, each in its own name: saves the choice on the user and opens the same page in it. */
export const LanguageSwitcher = /* @__PURE__ */ defineWidget<LanguageSwitcherProps, LanguageSwitcherEvents>(
  languageSwitcherContract,
  LanguageSwitcherBody,
);
