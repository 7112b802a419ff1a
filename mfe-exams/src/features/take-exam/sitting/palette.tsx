import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { memo, type ReactNode } from 'react';
import { useNamed } from '../../../questions/use-named.ts';
import { type QuestionState, stateOf } from '../model/question-state.ts';
import styles from './palette.module.css';
import type { SittingView } from './sitting-view.ts';
import { texts } from './texts.ts';

interface PaletteProps {
  readonly view: SittingView;
  readonly onShow: (questionId: string) => void;
}

const states: readonly QuestionState[] = ['answered', 'blank', 'marked', 'marked-answered'];

/**
 * Shows how many questions are answered, blank and marked, every question by its number and state, to jump to, and the
 * legend.
 */
export const Palette = memo(function Palette({ view, onShow }: PaletteProps): ReactNode {
  const say = useText();
  const format = useFormat();
  const named = useNamed();
  const { sections, state, question: shown, counts } = view;
  return (
    <div>
      <dl className={styles['counts']}>
        <Count name={say(commonTexts.answered)} n={counts.allAnswered} />
        <Count name={say(texts.paletteUnanswered)} n={counts.unanswered} />
        <Count name={say(texts.paletteAllMarked)} n={counts.allMarked} />
      </dl>
      {sections.map(({ subjectName, questions }) => (
        <section key={subjectName}>
          <h3 className={styles['subject']}>{named(subjectName)}</h3>
          <ol className={styles['numbers']}>
            {questions.map(({ _id, number }) => (
              <li key={_id}>
                <button
                  type="button"
                  className={styles['number']}
                  data-state={stateOf(state.sheet, _id)}
                  aria-current={_id === shown?._id ? 'true' : undefined}
                  aria-label={say(texts.paletteItem, {
                    n: number,
                    state: say(texts.palette[stateOf(state.sheet, _id)]),
                  })}
                  onClick={() => onShow(_id)}
                >
                  {format.number(number)}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <ul className={styles['legend']}>
        {states.map((one) => (
          <li key={one}>
            <span className={styles['number']} data-state={one} aria-hidden="true" />
            <span className={styles['meaning']}>{say(texts.palette[one])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
});

function Count({ name, n }: { readonly name: string; readonly n: number }): ReactNode {
  const format = useFormat();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{format.number(n)}</dd>
    </div>
  );
}
