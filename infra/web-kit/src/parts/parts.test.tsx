import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderRemotePart } from '../testing/index.tsx';
import { Button } from './button.tsx';
import { CoursePicture } from './course-picture.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Page } from './page.tsx';
import { Pagination } from './pagination.tsx';
import { PasswordInput } from './password-input.tsx';
import { QueryStates } from './query-states.tsx';
import { SearchBox } from './search-box.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';
import { TextInput } from './text-input.tsx';

describe('a field', () => {
  it('ties its label, help and error to the control', () => {
    renderRemotePart(
      <Field label="Email" help="We send a code there." error="Please enter an email">
        <TextInput />
      </Field>,
    );
    const input = screen.getByLabelText('Email');
    expect(input).toHaveProperty('ariaInvalid', 'true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Please enter an email',
      'We send a code there.',
    ]);
  });

  it('shows a password to its owner and hides it again', async () => {
    renderRemotePart(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.getAttribute('type')).toBe('password');
  });
});

describe('a busy button', () => {
  it('ignores clicks, keeps its focus and says so', async () => {
    const act = vi.fn<() => void>();
    renderRemotePart(
      <Button isBusy onClick={act}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(act).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });
});

describe('a button of an action that takes a while', () => {
  it('takes a double click for one', async () => {
    const act = vi.fn<() => void>();
    renderRemotePart(
      <Button isBusy={false} onClick={act}>
        Open
      </Button>,
    );
    await userEvent.dblClick(screen.getByRole('button', { name: 'Open' }));
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe('a dialog', () => {
  it('gives the focus back to what opened it', async () => {
    function Asking() {
      const [isOpen, open] = useState(false);
      return (
        <>
          <Button onClick={() => open(true)}>Ask</Button>
          <Dialog title="Sure?" isOpen={isOpen} onClose={() => open(false)}>
            <p>Really?</p>
          </Dialog>
        </>
      );
    }
    renderRemotePart(<Asking />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    await userEvent.click(close);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
  });
});

describe('tabs', () => {
  function Profile() {
    const [selected, select] = useState('a');
    const tabs = [
      { id: 'a', label: 'Personal', panel: 'first' },
      { id: 'b', label: 'Education', panel: 'second' },
    ];
    return <Tabs label="Profile" tabs={tabs} selected={selected} onSelect={select} />;
  }

  it('are walked with the arrow keys, round and round', async () => {
    renderRemotePart(<Profile />);
    screen.getByRole('tab', { name: 'Personal' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('second');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Education' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('first');
  });
});

describe('a list', () => {
  it('has no pagination on a single page', () => {
    renderRemotePart(<Pagination page={1} pageSize={10} total={10} onPage={() => undefined} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('says where one is, in the digits of the language, and goes on', async () => {
    const onPage = vi.fn<(page: number) => void>();
    renderRemotePart(<Pagination page={1} pageSize={10} total={25} onPage={onPage} />, { language: 'bn' });
    screen.getByText('পাতা ১ / ৩ (মোট ২৫টি)');
    await userEvent.click(screen.getByRole('button', { name: 'পরের' }));
    expect(onPage).toHaveBeenCalledWith(2);
  });

  it('leads back from a page past the last one, as when the last of its things was deleted', async () => {
    const onPage = vi.fn<(page: number) => void>();
    renderRemotePart(<Pagination page={2} pageSize={10} total={10} onPage={onPage} />);
    screen.getByText('There is nothing left on this page.');
    await userEvent.click(screen.getByRole('button', { name: 'Go to the last page' }));
    expect(onPage).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('searches once after a pause, not at every key', async () => {
    const onSearch = vi.fn<(text: string) => void>();
    renderRemotePart(<SearchBox value="" onSearch={onSearch} />);
    await userEvent.type(screen.getByRole('searchbox'), 'dhaka');
    await vi.waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith('dhaka'));
  });

  it('tells how a column is sorted', () => {
    const columns = [
      {
        id: 'name',
        title: 'Name',
        cell: (row: string) => row,
        sort: 'descending' as const,
        onSort: () => undefined,
      },
    ];
    renderRemotePart(<Table caption="Users" columns={columns} rows={['Rahim']} keyOf={(row) => row} />);
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('cell').textContent).toBe('Rahim');
  });
});

describe('what a server tells', () => {
  const query = (part: object) => ({ data: undefined, error: null, refetch: () => undefined, ...part });

  it('is shown when it is there', () => {
    const { container } = renderRemotePart(
      <QueryStates query={query({ data: 'here' })}>{(data) => <p>{data}</p>}</QueryStates>,
    );
    expect(container.innerHTML).toBe('<p>here</p>');
  });

  it('fails with its message, and can be tried again [NAV-06]', async () => {
    const refetch = vi.fn<() => void>();
    renderRemotePart(
      <QueryStates query={query({ error: refusal(503, 'common.unavailable', 'Not now'), refetch })}>
        {() => null}
      </QueryStates>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Not now');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('does not say its message twice, where the title holds it', () => {
    renderRemotePart(
      <QueryStates
        query={query({ error: refusal(503, 'common.unavailable', 'Not now') })}
        failedTitle={({ message }) => `Error: ${message}`}
      >
        {() => null}
      </QueryStates>,
    );
    expect(screen.getAllByText(/Not now/u)).toHaveLength(1);
  });

  it('fails as a page with a title where there is no page yet, and inside one as a part of it', () => {
    const failed = (
      <QueryStates query={query({ error: refusal(503, 'common.unavailable', 'Not now') })}>
        {() => null}
      </QueryStates>
    );
    const titles = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
    renderRemotePart(failed);
    expect([titles(), document.title]).toEqual([['This did not work'], 'This did not work · Pathshala']);
    cleanup();
    renderRemotePart(<Page title="Courses">{failed}</Page>);
    expect(titles()).toEqual(['Courses']);
  });

  it('is the 404 page for an unknown id [NAV-03]', () => {
    const error = refusal(404, 'common.not-found', 'There is nothing here.');
    renderRemotePart(<QueryStates query={query({ error })}>{() => null}</QueryStates>);
    screen.getByRole('heading', { name: 'Page Not Found' });
    expect(document.title).toContain('Page Not Found');
  });

  it('shows no loader in the first moment, then one [NAV-06]', async () => {
    renderRemotePart(
      <QueryStates query={query({})} loadingText="Loading exams...">
        {() => null}
      </QueryStates>,
    );
    expect(screen.queryByText('Loading exams...')).toBeNull();
    await screen.findByText('Loading exams...');
  });
});

describe('a course’s picture', () => {
  it('is drawn when there is none, and when it does not load', () => {
    const { container } = renderRemotePart(<CoursePicture name="ঢাকা" src="/broken.png" />);
    const image = container.querySelector('img');
    expect(image).not.toBeNull();
    if (image) fireEvent.error(image);
    expect(container.querySelector('svg text')?.textContent).toBe('ঢা');
  });
});
