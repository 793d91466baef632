'use client';

export { appLinksContract } from './app-links.contract';
export { appLinksMessages } from './app-links.messages';
export type { AppLinksAdapter, AppLinksEvents, AppLinksProps, AppLinksSlots } from './app-links.types';
export { AppLinks } from './app-links.widget';
