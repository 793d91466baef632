import { languageTag } from '../../../rules/languages';
import type { RewardSeed } from '../data/rewards';

/** Messages of the demo's rewards in one language; `earning` has a placeholder for one unit of money. */
export interface RewardMessages {
  readonly earning: string;
  readonly rewards: Readonly<Record<RewardSeed['id'], readonly [name: string, description: string]>>;
}

const messagesByLanguage: Readonly<Record<ReturnType<typeof languageTag>, RewardMessages>> = {
  'en-US': {
    earning:
      'You earn 1 point for every {amount} of goods you order, added when the order is delivered. Points from the last 12 months count.',
    rewards: {
      coasters: ['200 cork coasters', 'Thick cork with your name or ours.'],
      glasses: ['24 pint glasses', 'Tempered, 16 oz, with a fill line.'],
      chalkboard: ['Sidewalk chalkboard', 'Oak frame, two sides, weatherproof.'],
      festival: ['Two tickets to the brewers’ festival', 'Friday evening, with a tasting.'],
      umbrella: ['Patio umbrella', 'Ten feet wide, with its base.'],
      neon: ['Neon window sign', 'Your name in glass tubing, up to 12 letters.'],
      training: ['Half-day bartender training', 'At your bar, for up to eight people.'],
      stools: ['4 bar stools', 'Steel and oak, 30 in high.'],
      cooler: ['Countertop cooler', 'Glass door, 60 cans, delivered and set up.'],
    },
  },
  'fr-CA': {
    earning:
      '1 point par tranche de {amount} de marchandises commandées, ajouté à la livraison. Les points des 12 derniers mois comptent.',
    rewards: {
      coasters: ['200 sous-verres en liège', 'Liège épais, à votre nom ou au nôtre.'],
      glasses: ['24 verres à bière', 'Trempés, 473 ml, avec trait de jauge.'],
      chalkboard: ['Tableau de trottoir', 'Cadre de chêne, deux faces, à l’épreuve des intempéries.'],
      festival: ['Deux billets pour le festival des brasseurs', 'Vendredi soir, dégustation comprise.'],
      umbrella: ['Parasol de terrasse', 'Trois mètres, avec sa base.'],
      neon: ['Enseigne au néon', 'Votre nom en tube de verre, jusqu’à 12 lettres.'],
      training: ['Formation au bar, une demi-journée', 'Chez vous, pour huit personnes au plus.'],
      stools: ['4 tabourets de bar', 'Acier et chêne, 76 cm de haut.'],
      cooler: ['Refroidisseur de comptoir', 'Porte vitrée, 60 canettes, livré et installé.'],
    },
  },
  'es-CA': {
    earning:
      '1 punto por cada {amount} de mercancía pedida, que se suma al entregarse el pedido. Cuentan los puntos de los últimos 12 meses.',
    rewards: {
      coasters: ['200 posavasos de corcho', 'Corcho grueso, con su nombre o el nuestro.'],
      glasses: ['24 vasos de cerveza', 'Templados, 473 ml, con línea de llenado.'],
      chalkboard: ['Pizarra de acera', 'Marco de roble, dos caras, resiste la intemperie.'],
      festival: ['Dos entradas al festival de cerveceros', 'Viernes por la noche, con cata.'],
      umbrella: ['Sombrilla de terraza', 'Tres metros de ancho, con base.'],
      neon: ['Letrero de neón', 'Su nombre en tubo de vidrio, hasta 12 letras.'],
      training: ['Capacitación de barra, medio día', 'En su bar, hasta ocho personas.'],
      stools: ['4 bancos de barra', 'Acero y roble, 76 cm de alto.'],
      cooler: ['Refrigerador de mostrador', 'Puerta de vidrio, 60 latas, entregado e instalado.'],
    },
  },
  'zh-CN': {
    earning: '每订购 {amount} 的货品得 1 积分，订单送达后入账。计入最近 12 个月的积分。',
    rewards: {
      coasters: ['软木杯垫 200 个', '厚软木，可印您的店名。'],
      glasses: ['品脱杯 24 个', '钢化玻璃，473 毫升，带刻度线。'],
      chalkboard: ['店外立式黑板', '橡木框，双面，防风雨。'],
      festival: ['酿酒节门票两张', '周五晚场，含品鉴。'],
      umbrella: ['露台遮阳伞', '直径三米，含底座。'],
      neon: ['霓虹橱窗招牌', '玻璃管店名，最多 12 个字母。'],
      training: ['半天调酒培训', '上门培训，最多八人。'],
      stools: ['吧凳 4 张', '钢与橡木，高 76 厘米。'],
      cooler: ['台式冷藏柜', '玻璃门，可放 60 罐，送货并安装。'],
    },
  },
  'ko-KR': {
    earning: '주문 제품 {amount}마다 1포인트가 배송될 때 적립됩니다. 최근 12개월 포인트만 유효합니다.',
    rewards: {
      coasters: ['코르크 코스터 200개', '두꺼운 코르크, 상호 인쇄 가능.'],
      glasses: ['파인트 잔 24개', '강화 유리, 473ml, 눈금선 포함.'],
      chalkboard: ['입간판 칠판', '참나무 틀, 양면, 방수.'],
      festival: ['양조 축제 입장권 2장', '금요일 저녁, 시음 포함.'],
      umbrella: ['테라스 파라솔', '폭 3m, 받침대 포함.'],
      neon: ['네온 창문 간판', '유리관 상호, 최대 12자.'],
      training: ['반나절 바텐더 교육', '매장에서 최대 8명까지.'],
      stools: ['바 스툴 4개', '철제와 참나무, 높이 76cm.'],
      cooler: ['카운터형 냉장고', '유리문, 캔 60개, 배송 및 설치 포함.'],
    },
  },
};

/** Returns the messages of a language, or English for an unknown one. */
export const rewardMessagesFor = (locale: string): RewardMessages => messagesByLanguage[languageTag(locale)];
