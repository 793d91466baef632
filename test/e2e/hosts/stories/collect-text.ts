/** Attributes that are read out or displayed. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
];

/** Collects every text that appears on the page, however briefly. */
export function watchTexts(): { readonly take: () => readonly string[] } {
  const texts = new Set<string>();
  const keep = (text: string | null) => void (text && texts.add(text));
  const read = (node: Node) => {
    // The content of a text area is the buyer's.
    if (node instanceof Text && !(node.parentElement instanceof HTMLTextAreaElement)) keep(inContext(node));
    if (!(node instanceof Element)) return;
    for (const name of spoken) keep(node.getAttribute(name));
    if (node instanceof HTMLInputElement && ['button', 'submit', 'reset'].includes(node.type)) keep(node.value);
    node.childNodes.forEach(read);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, attributeName } of changes) {
      addedNodes.forEach(read);
      if (target instanceof Text) keep(inContext(target));
      if (attributeName !== null && target instanceof Element) keep(target.getAttribute(attributeName));
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: spoken,
  });
  return {
    take() {
      observer.disconnect();
      document.body
        .querySelectorAll('*')
        .forEach((element) => ['::before', '::after'].forEach((part) => keep(generated(element, part))));
      return [...texts];
    },
  };
}

/** A text node's text, or its parent's where a search match or a possible line break splits it. */
function inContext(text: Text): string | null {
  const parent = text.parentElement?.closest(':not(mark)');
  return parent?.querySelector(':scope > :is(mark, wbr)') ? parent.textContent : text.data;
}

/** Text that a stylesheet adds before or after an element. */
function generated(element: Element, part: string): string | null {
  const { content } = getComputedStyle(element, part);
  return content.startsWith('"') ? content.slice(1, -1) : null;
}
