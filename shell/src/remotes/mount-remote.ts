import type { RemoteModule, RemoteProps } from '@pathshala/web-kit/remote-props';
import type { Parcel } from 'single-spa';
import { withTimeout } from './with-timeout.ts';
import { rootParcel, unmountParcel } from './root-parcel.ts';

export type RemoteState =
  | { readonly status: 'loading' }
  | { readonly status: 'mounted' }
  | { readonly status: 'failed'; readonly error: Error };

export interface MountOptions {
  readonly parent: HTMLElement;
  readonly load: () => Promise<RemoteModule>;
  readonly props: RemoteProps;
  readonly onChange: (state: RemoteState) => void;
}

export interface MountedRemote {
  readonly update: (props: RemoteProps) => void;
  readonly leave: () => void;
}

/** Milliseconds after which a place says that its remote is not there. */
const timeout = 6_000;

/**
 * Loads a remote into a fresh element of `parent`; says so when it is there, or why it is not. One that is only late
 * is still shown when it comes: on a bad line everything is late.
 */
export function mountRemote({ parent, load, props, onChange }: MountOptions): MountedRemote {
  // A fresh element for every mount: one that a remote has failed to leave goes away with what is in it.
  const element = document.createElement('div');
  parent.append(element);
  let wanted = props;
  let shown = props;
  let parcel: Parcel | undefined;
  let isMounted = false;
  let isGone = false;
  let isUpdating = false;
  let updates = Promise.resolve();

  const fail = (error: unknown): void => {
    if (isGone) return;
    reportError(error);
    onChange({ status: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
  };

  async function arrive(): Promise<void> {
    const [module, mountParcel] = await Promise.all([load(), rootParcel()]);
    if (isGone) return;
    shown = wanted;
    parcel = mountParcel(module, element, shown);
    await parcel.mountPromise;
    isMounted = true;
    if (!isGone) onChange({ status: 'mounted' });
    update();
  }

  const isBehind = (): boolean => !isGone && shown !== wanted;

  /** single-spa refuses an update, or an unmount, while an update is under way: one at a time, until none is newer. */
  async function updateUntilShown(): Promise<void> {
    isUpdating = true;
    try {
      while (isBehind()) {
        shown = wanted;
        await parcel?.update?.(shown);
      }
    } catch (error) {
      // A parcel whose update fails is broken for good: single-spa refuses everything after it.
      fail(error);
    } finally {
      isUpdating = false;
    }
  }

  function update(): void {
    if (isMounted && !isUpdating) updates = updateUntilShown();
  }

  withTimeout(arrive(), timeout).catch(fail);

  return {
    update: (next) => {
      wanted = next;
      update();
    },
    leave: () => {
      isGone = true;
      element.hidden = true;
      void (parcel ? unmountParcel(parcel, updates) : Promise.resolve()).then(() => element.remove());
    },
  };
}
