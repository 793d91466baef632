import type { TranslationOf } from '../translation';

export const appLinks: TranslationOf<'app-links'> = {
  title: '앱과 도구',
  fountain: { title: 'Fountain 및 Freestyle', text: '시럽을 주문하고 디스펜서를 관리하세요' },
  ios: { title: 'iPhone 및 iPad 앱', text: 'App Store 앱으로 주문하고 배송을 확인하세요' },
  android: { title: 'Android 앱', text: 'Google Play 앱으로 주문하고 배송을 확인하세요' },
  newWindow: '새 창에서 열립니다',
  prompt: {
    label: '모바일 앱',
    title: '휴대전화로 주문하세요',
    text: '창고에서 재고를 세고 바로 주문하세요.',
    get: '앱 받기',
    dismiss: '나중에',
    dismissed: '앱을 더 이상 권하지 않습니다',
  },
};
