import type { TranslationOf } from '../translation';

export const signIn: TranslationOf<'sign-in'> = {
  title: '로그인',
  text: '로그인하면 가격, 장바구니, 주문을 볼 수 있습니다.',
  ended: '세션이 종료되었습니다. 다시 로그인하면 하던 곳에서 계속할 수 있습니다.',
  needed: '로그인한 구매자를 위한 페이지입니다. 보려면 로그인하세요.',
  action: '로그인',
  leaving: '로그인 페이지를 여는 중',
  register: '회원가입',
  resend: '활성화 이메일 다시 보내기',
  browse: '로그인하지 않고 둘러보기',
  signedIn: { title: '{name} 님, 로그인되어 있습니다', text: '여기서 더 할 일은 없습니다.', go: '계속' },
  noAddress: {
    title: '이 페이지에는 로그인이 설정되어 있지 않습니다',
    text: '고객센터에서 로그인을 도와드립니다.',
    call: '{phone} 전화하기',
  },
};
