import { DrawPaper as Drawing, type PaperTakerProps } from '@pathshala/admin-exams/paper-draw/draw-paper';
import type { DrawSource } from '@pathshala/admin-exams/paper-draw/draw-source';
import type { drawPaper, listBlueprints } from '@pathshala/svc-exams-contract/blueprint-routes';
import type { ReactNode } from 'react';

/** The most that one page has; the search finds the others. */
const listed = 100;

export const drawSource: DrawSource = {
  readBlueprints: (api, query, signal) =>
    api.call<typeof listBlueprints>(
      'get',
      '/questions/blueprints',
      { query: { ...query, page: 1, pageSize: listed, sort: 'title' } },
      { signal },
    ),
  draw: (api, id, body) =>
    api.call<typeof drawPaper>('post', '/questions/blueprints/{id}/draw', { params: { id }, body }),
};

/** Draws a paper from the bank of the exams. */
export function DrawPaper(props: PaperTakerProps): ReactNode {
  return <Drawing {...props} source={drawSource} />;
}
