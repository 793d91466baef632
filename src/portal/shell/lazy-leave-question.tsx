import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lazyModule } from '../../ui/lazy/lazy-module';
import { pendingLeave } from '../unsaved';

const chunk = /* @__PURE__ */ lazyModule(() => import('./leave-question'));

/** The question, once the buyer is about to leave a page that would be lost. */
export function LazyLeaveQuestion() {
  const open = useStore(pendingLeave, ({ go }) => go !== null);
  // A portal that comes later has no question of this one's.
  useEffect(() => () => pendingLeave.setState({ go: null }), []);
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen && <Loaded open={open} />;
}

function Loaded({ open }: { readonly open: boolean }) {
  const Question = chunk.useModule()?.LeaveQuestion;
  return Question ? <Question open={open} /> : null;
}
