import { refusal } from '@pathshala/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import { connectDesk, deadAfterMs, type Link, retryAfterMs } from './desk-connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  FakeEventSource.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect(check: () => Promise<unknown> = async () => ({})) {
  const links: Link['state'][] = [];
  const onLink = ({ state }: Link) => void links.push(state);
  return { links, ...connectDesk({ url: '/stream', onEvent: () => undefined, onLink, check }) };
}

describe('the connection to a desk', () => {
  it('is opened again when nothing has come for too long, whatever the browser says of it', async () => {
    const { links, close } = connect();
    FakeEventSource.latest().send('beat', { serverNow: '2026-01-15T10:00:00.000Z' });
    await vi.advanceTimersByTimeAsync(deadAfterMs - 1);
    expect(FakeEventSource.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeEventSource.opened).toHaveLength(2);
    expect(FakeEventSource.opened[0]?.readyState).toBe(FakeEventSource.CLOSED);
    expect(links).toEqual(['connecting', 'live', 'lost']);
    close();
  });

  it('is tried again some seconds after a refusal that may pass', async () => {
    const { close } = connect(() => Promise.reject(refusal(503, 'common.unavailable', 'Try again.')));
    FakeEventSource.latest().fail(true);
    await vi.advanceTimersByTimeAsync(retryAfterMs - 1);
    expect(FakeEventSource.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeEventSource.opened).toHaveLength(2);
    close();
  });

  it('ends for good with the log-in', async () => {
    const { links } = connect(() => Promise.reject(refusal(401, 'common.unauthenticated', 'Log in.')));
    FakeEventSource.latest().fail(true);
    await vi.advanceTimersByTimeAsync(10 * deadAfterMs);
    expect(FakeEventSource.opened).toHaveLength(1);
    expect(links.at(-1)).toBe('ended');
  });

  it('does nothing more once it is closed', async () => {
    const { close } = connect();
    close();
    await vi.advanceTimersByTimeAsync(10 * deadAfterMs);
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});
