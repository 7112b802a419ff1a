import { renderRemotePart } from '@pathshala/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { AdminProvider } from '../theme/admin-provider.tsx';
import { SortableList } from './sortable-list.tsx';

function Letters(): ReactNode {
  const [letters, setLetters] = useState(['a', 'b', 'c']);
  return (
    <SortableList
      items={letters}
      idOf={(letter) => letter}
      nameOf={(letter) => letter}
      onMove={(from, to) => setLetters((now) => now.toSpliced(from, 1).toSpliced(to, 0, now[from] ?? ''))}
    >
      {(letter, _index, handle) => (
        <>
          {handle}
          <span>{letter}</span>
        </>
      )}
    </SortableList>
  );
}

it('an entry moves by the arrow keys, is announced, keeps the focus and stops at the ends', () => {
  renderRemotePart(
    <AdminProvider>
      <Letters />
    </AdminProvider>,
    { language: 'en' },
  );
  const handle = screen.getByRole('button', { name: 'Move a' });
  const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  fireEvent.keyDown(handle, { key: 'ArrowUp' });
  expect(order()).toEqual(['a', 'b', 'c']);
  fireEvent.keyDown(handle, { key: 'ArrowDown' });
  expect(order()).toEqual(['b', 'a', 'c']);
  screen.getByText('a is now at place 2 of 3.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move a' }));
});
