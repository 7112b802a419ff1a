import { FileField } from '@pathshala/admin-kit/forms/file-field';
import { RichTextField } from '@pathshala/admin-kit/forms/rich-text-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { CampaignValues } from './form/campaign-values.ts';
import { texts } from './texts.ts';

/** Title, type, description and picture. */
export function AboutFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.about)}</h2>
      <TextField<CampaignValues>
        name="title"
        label={translate(texts.title)}
        help={translate(texts.titleHelp)}
        maxLength={300}
      />
      <TextField<CampaignValues>
        name="type"
        label={translate(texts.type)}
        help={translate(texts.typeHelp)}
        maxLength={100}
        isOptional
      />
      <RichTextField<CampaignValues>
        name="description"
        label={translate(texts.description)}
        isTwoLanguage
        isOptional
      />
      <FileField<CampaignValues> name="image" label={translate(texts.image)} isOptional />
    </section>
  );
}
