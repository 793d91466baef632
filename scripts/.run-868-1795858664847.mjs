// test/engines/site.ts
import { join } from "node:path";
import { build as bundle } from "esbuild";

// test/support/strict-server.ts
import { createServer } from "node:http";
var strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'"
].join("; ");
var controlPage = '<!doctype html><html lang="en"><head><title>Control</title><link rel="icon" href="data:,"><style>body { color: red }</style></head><body></body></html>';
var types = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  woff2: "font/woff2"
};
async function serveStrict(answer) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const body = await answer(pathname);
    response.writeHead(body === void 0 ? 404 : 200, {
      "content-type": types[pathname.split(".").at(-1) ?? ""] ?? "text/html; charset=utf-8",
      "content-security-policy": strictPolicy,
      "cache-control": "no-store"
    });
    response.end(body);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address();
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

// test/engines/site.ts
async function scriptOf(file, globalName) {
  const { outputFiles } = await bundle({
    entryPoints: [join("/tmp/h-engines/test/engines", "page", file)],
    bundle: true,
    write: false,
    format: "iife",
    globalName,
    target: "es2022",
    minify: true,
    logLevel: "error"
  });
  return outputFiles[0]?.text ?? "";
}
var RECORDER = "/engine-recorder.js";
var PROBLEMS = "/engine-problems/";
function withScripts(html, paths) {
  const tags = paths.map((path) => `<script src="${path}"></script>`).join("");
  const changed = html.replace("<head>", `<head>${tags}`);
  if (changed === html) throw new Error("The page has no head");
  return changed;
}
async function recordHost(host) {
  const problems = [];
  const recorder = await scriptOf("recorder.ts");
  const { url, close } = await serveStrict(async (pathname) => {
    if (pathname === RECORDER) return recorder;
    if (pathname.startsWith(PROBLEMS)) {
      problems.push(decodeURIComponent(pathname.slice(PROBLEMS.length)));
      return "";
    }
    const answer = await fetch(host.url + pathname);
    if (!answer.ok) return void 0;
    if (answer.headers.get("content-type")?.startsWith("text/html"))
      return withScripts(await answer.text(), [RECORDER]);
    return new Uint8Array(await answer.arrayBuffer());
  });
  return {
    url,
    problems,
    close: async () => {
      close();
      host.close();
      await Promise.resolve();
    }
  };
}

// test/engines/drivers/chromium.ts
import { chromium as chromium2 } from "playwright";

// scripts/browser.mjs
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
var system = {
  // The headless shell opens a page in a third of the time, because it has no window.
  linux: [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/snap/bin/chromium"
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium"
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe"
  ]
}[process.platform] ?? [];
function findBrowser() {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...system].find((path) => path && existsSync(path));
}
var browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
];
var canApt = process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
var attempts = [
  [process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]],
  ...canApt ? [
    ["apt-get", ["update", "-qq"]],
    ...["chromium-headless-shell", "chromium"].map((name) => [
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", name, "fonts-liberation"]
    ])
  ] : []
];
function install() {
  for (const [command, args] of attempts) {
    if (findBrowser()) return;
    try {
      execFileSync(command, args, {
        stdio: ["ignore", "ignore", "ignore"],
        timeout: 3e5,
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
      });
    } catch {
    }
  }
}
if (process.argv[1] && "file:///tmp/h-engines/scripts/browser.mjs" === pathToFileURL(process.argv[1]).href) {
  if (!findBrowser()) console.log("No Chromium found; trying to install one.");
  install();
  const found = findBrowser();
  console.log(
    found ? `browser: ${found}` : "No browser for the tests. Install Chrome or Chromium, or set CHROMIUM_PATH to one, and run npm test again."
  );
  process.exitCode = found ? 0 : 1;
}

// test/engines/drivers/driver.ts
var MAX_PROBLEM_LENGTH = 300;

// test/engines/drivers/chromium.ts
async function launch() {
  const browser = await chromium2.launch({ executablePath: findBrowser(), args: browserArgs });
  return {
    async newTab({ width, height, touch }) {
      const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: touch,
        isMobile: touch,
        reducedMotion: "reduce"
      });
      const page2 = await context.newPage();
      const problems = [];
      page2.on("pageerror", (error) => problems.push(error.message));
      page2.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) problems.push(message.text().slice(0, MAX_PROBLEM_LENGTH));
      });
      return {
        open: async (url) => void await page2.goto(url),
        run: (expression) => page2.evaluate(expression),
        hover: (x, y) => page2.mouse.move(x, y),
        click: (x, y) => page2.mouse.click(x, y),
        tap: (x, y) => page2.touchscreen.tap(x, y),
        press: (keys) => page2.keyboard.press(keys),
        type: (text) => page2.keyboard.type(text),
        attach: (selector, files2) => page2.locator(selector).first().setInputFiles(files2.map(({ path }) => path)),
        picture: () => page2.screenshot(),
        problems: () => problems,
        close: () => context.close()
      };
    },
    close: () => browser.close()
  };
}
var chromiumEngine = {
  name: "Chromium",
  hasTouch: true,
  programs: [findBrowser() ?? "/usr/bin/chromium"],
  packages: ["chromium"],
  launch
};

