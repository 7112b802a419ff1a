import { deskEvents } from '@pathshala/svc-exams-contract/exam-desk';
import { act } from '@testing-library/react';

type Listener = (event: { readonly data: string }) => void;

/** Stands in for the browser's EventSource; a test sends what the service would, and data that no contract allows throw. */
export class FakeEventSource {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readonly url: string;
  readyState = 1;
  readonly #listeners = new Map<string, Listener[]>();

  constructor(url: string) {
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  static latest(): FakeEventSource {
    const source = FakeEventSource.opened.at(-1);
    if (source === undefined) throw new Error('no stream was opened');
    return source;
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  send(type: keyof typeof deskEvents, data: unknown): void {
    const parsed: unknown = deskEvents[type].parse(data);
    act(() => this.#emit(type, { data: JSON.stringify(parsed) }));
  }

  /** Simulates a lost connection. With `isRefused` the browser does not reconnect. */
  fail(isRefused = false): void {
    if (isRefused) this.readyState = FakeEventSource.CLOSED;
    act(() => this.#emit('error', { data: '' }));
  }

  #emit(type: string, event: { readonly data: string }): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }
}
