import { Fragment } from 'react';

/** A document's number with a hyphen, such as C-208841, INV-80550 or PO-00928. */
const NUMBER = /(\p{L}+(?:-\d+)+)/u;

/** A text whose document numbers stay on one line: browsers break them after the hyphen, each in its own way. */
export const NumberText = ({ text }: { readonly text: string }) =>
  text.split(NUMBER).map((piece, at) =>
    at % 2 === 1 ? (
      <span key={at} className="tf-nowrap">
        {piece}
      </span>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    ),
  );
