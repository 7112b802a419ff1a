import { createFakeServices, createMemoryNavigation } from '@pathshala/web-kit/testing';
import type { ParcelProps, RemoteModule } from '@pathshala/web-kit/remote-props';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportDeprecated } from './report-deprecated.ts';

const deprecated = [
  { member: 'toast.info', since: '2.1.0', use: 'toast.success' },
  { member: 'theme', since: '2.2.0', use: 'the CSS tokens' },
];

function propsOf(): ParcelProps {
  const { navigator, location } = createMemoryNavigation('/');
  const domElement = document.createElement('div');
  const services = createFakeServices();
  return { name: 'one', domElement, basename: '/', navigator, location: location.get(), services };
}

const remoteThat = (onMount: (props: ParcelProps) => void): RemoteModule => {
  const nothing = async () => undefined;
  const mount = async (props: ParcelProps) => onMount(props);
  return { contract: '^2.0', bootstrap: nothing, mount, update: nothing, unmount: nothing };
};

function collectReports(): readonly string[] {
  const reports: string[] = [];
  vi.stubGlobal('reportError', (error: Error) => reports.push(error.message));
  return reports;
}

describe('a deprecated member of the services', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('works, and its use is reported once for each version of a remote', async () => {
    const reports = collectReports();
    const props = propsOf();
    const remote = remoteThat(({ services }) => {
      services.toast.info('saved');
      services.toast.info('saved again');
    });
    await reportDeprecated(remote, 'mfe-a v1', deprecated).mount(props);
    await reportDeprecated(remote, 'mfe-a v1', deprecated).mount(props);
    await reportDeprecated(remote, 'mfe-a v2', deprecated).mount(props);
    expect(props.services.toast.shown.get().at(-1)?.text).toBe('saved again');
    expect(reports).toEqual([
      'mfe-a v1 uses services.toast.info, deprecated since contract 2.1.0: use toast.success.',
      'mfe-a v2 uses services.toast.info, deprecated since contract 2.1.0: use toast.success.',
    ]);
  });

  it('can be a whole service', async () => {
    const reports = collectReports();
    const props = propsOf();
    let theme: unknown;
    await reportDeprecated(
      remoteThat(({ services }) => (theme = services.theme)),
      'mfe-b v1',
      deprecated,
    ).mount(props);
    expect(theme).toBe(props.services.theme);
    expect(reports).toEqual([
      'mfe-b v1 uses services.theme, deprecated since contract 2.2.0: use the CSS tokens.',
    ]);
  });

  it('is not reported of a remote that uses the other members', async () => {
    const reports = collectReports();
    const remote = remoteThat(({ services }) => services.toast.success('saved'));
    await reportDeprecated(remote, 'mfe-c v1', deprecated).mount(propsOf());
    expect(reports).toEqual([]);
  });
});