// test/engines/drivers/firefox.ts
import puppeteer from "puppeteer-core";
var program = "/usr/bin/firefox-esr";
var preferences = {
  // Without motion, as in the other engines: a test would wait for each dialog to move in and out.
  "ui.prefersReducedMotion": 1,
  "dom.w3c_touch_events.enabled": 1,
  // A mouse, which a browser without a screen does not have: 2 is a fine pointer, 4 is one that hovers.
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  "dom.disable_beforeunload": true
};
async function launch2() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    headless: true,
    extraPrefsFirefox: preferences
  });
  return {
    async newTab({ width, height }) {
      const context = await browser.createBrowserContext();
      const page2 = await context.newPage();
      await page2.setViewport({ width, height });
      const problems = [];
      page2.on("pageerror", (error) => problems.push(error instanceof Error ? error.message : String(error)));
      page2.on("console", (message) => {
        if (["error", "warn"].includes(message.type())) problems.push(message.text().slice(0, MAX_PROBLEM_LENGTH));
      });
      return {
        open: async (url) => void await page2.goto(url),
        run: (expression) => page2.evaluate(expression),
        hover: (x, y) => page2.mouse.move(x, y),
        click: (x, y) => page2.mouse.click(x, y),
        tap: (x, y) => page2.touchscreen.tap(x, y),
        async press(keys) {
          const all = keys.split("+");
          for (const key of all) await page2.keyboard.down(key);
          for (const key of all.reverse()) await page2.keyboard.up(key);
        },
        type: (text) => page2.keyboard.type(text),
        async attach(selector, files2) {
          const field = await page2.waitForSelector(selector);
          await field.uploadFile(...files2.map(({ path }) => path));
        },
        picture: async () => Buffer.from(await page2.screenshot()),
        problems: () => problems,
        close: () => context.close()
      };
    },
    close: () => browser.close()
  };
}
var firefoxEngine = {
  name: "Firefox",
  hasTouch: true,
  programs: [program],
  packages: ["firefox-esr"],
  launch: launch2
};

// test/engines/drivers/webkit.ts
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer as createServer2 } from "node:net";
import { setTimeout as setTimeout2 } from "node:timers/promises";
import { Builder, By, Key, Origin } from "selenium-webdriver";
var driverProgram = "/usr/bin/WebKitWebDriver";
var browserProgram = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
var keyCodes = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Delete: Key.DELETE,
  Backspace: Key.BACK_SPACE,
  Space: " ",
  Home: Key.HOME,
  End: Key.END,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Shift: Key.SHIFT,
  Control: Key.CONTROL
};
async function startScreen() {
  const process2 = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"]
  });
  const [number] = await once(process2.stdout, "data");
  return { process: process2, display: `:${String(number).trim()}` };
}
async function freePort() {
  const server = createServer2().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}
