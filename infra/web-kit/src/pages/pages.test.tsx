import { Link, Route, Routes, useNavigate, useParams } from '@pathshala/web-kit/router';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotFound } from '../parts/not-found.tsx';
import { NotOpenYet } from '../parts/not-open-yet.tsx';
import { Page } from '../parts/page.tsx';
import { useQueryParams } from '../router/use-query-params.ts';
import { renderRemotePart } from '../testing/index.tsx';
import { lazyPage } from './lazy-page.tsx';
import { PageBoundary } from './page-boundary.tsx';

function List() {
  const [search, setSearch] = useQueryParams();
  return (
    <Page title="List">
      <p>page {search.get('page') ?? '1'}</p>
      <button type="button" onClick={() => setSearch({ page: 2, q: undefined })}>
        next
      </button>
      <Link to="/things/7">seven</Link>
    </Page>
  );
}

function Thing() {
  const { id } = useParams();
  const navigate = useNavigate();
  return (
    <Page title={`Thing ${id ?? ''}`}>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </Page>
  );
}

interface PagesProps {
  readonly routes: readonly { readonly path: string; readonly page: ComponentType }[];
  /** Further `Route`s, after the others. */
  readonly children?: ReactNode;
}

/** Renders what the root of a remote does. */
function Pages({ routes, children }: PagesProps) {
  return (
    <PageBoundary>
      <Routes>
        {routes.map(({ path, page: Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
        {children}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </PageBoundary>
  );
}

const routes = [
  { path: '/things', page: List },
  {
    path: '/things/:id',
    page: lazyPage(
      () => Promise.resolve({ Thing }),
      (file) => file.Thing,
    ),
  },
];

describe('the pages of a remote', () => {
  it('follow links, and the title takes the focus', async () => {
    const { navigation } = renderRemotePart(<Pages routes={routes} />, { at: '/things' });
    await userEvent.click(screen.getByRole('link', { name: 'seven' }));
    const title = await screen.findByRole('heading', { name: 'Thing 7' });
    expect(document.activeElement).toBe(title);
    expect(document.title).toBe('Thing 7 · Pathshala');
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(navigation.location.get().pathname).toBe('/things');
  });

  it('leave the focus with a part that has taken it, and where it is when only the query changes', async () => {
    function Question() {
      const heading = useRef<HTMLHeadingElement>(null);
      useEffect(() => heading.current?.focus(), []);
      return (
        <h2 ref={heading} tabIndex={-1}>
          Question 1
        </h2>
      );
    }
    function Exam() {
      const [, setSearch] = useQueryParams();
      return (
        <Page title="Exam">
          <Question />
          <input aria-label="Search" onChange={(event) => setSearch({ q: event.currentTarget.value })} />
        </Page>
      );
    }
    const all = [...routes, { path: '/things/7', page: Exam }].toReversed();
    renderRemotePart(<Pages routes={all} />, { at: '/things' });
    await userEvent.click(screen.getByRole('link', { name: 'seven' }));
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Question 1' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'dhaka');
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveProperty('value', 'dhaka');
  });

  it('leave a click with Ctrl to the browser', async () => {
    const { navigation } = renderRemotePart(<Pages routes={routes} />, { at: '/things' });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'seven' }));
    expect(navigation.location.get().pathname).toBe('/things');
  });

  it('go back to the page of a list that was left for the next one', async () => {
    function Paged() {
      const [search, setSearch] = useQueryParams();
      const page = Number(search.get('page') ?? 1);
      return (
        <Page title={`Page ${page}`}>
          <button type="button" onClick={() => setSearch({ page: page + 1 })}>
            next
          </button>
          <button type="button" onClick={() => setSearch({ q: 'dhaka' })}>
            search
          </button>
        </Page>
      );
    }
    const { navigation } = renderRemotePart(<Pages routes={[{ path: '/list', page: Paged }]} />, {
      at: '/list',
    });
    await userEvent.click(screen.getByRole('button', { name: 'search' }));
    await userEvent.click(screen.getByRole('button', { name: 'next' }));
    expect(navigation.visited()).toEqual(['/list?q=dhaka', '/list?q=dhaka&page=2']);
    act(() => navigation.navigator.go(-1));
    screen.getByRole('heading', { name: 'Page 1' });
  });

  it('change the query without a new step in the history', async () => {
    const { navigation } = renderRemotePart(<Pages routes={routes} />, { at: '/things?page=1&q=x' });
    await userEvent.click(screen.getByRole('button', { name: 'next' }));
    screen.getByText('page 2');
    expect(navigation.visited()).toEqual(['/things?page=2']);
  });

  describe('in files that can be lost', () => {
    const lost = (): Error =>
      Object.assign(new Error('Loading chunk page-thing failed.'), { name: 'ChunkLoadError' });

    /** Fails `failures` times; counts the requests. */
    function pageThatFails(failures: number) {
      let asked = 0;
      const page = lazyPage(
        async () => {
          asked += 1;
          if (asked <= failures) throw lost();
          return { Thing };
        },
        (file) => file.Thing,
      );
      const all = [
        { path: '/things', page: List },
        { path: '/things/:id', page },
      ];
      return { all, asked: () => asked };
    }

    beforeEach(() => {
      // React logs what a boundary catches.
      vi.spyOn(console, 'error').mockReturnValue();
    });
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it('ask once more by themselves', async () => {
      const { all, asked } = pageThatFails(1);
      renderRemotePart(<Pages routes={all} />, { at: '/things/7' });
      await screen.findByRole('heading', { name: 'Thing 7' }, { timeout: 3000 });
      expect(asked()).toBe(2);
    });

    it('say so in the reader’s words, and ask again on Try again', async () => {
      const { all, asked } = pageThatFails(3);
      renderRemotePart(<Pages routes={all} />, { at: '/things/7', language: 'bn' });
      const again = await screen.findByRole('button', { name: 'আবার চেষ্টা করুন' }, { timeout: 3000 });
      screen.getByText(/পাতার একটি অংশ আনা যায়নি/u);
      expect(screen.queryByText(/chunk/u)).toBeNull();
      await userEvent.click(again);
      await screen.findByRole('heading', { name: 'Thing 7' }, { timeout: 3000 });
      expect(asked()).toBe(4);
    });

    it('ask again for one who went away and comes back', async () => {
      const { all, asked } = pageThatFails(2);
      const { navigation } = renderRemotePart(<Pages routes={all} />, { at: '/things/7' });
      await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 });
      act(() => navigation.navigator.push('/things'));
      screen.getByRole('heading', { name: 'List' });
      act(() => navigation.navigator.push('/things/7'));
      await screen.findByRole('heading', { name: 'Thing 7' }, { timeout: 3000 });
      expect(asked()).toBe(3);
    });

    it('break alone: another page of the same remote is shown', async () => {
      const all = [
        { path: '/things', page: List },
        {
          path: '/broken',
          page: () => {
            throw new Error('secret detail');
          },
        },
      ];
      const { navigation } = renderRemotePart(<Pages routes={all} />, { at: '/broken' });
      screen.getByText(/Something on this page went wrong/u);
      expect(screen.queryByText(/secret detail/u)).toBeNull();
      act(() => navigation.navigator.push('/things'));
      screen.getByRole('heading', { name: 'List' });
    });
  });

  it.each([
    ['/exams', 'Not open yet'],
    ['/exams/zzz', 'Page Not Found'],
    ['/things/7', 'Thing 7'],
  ])('at %s of a remote that is built in part are: %s [NAV-03]', async (at, title) => {
    const planned = <Route path="/exams" element={<NotOpenYet />} />;
    renderRemotePart(<Pages routes={routes}>{planned}</Pages>, { at });
    await screen.findByRole('heading', { name: title });
    expect(document.title).toBe(`${title} · Pathshala`);
  });

  it('end in the 404 page where no path fits', () => {
    renderRemotePart(<Pages routes={routes} />, { at: '/other' });
    expect(screen.getByRole('heading').textContent).toBe('Page Not Found');
  });
});
