/** The part of a service worker's global scope that the worker uses; TypeScript's library for it excludes that of pages. */
export interface WorkerScope {
  /** Browsers without web push have no `pushManager`. */
  readonly registration: Omit<ServiceWorkerRegistration, 'pushManager'> & {
    readonly pushManager?: PushManager;
  };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly Tab[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LastingEvent & { readonly data: unknown }) => void,
  ): void;
  addEventListener(
    type: 'push',
    listener: (event: LastingEvent & { readonly data: { readonly text: () => string } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: LastingEvent & { readonly notification: Notification }) => void,
  ): void;
}

interface Tab {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (url: string) => Promise<unknown>;
}

export interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface InstallEvent extends LastingEvent {
  /** Static routes; browsers without them ask the worker for everything. */
  readonly addRoutes?: (rule: {
    readonly condition: { readonly urlPattern: { readonly pathname: string } };
    readonly source: { readonly cacheName: string };
  }) => Promise<void>;
}

/** The messages from a page to the worker. */
export type WorkerMessage =
  /** The person who is logged in in this browser: the caches of everybody else are deleted. */
  | { readonly type: 'person'; readonly userId: string | null }
  /** The page is complete and idle: these files of the site were loaded for it. */
  | {
      readonly type: 'loaded';
      readonly files: readonly string[];
      /** The versions of shell and remotes, as the page states them. */
      readonly state: string;
    }
  /** A newer worker takes effect, unless another tab is open. */
  | { readonly type: 'take-over' };