async function untilReady(url) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${url}/status`).catch(() => void 0);
    if (answer?.ok) return;
    await setTimeout2(100);
  }
  throw new Error(`${driverProgram} does not answer`);
}
async function launch3() {
  const screen = await startScreen();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(driverProgram, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: "1", GTK_A11Y: "none" }
  });
  await untilReady(url);
  return {
    async newTab({ width, height }) {
      const session = await new Builder().usingServer(url).withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: browserProgram, args: ["--automation"] }
      }).build();
      await session.manage().setTimeouts({ script: 6e4, pageLoad: 6e4 });
      const size = async () => session.executeScript("return [innerWidth, innerHeight]").then(([w, h]) => ({ w, h }));
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
      const inner = await size();
      await session.manage().window().setRect({ x: 0, y: 0, width: 2 * width - inner.w, height: 2 * height - inner.h });
      const pointTo = (x, y) => session.actions({ async: true }).move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
      return {
        open: (to) => session.get(to),
        run: (expression) => session.executeScript(`return ${expression}`),
        hover: (x, y) => pointTo(x, y).perform(),
        click: (x, y) => pointTo(x, y).click().perform(),
        tap: () => Promise.reject(new Error("WebKitWebDriver turns a touch into a mouse click")),
        async press(keys) {
          const codes = keys.split("+").map((key) => keyCodes[key] ?? key);
          const actions = session.actions({ async: true });
          for (const code of codes) actions.keyDown(code);
          for (const code of [...codes].reverse()) actions.keyUp(code);
          await actions.perform();
        },
        type: (text) => session.actions({ async: true }).sendKeys(text).perform(),
        attach: (selector, files2) => session.findElement(By.css(selector)).sendKeys(files2.map(({ path }) => path).join("\n")),
        picture: async () => Buffer.from(await session.takeScreenshot(), "base64"),
        // WebDriver has no console: the page itself reports its errors (page/recorder.ts).
        problems: () => [],
        close: () => session.quit()
      };
    },
    async close() {
      server.kill();
      screen.process.kill();
      await Promise.resolve();
    }
  };
}
var webkitEngine = {
  name: "WebKit",
  hasTouch: false,
  programs: [driverProgram, browserProgram, "/usr/bin/Xvfb"],
  packages: ["webkit2gtk-driver", "xvfb"],
  launch: launch3
};

// test/engines/drivers/engines.ts
var engines = { chromium: chromiumEngine, firefox: firefoxEngine, webkit: webkitEngine };

// test/engines/visitor.ts
import { expect } from "vitest";
var PATIENCE_MS = Number(process.env.PATIENCE ?? 3e4);
var PAUSE_MS = 80;
var MAX_TABS = 250;
var pause = () => new Promise((over) => setTimeout(over, PAUSE_MS));
var Visitor = class {
  tab;
  hand;
  #site;
  #finder;
  constructor(tab2, options) {
    this.tab = tab2;
    this.hand = options.hand;
    this.#site = options.site;
    this.#finder = options.finder;
  }
  /** Opens a path of the site. */
  open(path) {
    return this.tab.open(this.#site + path);
  }
  async reload() {
    await this.tab.open(await this.run(() => window.location.href));
  }
  /** Value of a function in the page; it can use nothing from outside but its argument. */
  async run(body, given) {
    const value = await this.tab.run(`(${String(body)})(${JSON.stringify(given) ?? ""})`);
    return value;
  }
  /** Calls a function of the finder in the page, after loading it there. */
  async #call(name, target) {
    const call = `finder.${name}(${JSON.stringify(target)})`;
    const value = await this.tab.run(
      `(async () => typeof finder === 'undefined' ? { missing: true } : { value: await ${call} })()`
    );
    const answer = value;
    if (answer.missing) {
      await this.tab.run(`(() => { ${this.#finder}; globalThis.finder = finder; })()`);
      return this.#call(name, target);
    }
    return answer.value;
  }
  /** Repeats a question until its answer is right; fails with the last answer and the page's text. */
  async until(what, ask, isRight, patience = PATIENCE_MS) {
    const end = Date.now() + patience;
    for (; ; ) {
      const asked = await ask().then(
        (answer) => ({ answer }),
        (error) => ({ error })
      );
      if ("answer" in asked && isRight(asked.answer)) return asked.answer;
      if (Date.now() > end) {
        const last = "answer" in asked ? JSON.stringify(asked.answer) : String(asked.error);
        throw new Error(`${what}: ${last?.slice(0, 300)}; ${await this.#describe()}`);
      }
      await pause();
    }
  }
  async #describe() {
    const page2 = await this.run(() => `at ${window.location.href}, with \u201C${document.body.innerText.slice(0, 600)}\u201D`);
    return `${page2.replace(/\s+/g, " ")} and ${JSON.stringify(this.tab.problems())}`;
  }
  /** Waits until the page shows a match. */
  async sees(target) {
    await this.until(
      `Sees ${nameOf(target)}`,
      () => this.#call("read", target),
      (found) => found !== null
    );
  }
  /** Waits until the page shows no match. */
  async misses(target) {
    await this.until(
      `Does not see ${nameOf(target)}`,
      () => this.#call("read", target),
      (found) => found === null
    );
  }
  /** Waits for the first match, and resolves with its text, value and attributes. */
  async read(target) {
    const found = await this.until(
      `Reads ${nameOf(target)}`,
      () => this.#call("read", target),
      (one) => one !== null
    );
    if (found === null) throw new Error("The match is gone");
    return found;
  }
  /** Waits until the value of a field is the given one. */
  async hasValue(target, value) {
    await this.until(
      `${nameOf(target)} has the value ${value}`,
      async () => (await this.#call("read", target))?.value,
      (own) => own === value
    );
  }
  /** Number of matches now. */
  async count(target) {
    return this.#call("count", target);
  }
  /** Waits until the focus is on the first match. */
  async hasFocus(target) {
    await this.until(
      `${nameOf(target)} has the focus`,
      () => this.#call("focusOf", target),
      (where) => where === "shown" || where === "hidden"
    );
  }
  /** Presses a button or follows a link. */
  async press(target) {
    if (this.hand === "keyboard") {
      await this.reach(target);
      await this.tab.press("Enter");
    } else await this.#point(target);
  }
  /** Ticks a checkbox, or selects a radio button. */
  async choose(target) {
    await this.sees(target);
    if (this.hand === "keyboard") await this.#chooseByKeys(target);
    else if (!(await this.read(target)).isChecked) await this.#point(target);
    await this.until(
      `${nameOf(target)} is chosen`,
      async () => (await this.#call("read", target))?.isChecked ?? true,
      Boolean
    );
  }
  async #chooseByKeys(target) {
    const { attributes } = await this.read(target);
    if (attributes.type !== "radio") {
      await this.reach(target);
      return this.tab.press("Space");
    }
    const group = `input[type=radio][name="${attributes.name ?? ""}"]`;
    const checked = { css: `${group}:checked` };
    await this.reach(await this.count(checked) > 0 ? checked : { css: `${group}:not(:disabled)`, nth: 0 });
    for (let tries = 0; tries < 12; tries += 1) {
      const now = await this.#call("read", target);
      if (now === null || now.isChecked) return;
      await this.tab.press("ArrowDown");
    }
  }
  /** Replaces the value of a field, and leaves the field. */
  async write(target, text) {
    if (this.hand === "keyboard") await this.reach(target);
    else {
      await this.#point(target);
      await this.hasFocus(target);
    }
    await this.tab.press("Control+a");
    await this.tab.press("Delete");
    if (text !== "") await this.tab.type(text);
    await this.tab.press("Tab");
  }
  /** Selects an option of a native list by typing its text. */
  async pick(target, label) {
    await this.typeAt(target, label);
    await this.until(
      `${nameOf(target)} shows ${label}`,
      () => this.run(() => {
        const list = document.activeElement;
        return list instanceof HTMLSelectElement ? list.selectedOptions[0]?.text : null;
      }),
      (own) => own === label
    );
  }
  /** Types with the focus on the first match. */
  async typeAt(target, text) {
    await this.sees(target);
    if (this.hand === "keyboard") await this.reach(target);
    else await this.#call("focus", target);
    await this.tab.type(text);
  }
  /** Selects files in a file field. */
  attach(selector, files2) {
    return this.tab.attach(selector, files2);
  }
  /**
   * Presses Tab, or Shift and Tab if the focus is behind it, until the first match has the focus; the focus has to be
   * visible there.
   */
  async reach(target) {
    await this.sees(target);
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      const where = await this.#call("focusOf", target);
      if (where === "hidden") expect.fail(`The focus does not show on ${nameOf(target)}`);
      if (where === "shown") return;
      await this.tab.press(where === "after" ? "Shift+Tab" : "Tab");
    }
    throw new Error(`Tab does not reach ${nameOf(target)}; ${await this.#describe()}`);
  }
  /** Moves the mouse over the first match. */
  async hover(target) {
    const point = await this.#pointOf(target);
    await this.tab.hover(point.x, point.y);
  }
  async #pointOf(target) {
    const point = await this.until(`Points to ${nameOf(target)}`, () => this.#call("hit", target), isPoint);
    if (!isPoint(point)) throw new Error("The match is gone");
    return point;
  }
  async #point(target) {
    const point = await this.#pointOf(target);
    await (this.hand === "touch" ? this.tab.tap(point.x, point.y) : this.tab.click(point.x, point.y));
  }
};
var isPoint = (hit) => typeof hit === "object";
var nameOf = ({ within: _within, ...target }) => JSON.stringify(target);

