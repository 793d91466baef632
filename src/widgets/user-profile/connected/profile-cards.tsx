import { useState } from 'react';
import { languageTag } from '../../../rules';
import { useLanguageSwitch } from '../../common/use-language-switch';
import { LanguageCard } from '../parts/language-card';
import { ProfileFields, type ProfileFieldsProps } from '../parts/profile-fields';
import { type ProfileFormRequest, useProfileForm } from '../use-profile-form';
import type { UserProfileViewProps } from '../user-profile.view';

/** Form of a profile, with the initial values from when it opened. */
export function ProfileForm({ canEdit, ...request }: ProfileFormRequest & Pick<ProfileFieldsProps, 'canEdit'>) {
  return <ProfileFields {...request} handle={useProfileForm(request)} canEdit={canEdit} />;
}

/** Language of the profile. It is saved separately, and the page reloads in the new language (decision 28). */
export function ConnectedLanguageCard({
  saved: given,
  messages,
  emit,
  languages,
  navigate,
  ...source
}: UserProfileViewProps & { readonly saved: string }) {
  const [saved, setSaved] = useState(() => languageTag(given));
  const { model, step } = useLanguageSwitch({
    source,
    navigate,
    onBefore: (change) => emit('before-language-change', change),
    onChange: (change) => {
      setSaved(change.language);
      emit('language-change', change);
    },
    messages: messages.m.language,
  });
  return (
    <LanguageCard
      saved={saved}
      languages={languages}
      step={step}
      messages={messages}
      onChoose={(language) => void model.choose(language)}
      onReset={() => model.reset()}
      onRetry={() => void model.tryAgain()}
    />
  );
}
