import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import './test/support/node-20.mjs';
import { browserArgs, findBrowser } from './test/support/browser.mjs';
import { bundled } from './test/support/bundled.ts';
import { LongestFirst } from './test/support/longest-first.ts';

// A function: Vitest writes the project's name into this object, so projects must not share one.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findBrowser(), args: browserArgs } }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
});

// What drives a browser is tried once more: on a busy machine it starves. The report names what needed it.
const retry = 1;

export default defineConfig({
  plugins: [react()],
  resolve: { alias: bundled },
  // Whatever Vite finds late makes it reload the page in the middle of the first run.
  optimizeDeps: {
    include: [
      'react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-runtime', 'react/jsx-dev-runtime',
      'storybook/test', '@storybook/react-vite', '@radix-ui/react-dialog', '@radix-ui/react-select',
      'class-variance-authority', 'zustand', 'zustand/vanilla', 'zustand/react/shallow', 'zod/mini',
      'lucide', 'entities', 'idb-keyval', 'wouter/use-browser-location', 'axe-core',
      '@testing-library/react', '@testing-library/user-event',
    ],
  },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', testTimeout: 20_000, include: ['test/**/*.test.{ts,tsx}'], exclude: ['test/e2e/**', 'test/dom/**'] },
      },
      {
        extends: true,
        test: { name: 'dom', include: ['test/dom/**/*.test.{ts,tsx}'], browser: browser(), retry },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', browser: browser(), retry },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/serve.setup.ts'],
          retry,
          // What is waited for has time to come on a machine that does much else.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
