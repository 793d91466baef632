import type { SiteMessages } from './site-messages';

export const koKR: SiteMessages = {
  tag: '데모',
  hours: '월~토, 오전 6시~오후 6시',
  noticeText:
    '주문 사이트가 이전했습니다. 새 주소를 즐겨찾기에 추가하세요. 이전 주소의 자동 이동은 {date}에 종료됩니다.',
  choose: {
    title: '데모 구매자 선택',
    text: '어떤 정보도 브라우저 밖으로 나가지 않습니다. 주문한 내용은 데모를 초기화할 때까지 브라우저에 보관됩니다.',
  },
  roles: { super: '최고 관리자', ordering: '주문', finance: '재무', service: '서비스' },
  accounts: { one: '{first}', two: '{first} 및 {second}', many: '{first} 외 매장 {count}곳' },
  current: '로그인됨',
  guest: '비회원으로 둘러보기',
  guestText: '로그인하지 않고 둘러볼 수도 있습니다.',
  switchBuyer: '구매자 변경',
  reset: {
    open: '데모 데이터 초기화',
    title: '데모 데이터를 초기화할까요?',
    text: '장바구니와 주문이 데모 시작 시점으로 돌아갑니다. 되돌릴 수 없습니다.',
    confirm: '데이터 초기화',
    cancel: '데이터 유지',
    busy: '초기화하는 중',
  },
  scenario: '시나리오: {scenario}',
  registering: {
    title: '이 데모에서 사용할 수 있는 정보',
    rejected: '이 매장으로 가입하면 고객센터로 안내됩니다.',
    number: '고객 번호',
    code: '가입 코드',
    invoices: '청구서 번호',
    mobile: '휴대전화 번호',
    texted: '문자 메시지 코드',
  },
  signedOut: { title: '로그아웃되었습니다', text: '장바구니는 다음을 위해 보관됩니다.', action: '포털로 돌아가기' },
};
