import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import { analysisPath } from './paths.ts';

const texts = { analysis: commonTexts.analysis };

/** The row action that leads to the analysis of an exam, for lists of exams and results. */
export function useAnalysisAction(): (paperId: string) => RowAction {
  const translate = useText();
  return (paperId) => ({ id: 'analysis', text: translate(texts.analysis), href: analysisPath(paperId) });
}
