import type { FaultRule } from './rules';

/** The active faults. */
export interface Faults {
  readonly rules: readonly FaultRule[];
  set(rules: readonly FaultRule[]): void;
  add(rule: FaultRule): void;
  clear(): void;
  /** The rules that apply to a request, in the order in which they were set; each counts it. */
  strike(method: string, path: string): readonly FaultRule[];
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** A star matches within one segment; `**` matches anything. The end of the path has to match. */
export const patternOf = (path: string): RegExp =>
  new RegExp(
    `${path
      .split('**')
      .map((part) => part.split('*').map(escaped).join('[^/]*'))
      .join('.*')}$`,
  );

/** Creates the list of faults, which counts how often each applied. */
export function makeFaults(): Faults {
  let set: { readonly rule: FaultRule; readonly pattern: RegExp; seen: number; struck: number }[] = [];
  const entry = (rule: FaultRule) => ({ rule, pattern: patternOf(rule.path), seen: 0, struck: 0 });
  return {
    get rules() {
      return set.map(({ rule }) => rule);
    },
    set(rules) {
      set = rules.map(entry);
    },
    add(rule) {
      set.push(entry(rule));
    },
    clear() {
      set = [];
    },
    strike(method, path) {
      return set.flatMap((known) => {
        const { rule, pattern } = known;
        if ((rule.method !== undefined && rule.method !== method) || !pattern.test(path)) return [];
        known.seen += 1;
        if (known.seen <= (rule.after ?? 0) || known.struck >= (rule.times ?? Infinity)) return [];
        known.struck += 1;
        return [rule];
      });
    },
  };
}
