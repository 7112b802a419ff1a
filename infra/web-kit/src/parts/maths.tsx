import 'katex/dist/katex.min.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { drawFormula } from './draw-formula.ts';
import { hasChemistry, isChemistryLoaded, loadChemistry } from './load-chemistry.ts';
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

/** The formula that an element waits for: a later one replaces it. */
const awaited = new WeakMap<Element, string>();

/** Draws a formula into an element: chemistry as it was typed at first, until its commands are loaded. */
export function drawMaths(formula: MathsProps, into: Element): void {
  const { tex } = formula;
  awaited.set(into, tex);
  if (!hasChemistry(tex) || isChemistryLoaded()) {
    draw(formula, into);
    return;
  }
  into.textContent = tex;
  const drawIfAwaited = () => {
    if (awaited.get(into) === tex) draw(formula, into);
  };
  // Without its commands KaTeX shows them in red and the rest of the formula as usual.
  loadChemistry().then(drawIfAwaited, drawIfAwaited);
}

/** Draws a formula. KaTeX shows a text that is no formula in red, as it was written. */
function draw({ tex, isDisplay }: MathsProps, into: Element): void {
  drawFormula(tex, into, {
    displayMode: isDisplay,
    throwOnError: false,
    trust: false,
    maxExpand: 200,
    // The size is in em: KaTeX has no limit of its own for the size of a `\rule`.
    maxSize: 25,
  });
}
