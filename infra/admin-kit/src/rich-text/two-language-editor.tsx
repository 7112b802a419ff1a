import { joinLanguages, splitLanguages } from '@pathshala/rules/language-parts';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';

const texts = {
  bn: { en: '{label} in Bengali', bn: '{label}, বাংলায়' },
  en: { en: '{label} in English', bn: '{label}, ইংরেজিতে' },
};

/** One text in both languages, stored as `<div lang="bn">` and `<div lang="en">`. A text without them is shown as it is. */
export function TwoLanguageEditor(props: Omit<RichTextEditorProps, 'language'>): ReactNode {
  const translate = useText();
  const { label, value, onChange } = props;
  const parts = splitLanguages(value);
  if (!parts) return <RichTextEditor {...props} />;
  return (
    <div>
      {(['bn', 'en'] as const).map((language) => (
        <RichTextEditor
          key={language}
          {...props}
          label={translate(texts[language], { label })}
          language={language}
          value={parts[language]}
          onChange={(text) => onChange(joinLanguages({ ...parts, [language]: text }))}
        />
      ))}
    </div>
  );
}
