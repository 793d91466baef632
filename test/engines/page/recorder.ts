// Runs in the page before every other script. The demo starts at the same time in every run, as dates and cut-offs
// depend on it, and the page reports its errors, as not every driver can read the engine's console.
import { STORY_TIME } from '../story-time';

const time = Date.parse(STORY_TIME);

window.Date = new Proxy(Date, {
  construct: (RealDate, given) => (given.length === 0 ? new RealDate(time) : Reflect.construct(RealDate, given)),
  get: (RealDate, key) => (key === 'now' ? () => time : Reflect.get(RealDate, key)),
});

const report = (text: string) => navigator.sendBeacon('/engine-problems', text);

addEventListener('error', (event) => report(`error: ${event.message}`));
addEventListener('unhandledrejection', (event) => report(`rejection: ${event.reason}`));
document.addEventListener('securitypolicyviolation', (event) =>
  report(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
);
for (const kind of ['error', 'warn'] as const) {
  const original = console[kind].bind(console);
  console[kind] = (...parts: readonly unknown[]) => {
    report(`${kind}: ${parts.map(String).join(' ')}`);
    original(...parts);
  };
}
