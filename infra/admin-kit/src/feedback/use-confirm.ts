import { createContext, type ReactNode, use } from 'react';

export interface ConfirmQuestion {
  /** The question itself: 'Delete Karim Uddin?' */
  readonly title: string;
  /** The text on what will be deleted, with numbers. */
  readonly body?: ReactNode;
  /** A verb: 'Delete'. */
  readonly confirmText: string;
  /** Red; Cancel has the focus. */
  readonly isDangerous?: boolean;
}

/** Resolves to true if the user confirms; Escape, Cancel and a click outside are false. */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** `const confirm = useConfirm(); if (await confirm({ title, body, confirmText, isDangerous: true })) …`, below `AdminProvider`. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs AdminProvider above it.');
  return confirm;
}
