import type { listExtensions } from '@pathshala/svc-catalog-contract/assignment-extensions';
import { Button } from '@pathshala/web-kit/parts/button';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { ExtensionDialog, extensionsPath } from '../../../extensions/extension-dialog.tsx';
import { texts } from '../../../extensions/texts.ts';
import { useAccountName } from '../../../students/account-name.tsx';
import { StudentChoice } from '../../../students/student-choice.tsx';

type Extension = AnswerOf<typeof listExtensions>['items'][number];

/** The students with a longer deadline for the assignment; more time is given and taken back here. */
export function ExtensionsList({ assignmentId }: { readonly assignmentId: string }): ReactNode {
  const translate = useText();
  const [isGiving, give] = useState(false);
  const [chosen, choose] = useState('');
  const { data } = useApiQuery<typeof listExtensions>(extensionsPath, { params: { id: assignmentId } });
  return (
    <details>
      <summary>{translate(texts.title)}</summary>
      {data?.items.length === 0 && <p>{translate(texts.none)}</p>}
      <ul>
        {data?.items.map((one) => (
          <ExtensionRow key={one.studentId} extension={one} />
        ))}
      </ul>
      <Button size="small" onClick={() => give(true)}>
        {translate(texts.give)}
      </Button>
      {isGiving && (
        <ExtensionDialog
          title={translate(texts.give)}
          assignmentId={assignmentId}
          studentId={chosen}
          onClose={() => give(false)}
        >
          <StudentChoice value={chosen} onChange={(id) => choose(id)} />
        </ExtensionDialog>
      )}
    </details>
  );
}

function ExtensionRow({ extension }: { readonly extension: Extension }): ReactNode {
  const translate = useText();
  const { dateTime } = useFormat();
  const [isTaking, take] = useState(false);
  const { assignmentId, studentId, until, dueDate, reason } = extension;
  const name = useAccountName(studentId);
  const row = translate(texts.row, { until: dateTime(until), due: dateTime(dueDate) });
  return (
    <li>
      {`${name}: ${row} (${reason}) `}
      <Button size="small" aria-label={translate(texts.takeBackOf, { name })} onClick={() => take(true)}>
        {translate(texts.takeBack)}
      </Button>
      {isTaking && (
        <ExtensionDialog
          isTakenBack
          title={name}
          assignmentId={assignmentId}
          studentId={studentId}
          onClose={() => take(false)}
        />
      )}
    </li>
  );
}
