import type { FaultRule } from './rules';

/** The active faults. */
export interface Faults {
  readonly rules: readonly FaultRule[];
  set(rules: readonly FaultRule[]): void;
  add(rule: FaultRule): void;
  clear(): void;
  /** The rules that apply to a request, in the order in which they were set; each counts it. */
  takeMatching(method: string, path: string): readonly FaultRule[];
}

const escapePattern = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** A star matches within one segment; `**` matches anything. The end of the path has to match. */
export const patternOf = (path: string): RegExp =>
  new RegExp(
    `${path
      .split('**')
      .map((part) => part.split('*').map(escapePattern).join('[^/]*'))
      .join('.*')}$`,
  );

/** Creates the list of faults, which counts how often each applied. */
export function createFaults(): Faults {
  let set: { readonly rule: FaultRule; readonly pattern: RegExp; timesMatched: number; timesApplied: number }[] = [];
  const entry = (rule: FaultRule) => ({ rule, pattern: patternOf(rule.path), timesMatched: 0, timesApplied: 0 });
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
    takeMatching(method, path) {
      return set.flatMap((known) => {
        const { rule, pattern } = known;
        if ((rule.method !== undefined && rule.method !== method) || !pattern.test(path)) return [];
        known.timesMatched += 1;
        if (known.timesMatched <= (rule.after ?? 0) || known.timesApplied >= (rule.times ?? Infinity)) return [];
        known.timesApplied += 1;
        return [rule];
      });
    },
  };
}
