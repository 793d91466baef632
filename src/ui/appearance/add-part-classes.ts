/** Classes of the host by name of part; several classes are separated by spaces. */
export type PartClasses = Readonly<Record<string, string | undefined>>;

/**
 * Adds classes to the parts of a widget or a layer, before they are painted: also to parts that appear later, and again
 * when React replaces a class. Only a host that uses this pays for it: parts don't read a setting, of which a long cart
 * would have thousands. Returns a function that removes the classes.
 */
export function addPartClasses(root: Element, classes: PartClasses): () => void {
  const known = new Map(Object.entries(classes).map(([part, text = '']) => [part, text.match(/\S+/g) ?? []]));
  const change = (element: Element, method: 'add' | 'remove') => {
    const names = (element.getAttribute('part') ?? '').split(' ').flatMap((part) => known.get(part) ?? []);
    // Setting an attribute to its own value would be observed again. A widget inside of this one has its own classes.
    const changed = names.filter((name) => element.classList.contains(name) !== (method === 'add'));
    if (changed.length > 0 && element.closest('.tf-root') === root) element.classList[method](...changed);
  };
  const changeAll = (within: Element, method: 'add' | 'remove') =>
    [within, ...within.querySelectorAll('[part]')].forEach((element) => change(element, method));
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes')
        change(target as Element, 'add'); // Only elements have attributes.
      else for (const node of addedNodes) if (node instanceof Element) changeAll(node, 'add');
    }
  });
  changeAll(root, 'add');
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['class', 'part'] });
  return () => {
    observer.disconnect();
    changeAll(root, 'remove');
  };
}
