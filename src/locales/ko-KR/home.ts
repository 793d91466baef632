import type { TranslationOf } from '../translation';

export const home: TranslationOf<'home'> = {
  title: '다음 배송을 위해 주문하세요',
  text: '가격, 장바구니, 주문을 사무실에서도 창고에서도 확인하세요.',
  loading: '로그인 상태를 확인하는 중',
  signIn: { title: '이미 이용 중이라면', action: '로그인' },
  register: { title: '처음이라면', text: '고객 번호를 준비해 주세요.', action: '회원가입' },
  browse: { title: '먼저 둘러보기', action: '제품 둘러보기' },
  resend: '활성화 이메일 다시 보내기',
  signedIn: { title: '{name} 님, 다시 오신 것을 환영합니다', action: '제품 둘러보기', cart: '장바구니 보기' },
  noWay: { title: '이 페이지에는 로그인이 설정되어 있지 않습니다', text: '고객센터에서 도와드립니다: {phone}' },
};
