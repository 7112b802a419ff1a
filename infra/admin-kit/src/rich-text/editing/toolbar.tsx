import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useText } from '@pathshala/web-kit/texts';
import { type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { EditorSize } from '../editor-size.ts';
import { BlockSelect } from './block-select.tsx';
import { LinkTool } from './link-tool.tsx';
import { MathsTool } from './maths-tool.tsx';
import { PictureTool } from './pictures/picture-tool.tsx';
import { ToolIcon } from './tool-icon.tsx';
import { historyTools, listTools, markTools, tableTools, type Tool } from './tools.ts';
import styles from '../rich-text.module.css';

const label = { en: 'Formatting of {label}', bn: '{label}: লেখার বিন্যাস' };

export interface ToolbarProps {
  readonly editor: Editor;
  readonly size: EditorSize;
  /** The label of the field. */
  readonly label: string;
  /** False where pictures cannot be uploaded. */
  readonly hasPictures: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** One stop for Tab: arrow keys move between the tools, Escape returns to the text. */
export function Toolbar({ editor, size, label: field, hasPictures, ref }: ToolbarProps): ReactNode {
  const translate = useText();
  const blockTools = size === 'line' ? [] : [...listTools, ...tableTools];
  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={translate(label, { label: field })}
      className={styles['toolbar']}
      data-size={size}
      onKeyDown={(event) => moveFocus(event, editor)}
      onFocus={({ currentTarget, target }) => {
        for (const control of controlsIn(currentTarget)) control.tabIndex = control === target ? 0 : -1;
      }}
    >
      {size !== 'line' && <BlockSelect editor={editor} />}
      {markTools.map((tool) => (
        <ToolButton key={tool.name} tool={tool} editor={editor} />
      ))}
      <MathsTool editor={editor} />
      {blockTools.map((tool) => (
        <ToolButton key={tool.name} tool={tool} editor={editor} />
      ))}
      <LinkTool editor={editor} />
      {hasPictures && <PictureTool editor={editor} />}
      {historyTools.map((tool) => (
        <ToolButton key={tool.name} tool={tool} editor={editor} />
      ))}
    </div>
  );
}

/** The tool that had the focus last, or the first one. */
export function focusToolbar(toolbar: HTMLElement | null): void {
  const controls = toolbar ? controlsIn(toolbar) : [];
  (controls.find(({ tabIndex }) => tabIndex === 0) ?? controls[0])?.focus();
}

function controlsIn(toolbar: Element): readonly HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(':scope > button:not(:disabled), :scope > select')];
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>, editor: Editor): void {
  if (event.key === 'Escape') {
    editor.commands.focus();
    return;
  }
  const controls = controlsIn(event.currentTarget);
  const at = controls.indexOf(event.target as HTMLElement);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const next = steps[event.key];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  controls.at(next % controls.length)?.focus();
}

function ToolButton({ tool, editor }: { readonly tool: Tool; readonly editor: Editor }): ReactNode {
  const translate = useText();
  const { isActive, isAvailable } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isActive: tool.isActive?.(current),
      isAvailable: tool.isAvailable?.(current) ?? true,
    }),
  });
  const isForTables = tableTools.includes(tool);
  if (isForTables && !isAvailable) return null;
  return (
    <ToolIcon
      label={translate(tool.label)}
      icon={tool.icon}
      isDisabled={!isAvailable}
      isPressed={isActive}
      keys={tool.keys}
      onClick={() => tool.run(editor)}
    />
  );
}
