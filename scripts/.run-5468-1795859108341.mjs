// test/speech/speak.ts
import { existsSync, mkdirSync, readFileSync as readFileSync2, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

// test/speech/checks.ts
var chatter = /^(Loading\b|Search with Google|https?:|.*document web\.|Finished loading|Page has |Text unselected|selected$|Browse mode|Focus mode|Skip to main content link)/;
var withoutChatter = (steps) => steps.map(({ action, heard }) => ({
  action,
  heard: heard.filter((text) => !chatter.test(text)).map((text) => text.replace(/\d+:\d{2}(:\d{2})?( [AP]M)?/g, "TIME"))
}));
var transcriptOf = (steps) => `${withoutChatter(steps).map(({ action, heard }) => [action, ...heard.map((text) => `    ${text}`)].join("\n")).join("\n")}
`;
var defectsOf = (steps) => withoutChatter(steps).flatMap(({ action, heard }) => {
  const symbols = heard.filter((text) => !/[\p{L}\p{N}]/u.test(text));
  const sentences = heard.filter((text) => /\s/.test(text));
  const twice = sentences.filter((text, at) => sentences.indexOf(text) !== at);
  return [
    ...symbols.map((text) => `${action}: the symbol \u201C${text}\u201D without a word`),
    ...twice.map((text) => `${action}: \u201C${text}\u201D twice`)
  ];
});

// test/speech/journeys.ts
async function signIn(listener, path, scenario = "default") {
  await listener.go(`/en-US/faq?scenario=${scenario}`);
  await listener.run("window.tradefrontDemo.signIn('dana')");
  await listener.go(path);
}
var toHeading = (listener) => listener.until("h", /heading level 1/, 4);
var choosesBuyer = async (listener) => {
  await listener.go("/en-US/sign-in");
  await toHeading(listener);
  await listener.until("Tab", /Dana Whitlock.*button/, 20);
  await listener.result("Return", "on the buyer", /Today/);
};
var addsProduct = async (listener) => {
  await signIn(listener, "/en-US/products");
  await toHeading(listener);
  await listener.until("2", /Maribel Cola/, 6);
  await listener.until("Tab", /Cases of Maribel Cola.*8 spin/, 6);
  await listener.result("Up", "one more of what is in the cart", /9/);
  await listener.until("Tab", /Cases of Sunmill Orange Juice.*spin/, 9);
  await listener.result("Up", "one more of what is not in the cart", /2/);
  await listener.until("Tab", /^Add Sunmill/m, 3);
  await listener.result("Return", "adds", /^Added .* of Sunmill Orange Juice/);
};
var changesCart = async (listener) => {
  await signIn(listener, "/en-US/cart");
  await toHeading(listener);
  await listener.until("Tab", /Quantity of Maribel Cola.*spin/, 16);
  await listener.result("Up", "one more", /9/);
  await listener.until("Tab", /Remove Bramrook/, 40);
  await listener.result("Return", "removes", /removed/i);
  await listener.until("Tab", /Undo/, 40);
  await listener.result("Return", "undoes", /Bramrook|back/i);
};
var checksOut = async (listener) => {
  await signIn(listener, "/en-US/checkout", "full-cart");
  await toHeading(listener);
  await listener.until("Tab", /Place order.*button/, 60);
  await listener.result("Return", "without answers", /attention|wrong|Enter|Accept/i);
  await listener.until("Tab", /PO number/, 60);
  await listener.type("PO-77");
  await listener.until("Tab", /terms of sale.*check box/, 20);
  await listener.press("space", "accepts");
  await listener.until("Tab", /Place order.*button/, 6);
  await listener.result("Return", "places the order", /Order \d+ placed/);
};
var ordersAgain = async (listener) => {
  await signIn(listener, "/en-US/orders/o-4500871");
  await toHeading(listener);
  await listener.until("b", /Order again now/, 12);
  await listener.result("Return", "orders again", /7 of 8 products/);
};
var disputes = async (listener) => {
  await signIn(listener, "/en-US/invoices/INV-80670");
  await listener.until("Tab", /^Dispute push button/m, 30);
  await listener.result("Return", "opens the form", /Dispute invoice/);
  await listener.until("Tab", /Send dispute/, 20);
  await listener.result("Return", "without a reason", /Choose what’s wrong/);
};
var registers = async (listener) => {
  await listener.go("/en-US/Register");
  await toHeading(listener);
  await listener.until("Tab", /Account number.*entry/, 10);
  await listener.type("9999-0000");
  await listener.until("Tab", /Continue/, 6);
  await listener.result("Return", "with a wrong number", /attention|account/i);
};
var searchesQuestions = async (listener) => {
  await listener.go("/en-US/faq");
  await toHeading(listener);
  await listener.until("Tab", /Search.*entry/, 12);
  await listener.type("keg");
  await listener.until("Tab", /button.*(collapsed|expanded)|(collapsed|expanded)/, 8);
  await listener.result("Return", "opens the answer", /expanded/);
};
var spokenJourneys = {
  "chooses-buyer": choosesBuyer,
  "adds-product": addsProduct,
  "changes-cart": changesCart,
  "checks-out": checksOut,
  "orders-again": ordersAgain,
  disputes,
  registers,
  "searches-questions": searchesQuestions
};

// test/speech/listener.ts
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import puppeteer from "puppeteer-core";
import * as z from "zod/mini";
var Utterance = z.object({ say: z.string() });
var KEY = { quiet: 500, most: 6e3 };
var RESULT = { quiet: 2500, most: 12e3 };
var ARRIVAL = { quiet: 2500, most: 6e4, expected: /^(Finished loading|Page has)/ };
var pause = (ms) => new Promise((over) => setTimeout(over, ms));
var launch = (name) => name === "firefox" ? puppeteer.launch({
  browser: "firefox",
  executablePath: "/usr/bin/firefox-esr",
  headless: false,
  defaultViewport: null,
  extraPrefsFirefox: { "accessibility.force_disabled": -1, "dom.disable_beforeunload": true }
}) : puppeteer.launch({
  executablePath: "/usr/bin/chromium",
  headless: false,
  defaultViewport: null,
  ignoreDefaultArgs: ["--enable-automation", "--disable-extensions"],
  args: [
    "--no-sandbox",
    "--force-renderer-accessibility",
    "--no-first-run",
    "--start-maximized",
    "--disable-infobars",
    "--test-type"
  ]
});
async function focusWindow(name) {
  for (let tries = 0; ; tries += 1) {
    try {
      const windows = execFileSync("xdotool", ["search", "--onlyvisible", "--class", name.slice(0, 5)]).toString().trim().split("\n");
      execFileSync("xdotool", ["windowactivate", "--sync", windows.at(-1) ?? ""], { stdio: "pipe", timeout: 8e3 });
      return;
    } catch (error) {
      if (tries === 10) throw error;
      await pause(1e3);
    }
  }
}
var Listener = class _Listener {
  steps = [];
  #browser;
  #log;
  #page;
  #site;
  #seen;
  constructor(browser2, page, { log: log2, site: site2 }) {
    this.#browser = browser2;
    this.#page = page;
    this.#log = log2;
    this.#site = site2;
    this.#seen = this.#all().length;
  }
  /** Opens a browser under Orca. */
  static async open(name, given) {
    const browser2 = await launch(name);
    const page = (await browser2.pages())[0] ?? await browser2.newPage();
    await pause(1500);
    await focusWindow(name);
    const listener = new _Listener(browser2, page, given);
    await listener.#listen("", { quiet: 1500, most: 8e3 });
    listener.steps.length = 0;
    return listener;
  }
  close() {
    return this.#browser.close();
  }
  /** Value of an expression in the page, to set up what is not under test. */
  run(expression) {
    return this.#page.evaluate(expression);
  }
  /** Goes to a path as a person does, by the address bar: the focus is in the page afterwards. */
  async go(path) {
    this.#keys("ctrl+l");
    await pause(400);
    execFileSync("xdotool", ["type", "--delay", "25", `${this.#site}${path}`]);
    await this.#listen("", { quiet: 400, most: 3e3 });
    this.steps.pop();
    this.#keys("Return");
    return this.#listen(`goes to ${path}`, ARRIVAL);
  }
  /** Presses a key, and listens until it is silent. */
  press(key, meaning = "") {
    this.#keys(key);
    return this.#listen([`[${key}]`, meaning].filter(Boolean).join(" "), KEY);
  }
  /** Presses a key that starts something, and listens until it is said. */
  result(key, meaning, expected) {
    this.#keys(key);
    return this.#listen(`[${key}] ${meaning}`, { ...RESULT, expected, most: 4e4 });
  }
  /** Types into the focused field. */
  async type(text) {
    execFileSync("xdotool", ["type", "--delay", "40", text]);
    await this.#listen(`types ${text}`, KEY);
  }
  /** Presses a key until it is heard; the last utterances are those of the wanted stop. */
  async until(key, wanted, most = 60) {
    for (let presses = 0; presses < most; presses += 1) {
      const heard = await this.press(key);
      if (wanted.test(heard.join(" "))) return heard;
    }
    throw new Error(`${key}, ${most} times: never heard ${String(wanted)}`);
  }
  #keys(keys) {
    execFileSync("xdotool", ["key", "--delay", "40", "--clearmodifiers", keys]);
  }
  #all() {
    return readFileSync(this.#log, "utf8").split("\n").filter(Boolean).map((line) => Utterance.parse(JSON.parse(line)).say);
  }
  async #listen(action, { quiet, most, expected }) {
    const start = Date.now();
    let [count, changed] = [this.#all().length, start];
    for (; ; ) {
      await pause(60);
      const all = this.#all();
      if (all.length !== count) [count, changed] = [all.length, Date.now()];
      const fresh = all.slice(this.#seen);
      const came = expected === void 0 ? fresh.length > 0 : fresh.some((one) => expected.test(one));
      const now = Date.now();
      if (came && now - changed >= quiet || now - start >= most) break;
    }
    const heard = this.#all().slice(this.#seen);
    this.#seen += heard.length;
    this.steps.push({ action, heard });
    return heard;
  }
};

// test/speech/speak.ts
var { values, positionals } = parseArgs({
  options: { site: { type: "string" }, browser: { type: "string" }, update: { type: "boolean", default: false } },
  allowPositionals: true
});
var log = process.env.SPEECH_LOG;
if (values.site === void 0 || log === void 0) throw new Error("Start this with npm run test:speech");
var site = values.site;
var browser = values.browser === "chromium" ? "chromium" : "firefox";
var reviewed = join("/tmp/h-engines/test/speech", "transcripts", browser);
var heardFolder = join("/tmp/h-engines/test/speech", "../../test-results/speech", browser);
var failed = 0;
for (const [name, journey] of Object.entries(spokenJourneys)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const started = Date.now();
  let failure;
  let steps = [];
  for (let run = 0; run < 2; run += 1) {
    const listener = await Listener.open(browser, { log, site });
    failure = await journey(listener).then(
      () => void 0,
      (error) => String(error)
    );
    steps = listener.steps;
    await listener.close();
    if (failure === void 0) break;
  }
  const transcript = transcriptOf(steps);
  const problems = [...failure === void 0 ? [] : [failure], ...defectsOf(steps)];
  mkdirSync(heardFolder, { recursive: true });
  writeFileSync(join(heardFolder, `${name}.txt`), transcript);
  const file = join(reviewed, `${name}.txt`);
  if (values.update && problems.length === 0) {
    mkdirSync(reviewed, { recursive: true });
    writeFileSync(file, transcript);
  }
  const isSame = existsSync(file) && readFileSync2(file, "utf8") === transcript;
  failed += Number(problems.length > 0);
  const result = problems.length === 0 ? "passed" : "failed";
  const seconds = Math.round((Date.now() - started) / 1e3);
  console.log(
    `${browser}  ${name}  ${result}  ${seconds} s${isSame ? "" : "  (differs from the reviewed transcript)"}`
  );
  for (const problem of problems) console.log(`  ${problem}`);
}
process.exitCode = failed === 0 ? 0 : 1;
