import { b as UserProfileProps } from 'shared/user-profile.types';
export { U as UserProfileAdapter, a as UserProfileEvents, c as UserProfileSlots, u as userProfileContract } from 'shared/user-profile.types';
export { u as userProfileMessages } from 'shared/user-profile.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/languages';
import 'shared/common.types';
import 'shared/messages';

/** The signed-in buyer's own record: names, phones, notifications, language, and the accounts they are linked to. */
declare const UserProfile: react.ComponentType<UserProfileProps>;

export { UserProfile, UserProfileProps };
