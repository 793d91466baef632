import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import './scripts/node-20.mjs';
import { browserArgs, findBrowser } from './scripts/browser.mjs';
import { bundled } from './scripts/bundled.ts';
import { LongestFirst } from './scripts/longest-first.ts';
import { RunSummary } from './scripts/run-summary.ts';

// `npm test` runs the projects whose names do not end in `-full`, `npm run test:all` runs every project. Where a new
// file belongs is told by its name: `*.full.test.*` and the journeys outside of `test/e2e/main` are left to the second.
const full = 'test/**/*.full.test.{ts,tsx}';
// An exclude of our own replaces Vitest's, and the Vendure test server has packages with tests of theirs.
const packages = '**/node_modules/**';

// Node works on two files at a time, and so does Chromium: more would fight over two cores, and a browser that starves
// looks like a test that fails. Journeys mostly wait for pages: three at a time. The groups run one after another.
const inNode = { maxWorkers: 2, sequence: { groupOrder: 0 } };
const inBrowser = { maxWorkers: 2, sequence: { groupOrder: 1 }, testTimeout: 60_000 };
const journeys = { maxWorkers: 3, sequence: { groupOrder: 2 } };

// A function: Vitest writes the project's name into this object, so projects must not share one.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Without motion: a test would wait for each dialog to move in and out.
  provider: playwright({
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
});

// Files of a worker share their modules: loading them anew for each file took longer than many of the tests. What a
// test replaces is put back after it.
const node = {
  ...inNode,
  environment: 'node',
  testTimeout: 20_000,
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
} as const;

// Stories are played with React as buyers get it: half of a story's work would be what React does for developers, such as
// a stack trace for each element. Its warnings are looked for on the strict page (test/e2e/csp.test.ts). With axe a story
// takes twice as long, so `npm test` leaves it to `stories-full`, unless STORIES_WITH_AXE=true says that one run is both.
const production = { 'process.env.NODE_ENV': '"production"' };
const storyBuild = {
  define: production,
  optimizeDeps: { rolldownOptions: { transform: { define: production } } },
  oxc: { jsx: { runtime: 'automatic', development: false } },
} as const;
const stories = { ...inBrowser, isolate: false } as const;
const withAxe = process.env.STORIES_WITH_AXE === 'true';

const e2e = {
  ...journeys,
  environment: 'node',
  globalSetup: 'test/e2e/serve.setup.ts',
  // What is waited for has time to come on a machine that does much else.
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const;

export default defineConfig({
  plugins: [react()],
  resolve: { alias: bundled },
  // Whatever Vite finds late makes it reload the page in the middle of the first run.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'storybook/test',
      '@storybook/react-vite',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dismissable-layer',
      '@radix-ui/react-select',
      'class-variance-authority',
      'react-hook-form',
      'zustand',
      'zustand/vanilla',
      'zustand/react/shallow',
      'zod/mini',
      'lucide',
      'entities',
      'idb-keyval',
      'wouter/use-browser-location',
      'axe-core',
      '@testing-library/dom',
      '@testing-library/react',
      '@testing-library/user-event',
    ],
    // Storybook makes this module; the search for dependencies also finds it from tests, and would fail without it.
    exclude: ['virtual:widget-docs'],
  },
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new RunSummary()],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          ...node,
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [
            packages,
            'test/e2e/**',
            'test/dom/**',
            'test/vendure/**',
            'test/engines/**',
            'test/network/**',
            full,
          ],
          provide: { schedules: { first: 1, count: 25 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          ...inBrowser,
          include: ['test/dom/**/*.test.{ts,tsx}'],
          exclude: [packages, full],
          setupFiles: 'test/dom/setup.ts',
          browser: browser(),
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        ...storyBuild,
        test: {
          name: 'stories',
          ...stories,
          browser: browser(),
          env: withAxe ? {} : { VITE_STORIES_WITHOUT_AXE: 'true' },
        },
      },
      {
        extends: true,
        test: { name: 'e2e', ...e2e, include: ['test/e2e/main/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'node-full',
          ...node,
          include: [full, 'test/**/*once-only.test.ts'],
          exclude: [packages, 'test/dom/**', 'test/vendure/**'],
          provide: { schedules: { first: 26, count: 175 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'dom-full',
          ...inBrowser,
          include: ['test/dom/**/*.full.test.tsx'],
          setupFiles: 'test/dom/setup.ts',
          browser: browser(),
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        ...storyBuild,
        test: { name: 'stories-full', ...stories, browser: browser() },
      },
      {
        extends: true,
        test: { name: 'e2e-full', ...e2e, include: ['test/e2e/*.test.ts'] },
      },
    ],
  },
});
