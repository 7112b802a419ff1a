import { Component, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Lifecycle, ParcelProps } from './remote-props.ts';

export interface Rendered {
  readonly render: (props: ParcelProps) => ReactNode;
  /** In its place after it has thrown: React would remove the whole root. */
  readonly renderCrash: (error: Error, props: ParcelProps) => ReactNode;
}

interface Mounted {
  readonly root: Root;
  /** What waits for the next commit. */
  readonly waiting: (() => void)[];
}

/**
 * The lifecycles that single-spa calls, for a React root in the element that it passes. Each mount and update ends when
 * its props are on the page. single-spa-react does the same for every React since 15, with 1.5 kB more in each remote.
 */
export function reactLifecycles(
  rendered: Rendered,
): Readonly<Record<'mount' | 'update' | 'unmount', Lifecycle>> {
  // By name: single-spa passes the element at the mount only.
  const mounts = new Map<string, Mounted>();

  function show(props: ParcelProps): Promise<void> {
    const { name, domElement } = props;
    const mounted = mounts.get(name) ?? { root: createRoot(domElement), waiting: [] };
    mounts.set(name, mounted);
    const { root, waiting } = mounted;
    return new Promise((resolve) => {
      waiting.push(resolve);
      root.render(
        <Committed waiting={waiting}>
          <Boundary props={props} rendered={rendered} />
        </Committed>,
      );
    });
  }

  return {
    mount: show,
    update: show,
    unmount: ({ name }) => {
      mounts.get(name)?.root.unmount();
      mounts.delete(name);
      return Promise.resolve();
    },
  };
}

/** One commit may be of several updates: it ends the waiting of all. */
function Committed({
  waiting,
  children,
}: Pick<Mounted, 'waiting'> & { readonly children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    for (const resolve of waiting.splice(0)) resolve();
  });
  return children;
}

interface BoundaryProps {
  readonly props: ParcelProps;
  readonly rendered: Rendered;
}

class Boundary extends Component<BoundaryProps, { readonly error?: Error }> {
  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override state: { readonly error?: Error } = {};

  override render(): ReactNode {
    const { error } = this.state;
    const { props, rendered } = this.props;
    return error ? rendered.renderCrash(error, props) : <Remote render={rendered.render} props={props} />;
  }
}

/** A component of its own: what it throws is caught by the boundary above. */
function Remote({ render, props }: Pick<Rendered, 'render'> & Pick<BoundaryProps, 'props'>): ReactNode {
  return render(props);
}
