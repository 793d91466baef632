/** What a live region was given. */
export interface Announcement {
  readonly words: string;
  readonly politeness: string;
}

declare global {
  interface Window {
    liveRegions: {
      /** What was announced since the last call. */
      readonly take: () => readonly Announcement[];
    };
  }
}

/** Runs in the page before its scripts: registers what its live regions are given, as a screen reader does. */
export function registerLiveRegions(): void {
  const regions = '[aria-live], [role=status], [role=alert], [role=log]';
  const heard: Announcement[] = [];
  const note = (region: Element) => {
    const live = region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
    const words = region.textContent.replace(/\s+/g, ' ').trim();
    if (live !== 'off' && words !== '') heard.push({ words, politeness: live });
  };
  new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (around) changed.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        // A region that appears with its words is announced if it is an alert.
        for (const region of [node, ...node.querySelectorAll('[role=alert]')])
          if (region.matches('[role=alert]')) changed.add(region);
      }
    }
    changed.forEach(note);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  window.liveRegions = { take: () => heard.splice(0) };
}
