// Runs in the page before its other scripts, and reports its errors: not every driver can read the engine's console.
const report = (text: string) => navigator.sendBeacon(`/engine-problems/${encodeURIComponent(text)}`);

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
