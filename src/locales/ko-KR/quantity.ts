import type { TranslationOf } from '../translation';

export const quantity: TranslationOf<'quantity'> = {
  problems: {
    valueMissing: '수량을 입력하세요.',
    badInput: '숫자를 입력하세요.',
    invalidEntry: '{min} 이상을 입력하거나 삭제하세요.',
    rangeUnderflow: '{min} 이상을 입력하세요.',
    rangeOverflow: '{max} 이하를 입력하세요.',
    stepMismatch: '{step} 단위로 판매합니다. {lower} 또는 {upper}을(를) 입력하세요.',
    wholeNumber: '{lower} 또는 {upper} 같은 정수를 입력하세요.',
  },
  unusual: '평소 수량 {usual}개의 {times}배입니다. {quantity}개를 유지할까요?',
  unusualFirst: '이 제품은 처음 주문하시며 {quantity}개는 트럭 한 대 분량보다 많습니다. {quantity}개를 유지할까요?',
  keep: '{quantity}개 유지',
  change: '{quantity}개로 변경',
  open: { other: '수량 {count}개를 다시 확인하세요.' },
};
