import { existsSync } from 'node:fs';
import { chromiumEngine } from './chromium';
import type { Engine } from './driver';
import { firefoxEngine } from './firefox';
import { webkitEngine } from './webkit';

/** The engines of the journeys. */
export const engines = { chromium: chromiumEngine, firefox: firefoxEngine, webkit: webkitEngine } as const;

export type EngineName = keyof typeof engines;

/** Programs of an engine that this machine lacks. */
export const missingPrograms = ({ programs }: Engine): readonly string[] => programs.filter((one) => !existsSync(one));
