/** A member of a type in the source: its name, type and docstring. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

const typeFiles = import.meta.glob<string>(
  [
    '../../../src/widgets/*/*.types.ts',
    '../../../src/widgets/*/*.{rules,store,machine}.ts',
    '../../../src/widgets/common/*/*.types.ts',
    '../../../src/widgets/common/*.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const widgetFiles = import.meta.glob<string>('../../../src/widgets/*/*.widget.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const portFiles = import.meta.glob<string>('../../../src/ports/*.port.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const fileOf = (files: Readonly<Record<string, string>>, ending: string): string =>
  Object.entries(files).find(([path]) => path.endsWith(ending))?.[1] ?? '';

/**
 * A docstring on one line, without asterisks and without numbers of decisions and rules, which only readers of the
 * source can look up.
 */
const plain = (comment = ''): string =>
  comment
    .replace(/^\s*\*+ ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ \((?:decisions? \d|product rules? \d|faults? F\d)[^)]*\)/g, '')
    .replace(/\*(\w[^*]*)\*/g, '“$1”')
    .trim();

/** The text between the next opening brace after `start` and its closing brace. */
function block(text: string, start: number): string {
  const open = text.indexOf('{', start);
  let depth = 0;
  for (let at = open; at >= 0 && at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(open + 1, at);
  }
  return '';
}

/** The text from `start` to the first `;` outside brackets. */
function statement(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if ('{(['.includes(sign)) depth += 1;
    if ('})]'.includes(sign)) depth -= 1;
    if ((sign === ';' && depth === 0) || depth < 0) return text.slice(start, at);
  }
  return text.slice(start);
}

const readonlyMember = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?readonly '?([\w-]+)'?\??: /g;
const anyMember = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?'?([\w-]+)'?\??: /g;

/** The members of a block with their docstrings, without members of nested objects. */
function members(body: string, pattern = readonlyMember): readonly Member[] {
  const found: Member[] = [];
  const head = new RegExp(pattern);
  for (let match = head.exec(body); match !== null; match = head.exec(body)) {
    const [, comment, name = ''] = match;
    const type = statement(body, head.lastIndex);
    head.lastIndex += type.length;
    found.push({
      name,
      type: type
        .replace(/\breadonly /g, '')
        .replace(/\s+/g, ' ')
        .trim(),
      description: plain(comment),
    });
  }
  return found;
}

const typesOf = (widget: string): string => fileOf(typeFiles, `/${widget}/${widget}.types.ts`);

/** Types that widgets share, from their separate files. */
const sharedTypes = Object.entries(typeFiles)
  .flatMap(([path, text]) => (path.includes('/widgets/common/') ? [text] : []))
  .join('\n');

/** The members of a type that a file declares; any other type unchanged. */
function spelledOut(type: string): string {
  const found = /^\w+$/.test(type) ? membersOf(type) : [];
  return found.length === 0 ? type : `{ ${found.map((member) => `${member.name}: ${member.type}`).join('; ')} }`;
}

