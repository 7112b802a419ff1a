import type { RemoteModule, RemoteProps } from '@pathshala/web-kit/remote-props';
import type { Parcel } from 'single-spa';
import { withTimeout } from './with-timeout.ts';
import { rootParcel, unmountParcel } from './root-parcel.ts';

export type RemoteState =
  | { readonly status: 'loading' }
  | { readonly status: 'mounted' }
  | { readonly status: 'failed'; readonly error: Error };

interface MountOptions {
  readonly parent: HTMLElement;
  readonly load: () => Promise<RemoteModule>;
  readonly props: RemoteProps;
  readonly onChange: (state: RemoteState) => void;
}

export interface MountedRemote {
  readonly update: (props: RemoteProps) => void;
  readonly unmount: () => void;
}

/** Milliseconds until the failure notice. */
const timeout = 6_000;

/**
 * Loads a remote and mounts it in a new element of `parent`; reports each state to `onChange`. After the timeout it is
 * `failed`, but still mounted if it arrives later, as on a slow connection.
 */
export function mountRemote({ parent, load, props, onChange }: MountOptions): MountedRemote {
  // Each mount gets a new element: what a remote fails to clean up is removed with it.
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

  async function mount(): Promise<void> {
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

  /** single-spa rejects an update or unmount while an update runs: so one at a time, until the newest is shown. */
  async function updateUntilShown(): Promise<void> {
    isUpdating = true;
    try {
      while (isBehind()) {
        shown = wanted;
        await parcel?.update?.(shown);
      }
    } catch (error) {
      // Single-spa rejects every further call of a parcel after a failed update.
      fail(error);
    } finally {
      isUpdating = false;
    }
  }

  function update(): void {
    if (isMounted && !isUpdating) updates = updateUntilShown();
  }

  withTimeout(mount(), timeout).catch(fail);

  return {
    update: (next) => {
      wanted = next;
      update();
    },
    unmount: () => {
      isGone = true;
      element.hidden = true;
      void (parcel ? unmountParcel(parcel, updates) : Promise.resolve()).then(() => element.remove());
    },
  };
}
