// test/engines/site.ts
import { build as bundle } from "esbuild";
import "vite";

// test/support/built-site.ts
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";

// test/support/strict-server.ts
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

// test/support/built-site.ts
var configFile = fileURLToPath(new URL("../../src/portal/site/vite.config.ts", "file:///tmp/h-engines/test/support/built-site.ts"));
var sitePolicy = `${strictPolicy}; frame-src 'self'`;
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
async function serveRecordedSite(folder) {
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
  return { ...await serveBuiltSite(folder, [collect]), problems };
}

// test/engines/try2.ts
import puppeteer from "puppeteer-core";
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

// test/engines/try2.ts
var site = await serveRecordedSite("/tmp/h-eng-site");
var sweep = async (name, goto, run, size) => {
  await goto(site.url + "/en-US/sign-in");
  await new Promise((r) => setTimeout(r, 3e3));
  await run(`[...document.querySelectorAll('button')].find(b=>/Dana/.test(b.textContent)).click()`);
  await new Promise((r) => setTimeout(r, 4e3));
  for (const loc of ["en-US", "fr-CA", "es-CA", "zh-CN", "ko-KR"]) {
    await goto(site.url + `/${loc}/products`);
    for (let i = 0; i < 40 && !await run(`document.querySelector('.tf-product-order .tf-button-primary')!==null`); i++) await new Promise((r) => setTimeout(r, 300));
    const bad = [];
    for (let w = 900; w < 1500; w += 6) {
      await size(w);
      const r = await run(`(()=>{const g=[...document.querySelectorAll('.tf-product-card')].filter(c=>c.querySelector('.tf-quantity')&&c.querySelector('.tf-product-order .tf-button-primary'));const under=g.filter(c=>c.querySelector('.tf-product-order .tf-button-primary').getBoundingClientRect().top>=c.querySelector('.tf-quantity').getBoundingClientRect().bottom-1).length;return JSON.stringify([g[0]?.getBoundingClientRect().width,under,g.length, matchMedia('(pointer: fine)').matches])})()`);
      const [cw, under, all, fine] = JSON.parse(r);
      if (under) bad.push(`${w}:${cw}:${under}/${all}`);
      if (w === 900) console.log(name, loc, "fine", fine, cw, all);
    }
    console.log(name, loc, bad.length, bad.slice(0, 12).join(" "));
  }
};
if (process.argv[3] === "firefox") {
  const b = await puppeteer.launch({ browser: "firefox", executablePath: "/usr/bin/firefox-esr", headless: true, extraPrefsFirefox: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6, "dom.disable_beforeunload": true } });
  const p = await b.newPage();
  await sweep("firefox", (u) => p.goto(u), (e) => p.evaluate(e), (w) => p.setViewport({ width: w, height: 900 }));
  await b.close();
} else {
  const b = await chromium2.launch({ executablePath: findBrowser(), args: browserArgs });
  const p = await b.newPage();
  await sweep("chromium", (u) => p.goto(u), (e) => p.evaluate(e), (w) => p.setViewportSize({ width: w, height: 900 }));
  await b.close();
}
process.exit(0);
