import type { TranslationOf } from '../translation';

export const draft: TranslationOf<'draft'> = {
  resume: '이어서 주문',
  resumeLong: '임시 저장 {number} 이어서 주문',
  remove: '삭제',
  removeLong: '임시 저장 {number} 삭제',
  keep: '그대로 두기',
  resuming: {
    title: '임시 저장 {number}: 이어서 주문할까요?',
    text: '제품이 장바구니에 추가되고 임시 저장은 사라집니다.',
    confirm: '이어서 주문',
    busy: '장바구니에 추가하는 중',
    done: '임시 저장한 주문을 장바구니에 추가했습니다',
  },
  removing: {
    title: '임시 저장 {number}: 삭제할까요?',
    text: '되돌릴 수 없습니다.',
    confirm: '임시 저장 삭제',
    busy: '삭제 중',
    done: '임시 저장 {number} 삭제됨',
  },
  failed: '임시 저장 {number}: 변경되지 않았습니다',
  refused: {
    'draft-gone': '이미 이어서 주문했거나 삭제했습니다.',
    'nothing-added': '지금 주문할 수 있는 제품이 없습니다.',
    'ordering-stopped': '이 계정은 주문이 중지되었습니다.',
    'no-draft': '이미 주문되었습니다.',
  },
};
