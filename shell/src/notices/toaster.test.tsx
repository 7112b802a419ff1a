import { act, fireEvent, screen } from '@testing-library/react';
import { renderRemotePart } from '@pathshala/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

  function show(text: string) {
    const { services } = renderRemotePart(<Toaster />);
    act(() => services.toast.success(text));
    return services;
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

  it('go after five seconds, not sooner', () => {
    show('Saved');
    pass(4_999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stay while they are pointed at', () => {
    show('Saved');
    fireEvent.pointerEnter(cardOf('Saved'));
    pass(20_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
  });

  it('go when dragged over eight tenths of their width, and spring back before', () => {
    show('Saved');
    drag(cardOf('Saved'), 239);
    expect(screen.queryByText('Saved')).not.toBeNull();
    drag(cardOf('Saved'), 240);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('go by keyboard too', () => {
    show('Saved');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('do not pile up: the same text once, four at most', () => {
    const { toast } = show('one');
    act(() => {
      for (const text of ['one', 'two', 'three', 'four', 'five']) toast.info(text);
    });
    expect(toast.shown.get().map(({ text }) => text)).toEqual(['two', 'three', 'four', 'five']);
  });
});
