import '../theme/theme.css';
import { createServices } from '../create-services.ts';
import { fetchFonts } from '../fonts/fetch-fonts.ts';
import type { ParcelProps, RemoteModule } from '../remote/remote-props.ts';
import { startSession } from '../session/start-session.ts';
import { createBrowserNavigation } from './browser-navigation.ts';

/** Runs one remote without the shell, on a page of its own, with the real API behind the dev server's proxy. */
export function runAlone(remote: RemoteModule): void {
  const domElement = document.createElement('main');
  document.body.append(domElement);
  const services = createServices();
  document.documentElement.lang = services.language.get();
  document.documentElement.dataset['theme'] = services.theme.get();
  fetchFonts(services.language.get());
  const { navigator, location } = createBrowserNavigation();
  const props = (): ParcelProps => ({
    name: 'alone',
    domElement,
    basename: '/',
    navigator,
    location: location.get(),
    services,
  });
  location.subscribe(() => void remote.update(props()));
  run(remote, props, () => startSession(services)).catch((error: unknown) => reportError(error));
}

async function run(
  remote: RemoteModule,
  props: () => ParcelProps,
  begin: () => Promise<void>,
): Promise<void> {
  await Promise.all([begin(), remote.bootstrap(props())]);
  await remote.mount(props());
}
