import '../theme/theme.css';
import { BrowserRouter, Navigate, Route, Routes } from '@pathshala/web-kit/router';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createServices } from '../create-services.ts';
import { fetchFonts } from '../fonts/fetch-fonts.ts';
import type { Texts } from '../i18n/texts.ts';
import type { AnyRow, PageTable } from '../pages/define-pages.ts';
import { manifestOf } from '../pages/manifest-of.ts';
import { Providers } from '../remote/providers.tsx';
import { startSession } from '../session/start-session.ts';
import { DeveloperBar, pagesPath } from './developer-bar.tsx';
import { PageList } from './page-list.tsx';
import { showRegistry } from './show-registry.ts';

export interface StandaloneApp {
  readonly Root: ComponentType;
  readonly texts: Pick<Texts<never>, 'load'>;
  readonly pages: PageTable<AnyRow>;
}

/** Runs one remote without the shell, on a page of its own with a log-in and a list of its pages; the dev server proxies its API. */
export function runAlone(app: StandaloneApp): void {
  start(app).catch((error: unknown) => reportError(error));
}

async function start({ Root, texts, pages }: StandaloneApp): Promise<void> {
  const manifest = manifestOf(pages);
  showRegistry(manifest);
  const services = createServices();
  const language = services.language.get();
  document.documentElement.lang = language;
  document.documentElement.dataset['theme'] = services.theme.get();
  void fetchFonts(language);
  await Promise.all([startSession(services), texts.load(language)]);
  const hasStart = manifest.routes.some(({ path }) => path === '/');
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(
    <BrowserRouter>
      <Providers services={services}>
        <DeveloperBar />
        <main>
          <Routes>
            <Route path={pagesPath} element={<PageList routes={manifest.routes} />} />
            {!hasStart && <Route path="/" element={<Navigate to={pagesPath} replace />} />}
            <Route path="*" element={<Root />} />
          </Routes>
        </main>
      </Providers>
    </BrowserRouter>,
  );
}
