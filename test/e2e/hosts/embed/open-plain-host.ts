import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { browserArgs, findBrowser } from '../../../../scripts/browser.mjs';
import { servePlain } from './serve';

/** A browser and the address of the plain pages, available while the tests of the file run. */
export function openPlainHost(): { readonly browser: Browser; readonly url: string } {
  let opened: { readonly browser: Browser; readonly host: Awaited<ReturnType<typeof servePlain>> } | undefined;
  const whileOpen = () => {
    if (opened === undefined) throw new Error('The browser and the pages are there only in tests and hooks');
    return opened;
  };
  beforeAll(async () => {
    const [browser, host] = await Promise.all([
      chromium.launch({ executablePath: findBrowser(), args: browserArgs }),
      servePlain(),
    ]);
    opened = { browser, host };
  });
  afterAll(async () => {
    whileOpen().host.close();
    await whileOpen().browser.close();
  });
  return {
    get browser() {
      return whileOpen().browser;
    },
    get url() {
      return whileOpen().host.url;
    },
  };
}
