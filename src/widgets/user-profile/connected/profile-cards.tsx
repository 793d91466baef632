import { useState } from 'react';
import { languageTag } from '../../../rules';
import { useLanguageSwitch } from '../../common/use-language-switch';
import { LanguageCard } from '../parts/language-card';
import { ProfileFields, type ProfileFieldsProps } from '../parts/profile-fields';
import { type ProfileFormRequest, useProfileForm } from '../use-profile-form';
import type { UserProfileViewProps } from '../user-profile.view';

/** The form of a record, from what the record was as the form began. */
export function ProfileForm({ mayEdit, ...request }: ProfileFormRequest & Pick<ProfileFieldsProps, 'mayEdit'>) {
  return <ProfileFields {...request} handle={useProfileForm(request)} mayEdit={mayEdit} />;
}

/** The language on the record. It is saved on its own, and the page opens again in it (decision 28). */
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
    words: messages.m.language,
  });
  return (
    <LanguageCard
      saved={saved}
      languages={languages}
      step={step}
      messages={messages}
      onChoose={(language) => void model.choose(language)}
      onReset={() => model.reset()}
      onTryAgain={() => void model.tryAgain()}
    />
  );
}
