/** A member of a type as it stands in the source: what it is called, what it is and what is said of it. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly says: string;
}

const typeFiles = import.meta.glob<string>(['../../../src/widgets/*/*.types.ts', '../../../src/widgets/common/*/*.types.ts'], { eager: true, query: '?raw', import: 'default' });
const portFiles = import.meta.glob<string>('../../../src/ports/*.port.ts', { eager: true, query: '?raw', import: 'default' });

const fileOf = (files: Readonly<Record<string, string>>, ending: string): string =>
  Object.entries(files).find(([path]) => path.endsWith(ending))?.[1] ?? '';

/** A docstring on one line, without its stars and without the sections it cites, which readers of the docs do not have. */
const plain = (comment = ''): string =>
  comment
    .replace(/^\s*\*+ ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ \((?:spec|decision)[^)]*\)/g, '')
    .replace(/\*(\w[^*]*)\*/g, '“$1”')
    .trim();

/** What stands between the brace that opens at `start` and the one that closes it. */
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

/** The `readonly` members of a block, each with the docstring above it. */
const members = (body: string): readonly Member[] =>
  [...body.matchAll(/(?:\/\*\*([\s\S]*?)\*\/\s*)?readonly '?([\w-]+)'?\??: (\{[^}]*\}|[^;{}]+(?:\{[^}]*\})?);/g)].map(([, comment, name = '', type = '']) => ({
    name,
    type: type.replace(/\breadonly /g, '').replace(/\s+/g, ' ').trim(),
    says: plain(comment),
  }));

const typesOf = (widget: string): string => fileOf(typeFiles, `/${widget}/${widget}.types.ts`);

/** The types that widgets share, which their own files name. */
const sharedTypes = Object.entries(typeFiles).flatMap(([path, text]) => (path.includes('/widgets/common/') ? [text] : [])).join('\n');

/** A type that the file or the shared ones name, spelled out; any other as it is. */
function spelledOut(type: string, text: string): string {
  const at = /^\w+$/.test(type) ? text.indexOf(`export interface ${type} {`) : -1;
  if (at < 0) return type;
  return `{ ${members(block(text, at)).map((member) => `${member.name}: ${member.type}`).join('; ')} }`;
}

/** The events of a widget with their details, those it shares with other widgets among them. */
export function eventsOf(widget: string): readonly Member[] {
  const text = typesOf(widget);
  const declared = /interface \w+Events (?:extends (\w+) )?\{/.exec(text);
  if (declared === null) return [];
  const shared = sharedTypes.indexOf(`export interface ${declared[1]} {`);
  const events = [...(shared < 0 ? [] : members(block(sharedTypes, shared))), ...members(block(text, declared.index))];
  return events.map((event) => ({ ...event, type: spelledOut(event.type, `${text}\n${sharedTypes}`) }));
}

/** The props a widget has beside those of every widget. */
export function propsOf(widget: string): readonly Member[] {
  const text = typesOf(widget);
  const at = /export type \w+Props = /.exec(text)?.index ?? text.length;
  const own = text.indexOf('> & {', at);
  return own < 0 ? [] : members(block(text, own));
}

/** The props of every widget. */
export function commonProps(): readonly Member[] {
  const text = fileOf(typeFiles, '/common/common.types.ts');
  return members(block(text, text.indexOf('export type WidgetProps')));
}

/** What is said of each method of a port. */
export function methodsOf(port: string): Readonly<Record<string, string>> {
  const text = fileOf(portFiles, `/${port}.port.ts`);
  const found = [...text.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*)?^ {2}(\w+)\($/gm), ...text.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*)?^ {2}(\w+)\(request/gm)];
  return Object.fromEntries(found.map(([, comment, name = '']) => [name, plain(comment)]));
}

/** What is said of a port. */
export function portSays(port: string): string {
  const text = fileOf(portFiles, `/${port}.port.ts`);
  return plain(/\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*export interface \w+Port/.exec(text)?.[1]);
}
