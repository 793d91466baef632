import type { TranslationOf } from '../translation';

export const resendActivation: TranslationOf<'resend-activation'> = {
  form: {
    title: '활성화 이메일 다시 보내기',
    text: '계정을 만들 때 사용한 이메일을 입력하세요. 계정을 활성화하는 링크가 담긴 새 메일을 보내 드립니다.',
    email: '이메일',
    submit: '제출',
    sending: '보내는 중',
  },
  problems: {
    valueMissing: '이메일 주소를 입력하세요.',
    typeMismatch: 'name@company.com처럼 전체 이메일 주소를 입력하세요.',
  },
  success: {
    title: '활성화 이메일을 보냈습니다',
    text: '메일에 있는 링크를 열어 계정을 활성화하세요. 몇 분 뒤에도 오지 않으면 스팸 메일함을 확인하세요.',
    again: '다른 이메일 사용',
  },
  exists: {
    title: '이미 활성화된 계정입니다',
    text: '이메일과 비밀번호로 로그인하세요.',
    signIn: '로그인',
  },
  contact: {
    title: '계정을 확인하지 못했습니다',
    text: '고객센터에서 계정을 찾아 이메일을 대신 보내 드릴 수 있습니다.',
    call: '고객센터 {phone}번으로 전화하세요.',
    tryAgain: '다시 시도',
    register: '직접 가입하기',
  },
  apps: {
    title: '휴대전화로 주문하기',
    ios: 'iOS용 다운로드',
    android: 'Android용 다운로드',
  },
};
