import { createFakeServices, createMemoryNavigation } from '@pathshala/web-kit/testing';
import { defineRemote, type RemoteModule, type RemoteProps } from '@pathshala/web-kit/remote';
import { useLocation } from '@pathshala/web-kit/router';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountRemote, type RemoteState } from './mount-remote.ts';

function Address() {
  return <p>at {useLocation().pathname}</p>;
}

function Broken(): never {
  throw new Error('broken on purpose');
}

const propsAt = (path: string): RemoteProps => {
  const { navigator, location } = createMemoryNavigation(path);
  return { basename: '/', navigator, location: location.get(), services: createFakeServices() };
};

describe('the place of a remote', () => {
  let parent: HTMLElement;
  let states: RemoteState[];
  let reported: unknown[];

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    parent = document.createElement('div');
    document.body.append(parent);
    states = [];
    reported = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  });
  afterEach(() => {
    parent.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const place = (load: () => Promise<RemoteModule>, props = propsAt('/exams')) =>
    mountRemote({ parent, load, props, onChange: (state) => states.push(state) });
  const lastStatus = () => states.at(-1)?.status;

  it('shows the remote, tells it of new addresses, and is empty afterwards', async () => {
    const placed = place(async () => defineRemote({ name: 'a', Root: Address }));
    await vi.waitFor(() => expect(lastStatus()).toBe('mounted'));
    expect(parent.textContent).toBe('at /exams');
    placed.update(propsAt('/exams/7'));
    await vi.waitFor(() => expect(parent.textContent).toBe('at /exams/7'));
    placed.unmount();
    await vi.waitFor(() => expect(parent.childElementCount).toBe(0));
  });

  it('tells of an address that changed while the remote was on its way', async () => {
    const placed = place(async () => defineRemote({ name: 'a', Root: Address }));
    placed.update(propsAt('/exams/8'));
    await vi.waitFor(() => expect(parent.textContent).toBe('at /exams/8'));
    placed.unmount();
  });

  it('ends on the last of several addresses, however quickly they follow one another', async () => {
    const placed = place(async () => defineRemote({ name: 'quick', Root: Address }));
    await vi.waitFor(() => expect(lastStatus()).toBe('mounted'));
    const lost: string[] = [];
    for (let attempt = 0; attempt < 64; attempt += 1) {
      const gap = attempt % 31;
      for (const step of ['first', 'second', 'last']) {
        placed.update(propsAt(`/exams/${attempt}/${step}`));
        await new Promise((resolve) => setTimeout(resolve, gap));
      }
      const deadline = performance.now() + 500;
      while (parent.textContent !== `at /exams/${attempt}/last` && performance.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      if (parent.textContent !== `at /exams/${attempt}/last`) lost.push(`${gap} ms: ${parent.textContent}`);
    }
    expect(lost).toEqual([]);
    expect(reported).toEqual([]);
    placed.unmount();
    await vi.waitFor(() => expect(parent.childElementCount).toBe(0));
  });

  it('is left in the middle of an update without an error, and unmounts its remote', async () => {
    let unmounts = 0;
    function Counted() {
      useEffect(() => () => void (unmounts += 1), []);
      return <Address />;
    }
    const placed = place(async () => defineRemote({ name: 'left', Root: Counted }));
    await vi.waitFor(() => expect(lastStatus()).toBe('mounted'));
    placed.update(propsAt('/exams/7'));
    await Promise.resolve();
    placed.unmount();
    await vi.waitFor(() => expect(parent.childElementCount).toBe(0));
    expect([unmounts, reported]).toEqual([1, []]);
  });

  it('says why a remote could not be loaded', async () => {
    place(() => Promise.reject(new Error('503')));
    await vi.waitFor(() => expect(states).toEqual([{ status: 'failed', error: new Error('503') }]));
    expect(reported).toEqual([new Error('503')]);
  });

  it('says within seconds that a remote hangs, and still shows it when it comes', async () => {
    vi.useFakeTimers();
    let arrive: (module: RemoteModule) => void = () => undefined;
    const placed = place(() => new Promise((resolve) => (arrive = resolve)));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(lastStatus()).toBe('failed');
    vi.useRealTimers();
    arrive(defineRemote({ name: 'late', Root: Address }));
    await vi.waitFor(() => expect(lastStatus()).toBe('mounted'));
    placed.unmount();
  });

  it('shows a remote’s own notice when it breaks, and can be left', async () => {
    const silenced = vi.spyOn(console, 'error').mockReturnValue();
    const placed = place(async () => defineRemote({ name: 'b', Root: Broken }));
    await vi.waitFor(() => expect(parent.textContent).toContain('This did not work'));
    expect(parent.textContent).not.toContain('broken on purpose');
    placed.unmount();
    await vi.waitFor(() => expect(parent.childElementCount).toBe(0));
    silenced.mockRestore();
  });

  it('never shows a remote that comes after one has left', async () => {
    let arrive: (module: RemoteModule) => void = () => undefined;
    const placed = place(() => new Promise((resolve) => (arrive = resolve)));
    placed.unmount();
    arrive(defineRemote({ name: 'gone', Root: Address }));
    await vi.waitFor(() => expect(parent.childElementCount).toBe(0));
    expect(states).toEqual([]);
  });

  it('leaves nothing behind after thirty visits', async () => {
    const remote = defineRemote({ name: 'c', Root: Address });
    for (let visit = 0; visit < 30; visit += 1) {
      states = [];
      const placed = place(async () => remote);
      await vi.waitFor(() => expect(lastStatus()).toBe('mounted'));
      placed.unmount();
      await vi.waitFor(() => expect(parent.childElementCount).toBe(0));
    }
  });
});
