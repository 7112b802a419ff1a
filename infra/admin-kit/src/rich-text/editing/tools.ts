import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';

type Bilingual = Readonly<Record<'en' | 'bn', string>>;

export interface Tool {
  readonly name: string;
  readonly label: Bilingual;
  /** The path of its icon, 24 × 24. */
  readonly icon: string;
  /** The keys as `aria-keyshortcuts` names them. */
  readonly keys?: string;
  readonly run: (editor: Editor) => void;
  readonly isActive?: (editor: Editor) => boolean;
  readonly isAvailable?: (editor: Editor) => boolean;
}

const mark = (name: string, tool: Pick<Tool, 'label' | 'icon' | 'keys'>): Tool => ({
  name,
  ...tool,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isActive: (editor) => editor.isActive(name),
});

export const markTools: readonly Tool[] = [
  mark('bold', {
    label: { en: 'Bold', bn: 'মোটা' },
    keys: 'Control+B',
    icon: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  }),
  mark('italic', { label: { en: 'Italic', bn: 'বাঁকা' }, keys: 'Control+I', icon: 'M11 5h6M7 19h6M14 5l-4 14' }),
  mark('underline', {
    label: { en: 'Underline', bn: 'নিচে দাগ' },
    keys: 'Control+U',
    icon: 'M7 5v5a5 5 0 0 0 10 0V5M5 19h14',
  }),
  mark('subscript', {
    label: { en: 'Subscript', bn: 'নিচে ছোট অক্ষর' },
    keys: 'Control+,',
    icon: 'M5 7l8 10M13 7 5 17M21 20h-4c0-3 4-2.5 4-5a2 2 0 0 0-4 0',
  }),
  mark('superscript', {
    label: { en: 'Superscript', bn: 'ওপরে ছোট অক্ষর' },
    keys: 'Control+.',
    icon: 'M5 7l8 10M13 7 5 17M21 11h-4c0-3 4-2.5 4-5a2 2 0 0 0-4 0',
  }),
];

export const listTools: readonly Tool[] = [
  {
    name: 'bulletList',
    label: commonTexts.list,
    keys: 'Control+Shift+8',
    icon: 'M9 6h11M9 12h11M9 18h11M5 6v.01M5 12v.01M5 18v.01',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    label: { en: 'Numbered list', bn: 'নম্বর দেওয়া তালিকা' },
    keys: 'Control+Shift+7',
    icon: 'M11 6h9M11 12h9M12 18h8M4 16a2 2 0 1 1 4 0c0 1-4 3-4 4h4M6 10V4L4 6',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'table',
    label: { en: 'Insert a table', bn: 'ছক বসান' },
    icon: 'M4 5h16v14H4zM4 10h16M10 5v14',
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    isAvailable: (editor) => !editor.isActive('table'),
  },
];

const inTable = (tool: Omit<Tool, 'isAvailable'>): Tool => ({
  ...tool,
  isAvailable: (editor) => editor.isActive('table'),
});

export const tableTools: readonly Tool[] = [
  inTable({
    name: 'addRow',
    label: { en: 'Add a row below', bn: 'নিচে সারি যোগ করুন' },
    icon: 'M4 4h16v6H4zM12 14v6M9 17h6',
    run: (editor) => editor.chain().focus().addRowAfter().run(),
  }),
  inTable({
    name: 'addColumn',
    label: { en: 'Add a column after', bn: 'পরে কলাম যোগ করুন' },
    icon: 'M4 4h6v16H4zM14 12h6M17 9v6',
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  }),
  inTable({
    name: 'deleteRow',
    label: { en: 'Delete the row', bn: 'সারিটি মুছুন' },
    icon: 'M4 4h16v6H4zM10 15l4 4M14 15l-4 4',
    run: (editor) => editor.chain().focus().deleteRow().run(),
  }),
  inTable({
    name: 'deleteColumn',
    label: { en: 'Delete the column', bn: 'কলামটি মুছুন' },
    icon: 'M4 4h6v16H4zM15 10l4 4M19 10l-4 4',
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  }),
  inTable({
    name: 'headerRow',
    label: { en: 'Header row on or off', bn: 'শিরোনাম সারি চালু বা বন্ধ' },
    icon: 'M4 5h16v14H4zM4 9h16M4 7h16',
    run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  }),
  inTable({
    name: 'mergeCells',
    label: { en: 'Merge or split cells', bn: 'ঘর জোড়া দিন বা ভাগ করুন' },
    icon: 'M4 6h16v12H4zM8 12h8M10 10l-2 2 2 2M14 10l2 2-2 2',
    run: (editor) => editor.chain().focus().mergeOrSplit().run(),
  }),
  inTable({
    name: 'deleteTable',
    label: { en: 'Delete the table', bn: 'ছকটি মুছুন' },
    icon: 'M5 7h14M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3',
    run: (editor) => editor.chain().focus().deleteTable().run(),
  }),
];

export const historyTools: readonly Tool[] = [
  {
    name: 'undo',
    label: { en: 'Undo', bn: 'আগের মতো করুন' },
    keys: 'Control+Z',
    icon: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
    run: (editor) => editor.chain().focus().undo().run(),
    isAvailable: ({ state }) => undoDepth(state) > 0,
  },
  {
    name: 'redo',
    label: { en: 'Redo', bn: 'আবার করুন' },
    keys: 'Control+Shift+Z',
    icon: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
    run: (editor) => editor.chain().focus().redo().run(),
    isAvailable: ({ state }) => redoDepth(state) > 0,
  },
];
