// test/engines/site.ts
import { build as bundle } from "esbuild";

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
var PROBLEMS = "/engine-problems/";
async function serveRecordedSite(folder) {
  const problems = [];
  const collect = {
    name: "collect-problems",
    configurePreviewServer({ middlewares }) {
      middlewares.use(PROBLEMS, ({ url = "" }, response) => {
        problems.push(decodeURIComponent(url.slice(1)));
        response.writeHead(204).end();
      });
    }
  };
  return { ...await serveBuiltSite(folder, [collect]), problems };
}

// test/engines/try3.ts
import { spawn } from "node:child_process";
import { once } from "node:events";
var site = await serveRecordedSite("/tmp/h-eng-site");
var [, , , browser, ...names] = process.argv;
var s = spawn("/tmp/h-engines/test/speech/session.sh", [process.execPath, "/tmp/h-engines/test/speech/run.mjs", "--site", site.url, "--browser", browser ?? "firefox", "--update", ...names], { stdio: "inherit" });
await once(s, "exit");
process.exit(0);
