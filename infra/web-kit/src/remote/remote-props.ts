import type { Location, Navigator } from '@pathshala/web-kit/router';
import type { Services } from '../services.ts';

/** The props that the shell passes to a remote at mount, and again (`update`) whenever the address changes. */
export interface RemoteProps {
  readonly basename: string;
  /** Changes the address: the shell owns the browser's history. */
  readonly navigator: Navigator;
  readonly location: Location;
  readonly services: Services;
}

/** The props that single-spa adds. */
export interface ParcelProps extends RemoteProps {
  readonly name: string;
  readonly domElement: HTMLElement;
}

export type Lifecycle = (props: ParcelProps) => Promise<unknown>;

/** The module that a remote exposes as `./app`. */
export interface RemoteModule {
  /** The range of the contract that it needs: `^2.1`. */
  readonly contract: string;
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly update: Lifecycle;
  readonly unmount: Lifecycle;
}
