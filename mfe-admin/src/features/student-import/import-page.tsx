import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useText } from '@pathshala/web-kit/texts';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { ChooseFile } from './choose-file.tsx';
import { RecentImports } from './recent-imports.tsx';
import { StudentImport } from './student-import.tsx';
import { texts } from './texts.ts';

/** /boss/user-management/import: a file, the dry run, the invitations. The import is in the address, so a reload goes on with it. */
export function ImportPage(): ReactNode {
  const translate = useText();
  const [params, change] = useQueryParams();
  const importId = params.get('import');
  return (
    <AdminPage
      title={translate(texts.title)}
      lead={translate(texts.lead)}
      breadcrumbs={[{ text: translate(texts.users), to: '/boss/user-management' }]}
    >
      {importId === null ? (
        <>
          <ChooseFile onRead={(id) => change({ import: id })} />
          <RecentImports />
        </>
      ) : (
        <StudentImport key={importId} id={importId} onRestart={() => change({ import: undefined })} />
      )}
    </AdminPage>
  );
}
