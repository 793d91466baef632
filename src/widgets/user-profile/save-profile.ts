import type { Profile, ProfileChanges } from '../../domain';
import { type Adapter, toPortError } from '../../ports';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { findClashes, hasBecome, hasChanges, type ProfileField, reverseChanges } from './user-profile.rules';

/** Result of a save. */
export type Saving =
  /** `back` contains the changes that undo the save. */
  | { readonly outcome: 'saved'; readonly profile: Profile; readonly back: ProfileChanges }
  /** The same fields were changed remotely. `profile` is the current profile. */
  | { readonly outcome: 'clash'; readonly profile: Profile; readonly fields: ReadonlySet<ProfileField | 'notices'> };

/** Changes to save, with the profile on which they are based. */
export interface SaveRequest {
  readonly port: Adapter['profile'];
  readonly before: Profile;
  readonly changes: ProfileChanges;
  readonly locale: string;
}

/**
 * Saves changes. Onto a newer profile they apply if they touch no remotely changed field. A save whose response was
 * lost is recognized by its values (faults F02, F12).
 */
export async function saveProfile({ port, before, changes, locale }: SaveRequest): Promise<Saving> {
  const save = (over: Profile): Promise<Profile> =>
    port?.save?.({ changes, locale, ...(over.revision === undefined ? {} : { revision: over.revision }) }) ??
    rejectMissingMethod('profile.save');
  const done = (profile: Profile, over: Profile): Saving => ({
    outcome: 'saved',
    profile,
    back: reverseChanges(over, changes),
  });
  try {
    return done(await save(before), before);
  } catch (thrown) {
    if (toPortError(thrown).code !== 'conflict' || port?.read === undefined) throw thrown;
    const now = await port.read({ locale });
    if (hasBecome(now, changes)) return done(now, before);
    const fields = findClashes(changes, before, now);
    return fields.size > 0 && hasChanges(changes)
      ? { outcome: 'clash', profile: now, fields }
      : done(await save(now), now);
  }
}
