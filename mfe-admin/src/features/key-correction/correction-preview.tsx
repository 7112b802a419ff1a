import type {
  KeyChange,
  KeyCorrectionPreview,
  previewKeyCorrection,
} from '@pathshala/svc-exams-contract/key-corrections';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { ApplyCorrection } from './apply-correction.tsx';
import { previewPath } from './correction-paths.ts';
import { MoversTable } from './movers-table.tsx';
import { texts } from './texts.ts';
import { useCorrectKey } from './use-correct-key.ts';

interface CorrectionPreviewProps {
  readonly paperId: string;
  /** The number of the question. */
  readonly number: number;
  readonly change: KeyChange;
  readonly onApplied: () => void;
}

function queryOf(change: KeyChange) {
  const { kind, questionId } = change;
  return { kind, questionId, ...(change.kind !== 'void' && { correct: change.correct.join(',') }) };
}

/** Shows which students would move, and below it the reason with the button that applies the change. */
export function CorrectionPreview(props: CorrectionPreviewProps): ReactNode {
  const { paperId, number, change, onApplied } = props;
  const translate = useText();
  const [isNewer, setNewer] = useState(false);
  const query = useApiQuery<typeof previewKeyCorrection>(previewPath, {
    params: { paperId },
    query: queryOf(change),
  });
  const correctKey = useCorrectKey({
    paperId,
    onApplied,
    onConflict: () => setNewer(true),
  });
  const { data, error, isFetching } = query;
  if (error !== null) {
    return (
      <Notice tone="bad" isLive>
        <p>{error.message}</p>
      </Notice>
    );
  }
  if (data === undefined) return <LoadingState text={translate(texts.computing)} />;
  return (
    <section>
      <h2>{translate(texts.previewTitle)}</h2>
      {isNewer && (
        <Notice tone="attention" isLive>
          <p>{translate(texts.meanwhile)}</p>
        </Notice>
      )}
      <Moved preview={data} />
      {data.movers.length > 0 && <MoversTable movers={data.movers} />}
      <ApplyCorrection
        number={number}
        preview={data}
        isBusy={correctKey.isBusy || isFetching}
        onApply={(reason) => correctKey.apply({ change, reason, keyVersion: data.keyVersion })}
      />
    </section>
  );
}

function Moved({ preview }: { readonly preview: KeyCorrectionPreview }): ReactNode {
  const translate = useText();
  const { attempts, raised, lowered, unchanged } = preview;
  return (
    <p>
      <output>
        {attempts === 0 ? translate(texts.nobodySat) : translate(texts.moved, { raised, lowered, unchanged })}
      </output>
    </p>
  );
}
