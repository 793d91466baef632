import type { ReactNode } from 'react';

interface TableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table whose first column is the row header. Renders nothing without rows. */
export function Table({ head, rows }: TableProps) {
  if (rows.length === 0) return null;
  return (
    <div
      className="docs-scroll"
      role="group"
      aria-label={head.join(', ')}
      // Makes a wide table scrollable by keys where the browser does not make scroll containers focusable.
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="docs-table sb-unstyled">
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], at) => (
            <tr key={at}>
              <th scope="row">{first}</th>
              {others.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A list of names as code. */
export const Names = ({ of }: { readonly of: readonly string[] }) => (
  <span className="docs-names">
    {of.map((name) => (
      <code key={name} className="docs-code sb-unstyled">
        {name}
      </code>
    ))}
  </span>
);

interface CodeProps {
  readonly children: string;
  /** For code that is longer than a name. */
  readonly wrap?: boolean;
}

/** Inline code. A name doesn't wrap. */
export const Code = ({ children, wrap }: CodeProps) => (
  <code className="docs-code sb-unstyled" data-wrap={wrap || undefined}>
    {children}
  </code>
);

/** Text of a docstring. Text between backticks is code. */
export const DocText = ({ children }: { readonly children: string }) => (
  <>{children.split('`').map((part, at) => (at % 2 === 1 ? <Code key={at}>{part}</Code> : part))}</>
);
