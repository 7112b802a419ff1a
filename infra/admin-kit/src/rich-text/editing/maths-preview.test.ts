import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { extensionsFor } from './extensions.ts';
import { MathsPreview } from './maths-preview.ts';

let editor: Editor;
afterEach(() => editor.destroy());

function open(content: string): HTMLElement {
  editor = new Editor({ content, extensions: [...extensionsFor('page'), MathsPreview] });
  document.body.append(editor.view.dom);
  return editor.view.dom;
}

const textsOf = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll(`[class*="${name}"]`)].map(({ textContent }) => textContent);

describe('formulas in the editor', () => {
  it('are drawn, and are text where the cursor is', () => {
    const root = open('<p>a $x$ b</p><p>$y$ and $z$</p>');
    expect(textsOf(root, 'drawn')).toEqual(['x', 'y', 'z']);
    expect(textsOf(root, 'hidden')).toEqual(['$x$', '$y$', '$z$']);
    editor.commands.focus();
    editor.view.dom.dispatchEvent(new FocusEvent('focus'));
    editor.commands.setTextSelection(11);
    expect(textsOf(root, 'drawn')).toEqual(['x']);
    expect(textsOf(root, 'source')).toEqual(['$y$', '$z$']);
    expect(textsOf(root, 'beside')).toEqual(['y']);
    editor.commands.setTextSelection(4);
    expect(textsOf(root, 'drawn')).toEqual(['y', 'z']);
  });

  it('are found as they are typed, pasted and undone, and not in code', () => {
    const root = open('<p>a</p><p><code>$c$</code></p><pre>$d$</pre>');
    editor.view.dispatch(editor.state.tr.insertText('$x^2$', 2));
    expect(textsOf(root, 'hidden')).toEqual(['$x^2$']);
    editor.commands.undo();
    expect(textsOf(root, 'hidden')).toEqual([]);
  });
});
