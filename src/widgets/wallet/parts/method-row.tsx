import { useRef, useState } from 'react';
import type { WalletMethod } from '../../../domain';
import { toPortError } from '../../../ports';
import { useMessages } from '../../../runtime/react/use-messages';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { useFocusAfterRender } from '../../../ui/hooks/use-focus-after-render';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { Tag } from '../../../ui/tag/tag';
import { MethodMark, expiryText } from '../../common/add-method/method-mark';
import { commonMessages } from '../../common/common.messages';
import { endingOf, nameOf, noTask } from '../wallet.rules';
import type { WalletActions } from '../use-wallet-actions';
import { LazyNaming, prefetchLazyParts } from './lazy-parts';
import type { PaymentMethodsCardProps } from './methods-card';

export interface MethodRowProps extends PaymentMethodsCardProps {
  readonly method: WalletMethod;
  readonly renaming: boolean;
}

/** One method with its status and actions. */
export function MethodRow({
  method,
  renaming,
  messages,
  overrides,
  actions,
  onDo,
  onChanged,
  refetch,
  emit,
}: MethodRowProps) {
  const { m, fill } = messages;
  const common = useMessages('common', commonMessages).m;
  const announce = useAnnounce();
  const name = nameOf(method, messages);
  const row = useRef<HTMLLIElement>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const making = useMakeDefault(actions.makeDefault);
  const makeDefault = async () => {
    const answer = await making.make(method.id);
    if (answer === null) return;
    if (answer.outcome === 'refused') return answer.reason === 'method-gone' ? refetch() : undefined;
    onChanged(answer.methods);
    emit('default-method-change', { methodId: method.id });
    announce(fill(m.nowDefault, { name }));
    // The pressed button is removed, so the focus moves to its row.
    row.current?.focus();
  };
  const focusAfterRender = useFocusAfterRender();
  const failure = making.failure;
  const about = joinFacts([method.nickname === '' ? null : endingOf(method, messages), monthOf()]);
  function monthOf(): string | null {
    if (method.expiry === null) return null;
    return fill(m.expires, { month: expiryText(method.expiry) });
  }
  const { rename } = actions;
  if (renaming && rename !== undefined) {
    return (
      <li part="wallet-row" className="tf-wallet-row" ref={row} tabIndex={-1}>
        <MethodMark method={method} />
        <LazyNaming
          method={method}
          overrides={overrides}
          messages={messages}
          onRename={(nickname) => rename(method.id, nickname)}
          onClose={() => {
            onDo(noTask);
            focusAfterRender(() => renameButton.current);
          }}
          onRenamed={(next) => {
            onDo(noTask);
            onChanged(next);
            emit('method-rename', { methodId: method.id });
            focusAfterRender(() => renameButton.current);
          }}
        />
      </li>
    );
  }
  return (
    <li part="wallet-row" className="tf-wallet-row" ref={row} tabIndex={-1} data-problem={method.problem ?? undefined}>
      <MethodMark method={method} />
      <div className="tf-wallet-text">
        <p className="tf-row tf-wrap">
          <bdi part="wallet-name" className="tf-medium tf-wallet-name">
            {name}
          </bdi>
          <Tags method={method} messages={messages} />
        </p>
        {about !== '' && <p className="tf-second tf-quiet">{about}</p>}
        {method.problem !== null && <p className="tf-second tf-muted">{m.notes[method.problem]}</p>}
      </div>
      <div part="wallet-actions" className="tf-wallet-actions">
        {actions.makeDefault && !method.isDefault && method.problem === null && (
          <Button
            variant="base"
            size="sm"
            busy={making.busy}
            aria-label={fill(m.actions.makeDefaultLong, { name })}
            onClick={() => void makeDefault()}
          >
            {m.actions.makeDefault}
          </Button>
        )}
        {rename && (
          <Button
            ref={renameButton}
            variant="base"
            size="sm"
            aria-label={fill(m.actions.renameLong, { name })}
            onPointerEnter={prefetchLazyParts}
            onFocus={prefetchLazyParts}
            onClick={() => onDo({ kind: 'renaming', methodId: method.id })}
          >
            {m.actions.rename}
          </Button>
        )}
        {actions.remove && (
          <Button
            variant="base"
            size="sm"
            aria-label={fill(m.actions.removeLong, { name })}
            onPointerEnter={prefetchLazyParts}
            onFocus={prefetchLazyParts}
            onClick={() => onDo({ kind: 'removing', methodId: method.id })}
          >
            {m.actions.remove}
          </Button>
        )}
      </div>
      {failure !== null && (
        <Banner
          part="wallet-error"
          className="tf-wallet-error"
          role="alert"
          tone="critical"
          title={fill(m.notChanged, { name })}
        >
          {failure === 'method-gone' ? m.removed : failure === 'method-unusable' ? m.unusable : common.errors[failure]}
        </Banner>
      )}
    </li>
  );
}

const Tags = ({
  method: { isDefault, isAutopayMethod, problem },
  messages: { m },
}: Pick<MethodRowProps, 'method' | 'messages'>) => (
  <>
    {isDefault && <Tag tone="accent">{m.tags.default}</Tag>}
    {isAutopayMethod && <Tag>{m.tags.autopay}</Tag>}
    {problem !== null && <Tag tone={problem === 'expired' ? 'critical' : 'caution'}>{m.tags[problem]}</Tag>}
  </>
);

/** Makes a method the default one, and returns the error if that fails. */
function useMakeDefault(makeDefault: WalletActions['makeDefault']) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<keyof typeof commonMessages.errors | 'method-gone' | 'method-unusable' | null>(
    null,
  );
  async function make(methodId: string) {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await makeDefault?.(methodId);
      if (answer?.outcome === 'refused') setFailure(answer.reason);
      return answer ?? null;
    } catch (thrown) {
      setFailure(toPortError(thrown).code);
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, make };
}
