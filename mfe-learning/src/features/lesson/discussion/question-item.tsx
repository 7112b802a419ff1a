import { Button } from '@pathshala/web-kit/parts/button';
import { useServices } from '@pathshala/web-kit/services';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useText } from '@pathshala/web-kit/texts';
import type { LessonPost, LessonQuestion } from '@pathshala/svc-catalog-contract/discussions';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { type ReactNode, useState } from 'react';
import styles from './discussion.module.css';
import { PostForm } from './post-form.tsx';
import { PostView } from './post-view.tsx';
import { texts } from './texts.ts';
import { useAnswer, useAnswerActions, useQuestionActions } from './use-discussion.ts';

/** A question, its answers, and a form for one's own answer. */
export function QuestionItem({ question }: { readonly question: LessonQuestion }): ReactNode {
  const translate = useText();
  const actions = useQuestionActions(question._id);
  const { discussion } = useSiteFeatures();
  const { answers } = question;
  return (
    <li className={styles['question']}>
      <PostView
        post={question}
        actions={actions}
        deletion={{
          title: texts.deleteQuestion,
          text: translate(texts.deleteQuestionText, { n: answers.length }),
        }}
      />
      {answers.length > 0 && (
        <ol className={styles['answers']}>
          {answers.map((answer) => (
            <AnswerItem key={answer._id} answer={answer} />
          ))}
        </ol>
      )}
      {discussion && <AnswerForm questionId={question._id} />}
    </li>
  );
}

function AnswerItem({ answer }: { readonly answer: LessonPost }): ReactNode {
  const translate = useText();
  const actions = useAnswerActions(answer._id);
  const deletion = { title: texts.deleteAnswer, text: translate(texts.deleteAnswerText) };
  return (
    <li>
      <PostView post={answer} actions={actions} deletion={deletion} />
    </li>
  );
}

function AnswerForm({ questionId }: { readonly questionId: string }): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const answer = useAnswer(questionId);
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <p className={styles['actions']}>
        <Button size="small" onClick={() => setIsOpen(true)}>
          {translate(texts.answer)}
        </Button>
      </p>
    );
  }
  return (
    <PostForm
      label={commonTexts.yourAnswer}
      button={texts.answer}
      draftKey={`answer:${questionId}`}
      isBusy={answer.isBusy}
      onSend={(text, onSent) =>
        answer.send(text, () => {
          onSent();
          setIsOpen(false);
          toast.success(translate(texts.answered));
        })
      }
      onCancel={() => setIsOpen(false)}
    />
  );
}
