import '../theme/theme.css';
import { BrowserRouter } from '@pathshala/web-kit/router';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createServices } from '../create-services.ts';
import { fetchFonts } from '../fonts/fetch-fonts.ts';
import type { Texts } from '../i18n/texts.ts';
import { Providers } from '../remote/providers.tsx';
import { startSession } from '../session/start-session.ts';

export interface StandaloneApp {
  readonly Root: ComponentType;
  readonly texts: Pick<Texts<never>, 'load'>;
}

/** Runs one remote without the shell, on a page of its own; the dev server proxies its API. */
export function runAlone(app: StandaloneApp): void {
  start(app).catch((error: unknown) => reportError(error));
}

async function start({ Root, texts }: StandaloneApp): Promise<void> {
  const services = createServices();
  const language = services.language.get();
  document.documentElement.lang = language;
  document.documentElement.dataset['theme'] = services.theme.get();
  fetchFonts(language);
  await Promise.all([startSession(services), texts.load(language)]);
  const main = document.createElement('main');
  document.body.append(main);
  createRoot(main).render(
    <BrowserRouter>
      <Providers services={services}>
        <Root />
      </Providers>
    </BrowserRouter>,
  );
}
