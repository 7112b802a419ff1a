import { noEditor } from '@pathshala/back-office/edit-mark';
import type { QuestionStock } from '../question-bank/index.ts';
import { readSampleQuestions } from './sample-files.ts';

/** Adds the questions of `sample/questions/`. Skips those that an interrupted earlier load has added. */
export async function loadSampleQuestions(deps: {
  readonly questionStock: Pick<QuestionStock, 'addOnce'>;
  readonly now: () => number;
}): Promise<void> {
  const now = new Date(deps.now()).toISOString();
  for (const [place, draft] of (await readSampleQuestions()).entries()) {
    const _id = `sample-question-${place + 1}`;
    await deps.questionStock.addOnce({ _id, draft, editor: noEditor, now, placeInFile: place + 1 });
  }
}
