import { Button } from '@pathshala/web-kit/parts/button';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useNamed } from '../../../questions/use-named.ts';
import type { MasteryLookup } from './mastery.ts';
import { MasteryLine } from './mastery-line.tsx';
import { type Choices, chaptersIn, type OwnTest, withoutSubject, withSubject } from './own-test.ts';
import styles from './subject-tiles.module.css';
import { texts } from './texts.ts';
import { useTestInWords } from './use-test-in-words.ts';

interface ChapterSheetProps {
  readonly choices: Choices;
  readonly subject: string;
  readonly test: OwnTest;
  readonly mastery: MasteryLookup;
  readonly isStarting: boolean;
  readonly onChange: (test: OwnTest) => void;
  readonly onStart: (test: OwnTest) => void;
  readonly onClose: () => void;
}

/** Lists the chapters of a subject, to choose some or all, and the start. A choice counts only once a button confirms it. */
export function ChapterSheet(props: ChapterSheetProps): ReactNode {
  const { choices, subject, test, onChange, onStart, onClose } = props;
  const translate = useText();
  const named = useNamed();
  const inWords = useTestInWords(choices);
  const [chosen, setChosen] = useState(() => chaptersIn(test, subject));
  const draft = withSubject(test, subject, chosen);
  return (
    <Dialog title={named(subject)} isOpen onClose={onClose}>
      <ChapterTicks {...props} chosen={chosen} onChoose={setChosen} />
      <div className={styles['sheetBar']}>
        <p aria-live="polite">{inWords(draft)}</p>
        <div className={styles['sheetActions']}>
          {test.subjects.includes(subject) ? (
            <Button onClick={() => onChange(withoutSubject(test, subject))}>
              {translate(texts.leaveOut)}
            </Button>
          ) : (
            <Button onClick={() => onChange(draft)}>{translate(texts.addMore)}</Button>
          )}
          <Button kind="primary" isBusy={props.isStarting} onClick={() => onStart(draft)}>
            {translate(texts.start)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ChapterTicksProps extends Pick<ChapterSheetProps, 'choices' | 'subject' | 'mastery'> {
  readonly chosen: readonly string[];
  readonly onChoose: (chapters: readonly string[]) => void;
}

function ChapterTicks({ choices, subject, mastery, chosen, onChoose }: ChapterTicksProps): ReactNode {
  const translate = useText();
  const named = useNamed();
  const chapters = choices.subjects.find((one) => one.subject === subject)?.chapters ?? [];
  const toggle = (chapter: string): void =>
    onChoose(chosen.includes(chapter) ? chosen.filter((one) => one !== chapter) : [...chosen, chapter]);
  return (
    <fieldset className={styles['chapters']}>
      <legend className="visually-hidden">{translate(texts.chapters, { subject: named(subject) })}</legend>
      <Checkbox
        label={<strong>{translate(texts.allChapters)}</strong>}
        checked={chosen.length === 0}
        onChange={() => onChoose([])}
      />
      {chapters.map(({ chapter, count }) => (
        <Checkbox
          key={chapter}
          label={
            <span className={styles['chapter']}>
              <span>
                {named(chapter)}
                <span className={styles['note']}>{translate(texts.questionCount, { n: count })}</span>
              </span>
              <MasteryLine percent={mastery.ofChapter(subject, chapter)} />
            </span>
          }
          checked={chosen.includes(chapter)}
          onChange={() => toggle(chapter)}
        />
      ))}
    </fieldset>
  );
}
