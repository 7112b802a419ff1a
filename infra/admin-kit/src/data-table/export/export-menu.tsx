import { Button, Menu } from '@mantine/core';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button as DialogButton } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { DataColumn } from '../data-table-types.ts';
import type { ListedRow, ListSource } from '../list-source.ts';
import { menuSettings } from '../popup-settings.ts';
import { ProgressLine } from '../progress-line.tsx';
import { Icon } from '../../icons/icon.tsx';
import { type Export, useExport } from './use-export.ts';
import type { TableQuery } from '../state/use-table-query.ts';
import styles from '../toolbar/table-toolbar.module.css';

const texts = {
  csv: { en: 'CSV, all {n} rows', one: 'CSV, 1 row', bn: 'CSV, সব {n} সারি' },
  xlsx: { en: 'Excel, all {n} rows', one: 'Excel, 1 row', bn: 'Excel, সব {n} সারি' },
  title: { en: 'Collecting the rows', bn: 'সারিগুলো আনা হচ্ছে' },
  done: { en: '{done} of {total} rows', bn: '{total}-এর মধ্যে {done} সারি' },
  failed: { en: 'The file could not be made', bn: 'ফাইলটি তৈরি করা যায়নি' },
};

export interface ExportMenuProps<Row extends ListedRow> {
  readonly name: string;
  readonly source: ListSource<Row>;
  readonly columns: readonly DataColumn<Row>[];
  readonly query: TableQuery;
  readonly total: number;
}

/** CSV or Excel of everything that search and filters match. */
export function ExportMenu<Row extends ListedRow>(props: ExportMenuProps<Row>): ReactNode {
  const { name, source, columns, query, total } = props;
  const translate = useText();
  const file = useExport({ name, source, columns, request: query.request });
  if (columns.every(({ exportValue }) => exportValue === undefined)) return null;
  return (
    <>
      <Menu shadow="md" {...menuSettings}>
        <Menu.Target>
          <Button
            variant="default"
            className={styles['tool'] ?? ''}
            leftSection={<Icon name="export" />}
            disabled={total === 0}
          >
            {translate(commonTexts.export)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => file.start('csv')}>{translate(texts.csv, { n: total })}</Menu.Item>
          <Menu.Item onClick={() => file.start('xlsx')}>{translate(texts.xlsx, { n: total })}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {file.running && <ExportDialog file={file} running={file.running} />}
    </>
  );
}

interface ExportDialogProps {
  readonly file: Export;
  readonly running: NonNullable<Export['running']>;
}

function ExportDialog({ file, running: { format, progress, error } }: ExportDialogProps): ReactNode {
  const translate = useText();
  return (
    <Dialog
      isOpen
      title={translate(texts.title)}
      onClose={file.cancel}
      actions={<DialogButton onClick={file.cancel}>{translate(commonTexts.cancel)}</DialogButton>}
    >
      {error ? (
        <FailedState title={translate(texts.failed)} error={error} onRetry={() => file.start(format)} />
      ) : (
        <ProgressLine text={translate(texts.done, { ...progress })} {...progress} />
      )}
    </Dialog>
  );
}
