export type { Fault, FaultRule } from './faults/rules';
export { faultPresets, oddValues } from './faults/presets';
export { inProcessFetch } from './in-process';
export type { PlatformBehaviour, PlatformOptions } from './options';
export type { PlatformPeek } from './peek';
export { peek } from './peek';
export type { LoggedRequest } from './request-log';
export { type PlatformServer, startPlatformServer } from './server';
