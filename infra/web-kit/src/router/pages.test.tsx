import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Page } from '../parts/page.tsx';
import { renderRemotePart } from '../testing/index.tsx';
import { Link, lazyPage, Pages, useNavigate, useParams, useSearch } from './router.ts';

function List() {
  const [search, setSearch] = useSearch();
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
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </Page>
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

  it('leave a click with Ctrl to the browser', async () => {
    const { navigation } = renderRemotePart(<Pages routes={routes} />, { at: '/things' });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'seven' }));
    expect(navigation.location.get().pathname).toBe('/things');
  });

  it('change the query without a new step in the history', async () => {
    const { navigation } = renderRemotePart(<Pages routes={routes} />, { at: '/things?page=1&q=x' });
    await userEvent.click(screen.getByRole('button', { name: 'next' }));
    expect(screen.getByText('page 2')).toBeTruthy();
    expect(navigation.visited()).toEqual(['/things?page=2']);
  });

  it('end in the 404 page where no path fits', () => {
    renderRemotePart(<Pages routes={routes} />, { at: '/other' });
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  });
});
