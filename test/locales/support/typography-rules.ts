/** A forbidden pattern, with a text that contains it. */
export interface Rule {
  readonly no: string;
  readonly wrong: RegExp;
  readonly example: string;
}

/** Rules of every language. */
export const everywhere: readonly Rule[] = [
  { no: 'straight quotes', wrong: /["'`]/, example: "l'heure" },
  { no: 'double spaces', wrong: /\s{2}/, example: 'deux  espaces' },
  { no: 'space at an edge', wrong: /^\s|\s$/, example: 'fin ' },
  { no: 'three full stops for an ellipsis', wrong: /\.\.\./, example: 'Envoi...' },
  { no: 'exclamation marks', wrong: /[!！¡]/, example: '完成！' },
  { no: 'entities or tags', wrong: /&\w+;|<[^>]*>/, example: 'un&nbsp;mot' },
  { no: 'a brace that is no hole', wrong: /\{(?!\w+\})|(?<!\{\w+)\}/, example: '{ name }' },
  { no: 'a letter that was taken apart', wrong: /\p{L}\p{M}/u, example: 'e\u0301' },
];

/** French and Spanish abbreviate days, months and hours with a full stop: "20 nov.", "2:00 p.m.". */
const endsWithDate: Rule = {
  no: 'full stop after a date or time',
  wrong: /\{(?:date|when|time)\}\./,
  example: 'Le {date}.',
};

/** A language's own rules of typography and tone, by tag. */
export const byLocale: Readonly<Record<string, readonly Rule[]>> = {
  'fr-CA': [
    endsWithDate,
    { no: 'other quotes than « »', wrong: /[“”„]/, example: '“mot”' },
    { no: '« » without a no-break space inside', wrong: /«(?!\u00a0)|(?<!\u00a0)»/, example: '« mot »' },
    { no: 'a colon without a no-break space before', wrong: /(?<![\u00a0\d]):(?!\/\/)/, example: 'Taxes: 5' },
    { no: 'a space before ? or ;', wrong: /[\s\u00a0][?;]/, example: 'Quand ?' },
    { no: '% or $ without a no-break space before', wrong: /(?<!\u00a0)[%$]/, example: '5 %' },
    { no: 'tu', wrong: /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu, example: 'Ouvre ton panier' },
    {
      no: 'words that Québec has its own for',
      wrong: /\b(?:e-?mails?|week-?end|shopping|newsletter)\b/i,
      example: 'Votre e-mail',
    },
  ],
  'es-CA': [
    endsWithDate,
    { no: 'question without ¿', wrong: /^[^¿]*\?/, example: 'Cuándo?' },
    { no: 'other quotes than “ ”', wrong: /[«»„]/, example: '«palabra»' },
    {
      no: 'tú, vos or vosotros',
      wrong: /(?<!\p{L})(?:tú|tu|tus|ti|vos|vosotros|vuestr[oa]s?)(?!\p{L})/iu,
      example: 'Abra tu carrito',
    },
    {
      no: 'a command to tú',
      wrong: /(?:^|[.:] )(?:haz|pon|ten|elige|abre|escribe|inicia|llama|intenta|usa|agrega|revisa|vuelve)(?!\p{L})/iu,
      example: 'Elige una fecha',
    },
    { no: '% without a space before', wrong: /[\d}]%/, example: '{rate}%' },
  ],
  'zh-CN': [
    { no: 'half-width punctuation after Han', wrong: /\p{Script=Han}[,.?:;()]/u, example: '订单,' },
    { no: 'half-width punctuation before Han', wrong: /[,;()]\s?\p{Script=Han}/u, example: 'A, 订单' },
    {
      no: 'a space around full-width punctuation',
      wrong: /\s[，。？：；（）、]|[，。？：；（）、]\s/,
      example: '订单， 购物车',
    },
    { no: '你', wrong: /你/, example: '你的订单' },
    { no: 'traditional characters', wrong: /[訂購車帳戶貨單發週誤請從這個為與數減選擇]/, example: '訂單' },
    {
      no: 'Han that touches Latin letters or digits',
      wrong: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
      example: '下载iOS版',
    },
    {
      no: 'Han that touches a hole, but where a word of the same language fills it',
      wrong: /\p{Script=Han}\{(?!link\})|(?<!\{link)\}\p{Script=Han}/u,
      example: '共{count}个',
    },
  ],
  'ko-KR': [
    { no: 'full-width punctuation', wrong: /[，。？：；（）]/, example: '주문。' },
    { no: '당신 or 너', wrong: /당신|(?<!\p{L})너(?:의|는|를)?(?!\p{L})/u, example: '당신의 주문' },
    // One tone everywhere: statements in 니다, requests in 세요.
    { no: 'sentence that ends another way', wrong: /(?<!니다|세요)\.(?!\w)/u, example: '주문했어요.' },
    { no: 'question that ends another way', wrong: /(?<!니까|까요)\?/u, example: '주문했어?' },
    {
      no: 'particle that only fits some words in the hole before it',
      wrong: /\}(?:은|는|을|를|이|가|와|과|으로|로)(?=\s|$|[.,?])/u,
      example: '{product}를 삭제',
    },
  ],
};
