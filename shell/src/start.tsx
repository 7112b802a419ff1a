import { BrowserRouter } from '@pathshala/web-kit/router';
import { createRoot } from 'react-dom/client';
import { followAccountLanguage } from './account-language/follow-account-language.ts';
import { provideBundlerRuntime } from './federation/bundler-runtime.ts';
import { App } from './app.tsx';
import { reportBrowserErrors } from './browser-errors/report-browser-errors.ts';
import { replaceEarlyPage } from './early-page/replace-early-page.ts';
import { loadedShell } from './notices/use-new-version.ts';
import { createServices } from '@pathshala/web-kit/create-services';
import { FatalError } from './notices/fatal-error.tsx';
import { overrideOrigins } from './registry/overrides.ts';
import { readRegistry } from './registry/read-registry.ts';
import { loadAhead } from './remotes/load-ahead.ts';
import { createRemoteLoader } from './remotes/remote-loader.ts';
import { startSession } from '@pathshala/web-kit/start-session';

/** Renders the site into the page. Resolves when it is shown. */
export function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  const shown = replaceEarlyPage(element);
  provideBundlerRuntime();
  const registry = readRegistry();
  const services = createServices();
  reportBrowserErrors(services.api, loadedShell);
  const load = createRemoteLoader(registry);
  followAccountLanguage(services);
  startSession(services).catch((error: unknown) => reportError(error));
  loadAhead({ registry, load, session: services.session, pathname: location.pathname });
  if (overrideOrigins(document).length > 0) {
    import(/* webpackChunkName: "overrides" */ './overrides/show-override-panel.tsx')
      .then(({ showOverridePanel }) => showOverridePanel(services))
      .catch((error: unknown) => reportError(error));
  }
  createRoot(element).render(
    <FatalError>
      <BrowserRouter useTransitions={false}>
        <App registry={registry} services={services} load={load} />
      </BrowserRouter>
    </FatalError>,
  );
  return shown;
}
