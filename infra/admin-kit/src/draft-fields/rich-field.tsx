import { type ReactNode, useDeferredValue } from 'react';
import { useValue } from '../draft/draft-context.ts';
import { toFragment } from '../draft/fragment.ts';
import type { Path } from '../draft/path.ts';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { AddPicture } from './add-picture.tsx';
import { DraftField, type DraftFieldProps } from './draft-field.tsx';
import styles from './fields.module.css';

/** Matches text that is rendered differently from how it is typed. */
const hasMarkup = /[$<‹]|\\\(/u;

const texts = {
  preview: { en: 'As students see it', bn: 'শিক্ষার্থীরা যেমন দেখবে' },
  marks: {
    en: 'What stands between ‹ and › is formatting or a picture.',
    bn: '‹ ও › চিহ্নের মাঝে যা আছে তা লেখার বিন্যাস বা ছবি।',
  },
  help: {
    en: 'Maths between $ signs, for example $x^2$. Everything else is shown as you type it.',
    bn: 'গণিত লিখুন $ চিহ্নের মাঝে, যেমন $x^2$। বাকি সব যেমন লিখবেন তেমনই দেখা যাবে।',
  },
};

export interface RichFieldProps extends Omit<DraftFieldProps, 'kind' | 'help'> {
  /** Shows how to write maths. */
  readonly hasHelp?: boolean;
  /** The preview shows the reader's part of `বাংলা | English`. */
  readonly isBilingual?: boolean;
}

/** A field of several lines with maths. A preview is shown if the rendered text differs from the typed one. */
export function RichField({ hasHelp = false, isBilingual = false, ...rest }: RichFieldProps): ReactNode {
  const translate = useText();
  return (
    <div>
      <DraftField {...rest} kind="area" {...(hasHelp && { help: translate(texts.help) })} />
      <AddPicture path={rest.path} />
      <RichPreview path={rest.path} isBilingual={isBilingual} />
    </div>
  );
}

interface RichPreviewProps extends Pick<RichFieldProps, 'isBilingual'> {
  readonly path: Path;
}

export function RichPreview({ path, isBilingual = false }: RichPreviewProps): ReactNode {
  const translate = useText();
  const half = useBilingual();
  // Typing has priority over the preview.
  const typed = useDeferredValue(useValue<string>(path));
  if (!hasMarkup.test(typed)) return null;
  const fragment = toFragment(typed);
  return (
    <div className={styles['preview']}>
      <p className={styles['previewTitle']}>{translate(texts.preview)}</p>
      <RichText html={isBilingual ? half(fragment) : fragment} />
      {typed.includes('‹') && <p className={styles['previewTitle']}>{translate(texts.marks)}</p>}
    </div>
  );
}
