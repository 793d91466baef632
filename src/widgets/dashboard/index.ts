'use client';

export { dashboardContract } from './dashboard.contract';
export { dashboardMessages } from './dashboard.messages';
export type { DashboardAdapter, DashboardEvents, DashboardProps, DashboardSlots } from './dashboard.types';
export { Dashboard } from './dashboard.widget';
