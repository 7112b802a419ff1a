import { Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { UploadContext, type UploadPicture } from '../uploads/upload-context.ts';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';
import { TwoLanguageEditor } from './two-language-editor.tsx';

const meta: Meta = { title: 'Rich text/Editors' };
export default meta;

const upload: UploadPicture = async () => {
  throw new Error('The catalogue has nowhere to upload to.');
};

type ExampleProps = Omit<RichTextEditorProps, 'onChange'> & { readonly Editor?: typeof TwoLanguageEditor };

function Example({ Editor = RichTextEditor, ...props }: ExampleProps): ReactNode {
  const [value, setValue] = useState(props.value);
  return (
    <UploadContext value={upload}>
      <Editor {...props} value={value} onChange={setValue} />
    </UploadContext>
  );
}

export const Lines: StoryObj = {
  render: () => (
    <Stack>
      <Example label="Question" size="line" value="Which $x$ solves $x^2 = 4$?" isRequired />
      <Example label="Option" size="line" value="" error="Write this option." />
      <Example
        label="Explanation"
        value="<p>Both.</p><ul><li>2</li><li>−2</li></ul>"
        help="After the exam."
      />
    </Stack>
  ),
};

const lesson =
  '<h2>গতি</h2><p>বেগ $v = 5\\,\\mathrm{m/s}$</p><table><tbody><tr><th>t</th><th>v</th></tr><tr><td>1</td><td>$x^2$</td></tr></tbody></table>';

export const Page: StoryObj = { render: () => <Example label="Lesson" size="page" value={lesson} /> };

export const TwoLanguages: StoryObj = {
  render: () => (
    <Stack>
      <Example
        Editor={TwoLanguageEditor}
        label="Description"
        value={'<div lang="bn">বেগ কত?</div><div lang="en">What is the speed?</div>'}
      />
      <Example Editor={TwoLanguageEditor} label="Instructions" value="সব প্রশ্নের উত্তর দিন।" />
    </Stack>
  ),
};
