import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Suspense, type ReactNode } from 'react';
import { ResultPage } from '../features/exam-result/result-page.tsx';
import type { WrittenResultProps } from '../features/written-exam/written-result.tsx';

const LazyWrittenResult = lazyPage(
  () => import(/* webpackChunkName: "written-result" */ '../features/written-exam/written-result.tsx'),
  (file) => file.WrittenResult,
);

/** The parts of a written exam are loaded when a result has some. */
function WrittenResult(props: WrittenResultProps): ReactNode {
  return (
    <Suspense>
      <LazyWrittenResult {...props} />
    </Suspense>
  );
}

export function ResultRoute(): ReactNode {
  return <ResultPage writtenResult={WrittenResult} />;
}
