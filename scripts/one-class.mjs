// Converts a stylesheet with layers into one without, so that resets of a host page don't break it: an unlayered rule
// of the page overrides every layer, whatever its selector. Each rule gets the specificity of one class. Universal and
// element selectors of the page lose against it; a class selector of the page wins if its stylesheet comes later. Among
// the library's rules only the order decides: they are sorted as the cascade sorts the layers.
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * Whether the rules of a layer keep their selectors: tokens only set names that a page may also set; other layers
 * aren't the library's.
 */
const keepsSelectors = (layer) => layer === null || layer === 'tf.tokens' || !layer.startsWith('tf.');

const functional = new Set([':is', ':not', ':has', ':where']);
/** Pseudo-elements with a single colon. */
const oldElements = new Set([':before', ':after', ':first-line', ':first-letter']);
const isPseudoElement = (node) =>
  node.type === 'pseudo' && (node.value.startsWith('::') || oldElements.has(node.value.toLowerCase()));

const add = (left, right) => left.map((count, at) => count + right[at]);
const larger = (left, right) => (compare(left, right) >= 0 ? left : right);
const compare = (left, right) => left[0] - right[0] || left[1] - right[1] || left[2] - right[2];

/** Specificity of a selector: ids, classes and elements. */
function specificityOf(selector) {
  return selector.nodes.reduce((sum, node) => add(sum, nodeSpecificity(node)), [0, 0, 0]);
}

function nodeSpecificity(node) {
  switch (node.type) {
    case 'id':
      return [1, 0, 0];
    case 'class':
    case 'attribute':
      return [0, 1, 0];
    case 'tag':
      return [0, 0, 1];
    case 'pseudo': {
      if (isPseudoElement(node)) return [0, 0, 1];
      const name = node.value.toLowerCase();
      if (name === ':where') return [0, 0, 0];
      if (functional.has(name)) return node.nodes.map(specificityOf).reduce(larger, [0, 0, 0]);
      return [0, 1, 0];
    }
    default:
      return [0, 0, 0];
  }
}

/** Whether a simple selector has the specificity of exactly one class. */
const isOneClass = (node) => compare(nodeSpecificity(node), [0, 1, 0]) === 0;

/** Compound selectors between the combinators of a selector. */
function compounds(selector) {
  const parts = [[]];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') parts.push(node, []);
    else parts.at(-1).push(node);
  }
  return parts;
}

const text = (nodes) => nodes.map(String).join('').trim();
/** `:where()` is omitted if it is empty or if its content is already in `:where()`. */
const where = (nodes) => {
  const given = text(nodes);
  return given === '' || given === '*' || nodes.every(({ value }) => value === ':where') ? given : `:where(${given})`;
};

const parsed = (selector) => selectorParser().astSync(selector).nodes;

/** Splits `:is(.a, .b) c` into `.a c` and `.b c`, so that each has a class to keep. */
function branches(selector) {
  const at = selector.nodes.findLastIndex(({ value, nodes }) => value === ':is' && nodes.length > 0);
  if (at === -1) throw new Error(`No class to keep in: ${String(selector)}`);
  const before = text(selector.nodes.slice(0, at));
  const after = selector.nodes
    .slice(at + 1)
    .map(String)
    .join('');
  if (before !== '' && selector.nodes[at].nodes.some(({ nodes }) => nodes.some(({ type }) => type === 'combinator')))
    throw new Error(`Unsupported list of complex selectors after another selector: ${String(selector)}`);
  return selector.nodes[at].nodes.flatMap((branch) => parsed(`${before}${String(branch).trim()}${after}`));
}

