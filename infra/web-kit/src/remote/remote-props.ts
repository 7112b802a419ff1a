import type { Navigator, RouterLocation } from '../router/navigation.ts';
import type { Services } from '../services.ts';

/** What the shell hands to every remote at mount, and again (`update`) whenever the address changes. */
export interface RemoteProps {
  readonly basename: string;
  readonly navigator: Navigator;
  readonly location: RouterLocation;
  readonly services: Services;
  readonly prefetch?: (to: string) => void;
}

/** What single-spa adds. */
export interface ParcelProps extends RemoteProps {
  readonly name: string;
  readonly domElement: HTMLElement;
}

export type Lifecycle = (props: ParcelProps) => Promise<unknown>;

/** The module that a remote exposes as `./app`. */
export interface RemoteModule {
  readonly contract: string;
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly update: Lifecycle;
  readonly unmount: Lifecycle;
}
