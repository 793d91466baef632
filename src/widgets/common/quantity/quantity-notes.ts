export { OpenNote } from './open-note';
export { QuantityText } from './quantity-text';
export { UnusualQuestion } from './unusual-question';
