import { languageTag } from '../../../rules/languages';

/** Texts of the store's own checkout fields, in one language. */
export interface CheckoutFieldMessages {
  readonly costCenter: string;
  readonly costCenterHint: string;
  readonly costCenters: Readonly<Record<'bar' | 'restaurant' | 'events' | 'canteen', string>>;
  readonly receiver: string;
  readonly receiverHint: string;
  readonly eventDate: string;
  readonly eventDateHint: string;
  readonly permit: string;
  readonly permitHint: string;
  readonly warehouseNote: string;
}

const messagesByLanguage = {
  'en-US': {
    costCenter: 'Cost center',
    costCenterHint: 'For your accounting.',
    costCenters: { bar: 'Bar', restaurant: 'Restaurant', events: 'Events and catering', canteen: 'Staff canteen' },
    receiver: 'Received by',
    receiverHint: 'Who signs for the order.',
    eventDate: 'Event date',
    eventDateHint: 'Only for an event.',
    permit: 'Event permit',
    permitHint: 'PDF, JPEG or PNG.',
    warehouseNote: 'Note to the warehouse',
  },
  'fr-CA': {
    costCenter: 'Centre de coûts',
    costCenterHint: 'Pour votre comptabilité.',
    costCenters: {
      bar: 'Bar',
      restaurant: 'Restaurant',
      events: 'Événements et traiteur',
      canteen: 'Cantine du personnel',
    },
    receiver: 'Reçue par',
    receiverHint: 'La personne qui signe pour la commande.',
    eventDate: 'Date de l’événement',
    eventDateHint: 'Seulement pour un événement.',
    permit: 'Permis d’événement',
    permitHint: 'PDF, JPEG ou PNG.',
    warehouseNote: 'Note à l’entrepôt',
  },
  'es-CA': {
    costCenter: 'Centro de costos',
    costCenterHint: 'Para su contabilidad.',
    costCenters: {
      bar: 'Bar',
      restaurant: 'Restaurante',
      events: 'Eventos y banquetes',
      canteen: 'Comedor del personal',
    },
    receiver: 'Recibe',
    receiverHint: 'Quién firma el pedido.',
    eventDate: 'Fecha del evento',
    eventDateHint: 'Solo para un evento.',
    permit: 'Permiso del evento',
    permitHint: 'PDF, JPEG o PNG.',
    warehouseNote: 'Nota para el almacén',
  },
  'zh-CN': {
    costCenter: '成本中心',
    costCenterHint: '供您记账使用。',
    costCenters: { bar: '酒吧', restaurant: '餐厅', events: '活动与宴会', canteen: '员工食堂' },
    receiver: '收货人',
    receiverHint: '签收订单的人。',
    eventDate: '活动日期',
    eventDateHint: '仅用于活动。',
    permit: '活动许可证',
    permitHint: 'PDF、JPEG 或 PNG。',
    warehouseNote: '给仓库的备注',
  },
  'ko-KR': {
    costCenter: '비용 부서',
    costCenterHint: '회계 처리에 사용합니다.',
    costCenters: { bar: '바', restaurant: '레스토랑', events: '행사 및 연회', canteen: '직원 식당' },
    receiver: '받는 사람',
    receiverHint: '주문에 서명하는 사람입니다.',
    eventDate: '행사 날짜',
    eventDateHint: '행사가 있을 때만 입력합니다.',
    permit: '행사 허가서',
    permitHint: 'PDF, JPEG 또는 PNG.',
    warehouseNote: '창고에 남길 메모',
  },
} satisfies Readonly<Record<string, CheckoutFieldMessages>>;

/** Returns the texts in a language, or in English for an unknown one. */
export const checkoutFieldMessagesFor = (locale: string): CheckoutFieldMessages =>
  messagesByLanguage[languageTag(locale)];
