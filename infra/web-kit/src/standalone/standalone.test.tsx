import { Link, Route, Routes } from '@pathshala/web-kit/router';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definePages } from '../pages/define-pages.ts';
import { Page } from '../parts/page.tsx';
import { runAlone } from './standalone.tsx';

function Root() {
  return (
    <Routes>
      <Route
        path="/"
        element={
          <Page title="Start">
            <Link to="/exams">Exams</Link>
          </Page>
        }
      />
      <Route path="/exams" element={<Page title="Exams">{null}</Page>} />
    </Routes>
  );
}

class FakeFontFace {
  load(): Promise<this> {
    return Promise.resolve(this);
  }
}

describe('a remote on a page of its own', () => {
  beforeEach(() => {
    // jsdom has neither fonts nor media queries.
    const fonts = Object.assign(new EventTarget(), {
      add: () => undefined,
      check: () => false,
      load: () => Promise.resolve([]),
    });
    Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    vi.stubGlobal('FontFace', FakeFontFace);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('loads its texts, renders its root and follows links by the browser’s history', async () => {
    const load = vi.fn<(language: string) => Promise<void>>(() => Promise.resolve());
    const page = () => Promise.resolve(() => null);
    const pages = definePages({
      name: 'mfe-exams',
      pages: [
        { path: '/', access: 'visitor', load: page },
        { path: '/exams', access: 'student', load: page },
        { path: '/exams/results/:id', access: 'student', load: page },
      ],
    });
    runAlone({ Root, texts: { load }, pages });
    await userEvent.click(await screen.findByRole('link', { name: 'Exams' }));
    await screen.findByRole('heading', { name: 'Exams' });
    expect(location.pathname).toBe('/exams');
    await userEvent.click(screen.getByRole('link', { name: 'Pages' }));
    await userEvent.type(await screen.findByRole('textbox', { name: ':id' }), '7');
    expect(screen.getByRole('link', { name: 'Open /exams/results/7' }).getAttribute('href')).toBe(
      '/exams/results/7',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Open /exams' }));
    await screen.findByRole('heading', { name: 'Exams' });
    expect(load).toHaveBeenCalledExactlyOnceWith(document.documentElement.lang);
  });
});
