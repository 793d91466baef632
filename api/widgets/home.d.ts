import { b as HomeProps } from 'shared/home.types';
export { H as HomeAdapter, a as HomeEvents, c as HomeSlots, h as homeContract } from 'shared/home.types';
export { h as homeMessages } from 'shared/home.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';
import 'shared/sign-in-address';

/** The first page of somebody who is not signed in. */
declare const Home: react.ComponentType<HomeProps>;

export { Home, HomeProps };
