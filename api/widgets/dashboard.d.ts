import { b as DashboardProps } from 'shared/dashboard.types';
export { D as DashboardAdapter, a as DashboardEvents, c as DashboardSlots, d as dashboardContract } from 'shared/dashboard.types';
export { d as dashboardMessages } from 'shared/dashboard.lazy.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** Dashboard: what needs the buyer today. */
declare const Dashboard: react.ComponentType<DashboardProps>;

export { Dashboard, DashboardProps };
