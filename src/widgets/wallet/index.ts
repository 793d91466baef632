'use client';

export { type FrameFieldsOptions, framePaymentFields } from '../../runtime/payment/frame-fields';
export type {
  InlinePaymentFields,
  MountedPaymentFields,
  PaymentFieldError,
  PaymentFieldName,
  PaymentFieldProblem,
  PaymentFields,
  PaymentFieldsResult,
  PaymentFieldsRequest,
  PaymentKind,
  PaymentToken,
  RedirectPaymentFields,
} from '../../runtime/payment/payment-fields.types';
export { walletContract } from './wallet.contract';
export { walletMessages } from './wallet.messages';
export type { WalletAdapter, WalletEvents, WalletProps, WalletSlots } from './wallet.types';
export { Wallet } from './wallet.widget';
