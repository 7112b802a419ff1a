import 'katex/dist/katex.min.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { drawFormula } from './draw-formula.ts';
import styles from './rich-text.module.css';

export interface MathsProps {
  readonly tex: string;
  readonly isDisplay: boolean;
}

/** A formula, built as elements: the page's CSP allows no style attributes in parsed HTML. */
export function Maths({ tex, isDisplay }: MathsProps): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (ref.current) drawMaths({ tex, isDisplay }, ref.current);
  }, [tex, isDisplay]);
  return <span ref={ref} className={classNames(styles['maths'], isDisplay && styles['display'])} />;
}

/** Draws a formula into an element. What is no formula is shown in red, as it was written. */
export function drawMaths({ tex, isDisplay }: MathsProps, into: Element): void {
  drawFormula(tex, into, {
    displayMode: isDisplay,
    throwOnError: false,
    trust: false,
    maxExpand: 200,
    // In em: KaTeX has no limit of its own for the size of a `\rule`.
    maxSize: 25,
  });
}
