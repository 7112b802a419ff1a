import { recall, remember } from '@pathshala/web-kit/browser-storage';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import styles from './text-size.module.css';
import { useIsSmallScreen } from './use-media.ts';
import { texts } from './texts.ts';

const sizes = ['normal', 'large', 'largest'] as const;
type Size = (typeof sizes)[number];

const key = 'exam-text-size';

/** The reader's size of text in exams, remembered in the browser. */
export function useTextSize(): readonly [Size, (size: Size) => void] {
  const [size, set] = useState<Size>(() => sizes.find((one) => one === recall(key)) ?? 'normal');
  return [
    size,
    (next) => {
      remember(key, next);
      set(next);
    },
  ];
}

interface TextSizeProps {
  readonly size: Size;
  readonly onChange: (size: Size) => void;
}

/** Three sizes beside each other; on a narrow screen one button that changes to the next. */
export function TextSize(props: TextSizeProps): ReactNode {
  return useIsSmallScreen() ? <NextSize {...props} /> : <AllSizes {...props} />;
}

function NextSize({ size, onChange }: TextSizeProps): ReactNode {
  const say = useText();
  const next = sizes[(sizes.indexOf(size) + 1) % sizes.length] ?? 'normal';
  return (
    <button
      type="button"
      className={styles['next']}
      data-size={size}
      data-print="no"
      aria-label={`${say(texts.sizeLabel)}: ${say(texts.size[size])}`}
      onClick={() => onChange(next)}
    >
      {say(texts.sizeLetter)}
    </button>
  );
}

function AllSizes({ size, onChange }: TextSizeProps): ReactNode {
  const say = useText();
  return (
    <fieldset className={styles['sizes']} data-print="no">
      <legend className="visually-hidden">{say(texts.sizeLabel)}</legend>
      {sizes.map((one) => (
        <label key={one} className={styles['size']} data-size={one} title={say(texts.size[one])}>
          <input
            type="radio"
            name="text-size"
            aria-label={say(texts.size[one])}
            checked={one === size}
            onChange={() => onChange(one)}
          />
          <span aria-hidden="true">{say(texts.sizeLetter)}</span>
        </label>
      ))}
    </fieldset>
  );
}