/** Returns the equivalent selector, or several, with the specificity of one class, or of two. */
function weighing(selector, classes) {
  const parts = compounds(selector);
  const kept = keptIn(parts, classes);
  if (kept.length === 0)
    return branches(selector)
      .map((branch) => weighing(branch, classes))
      .join();
  return parts
    .map((part) => {
      if (!Array.isArray(part)) return String(part).trim() || ' ';
      const elementAt = part.findIndex(isPseudoElement);
      // Selectors after a pseudo-element (`::before:hover`) stay with it.
      const [simple, rest] = elementAt === -1 ? [part, []] : [part.slice(0, elementAt), part.slice(elementAt)];
      const mine = kept.filter(({ node }) => simple.includes(node));
      const others = where(simple.filter((node) => !mine.some((one) => one.node === node)));
      const names = mine.map((one) => one.text).join('');
      // A single class that needs the specificity of two is repeated.
      const again = mine.length > 0 && kept.length < classes ? kept[0].text : '';
      return `${others}${names}${again}${text(rest)}`;
    })
    .join('');
}

/**
 * Specificity of eight elements: more than the selectors of a page's resets have, and less than any class of a page's
 * own content in the library's slots.
 */
const ELEMENTS = ':not(i i i i i i i i)';

/** Gives a selector without specificity that of eight elements. */
const weighingElements = (selector) =>
  String(selector)
    .trim()
    .replace(/(?<= )\*/, '')
    .replace(/(::[\w-]+)?$/, `${ELEMENTS}$1`);

/** Parts of a selector that keep their specificity: classes first, the subject's before those of its ancestors. */
function keptIn(parts, count) {
  const simple = parts.filter(Array.isArray).reverse().flat();
  const as = (node) => ({ node, text: String(node).trim() });
  const classes = simple
    .filter(({ type }) => type === 'class')
    .slice(0, count)
    .map(as);
  if (classes.length > 0) return classes;
  const other = simple.find(isOneClass);
  return other ? [as(other)] : simple.map(unwrapped).filter(Boolean).slice(0, 1);
}

/** `:where(.tf-root)` may contain the only class of a selector. */
function unwrapped(node) {
  const inner = node.value === ':where' && node.nodes.length === 1 ? node.nodes[0].nodes : [];
  return inner.length === 1 && inner[0].type === 'class' ? { node, text: String(inner[0]).trim() } : undefined;
}

/** At-rules that contain rules. */
const conditions = new Set(['media', 'supports', 'container']);

/** Layers in the order of their first mention. */
function layersOf(root) {
  const names = [];
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',').map((given) => given.trim())) if (!names.includes(name)) names.push(name);
  });
  return names;
}

const rem = /(?<![\w.-])(-?(?:\d+\.?\d*|\.\d+))rem\b/g;

/** Replaces sizes in `rem`, which depend on the page's root font size, with multiples of `--tf-size`. */
function sizedByToken(root) {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(rem, (_, count) => `calc(${count}*var(--tf-size))`);
  });
  // A container condition can't read a custom property. In a media query, `rem` is the user's own font size, whatever
  // the page sets.
  root.walkAtRules('container', (rule) => {
    rule.params = rule.params.replace(rem, (_, count) => `${Number(count) * 16}px`);
  });
  return root;
}

const bodyOf = (declarations) => declarations.map(String).join(';');

/** Rules of a stylesheet, one per selector, and everything that isn't a rule. */
function read(css) {
  const root = sizedByToken(postcss.parse(css));
  const order = layersOf(root);
  const apart = [];
  const rules = [];
  const visit = (container, layer, around) => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'atrule' && node.name === 'layer') visit(node, node.params.trim(), around);
      else if (node.type === 'atrule' && conditions.has(node.name))
        visit(node, layer, [...around, `@${node.name} ${node.params}`]);
      else if (node.type === 'atrule') apart.push(String(node));
      else if (node.type === 'rule') {
        const declarations = node.nodes.filter(({ type }) => type === 'decl');
        for (const selector of parsed(node.selector))
          rules.push({
            rule: node,
            selector,
            layer,
            rank: layer === null ? order.length : order.indexOf(layer),
            around,
            weight: specificityOf(selector),
            isImportant: declarations.some(({ important }) => important),
            declarations,
            body: bodyOf(declarations),
          });
      }
    }
  };
  visit(root, null, []);
  return { apart, rules };
}

