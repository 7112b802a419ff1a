import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { listAudit } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import { useAuthorName } from '../../audit/use-audit-words.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { texts } from './texts.ts';
import { useAuditColumns } from './use-audit-columns.tsx';

/** /boss/settings/audit (ADM-30): read-only. */
export function AuditLogPage(): ReactNode {
  const translate = useText();
  const { shortDateTime } = useFormat();
  const nameOf = useAuthorName();
  const [opened, open] = useState<AuditEntry>();
  return (
    <AdminPage
      title={translate(texts.title)}
      lead={translate(texts.lead)}
      breadcrumbs={[{ text: translate(texts.settings), to: '/boss/settings' }]}
    >
      <DataTable
        name="audit-log"
        title={translate(texts.title)}
        source={useApiList<typeof listAudit>('/audit')}
        columns={useAuditColumns()}
        rowName={(entry) => translate(texts.row, { time: shortDateTime(entry.at), name: nameOf(entry) })}
        onOpen={open}
        texts={{ ...texts, failed: (error) => rangeProblem(error) ?? translate(texts.failed) }}
      />
      {opened && <EntryDialog entry={opened} onClose={() => open(undefined)} />}
    </AdminPage>
  );
}

/** A range of days that is backwards is refused with a sentence. */
function rangeProblem(error: Error): string | undefined {
  return isApiError(error, 400) ? error.fields['atTo'] : undefined;
}
