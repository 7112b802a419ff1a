import type { AssignmentForStudent } from '@pathshala/svc-catalog-contract/assignment';
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
  const [isReplacing, setReplacing] = useState(false);
  const query = useApiQuery<typeof readOwnSubmission>('/assignments/{id}/submission', {
    params: { id: assignment._id },
  });
  return (
    <section>
      <h2>{translate(texts.yourWork)}</h2>
      <QueryStates query={query}>
        {({ submission }) =>
          submission === null || (isReplacing && submission.marks === null) ? (
            <HandInForm assignment={assignment} submission={submission} onClose={() => setReplacing(false)} />
          ) : (
            <HandedIn submission={submission} onReplace={() => setReplacing(true)} />
          )
        }
      </QueryStates>
    </section>
  );
}
