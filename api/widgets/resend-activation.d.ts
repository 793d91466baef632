import { b as ResendActivationProps } from 'shared/resend-activation.types';
export { R as ResendActivationAdapter, a as ResendActivationEvents, c as ResendActivationSlots, r as resendActivationContract } from 'shared/resend-activation.types';
export { r as resendActivationMessages } from 'shared/resend-activation.messages';
import * as react from 'react';
import 'shared/activation';
import 'shared/problem';
import 'shared/ports';
import 'shared/common.types';
import 'shared/messages';

/** Resend activation email, over one port method. */
declare const ResendActivation: react.ComponentType<ResendActivationProps>;

export { ResendActivation, ResendActivationProps };
