import type { RemoteModule, RemoteProps } from '@pathshala/web-kit/remote-props';
import type { Parcel } from 'single-spa';
import { withDeadline } from './deadline.ts';
import { rootParcel, unmountParcel } from './root-parcel.ts';

export type PlaceState =
  | { readonly status: 'loading' }
  | { readonly status: 'mounted' }
  | { readonly status: 'failed'; readonly error: Error };

export interface PlaceOptions {
  readonly parent: HTMLElement;
  readonly load: () => Promise<RemoteModule>;
  readonly props: RemoteProps;
  readonly onChange: (state: PlaceState) => void;
}

export interface PlacedRemote {
  readonly update: (props: RemoteProps) => void;
  readonly leave: () => void;
}

/** Milliseconds after which a place says that its remote is not there. */
const patience = 6_000;

/**
 * Loads a remote into a fresh element of `parent`; says so when it is there, or why it is not. One that is only late
 * is still shown when it comes: on a bad line everything is late.
 */
export function placeRemote({ parent, load, props, onChange }: PlaceOptions): PlacedRemote {
  // A fresh element for every mount: one that a remote has failed to leave goes away with what is in it.
  const element = document.createElement('div');
  parent.append(element);
  let current = props;
  let parcel: Parcel | undefined;
  let isMounted = false;
  let isGone = false;

  async function arrive(): Promise<void> {
    const [module, mountParcel] = await Promise.all([load(), rootParcel()]);
    if (isGone) return;
    const given = current;
    parcel = mountParcel(module, element, given);
    await parcel.mountPromise;
    isMounted = true;
    if (given !== current) tell();
    if (!isGone) onChange({ status: 'mounted' });
  }

  function tell(): void {
    if (isMounted && !isGone) parcel?.update?.(current).catch((error: unknown) => reportError(error));
  }

  withDeadline(arrive(), patience).catch((error: unknown) => {
    if (!isGone)
      onChange({ status: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
  });

  return {
    update: (next) => {
      if (next === current) return;
      current = next;
      tell();
    },
    leave: () => {
      isGone = true;
      element.hidden = true;
      void (parcel ? unmountParcel(parcel) : Promise.resolve()).then(() => element.remove());
    },
  };
}
