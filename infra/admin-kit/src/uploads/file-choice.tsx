import { FileButton } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

export interface FileChoiceProps {
  /** Endings and media types. */
  readonly accept: string;
  readonly onChoose: (file: File | null) => void;
  /** The button that opens the system's dialog. */
  readonly children: (button: { readonly onClick: () => void }) => ReactNode;
}

/** Clears the last choice, so that the same file, saved again meanwhile, is a new one. */
const forget = ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
  currentTarget.value = '';
};

/** Lets an author choose a file, the same one again too. */
export function FileChoice({ accept, onChoose, children }: FileChoiceProps): ReactNode {
  return (
    <FileButton accept={accept} onChange={onChoose} inputProps={{ onClick: forget }}>
      {children}
    </FileButton>
  );
}
