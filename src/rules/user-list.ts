/** The orders a list of users can be had in. The first is the one it begins with. */
export const USER_SORTS = [
  'NameAsc',
  'NameDesc',
  'EmailAsc',
  'EmailDesc',
  'LastAccessedDesc',
  'LastAccessedAsc',
] as const;

/** An order of a list of users. */
export type UserSort = (typeof USER_SORTS)[number];

/** The order a word stands for; by name for anything else. */
export const userSortFrom = (word: unknown): UserSort => USER_SORTS.find((sort) => sort === word) ?? USER_SORTS[0];

/** A user's name as people say it. */
export const userName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
