import { Notice } from '@pathshala/web-kit/parts/notice';
import type { ReactNode } from 'react';

export interface RefusalNoticeProps {
  readonly text: string | undefined;
  /** The way on, where there is one. */
  readonly children?: ReactNode;
}

/** What stands against the form, above its fields; the toast has already said it aloud. */
export function RefusalNotice({ text, children }: RefusalNoticeProps): ReactNode {
  if (text === undefined) return null;
  return (
    <Notice tone="bad">
      <p>{text}</p>
      {children}
    </Notice>
  );
}
