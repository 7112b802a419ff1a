import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Link } from '@pathshala/web-kit/router';
import { renderRemotePart } from '../testing/index.tsx';
import { definePages } from './define-pages.ts';
import { RemotePages } from './remote-pages.tsx';

function Wizard() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} saved
      </button>
      <Link to="/drafts/7">draft</Link>
    </>
  );
}

const wizard = () => Promise.resolve(Wizard);

const pages = definePages({
  name: 'mfe-x',
  pages: [
    { path: '/create', load: wizard },
    { path: '/drafts/:id', load: wizard },
  ],
});

it('keeps the state of a page at a step to its other address', async () => {
  const { navigation } = renderRemotePart(<RemotePages of={pages} />, { at: '/create' });
  await userEvent.click(await screen.findByRole('button', { name: '0 saved' }));
  await userEvent.click(screen.getByRole('link', { name: 'draft' }));
  expect(navigation.location.get().pathname).toBe('/drafts/7');
  await screen.findByRole('button', { name: '1 saved' });
});

it('shows the 404 page at an address that the table does not have', async () => {
  renderRemotePart(<RemotePages of={pages} />, { at: '/other', language: 'en' });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.textContent).toBe('Page Not Found');
});
