import { Notice } from '@pathshala/web-kit/parts/notice';
import type { ReactNode } from 'react';

interface RefusalNoticeProps {
  readonly text: string | undefined;
  /** The next step, if there is one. */
  readonly children?: ReactNode;
}

/** Shows above the fields why the form was refused. It is no live region: the toast has announced it. */
export function RefusalNotice({ text, children }: RefusalNoticeProps): ReactNode {
  if (text === undefined) return null;
  return (
    <Notice tone="bad">
      <p>{text}</p>
      {children}
    </Notice>
  );
}
