import 'katex/dist/katex.min.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { drawFormula } from './draw-formula.ts';
import styles from './rich-text.module.css';

export interface MathsProps {
  readonly tex: string;
  readonly isDisplay: boolean;
}

/** A formula. Built as elements, not as HTML: the page's policy allows no style attributes in parsed text. */
export function Maths({ tex, isDisplay }: MathsProps): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!ref.current) return;
    drawFormula(tex, ref.current, {
      displayMode: isDisplay,
      throwOnError: false,
      trust: false,
      maxExpand: 200,
      // In em: KaTeX sets no limit by itself, and one `\rule` would be as wide as a street.
      maxSize: 25,
    });
  }, [tex, isDisplay]);
  return <span ref={ref} className={classNames(styles['maths'], isDisplay && styles['display'])} />;
}