// test/e2e/hosts/overlay/serve.ts
import { build } from "esbuild";

// scripts/bundled.ts
import { fileURLToPath } from "node:url";
var bundled = {
  "react-style-singleton": fileURLToPath(new URL("../src/ui/overlay/adopted-style-singleton.ts", "file:///tmp/h-engines/scripts/bundled.ts"))
};
var overlaysApart = {
  find: /^.*\/styles\/overlays\.css$/,
  replacement: fileURLToPath(new URL("../src/embed/no-overlays.css", "file:///tmp/h-engines/scripts/bundled.ts"))
};

// test/support/builds.ts
import { mkdtemp, rm } from "node:fs/promises";
import { join as join2 } from "node:path";
import { fileURLToPath as fileURLToPath2 } from "node:url";
import { build as vite } from "vite";
var root = fileURLToPath2(new URL("../..", "file:///tmp/h-engines/test/support/builds.ts"));
async function scriptBuild() {
  const built = await vite({
    configFile: join2(root, "src/embed/vite.config.ts"),
    logLevel: "error",
    build: { write: false, sourcemap: false }
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => "output" in one ? one.output : []);
  return new Map(outputs.map((file) => [`/embed/${file.fileName}`, file.type === "chunk" ? file.code : file.source]));
}
async function npmBuild() {
  const folder = await mkdtemp(join2(root, "node_modules/.npm-build-"));
  await vite({ configFile: join2(root, "vite.npm.config.ts"), logLevel: "error", build: { outDir: folder } });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

// test/e2e/hosts/overlay/serve.ts
var here = new URL(".", "file:///tmp/h-engines/test/e2e/hosts/overlay/serve.ts").pathname;
var common = {
  absWorkingDir: here,
  bundle: true,
  write: false,
  outdir: "/",
  format: "esm",
  jsx: "automatic",
  target: "es2022",
  define: { "process.env.NODE_ENV": '"development"' },
  chunkNames: "chunks/[name]-[hash]",
  logLevel: "error"
};
var olderRadix = { "@radix-ui/react-dialog": "radix-dialog-older" };
var react18 = { react: "react-18", "react-dom": "react-dom-18" };
var instead = (path) => ({
  name: "instead",
  setup: ({ onResolve }) => onResolve({ filter: /\/src\/ui$/ }, () => ({ path }))
});
async function files(react, how, radix) {
  const npm = how === "npm" ? await npmBuild() : void 0;
  const host = { ...react === 18 && react18, ...radix === "older" && olderRadix };
  const entry = { npm: "npm-host.tsx", own: "own-host.tsx", script: "elements-host.tsx" }[how];
  const parts = [
    {
      entryPoints: { host: entry },
      alias: { ...bundled, ...host },
      plugins: npm ? [instead(`${npm.folder}/ui.js`)] : [],
      external: ["/widget.js", "/embed/tradefront.js"],
      splitting: true
    },
    { entryPoints: { styles: "../../../../src/styles/styles.css", page: "host.css" } }
  ];
  if (how === "own") parts.push({ entryPoints: { widget: "own-widget.tsx" }, alias: bundled, splitting: true });
  const built = await Promise.all(parts.map((part) => build({ ...common, ...part, write: false })));
  await npm?.remove();
  const published = how === "script" ? await scriptBuild() : [];
  return new Map([
    ...published,
    ...built.flatMap(({ outputFiles }) => outputFiles.map((file) => [file.path, file.text]))
  ]);
}
var page = (head) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">${head}</head>
<body><div id="root"></div></body></html>`;
var pages = {
  "/": page(
    '<link rel="stylesheet" href="/styles.css"><link rel="stylesheet" href="/page.css"><script type="module" src="/host.js"></script>'
  ),
  "/control": controlPage
};
async function serveHost(react, how, radix) {
  const built = await files(react, how, radix);
  return serveStrict((pathname) => pages[pathname] ?? built.get(pathname));
}

// test/engines/try2.ts
import { writeFileSync } from "node:fs";

// test/engines/targets.ts
var patternOf = (name) => name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
var role = (role2, name, rest = {}) => ({
  role: role2,
  name: patternOf(name),
  ...rest
});
var button = (name, rest) => role("button", name, rest);
var textbox = (name, rest) => role("textbox", name, rest);

// test/engines/try2.ts
var site = await recordHost(await serveHost(19, "own", "same"));
var d = await engines.chromium.launch();
var tab = await d.newTab({ width: 1280, height: 900, touch: false });
var v = new Visitor(tab, { hand: "mouse", site: site.url, finder: await scriptOf("finder.ts", "finder") });
await v.open("/?where=dialog");
try {
  await v.press(button("Open dialog"));
  console.log(1);
  await v.hasFocus(textbox("Name"));
  console.log(2);
  await v.misses(button("Outside"));
  console.log(3);
  await tab.press("Escape");
  await v.misses(role("dialog", "Edit list"));
  console.log(4);
  await v.press(button("Host action"));
  console.log(5);
  console.log(await tab.run('document.querySelector("output").outerHTML+document.querySelector("output").closest("[aria-hidden]")?.outerHTML'));
} catch (e) {
  console.log(e.message.slice(0, 600));
  writeFileSync("/tmp/ov.png", await tab.picture());
}
process.exit(0);
