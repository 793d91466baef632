const CHECK = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';

/** The three characters that extend an id of 15 to 18: they encode which of its letters are capitals. */
function suffix(id: string): string {
  return [0, 5, 10]
    .map((start) => {
      const bits = [...id.slice(start, start + 5)].reduce(
        (sum, sign, place) => sum + (/[A-Z]/.test(sign) ? 1 << place : 0),
        0,
      );
      return CHECK.charAt(bits);
    })
    .join('');
}

/** An id as bodies contain it: 18 characters. */
export const long = (id: string): string => (id.length === 15 ? id + suffix(id) : id);

/** An id as addresses contain it: 15 characters. */
export const short = (id: string): string => id.slice(0, 15);

/** Key prefixes of the platform's records. */
export const prefixes = {
  account: '001',
  user: '005',
  product: '01t',
  price: '01u',
  media: '2pm',
  category: '0ZG',
  webstore: '0ZE',
  cart: '0a6',
  line: '0a9',
  group: '0a7',
  checkout: '2z9',
  method: '2Dm',
  coupon: '4r0',
  promotion: '0c8',
  order: '1Os',
  orderLine: '10u',
  orderItem: '802',
  shipment: '0OB',
  list: '0Wl',
  listItem: '0Wm',
  address: '8lW',
  site: '0DM',
  channel: '0ap',
  content: '20Y',
  buyerGroup: '0ZI',
  message: '1cV',
  sortRule: '0ab',
  attempt: 'a0A',
  upload: '068',
} as const;
export type RecordKind = keyof typeof prefixes;

/** The nth record of a kind. Ids are case-sensitive, as real ones are. */
export const recordId = (kind: RecordKind, nth: number | string): string =>
  long(`${prefixes[kind]}Tf${String(nth).padStart(10, '0')}`);

/** True for two spellings of one id; ids of 15 characters are case-sensitive. */
export const isSame = (a: string, b: string): boolean => short(a) === short(b) && a.length >= 15 && b.length >= 15;

/** True for a well-formed id of the kind. */
export const isIdOf = (kind: RecordKind, text: string): boolean =>
  text.startsWith(prefixes[kind]) && /^[A-Za-z0-9]+$/.test(text) && (text.length === 15 || text.length === 18);
