import './violations-fixture.css';
import { useEffect, useState } from 'react';
import type { Adapter, SessionUser } from '../../../../src/ports';
import { TradefrontProvider, useSettings } from '../../../../src/runtime/react/provider';
import type { HostedStory } from './csf';
import { pseudo } from '../../../../stories/support/pseudo-locale';

const adapter: Adapter = {
  id: 'planted',
  session: { user: async () => ({ id: 'dana', firstName: 'Dana', accountId: null, permissions: [] }) },
};

/** Literal texts of every kind, beside allowed ones; and wider than a phone. */
function Planted() {
  const { adapter: given } = useSettings();
  const [user, setUser] = useState<SessionUser | null>(null);
  useEffect(() => {
    void given?.session?.user?.({}).then(setUser);
  }, [given]);
  const name = user?.firstName ?? '';
  return (
    <div className="tf-root planted">
      <p>{name}</p>
      <p>{user?.id}</p>
      <p>{new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(0)}</p>
      <p>{`${pseudo('Ordered by')} ${name}`}</p>
      <p>Planted text</p>
      {user === null && <p>Planted moment</p>}
      <p>{name && `Danae, ${name}`}</p>
      <input aria-label="Planted label" placeholder="Planted hint" />
    </div>
  );
}

/** The story whose violations the test must detect. */
export const planted: HostedStory = {
  id: 'Planted',
  globals: {},
  context: (globals) => ({
    id: 'Planted',
    title: 'Planted',
    name: 'Planted',
    args: {},
    globals,
    parameters: {},
    viewMode: 'story',
  }),
  component: () =>
    function InProvider() {
      return (
        <TradefrontProvider adapter={adapter}>
          <Planted />
        </TradefrontProvider>
      );
    },
  play: null,
  before: [],
};