/** Classes of the elements that a selector matches. */
function subjects(selector) {
  const names = [];
  const last = compounds(selector).findLast(Array.isArray);
  for (const node of last) {
    if (node.type === 'class') names.push(node.value);
    if (node.value === ':is') for (const branch of node.nodes) names.push(...subjects(branch));
  }
  return names;
}

/** By kind of element: its tags, and prefixes of classes that only such elements have. */
const kinds = {
  pressed: {
    tags: new Set(['a', 'button', 'summary', 'select', 'textarea']),
    names: /^tf-((button|link|input)(-|$)|select$)/,
  },
  fields: { tags: new Set(['input']), names: /^tf-(box|input)$/ },
  drawings: { tags: new Set(['svg']), names: /^tf-icon$/ },
};
/** Properties that pages set by state (`a:hover`, `textarea:focus`), and by attribute (`input[type='checkbox']`). */
const setByState = /^(color|background|border|box-shadow|text-decoration|outline)/;
const setByAttribute =
  /^(appearance|background|block-size|border|box-shadow|box-sizing|color|cursor|font|height|inline-size|letter-spacing|line-height|margin|max-|min-|outline|padding|text-align|text-transform|width)/;

/** Whether a selector matches an element of a kind, by its tag or a class: yes, no, or open if it has neither. */
function isAbout(selector, kind, classes) {
  const { tags, names } = kinds[kind];
  const verdictOf = ({ type, value, attribute, nodes = [] }) => {
    if (type === 'tag') return tags.has(value) ? 'yes' : 'no';
    if (type === 'class') return classes.has(value) || names.test(value) ? 'yes' : 'no';
    // The library's data attributes are on rows and texts, and on an input only beside its class.
    if (type === 'attribute' && kind === 'fields' && String(attribute).startsWith('data-')) return 'no';
    if (value !== ':is' && value !== ':where') return 'open';
    const inner = nodes.map((branch) => isAbout(branch, kind, classes));
    return ['yes', 'open', 'no'].find((verdict) => inner.includes(verdict));
  };
  const verdicts = compounds(selector).findLast(Array.isArray).map(verdictOf);
  return ['yes', 'no', 'open'].find((verdict) => verdicts.includes(verdict)) ?? 'open';
}

const mayBe = (selector, kind, classes) => isAbout(selector, kind, classes) !== 'no';

/**
 * Copies of a rule with a more specific selector, against pages that style elements by state or attribute: the addition
 * to the selector, and the declarations that such pages set.
 */
function heavierCopies({ selector, declarations }, { pressed, fields, drawings }) {
  const having = (test) => declarations.filter(({ prop }) => test(prop));
  const copies = [];
  if (mayBe(selector, 'fields', fields))
    copies.push({
      more: ':where(input)[type]',
      declarations: having((prop) => setByAttribute.test(prop)),
    });
  // A rule for any focused or hovered element also matches links and buttons.
  if (mayBe(selector, 'pressed', pressed) || /:(hover|focus)/.test(String(selector)))
    copies.push({
      more: ':where(a,button,summary,select,textarea):is(:hover,:focus)',
      declarations: having((prop) => setByState.test(prop)),
    });
  // Many resets contain `svg:not(:root) { overflow: hidden }`.
  if (mayBe(selector, 'drawings', drawings))
    copies.push({ more: ':where(svg):not(:root)', declarations: having((prop) => prop === 'overflow') });
  // For the page, a button with only `aria-disabled` is enabled: `[type='button']:not(:disabled)`.
  const cursors = having((prop) => prop === 'cursor');
  if (/aria-disabled/.test(String(selector))) copies.push({ more: '[type][aria-disabled]', declarations: cursors });
  if (/:disabled/.test(String(selector))) copies.push({ more: '[disabled]', declarations: cursors });
  return copies.filter((one) => one.declarations.length > 0);
}

/** Appends to selectors, before a pseudo-element. */
const ending = (selectors, more) =>
  parsed(selectors)
    .map((selector) => String(selector).replace(/(::[\w-]+(\([^)]*\))?)?$/, `${more}$1`))
    .join();

