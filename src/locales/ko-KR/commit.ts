import type { TranslationOf } from '../translation';

export const commit = {
  lost: '응답이 중간에 사라졌습니다. 확인될 때까지 다시 보내지 않습니다.',
  checkingSlow: '아직 확인하고 있습니다. 평소보다 오래 걸리고 있습니다.',
  check: '다시 확인',
  call: '또는 고객센터 {phone}번으로 전화하세요.',
  why: '{what} {why}',
  reference: '참조 번호: {id}',
} as const satisfies TranslationOf<'commit'>;
