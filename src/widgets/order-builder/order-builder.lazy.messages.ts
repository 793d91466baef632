import { decisionMessages } from './easy-order/decision-parts.messages';
import { easyMessages } from './easy-order/easy.messages';
import { afterMessages } from './parts/after.messages';
import { cameraMessages } from './parts/camera.messages';
import { listDialogMessages } from './parts/list-dialog.messages';

/** Words of what of the order builder comes in chunks of its own. Each chunk takes its part only. */
export const orderBuilderLazyMessages = {
  ...afterMessages,
  ...cameraMessages,
  ...listDialogMessages,
  easy: { ...easyMessages.easy, ...decisionMessages.easy },
} as const;
