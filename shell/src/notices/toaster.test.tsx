import { act, fireEvent, screen } from '@testing-library/react';
import { renderRemotePart } from '@pathshala/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Box, findFreeTop } from './free-position.ts';
import { Toaster } from './toaster.tsx';

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (milliseconds: number): void =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });

  /** The first toast loads what shows it. */
  async function show(text: string, at = '/') {
    const rendered = renderRemotePart(<Toaster />, { at });
    act(() => rendered.services.toast.success(text));
    await act(() => vi.dynamicImportSettled());
    return rendered;
  }

  /** jsdom lays nothing out, and its pointer events carry no place. */
  function drag(element: Element, distance: number): void {
    Object.defineProperty(element, 'offsetWidth', { value: 300 });
    const at = (type: string, clientX: number) =>
      fireEvent(element, new MouseEvent(type, { bubbles: true, clientX }));
    at('pointerdown', 100);
    at('pointermove', 100 + distance);
    at('pointerup', 100 + distance);
  }

  const cardOf = (text: string): Element => screen.getByText(text).closest('[data-tone]') ?? document.body;

  it('go after five seconds, not sooner [NAV-06]', async () => {
    await show('Saved');
    pass(4_999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stay while they are pointed at', async () => {
    await show('Saved');
    fireEvent.pointerEnter(cardOf('Saved'));
    pass(20_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
  });

  it('go when dragged over eight tenths of their width, and spring back before [NAV-06]', async () => {
    await show('Saved');
    drag(cardOf('Saved'), 239);
    expect(screen.queryByText('Saved')).not.toBeNull();
    drag(cardOf('Saved'), 240);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('go by keyboard too', async () => {
    await show('Saved');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('go away by the second drag when the first was let go early or cancelled [NAV-06]', async () => {
    await show('Saved');
    drag(cardOf('Saved'), 150);
    const card = cardOf('Saved');
    const at = (type: string, clientX: number) =>
      fireEvent(card, new MouseEvent(type, { bubbles: true, clientX }));
    at('pointerdown', 100);
    at('pointermove', 220);
    fireEvent(card, new Event('pointercancel', { bubbles: true }));
    expect(fireEvent.dragStart(card)).toBe(false);
    drag(card, 270);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('come one at a time: the outcome takes the place of the wait and of old errors [NAV-06]', async () => {
    const { toast } = (await show('one')).services;
    act(() => {
      toast.error('Passrord do not match');
      toast.info('Please wait...');
    });
    expect(screen.queryByText('Passrord do not match')).toBeNull();
    act(() => toast.success('We have sent a code.'));
    expect(screen.queryByText('Please wait...')).toBeNull();
    expect(toast.shown.get().map(({ text }) => text)).toEqual(['We have sent a code.']);
    pass(4_999);
    screen.getByText('We have sent a code.');
  });

  it('of what went wrong do not go along to the next page, good news does', async () => {
    const { services, navigation } = await show('first', '/signup');
    act(() => services.toast.error('Not so'));
    act(() => navigation.navigator.push('/signup?x=1'));
    screen.getByText('Not so');
    act(() => navigation.navigator.push('/login'));
    expect(screen.queryByText('Not so')).toBeNull();
    act(() => services.toast.success('Done it'));
    act(() => navigation.navigator.push('/'));
    screen.getByText('Done it');
  });
});

describe('the place of a toast', () => {
  const toast = { left: 1000, right: 1350, top: 76, bottom: 130 };
  const field = (top: number, left = 900) => ({ left, right: left + 300, top, bottom: top + 48 });

  it.each<[string, readonly Box[], number]>([
    ['at the top where nothing is', [], 76],
    ['at the top beside a field', [field(90, 300)], 76],
    ['below a field', [field(90)], 146],
    ['in the first gap that is wide enough', [field(90), field(180), field(300)], 236],
    ['at the top where nothing is free', [field(76), field(130), field(180), field(230), field(290)], 76],
  ])('is %s', (_, taken, top) => {
    expect(findFreeTop(toast, taken, 300 + 54)).toBe(top);
  });
});
