import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import '../src/styles/styles.css';
import './preview.css';
import type { DocsFrameProps } from './docs-frame';
import { preferredTheme } from './themes';

// On a busy machine one second is too short for some queries of the stories.
configure({ asyncUtilTimeout: 8000 });

/** The languages of the library, and a pseudo-locale that reveals text outside the messages. */
const locales = [
  { value: 'en-US', title: 'English (US)' },
  { value: 'fr-CA', title: 'Français (Canada)' },
  { value: 'es-CA', title: 'Español' },
  { value: 'zh-CN', title: '中文' },
  { value: 'ko-KR', title: '한국어' },
  { value: 'pseudo', title: 'Pseudo' },
];

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/**
 * Wraps each story in a root element with the page's background. `parameters.bare` removes the padding, for whole
 * pages.
 */
const inRoot: Decorator = (Story, { globals, parameters, viewMode }) => (
  <div
    className="tf-root tf-story"
    data-tf-theme={globals.theme}
    data-tf-density={globals.density}
    dir={globals.direction}
    lang={globals.locale === 'pseudo' ? 'en-XA' : globals.locale}
    data-view={viewMode}
    data-bare={parameters.bare || undefined}
  >
    <Story />
  </div>
);

// Stories load nothing of the pages of the documentation.
const LazyDocsFrame = lazy(() => import('./docs-frame').then(({ DocsFrame }) => ({ default: DocsFrame })));
const LazyWidgetPage = lazy(() =>
  import('../stories/docs/parts/widget-page').then(({ WidgetPage }) => ({ default: WidgetPage })),
);
const DocsFrame = (props: DocsFrameProps) => (
  <Suspense fallback={null}>
    <LazyDocsFrame {...props} />
  </Suspense>
);
const WidgetPage = () => (
  <Suspense fallback={null}>
    <LazyWidgetPage />
  </Suspense>
);

const preview: Preview = {
  decorators: [inRoot],
  initialGlobals: { theme: preferredTheme(), direction: 'ltr', density: 'comfortable', locale: 'en-US' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'mirror', dynamicTitle: true, items: ['light', 'dark'] } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] } },
    density: {
      toolbar: { title: 'Density', icon: 'listunordered', dynamicTitle: true, items: ['comfortable', 'compact'] },
    },
    locale: { toolbar: { title: 'Locale', icon: 'globe', dynamicTitle: true, items: locales } },
  },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: { container: DocsFrame, page: WidgetPage, canvas: { sourceState: 'none' } },
    options: {
      storySort: {
        order: [
          'Docs',
          [
            'What this is',
            'Install',
            'Embed',
            'Configurator',
            'Other frameworks',
            'Events',
            'Theme',
            'Adapters',
            'Grade an adapter',
            'Connect Salesforce',
            'Connect Vendure',
            'Run your own shop',
            'Server methods',
            'Payment fields',
            'Bundlers',
            'Public surface',
            'Versions and support',
            'Migration',
            'Accessibility report',
            'Product rules',
            'Scorecard',
            'Threat model',
            'Decisions',
            'Architecture',
            'New widget',
            'Performance',
          ],
          'UI',
          ['Kit'],
          'Widgets',
          'Host',
          'Portal',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
    a11y: {
      // `npm test` runs the stories without axe, `npm run test:all` with it. Builds without Vite have no `env`.
      test: import.meta.env?.VITE_STORIES_WITHOUT_AXE === 'true' ? 'off' : 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Axe disables this rule by default, regardless of the selected tags.
        rules: { 'target-size': { enabled: true } },
      },
    },
    chromatic: {
      modes: {
        'light desktop': { theme: 'light', viewport: desktop },
        'dark desktop': { theme: 'dark', viewport: desktop },
        'light phone': { theme: 'light', viewport: phone },
        'fr-CA phone': { theme: 'light', locale: 'fr-CA', viewport: phone },
      },
    },
  },
};

export default preview;
