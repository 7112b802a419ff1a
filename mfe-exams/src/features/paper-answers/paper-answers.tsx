import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { bySubject } from '../../questions/by-subject.ts';
import { HeldNotice } from '../../questions/held-notice.tsx';
import { type KeyedQuestion, keyedQuestions } from '../../questions/keyed-question.ts';
import { PaperLanguageChoice } from '../../questions/paper-language-choice.tsx';
import { immutable, type PaperKeyResource, type PaperResource } from '../../questions/paper-resources.ts';
import { questionTexts } from '../../questions/paper-texts.ts';
import { titleWithout } from '../../questions/title-without.ts';
import { useNamed } from '../../questions/use-named.ts';
import { sharedTexts } from '../../texts.ts';
import { AnsweredQuestion } from './answered-question.tsx';
import { texts } from './texts.ts';

interface PaperAnswersProps {
  readonly paperUrl: string;
  readonly keyUrl: string;
  readonly back: { readonly to: string; readonly text: string };
}

/** A whole paper with its key and explanations, subject by subject; both are loaded side by side. */
export function PaperAnswers({ paperUrl, keyUrl, back }: PaperAnswersProps): ReactNode {
  const say = useText();
  const named = useNamed();
  const paperQuery = useApiQuery<PaperResource>(paperUrl, {}, immutable);
  const keyQuery = useApiQuery<PaperKeyResource>(keyUrl, {}, immutable);
  return (
    <QueryStates query={paperQuery} loadingText={say(sharedTexts.answersLoading)}>
      {(paper) => (
        <QueryStates query={keyQuery} loadingText={say(sharedTexts.answersLoading)}>
          {(key) => (
            <Page
              title={say(texts.title, {
                title: named(titleWithout(paper.title, paper.course?.code ?? null)),
              })}
              back={back}
              actions={
                <>
                  <PaperLanguageChoice texts={questionTexts(paper)} />
                  <Button onClick={() => globalThis.print()} data-print="no">
                    {say(commonTexts.print)}
                  </Button>
                </>
              }
            >
              <HeldNotice held={key.heldQuestions} />
              <KeyedSubjects questions={keyedQuestions(paper, key)} paperUrl={paperUrl} />
            </Page>
          )}
        </QueryStates>
      )}
    </QueryStates>
  );
}

interface KeyedSubjectsProps {
  readonly questions: readonly KeyedQuestion[];
  readonly paperUrl: string;
}

/** Questions are numbered through the paper. */
function KeyedSubjects({ questions, paperUrl }: KeyedSubjectsProps): ReactNode {
  const named = useNamed();
  const translate = useText();
  const [isTryFirst, setTryFirst] = useState(false);
  const numbered = questions.map((question, index) => ({ question, number: index + 1 }));
  return (
    <>
      <div data-print="no">
        <Checkbox
          label={translate(texts.tryFirst)}
          checked={isTryFirst}
          onChange={({ target }) => setTryFirst(target.checked)}
        />
      </div>
      {bySubject(numbered, ({ question }) => question.subjectName).map(({ subjectName, items }) => (
        <section key={subjectName}>
          <h2>{named(subjectName)}</h2>
          {items.map(({ question, number }) => (
            <AnsweredQuestion
              key={question.questionId}
              number={number}
              question={question}
              paperUrl={paperUrl}
              isTryFirst={isTryFirst}
            />
          ))}
        </section>
      ))}
    </>
  );
}
