import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Editor } from '@tiptap/core';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useRef } from 'react';
import { pictureTypes } from '../../../uploads/shrink-picture.ts';
import '../field-events.ts';
import { ToolIcon } from '../tool-icon.tsx';

const icon = 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15 9v.01';

/** Opens the system's dialog for files. */
export function PictureTool({ editor }: { readonly editor: Editor }): ReactNode {
  const translate = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolIcon label={translate(commonTexts.picture)} icon={icon} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureTypes.join(',')}
        aria-label={translate(commonTexts.picture)}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          editor.emit('pictures', { files, position: editor.state.selection.to });
          currentTarget.value = '';
        }}
      />
    </>
  );
}
