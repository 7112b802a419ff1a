import { useIsLimited, useMayDoWithLimits } from '@pathshala/admin-kit/layout/use-may-do';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { ReactNode } from 'react';
import { useText } from '@pathshala/web-kit/texts';
import { sharedTexts } from './texts.ts';

interface AllowedProps {
  /** One of several permissions is enough; left out: every administrator. */
  readonly permission?: string | readonly string[] | undefined;
  /** True: also with rights that are limited to courses or batches. */
  readonly withLimits?: true | undefined;
  readonly children: ReactNode;
}

/** A page for administrators who hold a permission; the others read whom to ask. The services enforce it. */
export function Allowed({ permission, withLimits, children }: AllowedProps): ReactNode {
  const translate = useText();
  const may = useMayDoWithLimits();
  const isLimited = useIsLimited();
  const isWithin = !isLimited || withLimits === true;
  if (isWithin && (permission === undefined || may(...[permission].flat()))) return children;
  return (
    <AdminPage title={translate(sharedTexts.notAllowedTitle)}>
      <p>{translate(isWithin ? sharedTexts.notAllowedText : sharedTexts.limitedText)}</p>
    </AdminPage>
  );
}