const keyOf = ({ layer, around, selector, body }) => [layer, ...around, String(selector), body].join('|');

/** Rules that the stylesheets of several widgets contain, and the classes that these rules match by layer. */
function repeatedIn(sheets) {
  const times = new Map();
  for (const { rules } of sheets)
    for (const key of new Set(rules.map(keyOf))) times.set(key, (times.get(key) ?? 0) + 1);
  const isRepeated = (rule) => times.get(keyOf(rule)) > 1;
  const rules = sheets.flatMap((sheet) => sheet.rules.filter(isRepeated));
  const namesIn = (layer) =>
    new Set(rules.filter((rule) => rule.layer === layer).flatMap(({ selector }) => subjects(selector)));
  return { isRepeated, parts: namesIn('tf.components'), common: namesIn('tf.widgets') };
}

/**
 * Whether a rule changes an element that a copied rule in another widget's stylesheet also matches. That stylesheet may
 * come later.
 */
function changesCopy(found, { isRepeated, parts, common }) {
  if (found.layer !== 'tf.widgets') return false;
  const about = subjects(found.selector);
  return about.some((name) => parts.has(name)) || (!isRepeated(found) && about.some((name) => common.has(name)));
}

/**
 * Rules that several of the stylesheets contain.
 * @param {Iterable<string>} sheets Stylesheets of all widgets, with layers.
 */
export const copiesIn = (sheets) => repeatedIn([...sheets].map(read));

/**
 * Returns a stylesheet without layers.
 * @param {string} css A stylesheet whose rules are in layers.
 * @param {{ copies: ReturnType<typeof copiesIn>, elements: Record<'pressed' | 'fields' | 'drawings', Set<string>> }}
 * known
 * Rules that several stylesheets contain, and the classes of links and buttons, of fields and of drawings.
 * @returns {string} The same rules, each with the specificity of one class, in the order of the cascade. A rule of a
 * widget that changes a component has the specificity of two classes if another widget's stylesheet has a copy of the
 * component's rules, because the copy may come later.
 */
export function oneClass(css, { copies, elements }) {
  // Important rules keep their selectors: in a layer they override all rules of the page.
  const isKept = (found) => found.isImportant || keepsSelectors(found.layer);
  return write(
    read(css),
    (found) => {
      if (isKept(found)) return String(found.selector);
      return found.layer === 'tf.reset'
        ? weighingElements(found.selector)
        : weighing(found.selector, changesCopy(found, copies) ? 2 : 1);
    },
    (found) => (isKept(found) ? [] : heavierCopies(found, elements)),
  );
}

function write({ apart, rules }, selectorOf, heavierOf) {
  // A stable sort: rules with equal weight keep their order.
  const sorted = [...rules].sort((left, right) => left.rank - right.rank || compare(left.weight, right.weight));
  const pieces = [...apart];
  let open = [];
  for (let at = 0; at < sorted.length;) {
    const { rule, around, body } = sorted[at];
    const selectors = [];
    const heavier = [];
    // Adjacent selectors of one rule stay one rule.
    for (; sorted[at]?.rule === rule; at++) {
      const selector = selectorOf(sorted[at]);
      selectors.push(selector);
      for (const { more, declarations } of heavierOf(sorted[at]))
        heavier.push({ selector: ending(selector, more), body: bodyOf(declarations) });
    }
    if (open.join() !== around.join()) {
      pieces.push('}'.repeat(open.length), ...around.map((condition) => `${condition}{`));
      open = around;
    }
    // A copy with all declarations needs no separate rule.
    const whole = heavier.filter((one) => one.body === body).map(({ selector }) => selector);
    pieces.push(`${[...new Set([...selectors, ...whole])].join()}{${body}}`);
    for (const other of new Set(heavier.map((one) => one.body))) {
      if (other === body) continue;
      const mine = heavier.filter((one) => one.body === other).map(({ selector }) => selector);
      pieces.push(`${mine.join()}{${other}}`);
    }
  }
  pieces.push('}'.repeat(open.length));
  return pieces.join('');
}
