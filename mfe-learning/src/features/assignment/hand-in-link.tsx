import type { HandInFile } from '@pathshala/svc-catalog-contract/assignment';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** Opens the PDF in a tab of its own. */
export function HandInLink({ file }: { readonly file: HandInFile }): ReactNode {
  const translate = useText();
  const { fileId, name, size } = file;
  return (
    <span>
      <a href={`/api/assignments/files/${fileId}`} target="_blank" rel="noopener">
        {translate(texts.openFile, { name })}
      </a>{' '}
      ({translate(texts.size, { n: Math.ceil(size / 1000) })})
    </span>
  );
}
