import type { LocalePack } from '../../src/runtime/messages/locale-pack';

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', (plain, at) => [
    plain,
    Array.from('áƀçđéƒǧħíĵķłɱñóƥǫřšŧúṽŵẋýžÁɃÇĐÉƑǦĦÍĴĶŁṀÑÓƤǪŘŠŦÚṼŴẊÝŽ')[at] ?? plain,
  ]),
);

/** Replaces each letter with an accented one and lengthens the message by 40 %. Placeholders stay. */
export const pseudo = (message: string): string => {
  const accented = message.replace(/\{\w+\}|[a-zA-Z]/g, (part) => (part.length > 1 ? part : (letters[part] ?? part)));
  return `${accented}${'·'.repeat(Math.ceil(message.length * 0.4))}`;
};

const pseudoTree = (tree: object): object =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [key, pseudo(value)];
      return [key, typeof value === 'object' && value !== null ? pseudoTree(value) : value];
    }),
  );

/**
 * A pack with pseudo-translations of all messages. Text that is still plain English does not come from the messages.
 */
export const pseudoPack = (english: Readonly<Record<string, object>>): LocalePack => ({
  tag: 'en-XA',
  direction: 'ltr',
  messages: pseudoTree(english) as Readonly<Record<string, object>>, // a tree of objects stays one
});
