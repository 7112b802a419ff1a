import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptsContract } from '../contract-range.ts';
import { contract } from '../registry.ts';
import type { ParcelProps, RemoteModule } from '../remote/remote-props.ts';
import { createFakeServices, type FakeServicesOptions } from './fake-services.ts';
import { createMemoryNavigation } from './memory-navigation.ts';

export interface ConformanceOptions extends FakeServicesOptions {
  readonly remote: RemoteModule;
  /** Two addresses of the remote. */
  readonly paths: readonly [string, string];
}

/** Milliseconds for each lifecycle. */
const deadline = 3_000;

/** Tests what the shell relies on; every remote runs it in its own tests: `describeRemoteConformance({ remote, paths })`. */
export function describeRemoteConformance({ remote, paths, ...options }: ConformanceOptions): void {
  const mounting = createMounting(remote, options);

  describe('the remote as the shell mounts it', () => {
    let element: HTMLElement;

    beforeEach(() => {
      // The lifecycles wait for React themselves, as on a page.
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
      element = document.createElement('div');
      document.body.append(element);
    });
    afterEach(() => element.remove());

    const mounted = (path: string): Promise<ParcelProps> => mounting.mounted(mounting.propsAt(path, element));

    it('declares a range that accepts the contract of this kit', () => {
      expect(`${remote.contract} ${acceptsContract(remote.contract, contract)}`).toBe(
        `${remote.contract} true`,
      );
    });

    it('shows itself, follows the address, and leaves nothing behind', { timeout: deadline }, async () => {
      const props = await mounted(paths[0]);
      expect(element.childElementCount).toBeGreaterThan(0);
      const { location } = createMemoryNavigation(paths[1]);
      await remote.update({ ...props, location: location.get() });
      expect(element.childElementCount).toBeGreaterThan(0);
      await remote.unmount(props);
      expect(element.childElementCount).toBe(0);
    });

    it('can be mounted again after it has left', { timeout: deadline }, async () => {
      await remote.unmount(await mounted(paths[0]));
      const props = await mounted(paths[1]);
      expect(element.childElementCount).toBeGreaterThan(0);
      await remote.unmount(props);
    });

    it(
      'shows a notice in its place when it breaks, and can still be unmounted',
      { timeout: deadline },
      async () => {
        // React logs what its boundary catches.
        const silenced = vi.spyOn(console, 'error').mockReturnValue();
        const props = mounting.propsAt(paths[0], element);
        const broken = { ...props, location: undefined as never };
        await remote.bootstrap(props);
        await remote.mount(broken);
        expect(element.querySelector('[data-crashed]')).not.toBeNull();
        await remote.unmount(broken);
        expect(element.childElementCount).toBe(0);
        silenced.mockRestore();
      },
    );
  });
}

function createMounting(remote: RemoteModule, options: FakeServicesOptions) {
  let mounts = 0;
  return {
    propsAt(path: string, domElement: HTMLElement): ParcelProps {
      mounts += 1;
      const { navigator, location } = createMemoryNavigation(path);
      const services = createFakeServices(options);
      return {
        name: `test-${mounts}`,
        domElement,
        basename: '/',
        navigator,
        location: location.get(),
        services,
      };
    },
    async mounted(props: ParcelProps): Promise<ParcelProps> {
      await remote.bootstrap(props);
      await remote.mount(props);
      return props;
    },
  };
}
