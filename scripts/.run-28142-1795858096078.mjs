// test/engines/site.ts
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import "vite";

// test/support/built-site.ts
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";

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

// test/support/built-site.ts
var configFile = fileURLToPath(new URL("../../src/portal/site/vite.config.ts", "file:///tmp/h-engines/test/support/built-site.ts"));
var sitePolicy = `${strictPolicy}; frame-src 'self'`;
async function buildSite(outDir) {
  await build({
    configFile,
    configLoader: "runner",
    logLevel: "error",
    build: { outDir, emptyOutDir: true, sourcemap: false }
  });
}
async function serveBuiltSite(outDir, plugins = []) {
  const server = await preview({
    configFile,
    configLoader: "runner",
    logLevel: "error",
    plugins,
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0, headers: { "content-security-policy": sitePolicy } }
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === void 0) throw new Error("The site is not served");
  return { url: url.replace(/\/$/, ""), close: () => server.close() };
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
async function buildRecordedSite(folder2) {
  await buildSite(folder2);
  const page = join(folder2, "index.html");
  const html = await readFile(page, "utf8");
  const recorded = html.replace("<head>", '<head><script src="/engine-recorder.js"></script>');
  if (recorded === html) throw new Error("The page has no head");
  await writeFile(page, recorded);
  await writeFile(join(folder2, "engine-recorder.js"), await scriptOf("recorder.ts"));
}
async function serveRecordedSite(folder2) {
  const problems = [];
  const collect = {
    name: "collect-problems",
    configurePreviewServer({ middlewares }) {
      middlewares.use("/engine-problems", (request, response) => {
        let text = "";
        request.on("data", (part) => text += part.toString());
        request.on("end", () => {
          problems.push(text);
          response.writeHead(204).end();
        });
      });
    }
  };
  return { ...await serveBuiltSite(folder2, [collect]), problems };
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
    ...["chromium-headless-shell", "chromium"].map((name2) => [
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", name2, "fonts-liberation"]
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
  const found2 = findBrowser();
  console.log(
    found2 ? `browser: ${found2}` : "No browser for the tests. Install Chrome or Chromium, or set CHROMIUM_PATH to one, and run npm test again."
  );
  process.exitCode = found2 ? 0 : 1;
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
      const page = await context.newPage();
      const problems = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) problems.push(message.text().slice(0, MAX_PROBLEM_LENGTH));
      });
      return {
        open: async (url) => void await page.goto(url),
        run: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        tap: (x, y) => page.touchscreen.tap(x, y),
        press: (keys) => page.keyboard.press(keys),
        type: (text) => page.keyboard.type(text),
        attach: (selector, files) => page.locator(selector).first().setInputFiles(files.map(({ path }) => path)),
        picture: () => page.screenshot(),
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
      const page = await context.newPage();
      await page.setViewport({ width, height });
      const problems = [];
      page.on("pageerror", (error) => problems.push(error instanceof Error ? error.message : String(error)));
      page.on("console", (message) => {
        if (["error", "warn"].includes(message.type())) problems.push(message.text().slice(0, MAX_PROBLEM_LENGTH));
      });
      return {
        open: async (url) => void await page.goto(url),
        run: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        tap: (x, y) => page.touchscreen.tap(x, y),
        async press(keys) {
          const all = keys.split("+");
          for (const key of all) await page.keyboard.down(key);
          for (const key of all.reverse()) await page.keyboard.up(key);
        },
        type: (text) => page.keyboard.type(text),
        async attach(selector, files) {
          const field = await page.waitForSelector(selector);
          await field.uploadFile(...files.map(({ path }) => path));
        },
        picture: async () => Buffer.from(await page.screenshot()),
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
      return {
        open: (to) => session.get(to),
        run: (expression) => session.executeScript(`return ${expression}`),
        click: (x, y) => session.actions({ async: true }).move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
        tap: () => Promise.reject(new Error("WebKitWebDriver turns a touch into a mouse click")),
        async press(keys) {
          const codes = keys.split("+").map((key) => keyCodes[key] ?? key);
          const actions = session.actions({ async: true });
          for (const code of codes) actions.keyDown(code);
          for (const code of [...codes].reverse()) actions.keyUp(code);
          await actions.perform();
        },
        type: (text) => session.actions({ async: true }).sendKeys(text).perform(),
        attach: (selector, files) => session.findElement(By.css(selector)).sendKeys(files.map(({ path }) => path).join("\n")),
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
  constructor(tab, options) {
    this.tab = tab;
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
  async #call(name2, target) {
    const call = `finder.${name2}(${JSON.stringify(target)})`;
    const value = await this.tab.run(
      `(async () => typeof finder === 'undefined' ? { missing: true } : { value: await ${call} })()`
    );
    const answer = value;
    if (answer.missing) {
      await this.tab.run(`(() => { ${this.#finder}; globalThis.finder = finder; })()`);
      return this.#call(name2, target);
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
    const page = await this.run(() => `at ${window.location.href}, with \u201C${document.body.innerText.slice(0, 600)}\u201D`);
    return `${page.replace(/\s+/g, " ")} and ${JSON.stringify(this.tab.problems())}`;
  }
  /** Waits until the page shows a match. */
  async sees(target) {
    await this.until(
      `Sees ${nameOf(target)}`,
      () => this.#call("read", target),
      (found2) => found2 !== null
    );
  }
  /** Waits until the page shows no match. */
  async misses(target) {
    await this.until(
      `Does not see ${nameOf(target)}`,
      () => this.#call("read", target),
      (found2) => found2 === null
    );
  }
  /** Waits for the first match, and resolves with its text, value and attributes. */
  async read(target) {
    const found2 = await this.until(
      `Reads ${nameOf(target)}`,
      () => this.#call("read", target),
      (one) => one !== null
    );
    if (found2 === null) throw new Error("The match is gone");
    return found2;
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
      (where) => where !== "elsewhere"
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
  attach(selector, files) {
    return this.tab.attach(selector, files);
  }
  /** Presses Tab until the first match has the focus; the focus has to be visible there. */
  async reach(target) {
    await this.sees(target);
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      const where = await this.#call("focusOf", target);
      if (where === "hidden") expect.fail(`The focus does not show on ${nameOf(target)}`);
      if (where === "shown") return;
      await this.tab.press("Tab");
    }
    throw new Error(`Tab does not reach ${nameOf(target)}; ${await this.#describe()}`);
  }
  async #point(target) {
    const point = await this.until(`Presses ${nameOf(target)}`, () => this.#call("hit", target), isPoint);
    if (!isPoint(point)) throw new Error("The match is gone");
    await (this.hand === "touch" ? this.tab.tap(point.x, point.y) : this.tab.click(point.x, point.y));
  }
};
var isPoint = (hit) => typeof hit === "object";
var nameOf = ({ within: _within, ...target }) => JSON.stringify(target);

// test/engines/try.ts
import { existsSync as existsSync2, writeFileSync } from "node:fs";

// test/engines/targets.ts
var patternOf = (name2) => name2 instanceof RegExp ? { source: name2.source, flags: name2.flags } : name2;
var role = (role2, name2, rest = {}) => ({
  role: role2,
  name: patternOf(name2),
  ...rest
});
var css = (css2, text, rest = {}) => ({
  css: css2,
  text: patternOf(text),
  ...rest
});
var button = (name2, rest) => role("button", name2, rest);
var link = (name2, rest) => role("link", name2, rest);
var textbox = (name2, rest) => role("textbox", name2, rest);
var heading = (name2, level = 1) => role("heading", name2, { level });
var main = { role: "main" };
var banner = { role: "banner", nth: 0 };
var dialog = { role: "dialog" };

// test/engines/journeys/demo.ts
async function signIn(visitor, buyer, scenario = "default") {
  await visitor.open(`/en-US/sign-in?scenario=${scenario}`);
  await visitor.press(button(buyer));
  await visitor.sees(heading("Today"));
}
var ordersOf = (visitor) => visitor.run(async () => (await window.tradefrontDemo.peek()).orders.map(({ number }) => number));
var headerCart = link(/^Cart/, { within: banner });

// test/engines/journeys/builder.ts
var cells = ["104417	8", "210031	8", "no-such-sku	2", "415500	8", "518820	8", "677105	8"].join("\r\n");
async function pasteOrder(visitor) {
  await signIn(visitor, /Dana Whitlock/, "empty-cart");
  await visitor.open("/en-US/order-builder");
  await visitor.sees(css(".tf-builder-sheet[data-tools]"));
  await visitor.run((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    const fields = document.querySelectorAll('.tf-builder-row [data-column="product"]');
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    fields[fields.length - 1]?.dispatchEvent(paste);
  }, cells);
  await visitor.until(
    "Five rows are ready and one is open",
    async () => [
      await visitor.count(css(".tf-builder-row[data-ready]")),
      await visitor.count(css(".tf-builder-row[data-open]"))
    ],
    ([ready, open]) => ready === 5 && open === 1
  );
  await visitor.reload();
  await visitor.sees(css(".tf-builder-row[data-ready]", void 0, { nth: 4 }));
  await visitor.press(role("button", void 0, { within: css(".tf-builder-footer"), nth: -1 }));
  await visitor.press(link(/cart/i, { within: main, nth: 0 }));
  await visitor.press(button("Check out", { within: main, nth: 0 }));
  await visitor.write(textbox("PO number"), "PO-SHEET");
  await visitor.choose(role("checkbox", /terms of sale/));
  await visitor.press(button("Place order", { within: main, nth: 0 }));
  await visitor.until(
    "One order is stored",
    () => ordersOf(visitor),
    ({ length }) => length === 1
  );
}

// test/engines/journeys/embed.ts
import { expect as expect2 } from "vitest";
var quantity = (place) => role("spinbutton", void 0, { within: css(place), nth: 0 });
async function useElements(visitor) {
  await visitor.open("/plain.html");
  const { value } = await visitor.read(quantity("#mounted"));
  await visitor.press(button(/^One more of/, { within: css("tradefront-cart"), nth: 0 }));
  await visitor.hasValue(quantity("#mounted"), String(Number(value) + 1));
  await visitor.hasValue(quantity("tradefront-cart"), String(Number(value) + 1));
  await visitor.run(() => document.querySelector("tradefront-product-grid")?.scrollIntoView());
  const lines = await visitor.count(role("spinbutton", void 0, { within: css("#mounted") }));
  await visitor.press(button(/^Add /, { within: css("tradefront-product-grid"), nth: 0 }));
  await visitor.until(
    "The product is in the cart",
    () => visitor.count(role("spinbutton", void 0, { within: css("#mounted") })),
    (count) => count === lines + 1
  );
  const accent = await visitor.run(() => getComputedStyle(document.documentElement).getPropertyValue("--tf-accent"));
  expect2(accent.trim()).toBe("rgb(1 2 3)");
}

// test/engines/journeys/invoices.ts
import { expect as expect3 } from "vitest";
var row = (nth) => css(".tf-invoices-row", void 0, { nth });
async function openInvoices(visitor) {
  await signIn(visitor, /Dana Whitlock/);
  await visitor.open("/en-US/invoices");
  await visitor.sees(row(0));
}
var paidOf = (visitor) => visitor.run(async () => (await window.tradefrontDemo.peek()).payments.map(({ invoiceIds }) => invoiceIds.length));
var disputesOf = (visitor) => visitor.run(async () => (await window.tradefrontDemo.peek()).disputes.length);
async function pay(visitor) {
  await openInvoices(visitor);
  await visitor.choose(role("checkbox", void 0, { within: row(0) }));
  await visitor.choose(role("checkbox", void 0, { within: row(1) }));
  await visitor.write(role("textbox", void 0, { within: row(2) }), "250.00");
  await visitor.press(css(".tf-invoices-summary .tf-invoices-go"));
  await visitor.press(css(".tf-invoices-agree"));
  await visitor.sees(css(".tf-invoices-receipt"));
  await visitor.reload();
  await visitor.sees(row(0));
  expect3(await paidOf(visitor)).toEqual([3]);
}
async function dispute(visitor) {
  await openInvoices(visitor);
  await visitor.press(role("link", void 0, { within: row(3), nth: 0 }));
  await visitor.press(button("Dispute", { within: dialog }));
  const form = role("dialog", /^Dispute invoice/);
  await visitor.sees(form);
  const send = button("Send dispute", { within: form });
  await visitor.press(send);
  await visitor.sees(css("*", /^Choose what’s wrong\.$/, { within: form, nth: 0 }));
  await visitor.choose(role("radio", "Less arrived than was invoiced"));
  await visitor.write(textbox("What happened"), "Two cases less than the slip says.");
  await visitor.press(send);
  await visitor.until(
    "One dispute is stored",
    () => disputesOf(visitor),
    (count) => count === 1
  );
  await visitor.reload();
  await visitor.sees(row(0));
  expect3(await disputesOf(visitor)).toBe(1);
}

// test/engines/journeys/language.ts
import { expect as expect4 } from "vitest";
async function changeLanguage(visitor) {
  await signIn(visitor, /Dana Whitlock/);
  await visitor.open("/en-US/orders/o-4500897");
  await visitor.sees(heading(/4500897/));
  await visitor.pick(role("combobox", "Language"), "Fran\xE7ais");
  await visitor.press(button("Change language"));
  await visitor.until(
    "The address is French",
    () => visitor.run(() => window.location.pathname),
    (path) => path.startsWith("/fr-CA/orders/o-4500897")
  );
  await visitor.sees(heading(/^Commande/));
  expect4(await visitor.run(() => document.documentElement.lang)).toBe("fr-CA");
}

// test/engines/journeys/lists.ts
import { expect as expect5 } from "vitest";
var listsOf = (visitor) => visitor.run(
  async () => (await window.tradefrontDemo.peek()).lists.filter(({ accountId }) => accountId === "harbor-lane-taproom").map(({ name: name2, items }) => ({ name: name2, products: items.map(({ productId }) => productId) }))
);
async function keepLists(visitor) {
  await signIn(visitor, /Dana Whitlock/);
  await visitor.open("/en-US/lists");
  await visitor.press(button("New list", { within: main, nth: 0 }));
  await visitor.write(textbox("List name", { within: dialog }), "Terrace");
  await visitor.press(button("Create list", { within: dialog }));
  await visitor.misses(dialog);
  await visitor.until(
    "The list is stored",
    () => listsOf(visitor),
    (lists) => lists.some(({ name: name2 }) => name2 === "Terrace")
  );
  const ofThursday = async () => (await listsOf(visitor)).find(({ name: name2 }) => name2 === "Thursday order")?.products ?? [];
  const [first, second, ...rest] = await ofThursday();
  await visitor.press(css("[data-list]", "Thursday order", { within: main, nth: 0 }));
  await visitor.sees({ ...heading("Thursday order"), level: void 0 });
  await visitor.press(button("Rearrange", { within: main, nth: 0 }));
  await visitor.press(button(/^Move .* down$/, { within: main, nth: 0 }));
  await visitor.until("The first two have changed places", ofThursday, ([now]) => now === second);
  await visitor.press(button("Done", { within: main, nth: 0 }));
  await visitor.press(button(/^Remove /, { within: main, nth: 0 }));
  await visitor.until("A product is removed", ofThursday, ({ length }) => length === rest.length + 1);
  await visitor.press(button("Undo", { nth: -1 }));
  await visitor.until("The product is back", ofThursday, ({ length }) => length === rest.length + 2);
  await visitor.reload();
  await visitor.sees({ ...heading("Thursday order"), level: void 0 });
  expect5(await ofThursday()).toEqual([second, first, ...rest]);
}

// test/engines/journeys/order.ts
import { expect as expect6 } from "vitest";
async function placeOrder(visitor) {
  await signIn(visitor, /Dana Whitlock/);
  await visitor.press(link("Products", { within: role("navigation"), nth: 0 }));
  await visitor.sees(heading("Products"));
  await visitor.write(role("spinbutton", /Sunmill Orange Juice/, { within: main, nth: 0 }), "6");
  await visitor.press(button(/Add Sunmill Orange Juice/, { within: main, nth: 0 }));
  await visitor.press(headerCart);
  await visitor.press(button("Remove Bramrook Ginger Beer"));
  await visitor.press(button("Check out", { within: main, nth: 0 }));
  await visitor.write(textbox("PO number"), "PO-1117");
  await visitor.choose(role("checkbox", /terms of sale/));
  await visitor.press(button("Place order", { within: main, nth: 0 }));
  await visitor.sees(heading(/^Order \d+ placed/));
  const { text } = await visitor.read(heading(/^Order \d+ placed/));
  await visitor.reload();
  await visitor.sees(heading(text));
  expect6(await ordersOf(visitor)).toEqual([/\d{6,}/.exec(text)?.[0]]);
}

// test/engines/journeys/orders.ts
async function reorder(visitor) {
  await signIn(visitor, /Dana Whitlock/);
  await visitor.open("/en-US/orders");
  await visitor.sees(heading("Orders"));
  const search = role("searchbox", "Search orders");
  await visitor.write(search, "PO-00897");
  await visitor.sees(css("p, span, output, [role=status]", /^1 order$/, { within: main, nth: 0 }));
  await visitor.sees(link(/4500897/, { within: main, nth: 0 }));
  await visitor.write(search, "");
  await visitor.press(link(/4500871/, { within: main, nth: 0 }));
  await visitor.choose(role("checkbox", "Only differences (2)"));
  await visitor.sees(css("*", /^1 not loaded, not invoiced$/, { within: main, nth: 0 }));
  await visitor.press(button("Order again now", { nth: 0 }));
  await visitor.sees(css("*", "7 of 8 products are in your cart as ordered", { nth: -1 }));
  await visitor.sees(css("*", /^Bramrook Ginger Beer:/, { nth: 0 }));
}

// test/engines/journeys/register.ts
import { expect as expect7 } from "vitest";
var next = button("Continue", { within: main });
async function register(visitor) {
  await visitor.open("/en-US/Register");
  await visitor.write(textbox("Account number"), "9999-0000");
  await visitor.press(next);
  await visitor.hasFocus(css(".tf-error-summary"));
  await visitor.write(textbox("Account number"), "0048-2207");
  await visitor.press(next);
  await visitor.hasFocus(heading("Verify your account", 2));
  await visitor.choose(role("radio", /^Registration code/));
  await visitor.write(textbox("Registration code"), "nq-2207-har");
  await visitor.press(next);
  await visitor.write(textbox("First name"), "Robin");
  await visitor.write(textbox("Last name"), "Marsh");
  await visitor.write(textbox("Email"), "robin@harborlane.example");
  await visitor.write(textbox("Phone number"), "2075550111");
  await visitor.hasValue(textbox("Phone number"), "(207) 555-0111");
  await visitor.press(button("Register"));
  await visitor.sees(css(".tf-register-end", "robin@harborlane.example"));
  await visitor.press(link("Back to homepage"));
  await visitor.sees(link("Sign in", { nth: 0 }));
  const outcomes = await visitor.run(
    async () => (await window.tradefrontDemo.peek()).registrations.map(({ outcome }) => outcome)
  );
  expect7(outcomes).toEqual(["activation-email-sent"]);
}

// test/engines/journeys/session.ts
import { expect as expect8 } from "vitest";
async function resumeCheckout(visitor) {
  await signIn(visitor, /Dana Whitlock/, "full-cart");
  await visitor.press(headerCart);
  await visitor.press(button("Check out", { within: main, nth: 0 }));
  await visitor.write(textbox("PO number"), "PO-NIGHT");
  await visitor.choose(role("radio", /House card/));
  await visitor.choose(role("checkbox", /terms of sale/));
  await visitor.run(() => window.tradefrontDemo.signIn(null));
  await visitor.press(button("Place order", { within: main, nth: 0 }));
  await visitor.sees(heading("Your session ended"));
  expect8(await ordersOf(visitor)).toEqual([]);
  await visitor.press(link("Sign in", { within: main }));
  await visitor.press(button(/Dana Whitlock/));
  await visitor.hasValue(textbox("PO number"), "PO-NIGHT");
  expect8((await visitor.read(role("radio", /House card/))).isChecked).toBe(true);
  await visitor.choose(role("checkbox", /terms of sale/));
  await visitor.press(button("Place order", { within: main, nth: 0 }));
  await visitor.sees(heading(/^Order \d+ placed/));
  expect8(await ordersOf(visitor)).toHaveLength(1);
}

// test/engines/journeys/ticket.ts
import { mkdtemp, rm, writeFile as writeFile2 } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join2 } from "node:path";
import { expect as expect9 } from "vitest";
var pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64"
);
var next2 = button("Continue", { within: main });
var numbersOf = (visitor) => visitor.run(async () => (await window.tradefrontDemo.peek()).cases.map(({ number }) => number));
async function openTicket(visitor) {
  await signIn(visitor, /Dana Whitlock/);
  await visitor.open("/en-US/new-ticket");
  await visitor.choose(role("radio", /^Equipment service/));
  await visitor.press(next2);
  await visitor.choose(
    role("radio", void 0, { within: css("label, .tf-tile, li", /NQ-30418/, { within: main, nth: 0 }), nth: 0 })
  );
  await visitor.press(next2);
  await visitor.pick(role("combobox", "Problem type"), "Not cooling");
  await visitor.pick(role("combobox", "Reason for the request"), "Repair");
  await visitor.write(textbox("Message"), "It stays at 11 degrees.");
  const folder2 = await mkdtemp(join2(tmpdir(), "tradefront-photos-"));
  try {
    const path = join2(folder2, "cooler.png");
    await writeFile2(path, pixel);
    await visitor.attach("main input[type=file]", [{ name: "cooler.png", path }]);
    await visitor.sees(button("Remove cooler.png"));
  } finally {
    await rm(folder2, { recursive: true });
  }
  await visitor.reload();
  await visitor.hasValue(textbox("Message"), "It stays at 11 degrees.");
  await visitor.press(next2);
  await visitor.press(button("Weekdays, 9 to 5"));
  await visitor.press(next2);
  await visitor.press(next2);
  await visitor.sees(css("*", "cooler.png", { within: main, nth: -1 }));
  await visitor.press(button("Send ticket"));
  await visitor.sees(role("heading", /^Ticket C-\d+ is open/));
  expect9(await numbersOf(visitor)).toHaveLength(1);
}

// test/engines/journeys/users.ts
var found = css("[data-user]", void 0, { within: main });
async function addUser(visitor) {
  await signIn(visitor, /Dana Whitlock/);
  await visitor.open("/en-US/users");
  await visitor.press(button("Add user", { within: main }));
  await visitor.write(textbox("First name", { within: main }), "Robin");
  await visitor.write(textbox("Last name", { within: main }), "Vale");
  await visitor.write(textbox("Email", { within: main }), "sam@harborlane.example");
  await visitor.write(textbox("Phone number", { within: main }), "2075550163");
  await visitor.pick(role("combobox", "Language", { within: main }), "English");
  await visitor.choose(role("checkbox", /^Ordering/, { within: main }));
  await visitor.choose(role("checkbox", /^Harbor Lane Taproom/, { within: main }));
  const create = button("Create user");
  await visitor.press(create);
  await visitor.sees(css(".tf-error-summary", void 0, { within: main }));
  await visitor.write(textbox("Email", { within: main }), "robin@harborlane.example");
  await visitor.press(create);
  await visitor.sees(heading("Users"));
  await visitor.write(role("searchbox", void 0, { within: main, nth: 0 }), "robin@harborlane.example");
  await visitor.until(
    "Only the new user is listed",
    async () => [await visitor.count(found), (await visitor.read(found)).text],
    ([count, text]) => count === 1 && text.includes("Vale")
  );
}

// test/engines/journeys/journeys.ts
var journeys = [
  { title: "a person registers", hand: "mouse", walk: register },
  { title: "an order is placed by mouse", hand: "mouse", walk: placeOrder },
  { title: "an order is placed by keyboard", hand: "keyboard", walk: placeOrder },
  { title: "an order is placed by touch", hand: "touch", walk: placeOrder },
  { title: "a spreadsheet is pasted into the order builder and ordered", hand: "mouse", walk: pasteOrder },
  { title: "a list is created, another one is sorted", hand: "mouse", walk: keepLists },
  { title: "an order of the history is ordered again", hand: "mouse", walk: reorder },
  { title: "three invoices are paid", hand: "mouse", walk: pay },
  { title: "an invoice is disputed", hand: "keyboard", walk: dispute },
  { title: "a ticket with a photo is created", hand: "mouse", walk: openTicket },
  { title: "a user is created", hand: "keyboard", walk: addUser },
  { title: "the language is changed on the page of an order", hand: "keyboard", walk: changeLanguage },
  { title: "a session ends in checkout", hand: "mouse", walk: resumeCheckout }
];
var embedJourney = {
  title: "elements on a page without React share a cart",
  hand: "mouse",
  walk: useElements
};

// test/e2e/hosts/embed/serve.ts
import { readFile as readFile2 } from "node:fs/promises";

// test/support/builds.ts
import { join as join3 } from "node:path";
import { fileURLToPath as fileURLToPath2 } from "node:url";
import { build as vite } from "vite";
var root = fileURLToPath2(new URL("../..", "file:///tmp/h-engines/test/support/builds.ts"));
async function scriptBuild() {
  const built = await vite({
    configFile: join3(root, "src/embed/vite.config.ts"),
    logLevel: "error",
    build: { write: false, sourcemap: false }
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => "output" in one ? one.output : []);
  return new Map(outputs.map((file) => [`/embed/${file.fileName}`, file.type === "chunk" ? file.code : file.source]));
}

// test/e2e/hosts/embed/serve.ts
var here = new URL(".", "file:///tmp/h-engines/test/e2e/hosts/embed/serve.ts");
async function servePlain() {
  const files = await scriptBuild();
  return serveStrict(
    (pathname) => files.get(pathname) ?? (pathname === "/control.html" ? controlPage : readFile2(new URL(`.${pathname}`, here)).catch(() => void 0))
  );
}

// test/engines/try.ts
var folder = "/tmp/h-eng-site";
if (!existsSync2(folder)) await buildRecordedSite(folder);
var site = await serveRecordedSite(folder);
var finder = await scriptOf("finder.ts", "finder");
var [, , , name = "chromium", which = "", hand0] = process.argv;
var d = await engines[name].launch();
for (const j of [...journeys, embedJourney].filter((x) => new RegExp(which).test(x.title))) {
  const hand = hand0 ?? j.hand;
  const w = j.title;
  const plain = j === embedJourney ? await servePlain() : void 0;
  site.problems.length = 0;
  const tab = await d.newTab(
    hand === "touch" ? { width: 390, height: 844, touch: true } : { width: 1280, height: 900, touch: false }
  );
  const v = new Visitor(tab, { hand, site: plain?.url ?? site.url, finder });
  const t0 = Date.now();
  try {
    await j.walk(v);
    console.log(name, hand, w, "OK", Date.now() - t0, [...site.problems, ...tab.problems()]);
  } catch (e) {
    console.log(
      name,
      hand,
      w,
      "FAIL",
      Date.now() - t0,
      e.message.slice(0, 900),
      "\n",
      e.stack.split("\n").slice(-6).join("\n"),
      site.problems,
      tab.problems()
    );
    writeFileSync(`/tmp/fail-${name}-${w.replace(/ /g, "-")}.png`, await tab.picture().catch(() => ""));
  }
  await tab.close().catch(() => {
  });
}
await d.close();
process.exit(0);
