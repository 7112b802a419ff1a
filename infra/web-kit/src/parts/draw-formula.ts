import { __renderToDomTree as treeOf, type KatexOptions } from 'katex';

/** KaTeX's own tree, before it becomes elements. */
interface FormulaPart {
  readonly attributes?: Record<string, string>;
  readonly children?: readonly FormulaPart[];
}

declare module 'katex' {
  export function __renderToDomTree(
    tex: string,
    options: KatexOptions,
  ): FormulaPart & { toNode(): Node & ParentNode };
}

/**
 * Draws a formula as `render` of KaTeX does, but for the few parts (arrows, tall brackets) that it gives a style
 * attribute: the page's CSP refuses those. They get their style as a property, which it allows.
 */
export function drawFormula(tex: string, into: Element, options: KatexOptions): void {
  const tree = treeOf(tex, options);
  setStylesAside(tree);
  const drawn = tree.toNode();
  for (const part of drawn.querySelectorAll('[data-style]')) {
    // The rest is MathML, for screen readers.
    if (part instanceof SVGElement) part.style.cssText = part.dataset['style'] ?? '';
    part.removeAttribute('data-style');
  }
  into.replaceChildren(drawn);
}

function setStylesAside({ attributes, children }: FormulaPart): void {
  if (attributes?.['style'] !== undefined) {
    attributes['data-style'] = attributes['style'];
    delete attributes['style'];
  }
  for (const child of children ?? []) setStylesAside(child);
}
