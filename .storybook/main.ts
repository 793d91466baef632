import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { bundled } from '../scripts/bundled.ts';
import { serverMethodDocs } from '../scripts/server-methods.mjs';
import { siteTexts } from '../scripts/site-texts.mjs';
import { widgetDocsModule } from '../scripts/widget-docs.mjs';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: [
    // MDX has no tables without GitHub's Markdown extensions.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [serverMethodDocs, widgetDocsModule, siteTexts],
      resolve: { alias: bundled },
      build: {
        chunkSizeWarningLimit: 2000,
        // Ignores warnings about the 'use client' directives of Radix modules.
        rolldownOptions: {
          onLog: (level: string, log: { code?: string }, next: (level: string, log: unknown) => void) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
          },
        },
      },
    }),
};
export default config;
