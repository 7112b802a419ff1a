import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { type ReactNode, useDeferredValue } from 'react';
import { useTexts } from '../../../texts.ts';
import { toFragment } from '../draft/fragment.ts';
import { DraftField, type DraftFieldProps } from './draft-field.tsx';
import styles from './fields.module.css';
import { useValue } from './wizard-context.ts';

const hasMarkup = /[$<]|\\\(/u;

/** Several lines with maths and markup; what readers will see stands below as soon as it differs from what is typed. */
export function RichField(props: Omit<DraftFieldProps, 'kind'>): ReactNode {
  return (
    <div>
      <DraftField {...props} kind="area" />
      <RichPreview path={props.path} />
    </div>
  );
}

export function RichPreview({ path }: Pick<DraftFieldProps, 'path'>): ReactNode {
  const say = useTexts();
  // Typing goes first; the picture of it may come a moment later.
  const typed = useDeferredValue(useValue<string>(path));
  if (!hasMarkup.test(typed)) return null;
  return (
    <div className={styles['preview']}>
      <p className={styles['previewTitle']}>{say('wizard.preview')}</p>
      <RichText html={toFragment(typed)} />
    </div>
  );
}
