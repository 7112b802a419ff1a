import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { MarkingDesk, readMarking } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { deskPath, queuePath } from '../paths.ts';
import { texts } from '../texts.ts';
import { useBlind } from '../use-blind.ts';
import { Desk } from './desk.tsx';

/** /boss/exam-marking/:resultId: one written answer beside its marks. */
export function DeskPage(): ReactNode {
  const { resultId = '' } = useParams();
  const [isBlind, setBlind] = useBlind();
  const query = useApiQuery<typeof readMarking>('/exams/marking/{resultId}', {
    params: { resultId },
    query: { blind: isBlind ? 'true' : 'false' },
  });
  return (
    <QueryStates query={query}>
      {(desk) => <DeskOfAnswer key={desk.resultId} desk={desk} isBlind={isBlind} onBlind={setBlind} />}
    </QueryStates>
  );
}

interface DeskOfAnswerProps {
  readonly desk: MarkingDesk;
  readonly isBlind: boolean;
  readonly onBlind: (isBlind: boolean) => void;
}

function DeskOfAnswer({ desk, isBlind, onBlind }: DeskOfAnswerProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { title, unmarkedLeft, nextResultId } = desk;
  return (
    <AdminPage
      title={translate(texts.deskTitle, { name: inLanguage(title) })}
      breadcrumbs={[{ text: translate(texts.title), to: queuePath }]}
      lead={unmarkedLeft === 0 ? translate(texts.last) : translate(texts.left, { n: unmarkedLeft })}
      actions={
        nextResultId !== null && <LinkButton to={deskPath(nextResultId)}>{translate(texts.next)}</LinkButton>
      }
    >
      <Checkbox
        label={translate(texts.blind)}
        checked={isBlind}
        onChange={(event) => onBlind(event.target.checked)}
      />
      <Desk key={desk.rev} desk={desk} isBlind={isBlind} />
    </AdminPage>
  );
}
