import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { Button } from '@pathshala/web-kit/parts/button';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { FactsRow, FactsTable } from '../facts-table.tsx';
import styles from '../operations.module.css';
import type { BackupState } from './backup-state.ts';
import { texts } from './texts.ts';

type Snapshot = BackupState['snapshots'][number];

const megabyte = 1_000_000;

export function SnapshotTable({ snapshots }: Pick<BackupState, 'snapshots'>): ReactNode {
  const translate = useText();
  if (snapshots.length === 0) return <p className={styles['quiet']}>{translate(texts.empty)}</p>;
  return (
    <FactsTable
      caption={translate(texts.snapshots)}
      columns={[
        { title: translate(texts.snapshot) },
        { title: translate(texts.size), isNumber: true },
        { title: translate(texts.took), isNumber: true },
        { title: translate(texts.secrets) },
        { title: translate(texts.action) },
      ]}
    >
      {snapshots.map((snapshot) => (
        <SnapshotRow key={snapshot._id} snapshot={snapshot} />
      ))}
    </FactsTable>
  );
}

function SnapshotRow({ snapshot }: { readonly snapshot: Snapshot }): ReactNode {
  const translate = useText();
  const { shortDateTime, duration, number } = useFormat();
  const { at, bytes, tookMs, hasSecrets } = snapshot;
  const size = number(bytes / megabyte, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <FactsRow
      name={shortDateTime(at)}
      cells={[
        { label: translate(texts.size), value: size, isNumber: true },
        { label: translate(texts.took), value: duration(tookMs), isNumber: true },
        { label: translate(texts.secrets), value: translate(hasSecrets ? texts.encrypted : texts.leftOut) },
        { label: '', value: <DownloadButton snapshot={snapshot} /> },
      ]}
    />
  );
}

function DownloadButton({ snapshot: { _id, at } }: { readonly snapshot: Snapshot }): ReactNode {
  const translate = useText();
  const confirm = useConfirm();
  const { shortDateTime } = useFormat();
  async function download(): Promise<void> {
    const isConfirmed = await confirm({
      title: translate(texts.downloadTitle),
      body: translate(texts.downloadText),
      confirmText: translate(texts.download),
    });
    // The browser saves the answer as a file as it arrives: it may be larger than memory.
    if (isConfirmed) location.assign(`/api/operations/backups/${_id}/archive`);
  }
  return (
    <Button
      size="small"
      kind="secondary"
      aria-label={translate(texts.downloadOf, { name: shortDateTime(at) })}
      onClick={() => void download()}
    >
      {translate(texts.download)}
    </Button>
  );
}
