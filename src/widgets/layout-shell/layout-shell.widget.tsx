import { useEffect } from 'react';
import { useSessionRuntime } from '../../runtime/react/use-session-runtime';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { layoutShellContract } from './layout-shell.contract';
import { layoutShellMessages } from './layout-shell.messages';
import { COMMERCE_LAYOUT_1, shellUser } from './layout-shell.rules';
import type { LayoutShellEvents, LayoutShellProps, ShellUser } from './layout-shell.types';
import { LayoutShellView } from './layout-shell.view';

type BodyProps = LayoutShellProps & WidgetTools<LayoutShellEvents>;

/** Without a session port the user counts as a guest (decision 12). */
const guest: ShellUser = { status: 'guest' };

function LayoutShellBody(props: BodyProps) {
  const { adapter } = useSettings();
  // The layout needs no data, so it renders before the page has an adapter.
  return adapter === null ? <Frame {...props} user={guest} /> : <WithUser {...props} />;
}

/** The session reads the guest flag first, and the user only for users who are not guests. */
function WithUser(props: BodyProps) {
  const { emit } = props;
  const { state, runtime } = useSessionRuntime();
  const user = shellUser(state, () => void runtime.reload());
  const userId = user.status === 'signed-in' ? user.userId : null;
  useEffect(() => {
    if (user.status === 'guest' || user.status === 'signed-in')
      emit('session-ready', { isGuest: user.status === 'guest', userId });
  }, [user.status, userId, emit]);
  return <Frame {...props} user={user} />;
}

function Frame(props: BodyProps & { readonly user: ShellUser }) {
  const messages = useMessages(layoutShellContract.name, layoutShellMessages, props.messages);
  return <LayoutShellView {...props} overrides={props.messages} messages={messages} />;
}

/** Page layout: skip links, landmarks, the site notice and the user. */
export const LayoutShell = /* @__PURE__ */ defineWidget<LayoutShellProps, LayoutShellEvents>(
  layoutShellContract,
  LayoutShellBody,
);

/** Props of `CommerceLayout1`, whose header consists of logo, notice and form. */
export type CommerceLayout1Props = Omit<LayoutShellProps, 'layout'>;

/** The page layout `commerce_Layout_1`: the resend form in the header, surrounded by the notice and spacer lines. */
export const CommerceLayout1 = (props: CommerceLayout1Props) => <LayoutShell {...props} layout={COMMERCE_LAYOUT_1} />;
