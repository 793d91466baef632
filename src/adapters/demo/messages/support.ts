import { languageTag } from '../../../rules/languages';
import type { CaseStatus, DetailCode, EquipmentCode, ProblemCode, ReasonCode } from '../data/support';

/** Words of the demo's support cases, in one language. */
export interface SupportMessages {
  readonly problems: Readonly<Record<ProblemCode, string>>;
  readonly reasons: Readonly<Record<ReasonCode, string>>;
  readonly equipment: Readonly<Record<EquipmentCode, string>>;
  readonly details: Readonly<Record<DetailCode, string>>;
  readonly statuses: Readonly<Record<CaseStatus, string>>;
}

const words: Readonly<Record<ReturnType<typeof languageTag>, SupportMessages>> = {
  'en-US': {
    problems: { cooling: 'Not cooling', pouring: 'Not pouring properly', leak: 'Leaking', damage: 'Damaged or noisy', delivery: 'Delivery', invoice: 'Invoice or credit', quality: 'Product quality', account: 'Account and access' },
    reasons: {
      repair: 'Repair', exchange: 'Exchange', 'check-up': 'Check-up', training: 'Staff training', removal: 'Removal', missing: 'Something is missing', broken: 'Something is broken', wrong: 'Wrong product',
      late: 'Late or not delivered', price: 'Wrong price', credit: 'Missing credit', copy: 'Copy of a document', taste: 'Taste or smell', date: 'Short-dated product', details: 'Change account details', access: 'Access for someone', question: 'Question',
    },
    equipment: { cooler: 'Cooler', fountain: 'Fountain dispenser', tap: 'Beer tap', vending: 'Vending machine' },
    details: { 'one-door': 'One door', 'two-doors': 'Two doors', 'counter-top': 'Countertop', 'six-valves': 'Six valves', 'eight-valves': 'Eight valves', 'bar-gun': 'Bar gun', 'two-lines': 'Two lines', 'four-lines': 'Four lines', cans: 'Cans', bottles: 'Bottles' },
    statuses: { new: 'New', working: 'In progress', visit: 'Visit scheduled', waiting: 'Waiting for you', closed: 'Closed' },
  },
  'fr-CA': {
    problems: { cooling: 'Ne refroidit pas', pouring: 'Débit anormal', leak: 'Fuite', damage: 'Endommagé ou bruyant', delivery: 'Livraison', invoice: 'Facture ou crédit', quality: 'Qualité du produit', account: 'Compte et accès' },
    reasons: {
      repair: 'Réparation', exchange: 'Échange', 'check-up': 'Vérification', training: 'Formation du personnel', removal: 'Retrait', missing: 'Il manque quelque chose', broken: 'Quelque chose est brisé', wrong: 'Mauvais produit',
      late: 'En retard ou non livré', price: 'Mauvais prix', credit: 'Crédit manquant', copy: 'Copie d’un document', taste: 'Goût ou odeur', date: 'Date trop courte', details: 'Changement de coordonnées', access: 'Accès pour une personne', question: 'Question',
    },
    equipment: { cooler: 'Refroidisseur', fountain: 'Fontaine', tap: 'Tireuse à bière', vending: 'Distributrice' },
    details: { 'one-door': 'Une porte', 'two-doors': 'Deux portes', 'counter-top': 'De comptoir', 'six-valves': 'Six becs', 'eight-valves': 'Huit becs', 'bar-gun': 'Pistolet de bar', 'two-lines': 'Deux lignes', 'four-lines': 'Quatre lignes', cans: 'Canettes', bottles: 'Bouteilles' },
    statuses: { new: 'Nouveau', working: 'En cours', visit: 'Visite prévue', waiting: 'En attente de vous', closed: 'Fermé' },
  },
  'es-CA': {
    problems: { cooling: 'No enfría', pouring: 'No sirve bien', leak: 'Gotea', damage: 'Dañado o ruidoso', delivery: 'Entrega', invoice: 'Factura o crédito', quality: 'Calidad del producto', account: 'Cuenta y acceso' },
    reasons: {
      repair: 'Reparación', exchange: 'Cambio', 'check-up': 'Revisión', training: 'Capacitación del personal', removal: 'Retiro', missing: 'Falta algo', broken: 'Algo está roto', wrong: 'Producto equivocado',
      late: 'Tarde o sin entregar', price: 'Precio equivocado', credit: 'Falta un crédito', copy: 'Copia de un documento', taste: 'Sabor u olor', date: 'Fecha demasiado corta', details: 'Cambio de datos', access: 'Acceso para alguien', question: 'Pregunta',
    },
    equipment: { cooler: 'Refrigerador', fountain: 'Dispensador', tap: 'Grifo de cerveza', vending: 'Máquina expendedora' },
    details: { 'one-door': 'Una puerta', 'two-doors': 'Dos puertas', 'counter-top': 'De mostrador', 'six-valves': 'Seis válvulas', 'eight-valves': 'Ocho válvulas', 'bar-gun': 'Pistola de bar', 'two-lines': 'Dos líneas', 'four-lines': 'Cuatro líneas', cans: 'Latas', bottles: 'Botellas' },
    statuses: { new: 'Nuevo', working: 'En curso', visit: 'Visita prevista', waiting: 'Esperando su respuesta', closed: 'Cerrado' },
  },
  'zh-CN': {
    problems: { cooling: '不制冷', pouring: '出水异常', leak: '漏水', damage: '损坏或有噪音', delivery: '配送', invoice: '发票或贷记', quality: '产品质量', account: '账户与权限' },
    reasons: {
      repair: '维修', exchange: '更换', 'check-up': '检查', training: '员工培训', removal: '搬走', missing: '缺货品', broken: '货品破损', wrong: '货品错误',
      late: '迟到或未送达', price: '价格错误', credit: '缺少贷记', copy: '文件副本', taste: '口味或气味', date: '保质期太短', details: '更改资料', access: '为他人开通权限', question: '咨询',
    },
    equipment: { cooler: '冷藏柜', fountain: '饮料机', tap: '啤酒龙头', vending: '自动售货机' },
    details: { 'one-door': '单门', 'two-doors': '双门', 'counter-top': '台式', 'six-valves': '六阀', 'eight-valves': '八阀', 'bar-gun': '吧枪', 'two-lines': '两路', 'four-lines': '四路', cans: '罐装', bottles: '瓶装' },
    statuses: { new: '新建', working: '处理中', visit: '已安排上门', waiting: '等您回复', closed: '已关闭' },
  },
  'ko-KR': {
    problems: { cooling: '냉각 안 됨', pouring: '토출 이상', leak: '누수', damage: '파손 또는 소음', delivery: '배송', invoice: '청구서 또는 크레딧', quality: '상품 품질', account: '계정 및 권한' },
    reasons: {
      repair: '수리', exchange: '교체', 'check-up': '점검', training: '직원 교육', removal: '철거', missing: '누락된 상품', broken: '파손된 상품', wrong: '잘못된 상품',
      late: '지연 또는 미배송', price: '잘못된 가격', credit: '크레딧 누락', copy: '문서 사본', taste: '맛 또는 냄새', date: '짧은 유통기한', details: '정보 변경', access: '다른 사람의 권한', question: '문의',
    },
    equipment: { cooler: '냉장고', fountain: '음료 디스펜서', tap: '맥주 탭', vending: '자판기' },
    details: { 'one-door': '1도어', 'two-doors': '2도어', 'counter-top': '카운터형', 'six-valves': '밸브 6개', 'eight-valves': '밸브 8개', 'bar-gun': '바 건', 'two-lines': '2라인', 'four-lines': '4라인', cans: '캔', bottles: '병' },
    statuses: { new: '신규', working: '처리 중', visit: '방문 예정', waiting: '답변 대기 중', closed: '종료' },
  },
};

/** The words in a language; an unknown one is answered in English. */
export const supportMessagesFor = (locale: string): SupportMessages => words[languageTag(locale)];
