import type { LocalePack } from '../../src/runtime/messages/locale-pack';

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', (plain, at) => [
    plain,
    Array.from('áƀçđéƒǧħíĵķłɱñóƥǫřšŧúṽŵẋýžÁɃÇĐÉƑǦĦÍĴĶŁṀÑÓƤǪŘŠŦÚṼŴẊÝŽ')[at] ?? plain,
  ]),
);

/** A message with accents on every letter and 40 % more of it; holes stay as they are. */
export const pseudo = (message: string): string => {
  const words = message.replace(/\{\w+\}|[a-zA-Z]/g, (part) => (part.length > 1 ? part : (letters[part] ?? part)));
  return `${words}${'·'.repeat(Math.ceil(message.length * 0.4))}`;
};

const pseudoTree = (tree: object): object =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [key, pseudo(value)];
      return [key, typeof value === 'object' && value !== null ? pseudoTree(value) : value];
    }),
  );

/** Every widget's English words, made strange: whatever still reads as English did not come from the messages. */
export const pseudoPack = (english: Readonly<Record<string, object>>): LocalePack => ({
  tag: 'en-XA',
  direction: 'ltr',
  messages: pseudoTree(english) as Readonly<Record<string, object>>, // an object of objects stays one
});
