import { Button } from '@mantine/core';
import { saveFile } from '@pathshala/web-kit/save-file';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { csvOf, excelOf, type ExportFormat } from '../data-table/export/export-file.ts';
import { Icon } from '../icons/icon.tsx';
import type { FigureTable } from './figure-table.ts';
import styles from './chart-with-table.module.css';

const texts = {
  csv: { en: 'CSV', bn: 'CSV' },
  xlsx: { en: 'Excel', bn: 'Excel' },
  label: { en: '{title} as {format}', bn: '{title}, {format} হিসেবে' },
  failed: {
    en: 'The file could not be made. Try again.',
    bn: 'ফাইলটি তৈরি করা যায়নি। আবার চেষ্টা করুন।',
  },
};

const formats = ['csv', 'xlsx'] as const;

/** The rows of a figure as a file: the same values as on the screen, exact. */
export function DownloadButtons<Row>({ table }: { readonly table: FigureTable<Row> }): ReactNode {
  const translate = useText();
  const [hasFailed, setFailed] = useState(false);

  async function download(format: ExportFormat): Promise<void> {
    setFailed(false);
    const { fileName, rows } = table;
    const columns = table.columns.filter(({ exportValue }) => exportValue !== undefined);
    try {
      saveFile(await (format === 'csv' ? csvOf : excelOf)({ columns, rows }), `${fileName}.${format}`);
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className={styles['downloads']} data-print="no">
      {formats.map((format) => {
        const name = translate(texts[format]);
        return (
          <Button
            key={format}
            variant="default"
            size="xs"
            className={styles['download'] ?? ''}
            leftSection={<Icon name="export" />}
            aria-label={translate(texts.label, { title: table.title, format: name })}
            onClick={() => void download(format)}
          >
            {name}
          </Button>
        );
      })}
      {hasFailed && (
        <p role="alert" className={styles['failed']}>
          {translate(texts.failed)}
        </p>
      )}
    </div>
  );
}
