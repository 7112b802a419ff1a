import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { joinLanguages, type LanguageParts, splitLanguages } from '@pathshala/rules/language-parts';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';
import styles from './rich-text.module.css';

const languages = ['bn', 'en'] as const;

const texts = {
  bn: commonTexts.bengali,
  en: commonTexts.english,
  inBengali: { en: '{label}, in Bengali', bn: '{label}, বাংলায়' },
  inEnglish: { en: '{label}, in English', bn: '{label}, ইংরেজিতে' },
  separate: { en: 'Write it in two languages', bn: 'দুই ভাষায় লিখুন' },
};

export type TwoLanguageEditorProps = Omit<RichTextEditorProps, 'language'>;

/**
 * One text in both languages, stored as `<div lang="bn">…</div><div lang="en">…</div>` (design §7). An empty text begins
 * with both, and so does an earlier `বাংলা | English`. Any other text is one text for all readers, until its author
 * separates the languages.
 */
export function TwoLanguageEditor(props: TwoLanguageEditorProps): ReactNode {
  const translate = useText();
  const { value, onChange } = props;
  const parts = splitLanguages(value) ?? plainPartsOf(value);
  if (parts) return <BothLanguages {...props} parts={parts} />;
  const canSeparate = !value.includes('<div lang=');
  return (
    <div>
      <RichTextEditor {...props} />
      {canSeparate && (
        <Button size="small" kind="quiet" onClick={() => onChange(joinLanguages(separated(value)))}>
          {translate(texts.separate)}
        </Button>
      )}
    </div>
  );
}

function BothLanguages({
  parts,
  ...props
}: TwoLanguageEditorProps & { readonly parts: LanguageParts }): ReactNode {
  const translate = useText();
  const { label, onChange, error, isRequired = false } = props;
  const isPhone = useMediaQuery('(width < 768px)', false, { getInitialValueInEffect: false });
  const editors = languages.map((language) => (
    <RichTextEditor
      {...props}
      key={language}
      label={translate(language === 'bn' ? texts.inBengali : texts.inEnglish, { label })}
      language={language}
      // One language is enough: the reader of the other gets this one.
      isRequired={isRequired && language === 'bn'}
      error={language === 'bn' ? error : undefined}
      value={parts[language]}
      onChange={(text) => onChange(joinLanguages({ ...parts, [language]: text }))}
    />
  ));
  if (!isPhone) return <div className={styles['languages']}>{editors}</div>;
  return (
    <Tabs defaultValue="bn" keepMounted={false}>
      <Tabs.List>
        {languages.map((language) => (
          <Tabs.Tab key={language} value={language}>
            {translate(texts[language])}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {languages.map((language, index) => (
        <Tabs.Panel key={language} value={language} pt="xs">
          {editors[index]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

const bengali = /[\u0980-\u09FF]/u;

/** The two parts of `বাংলা | English`; null for any other text. */
function plainPartsOf(fragment: string): LanguageParts | null {
  const parts = { bn: pickLanguage('bn', fragment), en: pickLanguage('en', fragment) };
  return parts.bn === parts.en ? null : parts;
}

/** The text belongs to the language that it is written in. */
function separated(fragment: string): LanguageParts {
  return bengali.test(fragment) ? { bn: fragment, en: '' } : { bn: '', en: fragment };
}