/** The events of a widget with their details, including events that several widgets share. */
export function eventsOf(widget: string): readonly Member[] {
  const text = typesOf(widget);
  const declared = /interface \w+Events (?:extends (\w+) )?\{/.exec(text);
  if (declared === null) return [];
  const shared = sharedTypes.indexOf(`export interface ${declared[1]} {`);
  const events = [...(shared < 0 ? [] : members(block(sharedTypes, shared))), ...members(block(text, declared.index))];
  return events.map((event) => ({ ...event, type: spelledOut(event.type) }));
}

/** The members of an interface by its name. */
function membersOf(name: string): readonly Member[] {
  const text = Object.values(typeFiles).find((file) => file.includes(`export interface ${name} {`)) ?? '';
  return members(block(text, text.indexOf(`export interface ${name} {`)));
}

/** The props of a widget in addition to the common ones: its own, and those of the types that it extends. */
export function propsOf(widget: string): readonly Member[] {
  const text = typesOf(widget);
  const declared = /export type \w+Props =\s*/.exec(text);
  if (declared === null) return [];
  const whole = statement(text, declared.index + declared[0].length);
  const own = whole.indexOf('& {');
  const named = [...whole.matchAll(/(?:^|[>\s])&\s+(?:Pick<)?(\w+)(?:, ([^>]*)>)?/g)].flatMap(([, name = '', picked]) =>
    membersOf(name).filter((member) => picked === undefined || picked.includes(`'${member.name}'`)),
  );
  return [...named, ...(own < 0 ? [] : members(block(whole, own)))];
}

/**
 * The slots of a widget. The type is that of the data that a slot passes to a function; empty for a slot without data.
 */
export function slotsOf(widget: string): readonly Member[] {
  const text = typesOf(widget);
  const declared = /export (?:type \w+Slots =|interface \w+Slots (?={))\s*/.exec(text);
  if (declared === null) return [];
  const from = declared.index + declared[0].length;
  if (declared[0].includes('interface')) {
    return members(block(text, from)).map((slot) => {
      const data = /^Slot<(\w+)>$/.exec(slot.type)?.[1];
      return { ...slot, type: data === undefined ? '' : spelledOut(data) };
    });
  }
  const whole = statement(text, from);
  const shared = /\bErrorSlots\b/.test(whole) ? membersOf('ErrorSlots') : [];
  const regions = /RegionSlots<([^>]*)>/.exec(whole)?.[1] ?? '';
  const withData = whole.indexOf('SlotsOf<{');
  return [
    ...[...regions.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => ({ name, type: '', description: '' })),
    ...(withData < 0 ? [] : members(block(whole, withData), anyMember)).map((slot) => ({
      ...slot,
      type: spelledOut(slot.type),
    })),
    ...shared.map((slot) => ({ ...slot, type: spelledOut(/^Slot<(\w+)>$/.exec(slot.type)?.[1] ?? '') })),
  ];
}

/** The values of a type that is a union of literals, directly or under a name; empty for any other type. */
export function valuesOf(type: string): readonly (string | number | boolean)[] {
  if (type === 'boolean') return [true, false];
  const parts = type.split('|').map((part) => part.trim());
  if (parts.every((part) => /^('[^']*'|\d+)$/.test(part)))
    return parts.map((part) => (part.startsWith("'") ? part.slice(1, -1) : Number(part)));
  if (!/^\w+$/.test(type)) return [];
  const start = `export type ${type} =`;
  const text = Object.values(typeFiles).find((file) => file.includes(start));
  const named = text === undefined ? '' : statement(text, text.indexOf(start) + start.length);
  return named === '' ? [] : valuesOf(named.replace(/^\s*\|/, '').trim());
}

/** Docstring of a widget's component. */
export function componentDescription(widget: string): string {
  const text = fileOf(widgetFiles, `/${widget}/${widget}.widget.tsx`);
  const end = text.search(/\*\/\s*export const \w+ = \/\* @__PURE__ \*\/ defineWidget/);
  return end < 0 ? '' : plain(text.slice(text.lastIndexOf('/**', end) + '/**'.length, end));
}

/** Props of every widget. */
export function commonProps(): readonly Member[] {
  const text = fileOf(typeFiles, '/common/common.types.ts');
  return members(block(text, text.indexOf('export type WidgetProps')));
}

/** Declaration of a port: its docstring, its head and its body. */
function declarationOf(type: string): { readonly description: string; readonly head: string; readonly body: string } {
  for (const text of Object.values(portFiles)) {
    const found = new RegExp(`(?:/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*)?export (?:interface|type) ${type}\\b`).exec(
      text,
    );
    if (found === null) continue;
    const from = found.index + found[0].length;
    const head = /^[^{;]*/.exec(text.slice(from))?.[0] ?? '';
    return {
      description: plain(found[1]),
      head,
      body: text[from + head.length] === '{' ? block(text, from + head.length) : '',
    };
  }
  return { description: '', head: '', body: '' };
}

const typeOf = (port: string): string => `${port.charAt(0).toUpperCase()}${port.slice(1)}Port`;

const methodsIn = (body: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...body.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^ {2}(\w+)\(/gm)].map(([, comment, name = '']) => [
      name,
      plain(comment),
    ]),
  );

/** Docstrings of a port's methods. A port with a commit has the methods of `CommitPort` as well. */
export function methodsOf(port: string): Readonly<Record<string, string>> {
  const { head, body } = declarationOf(typeOf(port));
  return { ...(head.includes('CommitPort<') ? methodsIn(declarationOf('CommitPort').body) : {}), ...methodsIn(body) };
}

/** Docstring of a port. */
export const portDescription = (port: string): string => declarationOf(typeOf(port)).description;
