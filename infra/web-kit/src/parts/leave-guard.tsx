import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.ts';
import { useLeaveGuard } from '../pages/use-leave-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const texts = {
  title: { en: 'Leave without saving?', bn: 'সংরক্ষণ না করেই যাবেন?' },
  leave: { en: 'Leave the page', bn: 'পাতা ছেড়ে যান' },
};

export interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  readonly isUnsaved: () => boolean;
  /** The text on what happens to unsaved changes. */
  readonly children: ReactNode;
}

/** Asks before a page with unsaved changes is left. */
export function LeaveGuard({ isUnsaved, children }: LeaveGuardProps): ReactNode {
  const translate = useText();
  const { isAsking, stay, leave } = useLeaveGuard(isUnsaved);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={translate(texts.title)}
      confirmText={translate(texts.leave)}
      onClose={stay}
      onConfirm={leave}
    >
      {children}
    </ConfirmDialog>
  );
}
