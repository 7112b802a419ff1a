import type { RemoteModule, RemoteProps } from '@pathshala/web-kit/remote-props';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import { withTimeout } from './with-timeout.ts';

export type MountParcel = (module: RemoteModule, domElement: HTMLElement, props: RemoteProps) => Parcel;

/** Milliseconds before a remote that does not unmount is dropped with its place in the page. */
const unmountTimeout = 3_000;

let mountCount = 0;

/**
 * One root parcel for the life of the page: single-spa forgets a parcel only through its parent, so parcels
 * mounted at the root would each leak. Its `mountParcel` reaches children through props.
 */
function createParent(): Promise<MountParcel> {
  return new Promise((resolve) => {
    const parent: ParcelConfig = {
      name: 'shell',
      bootstrap: () => Promise.resolve(),
      mount: (props) => {
        resolve((module, domElement, remoteProps) => {
          mountCount += 1;
          // A name used twice makes single-spa-react mix up the two roots.
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

/** Unmounts after what is `underWay`, but waits for nobody: what does not leave in time is cut off with its element. */
export async function unmountParcel(parcel: Parcel, underWay: Promise<void>): Promise<void> {
  try {
    await withTimeout(
      underWay.then(() => parcel.unmount()),
      unmountTimeout,
    );
  } catch (error) {
    reportError(error);
  }
}
