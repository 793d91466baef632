import type { TranslationOf } from '../translation';

export const otherAccount: TranslationOf<'other-account'> = {
  title: '{name}의 주문입니다',
  text: '지금은 {current}의 주문을 진행하고 있습니다.',
  action: '{name}(으)로 전환',
  switching: '전환 중',
  failed: '매장을 전환하지 못했습니다',
  unsaved: {
    title: '{current}에서 나가시겠습니까?',
    text: '저장되지 않은 변경 사항은 사라집니다.',
    stay: '그대로 있기',
    go: '매장 전환',
  },
};
