import type { PackArt } from '../../domain';

/** The parts of a drawing and nothing else: what a backend puts beside them never becomes an attribute. */
export const partsOf = ({ type, brand, count, size, wrap }: PackArt): PackArt => ({
  type,
  brand,
  ...(count === undefined ? {} : { count }),
  ...(size === undefined ? {} : { size }),
  ...(wrap === undefined ? {} : { wrap }),
});
