'use client';

export { userProfileContract } from './user-profile.contract';
export { userProfileMessages } from './user-profile.messages';
export type { UserProfileAdapter, UserProfileEvents, UserProfileProps, UserProfileSlots } from './user-profile.types';
export { UserProfile } from './user-profile.widget';
