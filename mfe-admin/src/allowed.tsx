import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { ReactNode } from 'react';
import { useText } from '@pathshala/web-kit/texts';
import { sharedTexts } from './texts.ts';

interface AllowedProps {
  /** One of several permissions is enough. */
  readonly permission: string | readonly string[];
  readonly children: ReactNode;
}

/** A page for administrators who hold a permission; the others read whom to ask. The services enforce it. */
export function Allowed({ permission, children }: AllowedProps): ReactNode {
  const translate = useText();
  const may = useMayDo();
  if (may(...[permission].flat())) return children;
  return (
    <AdminPage title={translate(sharedTexts.notAllowedTitle)}>
      <p>{translate(sharedTexts.notAllowedText)}</p>
    </AdminPage>
  );
}
