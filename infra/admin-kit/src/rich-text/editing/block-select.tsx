import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../rich-text.module.css';

const label = { en: 'Kind of paragraph', bn: 'অনুচ্ছেদের ধরন' };

const kinds = {
  paragraph: commonTexts.text,
  heading2: { en: 'Heading', bn: 'শিরোনাম' },
  heading3: { en: 'Smaller heading', bn: 'ছোট শিরোনাম' },
  heading4: { en: 'Smallest heading', bn: 'সবচেয়ে ছোট শিরোনাম' },
  blockquote: { en: 'Quotation', bn: 'উদ্ধৃতি' },
  codeBlock: commonTexts.code,
};

type Kind = keyof typeof kinds;

/** Sets the kind of the paragraph with the cursor. */
export function BlockSelect({ editor }: { readonly editor: Editor }): ReactNode {
  const translate = useText();
  const kind = useEditorState({ editor, selector: ({ editor: current }) => kindAt(current) });
  return (
    <select
      className={styles['select']}
      tabIndex={-1}
      aria-label={translate(label)}
      value={kind}
      onChange={(event) => setKind(editor, event.currentTarget.value as Kind)}
    >
      {Object.entries(kinds).map(([name, text]) => (
        <option key={name} value={name}>
          {translate(text)}
        </option>
      ))}
    </select>
  );
}

function kindAt(editor: Editor): Kind {
  const level = ([2, 3, 4] as const).find((candidate) => editor.isActive('heading', { level: candidate }));
  if (level !== undefined) return `heading${level}`;
  if (editor.isActive('codeBlock')) return 'codeBlock';
  return editor.isActive('blockquote') ? 'blockquote' : 'paragraph';
}

function setKind(editor: Editor, kind: Kind): void {
  const plain = editor.chain().focus().clearNodes();
  if (kind === 'blockquote') plain.setBlockquote().run();
  else if (kind === 'codeBlock') plain.setCodeBlock().run();
  else if (kind === 'paragraph') plain.run();
  else plain.setHeading({ level: kind === 'heading2' ? 2 : kind === 'heading3' ? 3 : 4 }).run();
}
