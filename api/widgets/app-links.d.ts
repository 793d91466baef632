import { b as AppLinksProps } from 'shared/app-links.types';
export { A as AppLinksAdapter, a as AppLinksEvents, c as AppLinksSlots, d as appLinksContract } from 'shared/app-links.types';
export { a as appLinksMessages } from 'shared/app-links.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** The way to other applications: Fountain and Freestyle, and the mobile apps. */
declare const AppLinks: react.ComponentType<AppLinksProps>;

export { AppLinks, AppLinksProps };
