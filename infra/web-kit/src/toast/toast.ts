import { createStore, type Store } from '../store.ts';

export type ToastTone = 'info' | 'success' | 'error';

export interface ToastMessage {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
}

/** One message at a time: the next one replaces it, so that "Please wait" becomes the outcome. */
export interface Toast {
  readonly info: (text: string) => void;
  readonly success: (text: string) => void;
  readonly error: (text: string) => void;
  readonly dismiss: (id: number) => void;
  /** Empty or one message. */
  readonly shown: Pick<Store<readonly ToastMessage[]>, 'get' | 'subscribe'>;
}

export function createToast(): Toast {
  const shown = createStore<readonly ToastMessage[]>([]);
  let lastId = 0;
  const show = (tone: ToastTone) => (text: string) => {
    lastId += 1;
    shown.set([{ id: lastId, tone, text }]);
  };
  return {
    info: show('info'),
    success: show('success'),
    error: show('error'),
    dismiss: (id) => {
      if (shown.get().some((message) => message.id === id)) shown.set([]);
    },
    shown,
  };
}
