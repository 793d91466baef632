import { ProfileFields, type ProfileFieldsProps } from '../parts/profile-fields';
import { type ProfileFormRequest, useProfileForm } from '../use-profile-form';

/** The form of a record, from what the record was as the form began. */
export function ProfileForm({ mayEdit, ...request }: ProfileFormRequest & Pick<ProfileFieldsProps, 'mayEdit'>) {
  return <ProfileFields {...request} handle={useProfileForm(request)} mayEdit={mayEdit} />;
}
