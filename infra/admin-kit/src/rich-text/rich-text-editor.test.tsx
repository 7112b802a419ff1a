import { renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AdminProvider } from '../theme/admin-provider.tsx';
import { UploadContext, type UploadedPicture, type UploadPicture } from '../uploads/upload-context.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import { TwoLanguageEditor } from './two-language-editor.tsx';
import { openRichText } from '../testing/open-rich-text.ts';

const user = userEvent.setup({ delay: null });

interface Shown {
  readonly value?: string;
  readonly upload?: UploadPicture;
  readonly Editor?: typeof TwoLanguageEditor;
}

function showEditor({ value = '', upload, Editor = RichTextEditor }: Shown): {
  readonly stored: () => string;
} {
  const changed = vi.fn<(html: string) => void>();
  function Form(): ReactNode {
    const [text, setText] = useState(value);
    const onChange = (html: string): void => {
      changed(html);
      setText(html);
    };
    return (
      <Editor label="Text" value={text} onChange={onChange} error="Too short." help="A help." isRequired />
    );
  }
  renderRemotePart(
    <AdminProvider>
      <UploadContext value={upload}>
        <Form />
      </UploadContext>
    </AdminProvider>,
  );
  return { stored: () => changed.mock.lastCall?.[0] ?? value };
}

const png = new File(['x'], 'graph.png', { type: 'image/png' });
const url = `/api/files/svc-notes/${'0af9'.repeat(16)}`;

describe('editing rich text', () => {
  it('gives what was typed as a fragment, with the marks of the toolbar, by keyboard alone', async () => {
    const { stored } = showEditor({});
    const editor = await openRichText('Text');
    expect(editor).toBe(document.activeElement);
    await user.keyboard('a < b{Alt>}{F10}{/Alt}');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Kind of paragraph' }));
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(editor));
    await user.keyboard('c');
    expect(stored()).toBe('a &lt; b<strong>c</strong>');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('takes a formula by its shape, with its first letter selected', async () => {
    const { stored } = showEditor({});
    await openRichText('Text');
    await user.keyboard('v = ');
    await user.click(screen.getByRole('button', { name: 'Formula' }));
    await user.click(await screen.findByRole('button', { name: 'Fraction' }));
    await user.keyboard('s');
    expect(stored()).toBe(String.raw`v = $\frac{s}{b}$`);
  });

  it('has its label, help and error while it is shown and while it is edited', async () => {
    showEditor({ value: 'x' });
    const names = (field: HTMLElement) => [
      field.getAttribute('aria-invalid'),
      field.getAttribute('aria-required'),
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    ];
    const shown = names(screen.getByRole('textbox', { name: 'Text' }));
    const edited = names(await openRichText('Text'));
    expect(shown).toEqual(edited);
    expect(shown[2]).toContain('A help. Too short.');
  });

  it('leaves a text that nobody changes letter by letter as it is', async () => {
    const value = 'line 1\nline > 2<p>x</p>';
    const { stored } = showEditor({ value });
    await openRichText('Text');
    await user.tab();
    expect(stored()).toBe(value);
  });

  it('uploads a picture, lets it be described meanwhile, and tries again after a failure [CAT-12]', async () => {
    const upload = vi.fn<UploadPicture>().mockRejectedValueOnce(new Error('Too many pixels.'));
    const { stored } = showEditor({ upload });
    const editor = await openRichText('Text');
    await user.click(editor);
    await user.upload(screen.getByLabelText('Picture', { selector: 'input' }), png);
    await screen.findByText('graph.png could not be uploaded. Too many pixels.');
    let finish: (picture: UploadedPicture) => void = () => undefined;
    upload.mockImplementationOnce(
      (_, { onProgress }) =>
        new Promise((resolve) => {
          onProgress?.(0.4);
          finish = resolve;
        }),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('graph.png: 40% sent');
    await user.type(screen.getByLabelText('What does the picture show?'), 'A graph');
    finish({ url, width: 640, height: 480 });
    await waitFor(() => expect(stored()).toBe(`<img src="${url}" alt="A graph" width="640" height="480" />`));
  });
});

describe('a text in two languages', () => {
  it('is edited side by side and stored as one', async () => {
    const { stored } = showEditor({ Editor: TwoLanguageEditor });
    await openRichText('Text, in Bengali');
    await user.keyboard('বেগ');
    await openRichText('Text, in English');
    await user.keyboard('Speed');
    expect(stored()).toBe('<div lang="bn">বেগ</div><div lang="en">Speed</div>');
    expect(screen.getByRole('textbox', { name: 'Text, in English' }).lang).toBe('en');
  });

  it('without its parts is one text, which its author may separate', async () => {
    const { stored } = showEditor({ value: 'বেগ', Editor: TwoLanguageEditor });
    expect(within(screen.getByRole('textbox')).getByText('বেগ').textContent).toBe('বেগ');
    await user.click(screen.getByRole('button', { name: 'Write it in two languages' }));
    expect(stored()).toBe('<div lang="bn">বেগ</div>');
  });

  it('that was written with a bar opens in its two parts, and is stored in them with the first change', async () => {
    const { stored } = showEditor({ value: '<p>বেগ</p> | <p>Speed</p>', Editor: TwoLanguageEditor });
    expect(stored()).toBe('<p>বেগ</p> | <p>Speed</p>');
    await openRichText('Text, in English');
    await user.keyboard('ed');
    expect(stored()).toMatch(/^<div lang="bn"><p>বেগ<\/p><\/div><div lang="en">.*ed/u);
  });
});
