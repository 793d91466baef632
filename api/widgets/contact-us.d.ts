import { b as ContactUsProps } from 'shared/contact-us.types';
export { C as ContactUsAdapter, a as ContactUsEvents, c as ContactUsSlots, d as contactUsContract } from 'shared/contact-us.types';
export { c as contactUsMessages } from 'shared/contact-us.lazy.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** Contact us: number, email and hours of customer service, answers by topic, and a message that is sent once. */
declare const ContactUs: react.ComponentType<ContactUsProps>;

export { ContactUs, ContactUsProps };
