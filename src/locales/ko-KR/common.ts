import type { TranslationOf } from '../translation';

export const common: TranslationOf<'common'> = {
  tryAgain: '다시 시도',
  slow: '평소보다 오래 걸리고 있습니다.',
  close: '닫기',
  signIn: '로그인',
  optional: '선택 사항',
  sku: 'SKU {sku}',
  notAvailable: '정보 없음',
  signedOut: {
    title: '로그인하면 볼 수 있습니다',
    text: '계정을 만들 때 사용한 이메일로 로그인하세요.',
    ended: '세션이 종료되었습니다. 다시 로그인하면 여기서 계속할 수 있습니다.',
  },
  denied: {
    title: '접근 권한이 없습니다',
    text: '매장의 최고 관리자가 권한을 켤 수 있습니다.',
  },
  broken: { title: '지금은 페이지의 이 부분을 사용할 수 없습니다', text: '페이지의 나머지 부분은 작동합니다.' },
  offline: '오프라인 상태입니다. 보이는 내용이 최신이 아닐 수 있습니다.',
  noAccount: { title: '주문할 매장이 없습니다', text: '고객센터에 전화하여 매장을 연결하세요.' },
  errors: {
    offline: '오프라인 상태입니다. 다시 연결되면 시도하세요.',
    timeout: '주문 서비스가 제때 응답하지 않았습니다.',
    'signed-out': '세션이 종료되었습니다. 다시 로그인하세요.',
    forbidden: '이 매장에는 접근 권한이 없습니다.',
    'not-found': '더 이상 존재하지 않는 항목입니다.',
    conflict: '다른 곳에서 변경되었습니다. 다시 확인하세요.',
    rejected: '주문 서비스가 이 작업을 받아들이지 않았습니다.',
    'too-many-requests': '한 번에 너무 많은 요청을 보냈습니다. 잠시 기다린 후 다시 시도하세요.',
    unavailable: '지금은 주문 서비스를 사용할 수 없습니다.',
    malformed: '예기치 않은 오류가 발생했습니다. 나중에 다시 시도하세요.',
    aborted: '완료되기 전에 중단되었습니다.',
    unexpected: '예기치 않은 오류가 발생했습니다. 나중에 다시 시도하세요.',
  },
};
