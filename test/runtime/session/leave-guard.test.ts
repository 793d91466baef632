import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getLeaveGuard } from '../../../src/runtime/session/leave-guard';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { signedInBackend } from '../../support/session-samples';

describe('unsaved work', () => {
  it('is reported with the event that would lose it, and is dropped on sign-out', () => {
    const adapter = signedInBackend();
    const session = getSessionRuntime(adapter);
    const leave = getLeaveGuard(adapter);
    let typed = false;
    const takeBack = leave.guard(() => typed, 'form', 'view');
    leave.guard(() => true, 'form', 'page');
    session.guard(() => true, 'cart');
    expect(leave.losesView()).toBe(false);
    typed = true;
    expect(leave.losesView()).toBe(true);
    takeBack();
    expect(leave.losesView()).toBe(false);
    leave.guard(() => true, 'form', 'view');
    session.forget();
    expect(leave.losesView()).toBe(false);
    expect(session.unsavedWork()).toEqual(['cart']);
  });
});

describe('unloading the page', () => {
  let page: EventTarget;
  const isConfirmationRequired = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('window', page);
  });

  it('is confirmed only while work would be lost with the page', () => {
    const adapter = signedInBackend();
    const session = getSessionRuntime(adapter);
    session.guard(() => true, 'cart');
    expect(isConfirmationRequired()).toBe(false);
    let typed = false;
    const takeBack = getLeaveGuard(adapter).guard(() => typed, 'form', 'page');
    expect(isConfirmationRequired()).toBe(false);
    typed = true;
    expect(isConfirmationRequired()).toBe(true);
    takeBack();
    expect(isConfirmationRequired()).toBe(false);
  });

  it('is confirmed for one unsaved form among saved ones', () => {
    const leave = getLeaveGuard(signedInBackend());
    leave.guard(() => false, 'form', 'page');
    leave.guard(() => true, 'form', 'page');
    expect(isConfirmationRequired()).toBe(true);
  });

  it('has no listener without work, which would keep the page out of the back/forward cache', () => {
    const [add, remove] = [vi.spyOn(page, 'addEventListener'), vi.spyOn(page, 'removeEventListener')];
    const leave = getLeaveGuard(signedInBackend());
    expect(add).not.toHaveBeenCalled();
    const [first, second] = [leave.guard(() => true, 'form', 'page'), leave.guard(() => true, 'form', 'page')];
    first();
    expect(remove).not.toHaveBeenCalled();
    add.mockClear();
    second();
    expect(remove).toHaveBeenCalledOnce();
    expect(remove.mock.calls[0]?.[0]).toBe('beforeunload');
    expect(add).not.toHaveBeenCalled();
  });
});
