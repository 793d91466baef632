'use client';

export { homeContract } from './home.contract';
export { homeMessages } from './home.messages';
export type { HomeAdapter, HomeEvents, HomeProps, HomeSlots } from './home.types';
export { Home } from './home.widget';
