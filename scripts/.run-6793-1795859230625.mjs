// test/speech/announcements.ts
import { writeFileSync } from "node:fs";
import { join } from "node:path";
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

// test/e2e/hosts/stories/serve.ts
import { readdirSync } from "node:fs";
import { fileURLToPath as fileURLToPath2 } from "node:url";
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

// test/e2e/hosts/stories/without-owner-stacks.ts
import { readFile } from "node:fs/promises";
var files = /node_modules\/react\/cjs\/react(?:-jsx-(?:dev-)?runtime)?\.development\.js$/;
var isTaken = "1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++";
function removeOwnerStacks(code) {
  if (!code.includes(isTaken)) throw new Error("React takes its stack traces in another way: adapt this file");
  return code.replaceAll(isTaken, "false");
}
var withoutOwnerStacks = {
  name: "without-owner-stacks",
  setup: ({ onLoad }) => onLoad({ filter: files }, async ({ path }) => ({ contents: removeOwnerStacks(await readFile(path, "utf8")) }))
};

// test/e2e/hosts/stories/serve.ts
var root = fileURLToPath2(new URL("../../../..", "file:///tmp/h-engines/test/e2e/hosts/stories/serve.ts"));
var folder = "test/e2e/hosts/stories";
var storyFilesIn = (tree) => readdirSync(`${tree}/stories`, { recursive: true, encoding: "utf8" }).filter((file) => /\.stories\.tsx?$/.test(file)).map((file) => `stories/${file.replaceAll("\\", "/")}`).sort();
var storyFiles = storyFilesIn(root);
var allStories = (tree) => ({
  name: "all-stories",
  setup(api) {
    const files2 = storyFilesIn(tree);
    api.onResolve({ filter: /^all-stories$/ }, ({ path }) => ({ path, namespace: "all-stories" }));
    api.onLoad({ filter: /.*/, namespace: "all-stories" }, () => ({
      resolveDir: tree,
      contents: [
        ...files2.map((file, at) => `import * as s${at} from './${file}';`),
        `export const files = { ${files2.map((file, at) => `'${file}': s${at}`).join(", ")} };`
      ].join("\n")
    }));
  }
});
var providerInstead = (file) => ({
  name: "provider-instead",
  setup(api) {
    api.onResolve({ filter: /(^|\/)provider$/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === "own" || importer.endsWith(file)) return void 0;
      const found = await api.resolve(path, { importer, kind, resolveDir, pluginData: "own" });
      return found.path.endsWith("src/runtime/react/provider.tsx") ? { path: `${root}/${folder}/${file}` } : found;
    });
  }
});
var providers = {
  "texts-host.tsx": "listening-provider.tsx",
  "condition-host.tsx": "counting-provider.tsx"
};
var development = /* @__PURE__ */ new Set(["plain-host.ts", "condition-host.tsx"]);
var react18 = { react: "react-18", "react-dom": "react-dom-18" };
async function bundleStories(entry, react, tree = root) {
  const provider = providers[entry];
  const { outputFiles } = await build({
    absWorkingDir: `${tree}/${folder}`,
    entryPoints: { host: entry, control: "control.ts" },
    bundle: true,
    splitting: true,
    write: false,
    outdir: "/",
    format: "esm",
    jsx: "automatic",
    target: "es2022",
    define: { "process.env.NODE_ENV": JSON.stringify(development.has(entry) ? "development" : "production") },
    alias: { ...bundled, ...react === 18 ? react18 : {} },
    plugins: [allStories(tree), withoutOwnerStacks, ...provider === void 0 ? [] : [providerInstead(provider)]],
    loader: { ".woff2": "file" },
    publicPath: "/",
    chunkNames: "chunks/[name]-[hash]",
    logLevel: "error"
  });
  return new Map(outputFiles.map((file) => [file.path, file.contents]));
}
var page = (head) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">${head}</head><body></body></html>`;
var pages = {
  "/": page('<link rel="stylesheet" href="/host.css"><script type="module" src="/host.js"></script>'),
  "/control": page('<style>body { color: red }</style><script type="module" src="/control.js"></script>')
};
async function serveStories(entry, react, tree = root) {
  const built = await bundleStories(entry, react, tree);
  return serveStrict((pathname) => pages[pathname] ?? built.get(pathname));
}

// test/speech/announcements.ts
function listen() {
  const regions = "[aria-live], [role=status], [role=alert], [role=log]";
  const heard = [];
  const note = (region) => {
    const live = region.getAttribute("aria-live") ?? (region.getAttribute("role") === "alert" ? "assertive" : "polite");
    const words = region.textContent.replace(/\s+/g, " ").trim();
    const last = heard.at(-1);
    if (live === "off" || words === "" || last?.words === words && last.politeness === live) return;
    heard.push({ words, politeness: live });
  };
  new MutationObserver((changes) => {
    const changed = /* @__PURE__ */ new Set();
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (around) changed.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll("[role=alert]")])
          if (region.matches("[role=alert]")) changed.add(region);
      }
    }
    changed.forEach(note);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  window.listening = { take: () => heard.splice(0) };
}
var host = await serveStories("plain-host.ts", 19);
var browser = await chromium2.launch({ executablePath: findBrowser(), args: browserArgs });
var page2 = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
await page2.addInitScript(listen);
await page2.goto(host.url);
await page2.waitForFunction(() => "host" in window);
var ids = await page2.evaluate(() => window.host.ids);
var only = process.argv.slice(2).filter((one) => !one.startsWith("/"));
var rows = /* @__PURE__ */ new Map();
var played = 0;
for (const id of ids.filter((one) => only.length === 0 || only.some((part) => one.includes(part)))) {
  const heard = await page2.evaluate(async (story) => {
    window.listening.take();
    await window.host.perform(story);
    return window.listening.take();
  }, id);
  const [group = "", state = ""] = id.split("--");
  const widget = group.replace(/^(widgets|parts|components)-/, "");
  const known = rows.get(widget) ?? /* @__PURE__ */ new Map();
  rows.set(widget, known);
  for (const { words, politeness } of heard) {
    const row = known.get(words) ?? { stories: [], politeness };
    if (!row.stories.includes(state)) row.stories.push(state);
    known.set(words, row);
  }
  played += 1;
}
await browser.close();
host.close();
var cell = (text) => text.replaceAll("|", "\\|");
var tables = [...rows].filter(([, known]) => known.size > 0).sort(([a], [b]) => a.localeCompare(b)).map(([widget, known]) => {
  const lines = [...known].map(
    ([words, { stories, politeness }]) => `| ${cell(words)} | ${politeness} | ${stories.join(", ")} |`
  );
  return `## ${widget}

| Words | Politeness | Story |
|---|---|---|
${lines.join("\n")}
`;
});
var silent = [...rows].filter(([, known]) => known.size === 0).map(([widget]) => widget);
writeFileSync(
  join("/tmp/h-engines/test/speech", "announcements.md"),
  `# Live announcements

What the live regions of each story announce while it is played. \`npm run test:announcements\` writes this file.

No story of these announces anything: ${silent.sort().join(", ")}.

${tables.join("\n")}`
);
console.log(`${played} stories, ${[...rows.values()].reduce((sum, known) => sum + known.size, 0)} announcements`);
process.exit(0);
