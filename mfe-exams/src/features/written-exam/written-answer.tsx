import { pageLimit } from '@pathshala/svc-exams-contract/written';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { PageList } from '@pathshala/web-kit/page-photos/page-list';
import { usePagePhotos } from '@pathshala/web-kit/page-photos/use-page-photos';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextArea } from '@pathshala/web-kit/parts/text-input';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { countWords } from '../../written/count-words.ts';
import type { WrittenAnswerProps } from '../../written/written-answer-props.ts';
import { createPageCalls } from './page-calls.ts';
import { texts } from './texts.ts';
import { useTypedText } from './use-typed-text.ts';
import { WrittenTask } from './written-task.tsx';
import styles from './written.module.css';

/** Characters; the limit of the contract. */
const maxLength = 20_000;

/** The question, the field for the answer, and the pages that were written on paper. */
export function WrittenAnswer(props: WrittenAnswerProps): ReactNode {
  const { attemptId, task, onWork } = props;
  const translate = useText();
  const { value, type, onBlur } = useTypedText(props);
  const { api } = useServices();
  const pages = usePagePhotos(() => createPageCalls(api, attemptId), pageLimit);
  const words = countWords(value);
  const { length: stored } = pages.state.pages;
  const { length: waiting } = pages.state.uploads;
  const report = useEffectEvent(onWork);
  useEffect(() => report({ words, pages: stored, waiting }), [words, stored, waiting]);
  return (
    <div className={styles['written']}>
      <WrittenTask task={task} />
      <div>
        <Field label={translate(commonTexts.yourAnswer)} help={translate(texts.answerHelp)}>
          <TextArea
            rows={12}
            maxLength={maxLength}
            value={value}
            onChange={(event) => type(event.target.value)}
            onBlur={onBlur}
          />
        </Field>
        <p className={styles['words']}>{translate(texts.words, { n: words })}</p>
      </div>
      <PageList
        heading={<h2>{translate(texts.pages)}</h2>}
        help={translate(texts.pagesHelp, { max: pageLimit })}
        photos={pages}
      />
    </div>
  );
}
