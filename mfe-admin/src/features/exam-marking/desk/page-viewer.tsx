import type { MarkingDesk } from '@pathshala/svc-exams-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { PagePicture, PagePin } from '@pathshala/web-kit/parts/page-picture';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useStepKeys } from '../../../marking/use-desk-keys.ts';
import styles from '../exam-marking.module.css';
import { texts } from '../texts.ts';
import { useNotes } from './use-notes.ts';

interface PageViewerProps {
  readonly pages: MarkingDesk['pages'];
}

/** Percent of the width of the viewer. */
const zooms = [100, 150, 200, 300];
const quarters = [0, 90, 180, 270] as const;

function usePageView(pages: MarkingDesk['pages']) {
  const [index, setIndex] = useState(0);
  const [zoom, setZoom] = useState(0);
  const [turned, setTurned] = useState(0);
  const step = (by: -1 | 1): void => {
    const next = index + by;
    if (next < 0 || next >= pages.length) return;
    setIndex(next);
    setTurned(0);
  };
  useStepKeys(step);
  const page = pages[index];
  const rotation = quarters[((page?.rotation ?? 0) / 90 + turned) % quarters.length] ?? 0;
  return { page, index, rotation, zoom, setZoom, step, rotate: () => setTurned(turned + 1) };
}

/** One page at a time: zoom, rotate, and click to comment at a point. */
export function PageViewer({ pages }: PageViewerProps): ReactNode {
  const translate = useText();
  const view = usePageView(pages);
  const { notes, add, focus } = useNotes();
  const { page, index, rotation, zoom } = view;
  if (page === undefined) return null;
  const number = index + 1;
  return (
    <section aria-label={translate(texts.pages)}>
      <ViewerBar view={view} total={pages.length} />
      <div className={styles['viewer']}>
        <div style={{ inlineSize: `${zooms[zoom]}%` }}>
          <PagePicture
            key={page.pageId}
            url={`/api${page.url}`}
            alt={translate(texts.pageOf, { n: number, total: pages.length })}
            rotation={rotation}
            pointLabel={translate(texts.commentHere, { n: number })}
            onPoint={(point) => add({ pageId: page.pageId, ...point, text: '' })}
          >
            {notes.map((note, at) =>
              note.pageId === page.pageId ? (
                <PagePin
                  key={`${note.x} ${note.y} ${at + 1}`}
                  number={at + 1}
                  x={note.x}
                  y={note.y}
                  rotation={rotation}
                  label={translate(texts.pin, { n: at + 1 })}
                  onClick={() => focus(at)}
                />
              ) : null,
            )}
          </PagePicture>
        </div>
      </div>
    </section>
  );
}

interface ViewerBarProps {
  readonly view: ReturnType<typeof usePageView>;
  readonly total: number;
}

function ViewerBar({ view, total }: ViewerBarProps): ReactNode {
  const translate = useText();
  const { index, zoom, setZoom, step, rotate } = view;
  return (
    <p className={styles['bar']}>
      <Button size="small" disabled={index === 0} onClick={() => step(-1)}>
        {translate(texts.previousPage)}
      </Button>
      <span aria-live="polite">{translate(texts.pageOf, { n: index + 1, total })}</span>
      <Button size="small" disabled={index === total - 1} onClick={() => step(1)}>
        {translate(texts.nextPage)}
      </Button>
      <Button size="small" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
        {translate(texts.smaller)}
      </Button>
      <Button size="small" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
        {translate(texts.larger)}
      </Button>
      <Button size="small" onClick={rotate}>
        {translate(texts.rotate)}
      </Button>
    </p>
  );
}
