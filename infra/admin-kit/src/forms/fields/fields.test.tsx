import { anAdmin, renderRemotePart } from '@pathshala/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminProvider } from '../../theme/admin-provider.tsx';
import { AdminForm } from '../admin-form.tsx';
import { Opaque } from '../opaque.ts';
import { SaveBar } from '../save/save-bar.tsx';
import { useAdminForm } from '../use-admin-form.ts';
import { ChoiceField } from './choice-field.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { FileField } from './file-field.tsx';
import { OpaqueField } from './opaque-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TagsField } from './tags-field.tsx';
import { TextField } from './text-field.tsx';
import { TextListField } from './text-list-field.tsx';
import type { Upload } from './use-upload.ts';

type Sent = Readonly<Record<string, unknown>>;

function renderFields(values: Sent, fields: ReactNode) {
  const sent: Sent[] = [];
  const schema = z.record(z.string(), z.unknown());
  function Form() {
    const form = useAdminForm({
      schema,
      defaultValues: values,
      save: async (body) => {
        sent.push(body);
      },
    });
    return (
      <AdminForm form={form}>
        {fields}
        <SaveBar />
      </AdminForm>
    );
  }
  renderRemotePart(
    <AdminProvider>
      <Form />
    </AdminProvider>,
    { user: anAdmin },
  );
  return async () => {
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent[0];
  };
}

describe('the fields of a form', () => {
  it('complete an address that is typed without https://, and take a tag that is typed when Ctrl+S saves', async () => {
    const saved = renderFields(
      { link: '', tags: [] },
      <>
        <TextField name="link" label="Link" type="url" />
        <TagsField name="tags" label="Tags" />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Link'), 'www.youtube.com/watch?v=abc');
    await userEvent.tab();
    await userEvent.type(screen.getByLabelText('Tags', { selector: 'input' }), 'optics');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await saved()).toEqual({ link: 'https://www.youtube.com/watch?v=abc', tags: ['optics'] });
  });

  it('store a wall time of Dhaka as UTC, and show the zone and the time in words', async () => {
    const saved = renderFields(
      { starts: '2026-01-15T10:00:00.000Z' },
      <DateTimeField name="starts" label="Starts" />,
    );
    const input = screen.getByLabelText('Starts');
    expect(input).toHaveProperty('value', '2026-01-15T16:00');
    screen.getByText(/Dhaka time \(Asia\/Dhaka\)/u);
    fireEvent.change(input, { target: { value: '2026-01-01T00:30' } });
    screen.getByText(/1\sJanuary 2026, 12:30 am/u);
    expect(await saved()).toEqual({ starts: '2025-12-31T18:30:00.000Z' });
  });

  it('store a choice, a switch, tags and a list of texts, in which Enter adds the next entry', async () => {
    const choices = [
      { value: 'open', label: 'Open' },
      { value: 'closed', label: 'Closed' },
    ];
    const saved = renderFields(
      { access: 'open', isShown: false, tags: ['a'], steps: ['first'] },
      <>
        <ChoiceField name="access" label="Access" choices={choices} display="radio" />
        <SwitchField name="isShown" label="Shown" />
        <TagsField name="tags" label="Tags" />
        <TextListField name="steps" label="Steps" entryLabel="Step" />
      </>,
    );
    fireEvent.click(screen.getByLabelText('Closed'));
    fireEvent.click(screen.getByLabelText('Shown'));
    const tags = screen.getByLabelText('Tags', { selector: 'input' });
    await userEvent.setup({ delay: null }).type(tags, 'b{Enter}');
    fireEvent.keyDown(screen.getByLabelText('Step 1'), { key: 'Enter' });
    fireEvent.change(screen.getByLabelText('Step 2'), { target: { value: 'second' } });
    expect(await saved()).toEqual({
      access: 'closed',
      isShown: true,
      tags: ['a', 'b'],
      steps: ['first', 'second'],
    });
  });

  it('hold a large value as it is, not as a copy, and pass on the errors that its editor leaves', async () => {
    const list = [{ key: 'a', text: 'one' }];
    const seen: unknown[] = [];
    const saved = renderFields(
      { list: new Opaque(list) },
      <OpaqueField<readonly { text: string }[]> name="list">
        {({ value, onChange, errors }) => {
          seen.push(value);
          return (
            <>
              <button type="button" onClick={() => onChange([...value], { 'list.0': 'Write it.' })}>
                Change
              </button>
              <p>{errors['list.0']}</p>
            </>
          );
        }}
      </OpaqueField>,
    );
    fireEvent.click(screen.getByText('Change'));
    await screen.findByText('Write it.');
    expect(new Set(seen.map((value) => (value as unknown[])[0]))).toEqual(new Set([list[0]]));
    expect((await saved())?.['list']).toBeInstanceOf(Opaque);
  });
});

describe('a file', () => {
  const picture = new File(['x'], 'cover.png', { type: 'image/png' });
  const choose = (file: File) => {
    const input = document.querySelector('input[type="file"]');
    if (!input) throw new Error('There is no file input.');
    fireEvent.change(input, { target: { files: [file] } });
  };

  it('is uploaded with its progress, and its address is stored', async () => {
    let finish: (url: string) => void = () => undefined;
    const upload: Upload = (_, { onProgress }) => {
      onProgress(0.4);
      return new Promise((resolve) => {
        finish = resolve;
      });
    };
    const saved = renderFields({ cover: '' }, <FileField name="cover" label="Cover" upload={upload} />);
    choose(picture);
    await screen.findByText('Uploading: 40%');
    finish('/api/files/catalog/1');
    await screen.findByText('Replace');
    expect(await saved()).toEqual({ cover: '/api/files/catalog/1' });
  });

  it('that is refused or too large leaves the stored one, and says why', async () => {
    const upload: Upload = () => Promise.reject(new Error('This is not a picture.'));
    const saved = renderFields(
      { cover: '/old' },
      <FileField name="cover" label="Cover" upload={upload} maxSize={1_000_000} />,
    );
    choose(picture);
    await screen.findByText('This is not a picture.');
    choose(new File([new Uint8Array(1_000_001)], 'big.png', { type: 'image/png' }));
    await screen.findByText('This file is larger than 1 MB. Choose a smaller one.');
    expect(await saved()).toEqual({ cover: '/old' });
  });
});
