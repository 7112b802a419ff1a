import { loadMaths } from '@pathshala/web-kit/load-maths';

interface PreviewedFormula {
  readonly tex: string;
  readonly isDisplay: boolean;
  readonly className: string;
}

/** An element with the formula as the site draws it; as typed until KaTeX is loaded, and if that fails. */
export function drawPreview({ tex, isDisplay, className }: PreviewedFormula): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.contentEditable = 'false';
  element.textContent = tex;
  void loadMaths().then(
    ({ drawMaths }) => drawMaths({ tex, isDisplay }, element),
    () => element.setAttribute('title', tex),
  );
  return element;
}
