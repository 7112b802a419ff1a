import { escapeHtml } from '@pathshala/rules/escape-html';
import type { SheetCell } from './sheet.ts';

const tags = { raised: 'sup', lowered: 'sub' } as const;

/** The cell as HTML: raised and lowered pieces as `<sup>` and `<sub>`, everything typed as text. Lines stay line breaks (`\n`). */
export function cellHtml({ text, runs = [{ text }] }: SheetCell): string {
  return runs
    .map((run) => {
      const escaped = escapeHtml(run.text);
      return run.position === undefined
        ? escaped
        : `<${tags[run.position]}>${escaped}</${tags[run.position]}>`;
    })
    .join('');
}
