// Adds `llms.txt` and the texts that it links to to the documentation site.
import { runnerImport } from 'vite';
import { root } from './surface.mjs';
import { widgetDocs } from './widget-docs.mjs';

/** Vite plugin for the build of the documentation. */
export const siteTexts = {
  name: 'site-texts',
  async generateBundle() {
    // Reads the sources with `import.meta.glob`, so it runs in Vite.
    const { module } = await runnerImport(`${root}stories/docs/parts/site-texts.ts`);
    for (const { path, text } of module.siteFiles(await widgetDocs()))
      this.emitFile({ type: 'asset', fileName: path, source: text });
  },
};
