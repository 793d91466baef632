'use client';

export { appLinksContract } from './app-links.contract';
export { appLinksMessages } from './app-links.messages';
export type { AppLink, AppPlatform } from './app-links.rules';
export type { AppLinksAdapter, AppLinksEvents, AppLinksLayout, AppLinksProps, AppLinksSlots } from './app-links.types';
export { AppLinks } from './app-links.widget';
