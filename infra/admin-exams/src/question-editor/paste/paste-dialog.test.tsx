import { renderRemotePart } from '@pathshala/web-kit/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AdminProvider } from '@pathshala/admin-kit/admin-provider';
import { emptySubject, type SubjectDraft } from '../draft/question-draft.ts';
import { SubjectsEditor } from '../subjects-editor.tsx';

configure({ defaultHidden: true });

/** The dialog of an empty subject with a text in it; `now` returns the questions after the last change. */
async function paste(text: string) {
  let shown: readonly SubjectDraft[] = [{ ...emptySubject(), subjectName: 'S' }];
  function Form(): ReactNode {
    const [value, setValue] = useState(shown);
    const change = (next: readonly SubjectDraft[]) => {
      shown = next;
      setValue(next);
    };
    return <SubjectsEditor value={value} errors={{}} onChange={change} path="subjects" />;
  }
  renderRemotePart(
    <AdminProvider>
      <Form />
    </AdminProvider>,
    { language: 'en' },
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Paste/u }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Questions in/u }), { target: { value: text } });
  const now = () =>
    shown.flatMap(({ mcqs }) => mcqs.map(({ question, options }) => [question, options[0]?.text]));
  return { dialog, now };
}

const mixed =
  'wb‡Pi †KvbwU kni?\nA. XvKv\nB. Lyjbv\nANSWER: A\n\n†KvbwU dzj?\nA. kvcjv\nB. gqbv\nANSWER: A\n\nWhich is EMF?\nA. Bvl\nB. qvB\nANSWER: A';

describe('pasted text in Bijoy', () => {
  it('is shown in both readings, and refused for one question', async () => {
    const { dialog, now } = await paste(mixed);
    const [first, second, ...others] = await dialog.findAllByRole('group', {
      name: 'Which reading is right?',
    });
    expect(others).toEqual([]);
    expect(first?.textContent).toContain('নিচের কোনটি শহর?');
    expect(first?.textContent).toContain('wb‡Pi †KvbwU kni?');
    fireEvent.click(within(second ?? document.body).getByLabelText('As typed'));
    fireEvent.click(dialog.getByRole('button', { name: 'Add 3 questions' }));
    await waitFor(() =>
      expect(now()).toEqual([
        ['নিচের কোনটি শহর?', 'ঢাকা'],
        ['†KvbwU dzj?', 'kvcjv'],
        ['Which is EMF?', 'Bvl'],
      ]),
    );
  });

  it('is refused as a whole', async () => {
    const { dialog, now } = await paste(mixed);
    fireEvent.click(await dialog.findByLabelText(/Nothing here is Bijoy/u));
    fireEvent.click(dialog.getByRole('button', { name: 'Add 3 questions' }));
    await waitFor(() => expect(now().map(([question]) => question)).toContain('wb‡Pi †KvbwU kni?'));
  });
});

describe('errors of pasted text', () => {
  it('say that the others can be added only where there are others', async () => {
    const { dialog } = await paste('Why?\nA. 1\nB. 2');
    await dialog.findByText(/Line 3: the correct option is missing/u);
    expect(dialog.queryByText(/other questions can be added/u)).toBeNull();
    fireEvent.change(dialog.getByRole('textbox', { name: /^Questions in/u }), {
      target: { value: `${mixed}\n\nWhy?\nA. 1\nB. 2` },
    });
    await dialog.findByText(/other questions can be added/u);
  });
});
