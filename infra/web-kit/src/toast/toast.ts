import { createStore, type Store } from '../store.ts';

export type ToastTone = 'info' | 'success' | 'error';

export interface ToastMessage {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
}

export interface Toast {
  readonly info: (text: string) => void;
  readonly success: (text: string) => void;
  readonly error: (text: string) => void;
  readonly dismiss: (id: number) => void;
  readonly shown: Pick<Store<readonly ToastMessage[]>, 'get' | 'subscribe'>;
}

/** At most four at once: more would hide the page, so the oldest goes. */
const most = 4;

export function createToast(): Toast {
  const shown = createStore<readonly ToastMessage[]>([]);
  let lastId = 0;
  const show = (tone: ToastTone) => (text: string) => {
    lastId += 1;
    const others = shown.get().filter((message) => message.text !== text);
    shown.set([...others, { id: lastId, tone, text }].slice(-most));
  };
  return {
    info: show('info'),
    success: show('success'),
    error: show('error'),
    dismiss: (id) => shown.set(shown.get().filter((message) => message.id !== id)),
    shown,
  };
}
