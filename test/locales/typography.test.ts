import { describe, expect, it } from 'vitest';
import { type Locale, locales } from './support/locales';

const texts = (locale: Locale): readonly (readonly [string, string])[] =>
  locale.leaves.flatMap((leaf) => Object.entries(leaf.forms).map(([form, text]) => [`${leaf.path} (${form})`, text] as const));

/** The messages a rule finds something wrong in. */
const against = (locale: Locale | undefined, wrong: RegExp): readonly string[] => {
  if (locale === undefined) throw new Error('no such locale');
  return texts(locale).filter(([, text]) => wrong.test(text)).map(([path, text]) => `${path}: ${text}`);
};

const of = (tag: string): Locale | undefined => locales.find((locale) => locale.tag === tag);

describe.each(locales)('$tag', (locale) => {
  it.each([
    ['straight quotes', /["'`]/],
    ['double spaces', /\s{2}/],
    ['space at an edge', /^\s|\s$/],
    ['three full stops for an ellipsis', /\.\.\./],
    ['exclamation marks (VISUAL §12)', /[!！¡]/],
    ['entities or tags', /&\w+;|<[^>]*>/],
    ['a brace that is no hole', /\{(?!\w+\})|(?<!\{\w+)\}/],
    ['a letter that was taken apart', /\p{L}\p{M}/u],
  ])('has no %s', (_what, wrong) => {
    expect(against(locale, wrong)).toEqual([]);
  });
});

describe('fr-CA', () => {
  it.each([
    ['other quotes than « »', /[“”„]/],
    ['« » without a no-break space inside', /«(?!\u00a0)|(?<!\u00a0)»/],
    ['a colon without a no-break space before', /(?<![\u00a0\d]):(?!\/\/)/],
    ['a space before ? or ;', /[\s\u00a0][?;]/],
    ['% or $ without a no-break space before', /(?<!\u00a0)[%$]/],
    ['tu', /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu],
    ['words of France that Québec has its own for', /\b(?:e-?mails?|mails?|week-?end|SMS|shopping)\b/i],
  ])('has no %s', (_what, wrong) => {
    expect(against(of('fr-CA'), wrong)).toEqual([]);
  });
});

describe('es-CA', () => {
  it.each([
    ['question without ¿', /^[^¿]*\?/],
    ['other quotes than “ ”', /[«»„]/],
    ['tú, vos or vosotros', /(?<!\p{L})(?:tú|tu|tus|ti|vos|vosotros|vuestr[oa]s?)(?!\p{L})/iu],
    ['a command to tú', /(?<!\p{L})(?:Haz|Pon|Ten|Ven|Sal|Elige|Abre|Escribe|Inicia|Llama|Intenta|Usa|Quita|Agrega|Revisa) /u],
    ['% or $ glued to its number', /\d[%]/],
  ])('has no %s', (_what, wrong) => {
    expect(against(of('es-CA'), wrong)).toEqual([]);
  });
});

describe('zh-CN', () => {
  it.each([
    ['half-width punctuation after Han', /\p{Script=Han}[,.?:;()]/u],
    ['half-width punctuation before Han', /[,;()]\s?\p{Script=Han}/u],
    ['a space around full-width punctuation', /\s[，。？：；（）、]|[，。？：；（）、]\s/],
    ['你', /你/],
    ['traditional characters', /[訂購車帳戶貨單發週誤請從這個為與數減選擇]/],
    ['a missing space between Han and Latin letters or digits', /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u],
    ['a missing space between Han and a number in a hole', /\p{Script=Han}\{(?:count|number|left|used|most)\}|\{(?:count|left|used|most)\}\p{Script=Han}/u],
  ])('has no %s', (_what, wrong) => {
    expect(against(of('zh-CN'), wrong)).toEqual([]);
  });
});

describe('ko-KR', () => {
  it.each([
    ['full-width punctuation', /[，。？：；（）]/],
    ['당신 or 너', /당신|(?<!\p{L})너(?:의|는|를)?(?!\p{L})/u],
    // One tone everywhere: statements in 니다, requests in 세요.
    ['sentence that ends another way', /(?<!니다|세요)\.(?!\w)/u],
    ['question that ends another way', /(?<!니까|나요|까요)\?/u],
    ['particle that only fits some names', /\}(?:은|는|을|를|이|가|와|과|으로)(?!\()(?=\s|$|[.,])/u],
  ])('has no %s', (_what, wrong) => {
    expect(against(of('ko-KR'), wrong)).toEqual([]);
  });
});
