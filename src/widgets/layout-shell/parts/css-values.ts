/**
 * A ref that gives a node values of its own. They go in through the CSSOM, because a style attribute in server markup
 * is refused by a strict CSP. Null takes a value back.
 */
export const cssValues =
  (values: Readonly<Record<`--tf-${string}`, string | null>>) =>
  (node: HTMLElement | null): void => {
    for (const [name, value] of Object.entries(values)) {
      if (value === null) node?.style.removeProperty(name);
      else node?.style.setProperty(name, value);
    }
  };
