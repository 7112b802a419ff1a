import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

export { createStore, type Store } from './create-store.ts';

export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
