import type { AssignmentForStudent, OwnSubmission } from '@pathshala/svc-catalog-contract/assignment';
import type { readOwnSubmission } from '@pathshala/svc-catalog-contract/assignment-routes';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { HandedIn } from './handed-in.tsx';
import { HandInForm } from './hand-in-form.tsx';
import { texts } from './texts.ts';

/** The form to hand in, or what was handed in. */
export function OwnWork({ assignment }: { readonly assignment: AssignmentForStudent }): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readOwnSubmission>('/assignments/{id}/submission', {
    params: { id: assignment._id },
  });
  return (
    <section>
      <h2>{translate(texts.yourWork)}</h2>
      <QueryStates query={query}>
        {({ submission }) => <Work assignment={assignment} submission={submission} />}
      </QueryStates>
    </section>
  );
}

interface WorkProps {
  readonly assignment: AssignmentForStudent;
  readonly submission: OwnSubmission | null;
}

function Work({ assignment, submission }: WorkProps): ReactNode {
  const translate = useText();
  const [isReplacing, setReplacing] = useState(false);
  const isClosed = assignment.lock !== undefined;
  if (submission === null && isClosed) return <p>{translate(texts.closed)}</p>;
  if (submission === null || (isReplacing && submission.marks === null)) {
    return <HandInForm assignment={assignment} submission={submission} onClose={() => setReplacing(false)} />;
  }
  return <HandedIn submission={submission} {...(!isClosed && { onReplace: () => setReplacing(true) })} />;
}
