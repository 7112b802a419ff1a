import { Popover, UnstyledButton } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { drawPreview } from './draw-preview.ts';
import { type FormulaTemplate, formulaTemplates } from './formula-templates.ts';
import { ToolIcon } from './tool-icon.tsx';
import styles from '../rich-text.module.css';

const icon = 'M18 6V5H6l6 7-6 7h12v-1';

const texts = {
  formula: { en: 'Formula', bn: 'গণিতের সূত্র' },
  own: { en: 'Write a formula', bn: 'সূত্র লিখুন' },
  help: {
    en: 'Choose a shape, then type over its letters. A formula stands between two $.',
    bn: 'একটি ছাঁচ বেছে নিন, তারপর তার অক্ষরগুলো বদলে লিখুন। সূত্র থাকে দুটি $ চিহ্নের মাঝে।',
  },
};

/** Inserts a formula by its shape, for people who do not know LaTeX; selected text becomes a formula. */
export function MathsTool({ editor }: { readonly editor: Editor }): ReactNode {
  const translate = useText();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const open = (): void => {
    if (editor.state.selection.empty) setOpen(true);
    else insertFormula(editor);
  };
  const choose = (template?: FormulaTemplate): void => {
    close();
    insertFormula(editor, template);
  };
  return (
    <Popover
      opened={isOpen}
      onDismiss={() => {
        close();
        editor.commands.focus();
      }}
      withinPortal={false}
      trapFocus
      position="bottom-start"
      shadow="sm"
    >
      <Popover.Target>
        <ToolIcon label={translate(texts.formula)} icon={icon} onClick={open} />
      </Popover.Target>
      <Popover.Dropdown onKeyDown={(event) => event.stopPropagation()}>
        {isOpen && (
          <>
            <p className={styles['formulaHelp']}>{translate(texts.help)}</p>
            <div className={styles['formulas']}>
              <UnstyledButton className={styles['formula'] ?? ''} data-autofocus onClick={() => choose()}>
                {translate(texts.own)}
              </UnstyledButton>
              {formulaTemplates.map((template) => (
                <UnstyledButton
                  key={template.tex}
                  className={styles['formula'] ?? ''}
                  aria-label={translate(template.label)}
                  title={translate(template.label)}
                  onClick={() => choose(template)}
                >
                  <Drawn tex={template.tex} />
                </UnstyledButton>
              ))}
            </div>
          </>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function Drawn({ tex }: { readonly tex: string }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(drawPreview({ tex, isDisplay: false, className: '' }));
  }, [tex]);
  return <span ref={place} aria-hidden />;
}

/** Inserts the shape with its first letter selected. Inside of a formula the dollars are there already. */
function insertFormula(editor: Editor, { tex, first }: Partial<FormulaTemplate> = {}): void {
  const { from, to, $from } = editor.state.selection;
  const typed = tex ?? editor.state.doc.textBetween(from, to, ' ');
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ');
  const dollar = before.split('$').length % 2 === 0 ? '' : '$';
  const start = from + dollar.length + (first === undefined ? typed.length : letterIn(typed, first));
  editor
    .chain()
    .focus()
    .insertContentAt({ from, to }, { type: 'text', text: `${dollar}${typed}${dollar}` })
    .setTextSelection({ from: start, to: start + (first?.length ?? 0) })
    .run();
}

/** Returns the index of a letter that is no part of a command such as `\frac`. */
function letterIn(tex: string, letter: string): number {
  let at = tex.indexOf(letter);
  while (/[A-Za-z\\]/u.test(tex[at - 1] ?? '')) at = tex.indexOf(letter, at + 1);
  return at;
}
