import { type ComponentType, lazy } from 'react';
import { importWithRetry } from '../../ui/lazy/import-with-retry';
import type { KnownPage } from '../pages';
import { type Code, pageLoads, type PageProps } from './lazy-pages';

/** Components by the code they come from: a list that opens over the lists is the same page. */
const components = new Map<Code<PageProps>, ComponentType<PageProps>>();

/** A page's component, whose code is fetched when it is first drawn. */
export function pageComponent(name: KnownPage): ComponentType<PageProps> {
  const load = pageLoads[name];
  const component = components.get(load) ?? lazy(() => importWithRetry(load));
  components.set(load, component);
  return component;
}
