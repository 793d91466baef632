import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Key, Origin } from 'selenium-webdriver';
import type { Driver, Engine, Tab, TabOptions } from './driver';

const driverProgram = '/usr/bin/WebKitWebDriver';
const browserProgram = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

const keyCodes: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Delete: Key.DELETE,
  Backspace: Key.BACK_SPACE,
  Space: ' ',
  Home: Key.HOME,
  End: Key.END,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
};

/** Starts a screen without a monitor; resolves with its name. */
async function startScreen(): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const process = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(process.stdout, 'data');
  return { process, display: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(100);
  }
  throw new Error(`${driverProgram} does not answer`);
}

async function launch(): Promise<Driver> {
  const screen = await startScreen();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(driverProgram, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1', GTK_A11Y: 'none' },
  });
  await untilReady(url);
  return {
    async newTab({ width, height }: TabOptions): Promise<Tab> {
      const session = await new Builder()
        .usingServer(url)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browserProgram, args: ['--automation'] },
        })
        .build();
      await session.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
      const size = async () =>
        session
          .executeScript<readonly [number, number]>('return [innerWidth, innerHeight]')
          .then(([w, h]) => ({ w, h }));
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
      const inner = await size();
      // The frame of the window takes the rest.
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: 2 * width - inner.w, height: 2 * height - inner.h });
      const pointTo = (x: number, y: number) =>
        session
          .actions({ async: true })
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
      return {
        open: (to) => session.get(to),
        run: (expression) => session.executeScript(`return ${expression}`),
        hover: (x, y) => pointTo(x, y).perform(),
        click: (x, y) => pointTo(x, y).click().perform(),
        tap: () => Promise.reject(new Error('WebKitWebDriver turns a touch into a mouse click')),
        async press(keys) {
          const codes = keys.split('+').map((key) => keyCodes[key] ?? key);
          const actions = session.actions({ async: true });
          for (const code of codes) actions.keyDown(code);
          for (const code of [...codes].reverse()) actions.keyUp(code);
          await actions.perform();
        },
        type: (text) => session.actions({ async: true }).sendKeys(text).perform(),
        attach: (selector, files) =>
          session.findElement(By.css(selector)).sendKeys(files.map(({ path }) => path).join('\n')),
        picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
        // WebDriver has no console: the page itself reports its errors (page/recorder.ts).
        problems: () => [],
        close: () => session.quit(),
      };
    },
    async close() {
      server.kill();
      screen.process.kill();
      await Promise.resolve();
    },
  };
}

/** WebKitGTK, the engine of Safari in a window of GTK, driven by Selenium over WebDriver. */
export const webkitEngine: Engine = {
  name: 'WebKit',
  hasTouch: false,
  programs: [driverProgram, browserProgram, '/usr/bin/Xvfb'],
  packages: ['webkit2gtk-driver', 'xvfb'],
  launch,
};
