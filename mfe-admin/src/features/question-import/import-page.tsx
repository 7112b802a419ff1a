import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { questionPaths } from '../../exams/paths.ts';
import { ChooseQuestions } from './choose-questions.tsx';
import { QuestionImport } from './question-import.tsx';
import { texts } from './texts.ts';
import type { QuestionSource } from './use-read-questions.ts';

/** /boss/questions/import: choosing, the dry run, adding. The import is in the address, so a reload goes on with it. */
export function ImportPage(): ReactNode {
  const translate = useText();
  const [params, change] = useQueryParams();
  const importId = params.get('import');
  // The source stays while the dry run is shown: an author goes back to it.
  const [source, setSource] = useState<QuestionSource>({ text: '', format: 'auto' });
  return (
    <AdminPage
      title={translate(texts.title)}
      lead={translate(texts.lead)}
      breadcrumbs={[{ text: translate(texts.bank), to: questionPaths.all }]}
    >
      {importId === null ? (
        <ChooseQuestions source={source} onSource={setSource} onRead={(id) => change({ import: id })} />
      ) : (
        <QuestionImport
          key={importId}
          id={importId}
          source={source}
          onRead={(id) => change({ import: id })}
          onRestart={() => change({ import: undefined })}
          onAnother={() => {
            setSource({ text: '', format: 'auto' });
            change({ import: undefined });
          }}
        />
      )}
    </AdminPage>
  );
}
