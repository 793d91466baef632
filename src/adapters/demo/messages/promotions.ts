import { languageTag } from '../../../rules/languages';
import type { GiftSeed } from '../data/promotions';

/** Messages of the demo's promotions in one language, with `{name}` placeholders. */
export interface PromotionMessages {
  readonly titles: Readonly<Record<GiftSeed['id'], string>>;
  /** Description of the products that count, if there are several. */
  readonly several: Readonly<Partial<Record<GiftSeed['id'], string>>>;
  readonly discount: string;
  readonly gift: string;
  readonly terms: Readonly<Record<'ordered' | 'stock' | 'comes' | 'together' | 'minimum' | 'exclusive', string>>;
}

const messagesByLanguage: Readonly<Record<ReturnType<typeof languageTag>, PromotionMessages>> = {
  'en-US': {
    titles: {
      'coldwell-water': 'Bubbles with your water',
      'sunmill-juice': 'Juice for juice',
      'tarnwick-mix': 'Mix your seltzers',
      'bramrook-ginger': 'Root beer with your ginger beer',
      'plainware-cups': 'Straws for your cups',
    },
    several: {
      'tarnwick-mix': 'Tarnwick Seltzer in cans, any flavor',
      'plainware-cups': 'Plainware Paper Cups, any size',
    },
    discount: '{amount} off every case of {product} when you order {from} or more.',
    gift: 'A free case of {gift} with every {from} cases of {product}.',
    terms: {
      ordered: 'Orders count from the day they’re placed, not the day they’re delivered.',
      stock: 'While supplies last. Out-of-stock products don’t count.',
      comes: 'The free case is added to your cart automatically, and removed if your cart no longer qualifies.',
      together: 'Cases of all the products listed count together.',
      minimum: 'Free cases don’t count toward a minimum order.',
      exclusive: 'For this account only. It can’t be transferred to another account.',
    },
  },
  'fr-CA': {
    titles: {
      'coldwell-water': 'Des bulles avec votre eau',
      'sunmill-juice': 'Du jus pour du jus',
      'tarnwick-mix': 'Variez vos eaux pétillantes',
      'bramrook-ginger': 'Racinette avec votre bière de gingembre',
      'plainware-cups': 'Des pailles pour vos gobelets',
    },
    several: {
      'tarnwick-mix': 'Tarnwick Seltzer en canettes, toutes saveurs',
      'plainware-cups': 'gobelets Plainware, toutes tailles',
    },
    discount: '{amount} de rabais sur chaque caisse de {product}, à partir de {from} caisses.',
    gift: 'Une caisse de {gift} gratuite avec chaque tranche de {from} caisses : {product}.',
    terms: {
      ordered: 'La commande compte le jour où elle est passée, et non le jour de la livraison.',
      stock: 'Jusqu’à épuisement des stocks. Un produit en rupture de stock ne compte pas.',
      comes: 'La caisse gratuite s’ajoute d’elle-même au panier, et en sort quand il n’y donne plus droit.',
      together: 'Les caisses de tous les produits nommés comptent ensemble.',
      minimum: 'Les caisses gratuites ne comptent pas pour la commande minimale.',
      exclusive: 'Réservé à ce compte. Ne peut pas être transféré à un autre.',
    },
  },
  'es-CA': {
    titles: {
      'coldwell-water': 'Burbujas con su agua',
      'sunmill-juice': 'Jugo por jugo',
      'tarnwick-mix': 'Combine sus aguas con gas',
      'bramrook-ginger': 'Cerveza de raíz con su cerveza de jengibre',
      'plainware-cups': 'Popotes para sus vasos',
    },
    several: {
      'tarnwick-mix': 'Tarnwick Seltzer en latas, cualquier sabor',
      'plainware-cups': 'vasos Plainware, cualquier tamaño',
    },
    discount: '{amount} menos por cada caja de {product}, a partir de {from} cajas.',
    gift: 'Una caja de {gift} gratis por cada {from} cajas de {product}.',
    terms: {
      ordered: 'El pedido cuenta por el día en que se hace, no por el día de la entrega.',
      stock: 'Hasta agotar existencias. Un producto agotado no cuenta.',
      comes: 'La caja gratis entra sola al carrito, y sale cuando el carrito ya no la gana.',
      together: 'Las cajas de todos los productos nombrados cuentan juntas.',
      minimum: 'Las cajas gratis no cuentan para el pedido mínimo.',
      exclusive: 'Para esta cuenta. No se puede pasar a otra.',
    },
  },
  'zh-CN': {
    titles: {
      'coldwell-water': '买水送气泡水',
      'sunmill-juice': '买果汁，送果汁',
      'tarnwick-mix': '气泡水任意搭',
      'bramrook-ginger': '买姜啤，送根啤',
      'plainware-cups': '买杯送吸管',
    },
    several: { 'tarnwick-mix': 'Tarnwick Seltzer 罐装（任意口味）', 'plainware-cups': 'Plainware 纸杯（任意规格）' },
    discount: '{product} 满 {from} 箱起，每箱减 {amount}。',
    gift: '每订购 {from} 箱 {product}，赠送 1 箱 {gift}。',
    terms: {
      ordered: '以下单日为准，不以送货日为准。',
      stock: '送完为止。缺货的产品不计入。',
      comes: '赠品会自动加入购物车；购物车不再满足条件时自动移除。',
      together: '所列产品的箱数合并计算。',
      minimum: '赠品不计入最低订单。',
      exclusive: '仅限本账户，不可转让。',
    },
  },
  'ko-KR': {
    titles: {
      'coldwell-water': '생수에 탄산수를',
      'sunmill-juice': '주스를 사면 주스를',
      'tarnwick-mix': '탄산수 골라 담기',
      'bramrook-ginger': '진저비어에 루트비어를',
      'plainware-cups': '컵에 빨대를',
    },
    several: { 'tarnwick-mix': 'Tarnwick Seltzer 캔(모든 맛)', 'plainware-cups': 'Plainware 종이컵(모든 크기)' },
    discount: '{product} {from}상자부터 상자당 {amount} 할인.',
    gift: '{product} {from}상자마다 {gift} 1상자 무료.',
    terms: {
      ordered: '배송일이 아니라 주문한 날을 기준으로 합니다.',
      stock: '재고 소진 시까지입니다. 품절 제품은 계산하지 않습니다.',
      comes: '무료 상자는 장바구니에 자동으로 담기고, 조건에 맞지 않으면 자동으로 빠집니다.',
      together: '표시된 제품의 상자 수를 모두 합산합니다.',
      minimum: '무료 상자는 최소 주문에 포함되지 않습니다.',
      exclusive: '이 매장 전용이며 다른 매장으로 넘길 수 없습니다.',
    },
  },
};

/** Description of the products that count towards a promotion. */
export const countedFor = ({ id, called }: GiftSeed, locale: string): string =>
  promotionMessagesFor(locale).several[id] ?? called;

/** Returns the messages of a language, or English for an unknown one. */
export const promotionMessagesFor = (locale: string): PromotionMessages => messagesByLanguage[languageTag(locale)];
