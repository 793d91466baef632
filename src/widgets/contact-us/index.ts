'use client';

export { contactUsContract } from './contact-us.contract';
export { contactUsMessages } from './contact-us.messages';
export type { ContactUsAdapter, ContactUsEvents, ContactUsProps, ContactUsSlots } from './contact-us.types';
export { ContactUs } from './contact-us.widget';
