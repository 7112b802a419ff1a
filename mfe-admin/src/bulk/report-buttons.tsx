import { csvOf, excelOf, type ExportFormat } from '@pathshala/admin-kit/data-table/export-file';
import type { ExportValue } from '@pathshala/admin-kit/data-table/data-table-types';
import { isApiError } from '@pathshala/web-kit/api-error';
import { Button } from '@pathshala/web-kit/parts/button';
import { saveFile } from '@pathshala/web-kit/save-file';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { allPages, type ReadPage } from './all-pages.ts';

const texts = {
  csv: { en: 'CSV', bn: 'CSV' },
  xlsx: { en: 'Excel', bn: 'Excel' },
};

interface ReportColumn<Row> {
  readonly title: string;
  readonly exportValue: (row: Row) => ExportValue;
}

interface ReportButtonsProps<Row> {
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly ReportColumn<Row>[];
  readonly readPage: ReadPage<Row>;
}

/** Saves all rows of a list as a file; cells that look like formulas are defused. */
export function ReportButtons<Row>({ name, columns, readPage }: ReportButtonsProps<Row>): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const [isBusy, setBusy] = useState(false);

  async function save(format: ExportFormat): Promise<void> {
    setBusy(true);
    try {
      const table = { columns, rows: await allPages(readPage) };
      saveFile(await (format === 'csv' ? csvOf : excelOf)(table), `${name}.${format}`);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <span>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button key={format} size="small" kind="quiet" isBusy={isBusy} onClick={() => void save(format)}>
          {translate(texts[format])}
        </Button>
      ))}
    </span>
  );
}
