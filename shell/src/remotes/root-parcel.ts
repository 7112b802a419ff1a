import type { RemoteModule, RemoteProps } from '@pathshala/web-kit/remote-props';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import { withTimeout } from './with-timeout.ts';

type MountParcel = (module: RemoteModule, domElement: HTMLElement, props: RemoteProps) => Parcel;

/** Milliseconds before a remote that does not unmount is removed with its element. */
const unmountTimeout = 3_000;

let mountCount = 0;

/**
 * One root parcel for the life of the page: single-spa releases a parcel only through its parent, so each parcel
 * mounted at the root would leak. Children are mounted by the `mountParcel` that single-spa passes to it.
 */
function createParent(): Promise<MountParcel> {
  return new Promise((resolve) => {
    const parent: ParcelConfig = {
      name: 'shell',
      bootstrap: () => Promise.resolve(),
      mount: (props) => {
        resolve((module, domElement, remoteProps) => {
          mountCount += 1;
          // A remote tells its roots apart by their names.
          const name = `remote-${mountCount}`;
          return props.mountParcel({ ...module, name } as unknown as ParcelConfig, {
            ...remoteProps,
            domElement,
          });
        });
        return Promise.resolve();
      },
      unmount: () => Promise.resolve(),
    };
    mountRootParcel(parent, { domElement: document.createElement('div') });
  });
}

let parent: Promise<MountParcel> | undefined;

export function rootParcel(): Promise<MountParcel> {
  parent ??= createParent();
  return parent;
}

/** Unmounts after `pending`, with a timeout: the caller then removes the element. */
export async function unmountParcel(parcel: Parcel, pending: Promise<void>): Promise<void> {
  try {
    await withTimeout(
      pending.then(() => parcel.unmount()),
      unmountTimeout,
    );
  } catch (error) {
    reportError(error);
  }
}
