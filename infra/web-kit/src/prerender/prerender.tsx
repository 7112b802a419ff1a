import { createPath, type Navigator, Router } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Language } from '../i18n/language.ts';
import { createMemoryStorage } from '../memory-storage.ts';
import { rememberLogo, rememberSiteName } from '../preferences.ts';
import { createQueryClient } from '../query/query-client.ts';
import { Providers } from '../remote/providers.tsx';
import type { Services } from '../services.ts';
import { createSession } from '../session/session.ts';
import { createStore } from '../store.ts';
import type { Theme } from '../theme/theme.ts';
import { createToast } from '../toast/toast.ts';

export interface PrerenderedPlace {
  readonly language: Language;
  readonly path: string;
  /** The place of an uploaded logo; null (the default): the drawn one. */
  readonly logo?: string | null;
}

/** The gateway puts the name of the site in its place, and an uploaded logo in the place that the shell names. */
const siteNamePlace = '%site%';

/** Returns the first view of a visitor at this address, as HTML, before any answer of the API. Runs in the build. */
export async function prerender(page: ReactNode, place: PrerenderedPlace): Promise<string> {
  const { language, path, logo = null } = place;
  rememberSiteName({ bn: siteNamePlace, en: siteNamePlace });
  rememberLogo(logo);
  const services = servicesOfVisitor(language);
  const html = await htmlOf(
    <Router basename="/" navigator={still} location={path} static>
      <Providers services={services}>{page}</Providers>
    </Router>,
    path,
  ).finally(() => {
    // Each query of the page has a timer of a minute that removes it from the cache: the build would not end before.
    services.queryClient.clear();
  });
  if (/ style="/u.test(html))
    throw new Error(`${path} has a style attribute, which the page's policy forbids.`);
  return withoutEntry(html);
}

async function htmlOf(page: ReactNode, path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    page,
    // The page is sent in one piece: parts that arrive later would need a script in the page, which its policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error: unknown) => void errors.push(error) },
  );
  let html = '';
  for await (const part of prelude) html += String(part);
  if (errors.length > 0) throw new AggregateError(errors, `${path} was not rendered.`);
  return html;
}

/** Nothing can be entered before the running page is there: it would be lost with this one. */
function withoutEntry(html: string): string {
  return html.replaceAll(/<(?=(?:input|select|textarea)\b)(\w+)/gu, '<$1 disabled=""');
}

const unable = (): never => {
  throw new Error('A page that is rendered in the build goes nowhere.');
};

const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: unable,
  push: unable,
  replace: unable,
};

function servicesOfVisitor(language: Language): Services {
  return {
    api: { call: () => new Promise(() => undefined) },
    queryClient: createQueryClient(),
    session: createSession(createMemoryStorage()),
    language: createStore<Language>(language),
    theme: createStore<Theme>('light'),
    toast: createToast(),
  };
}
