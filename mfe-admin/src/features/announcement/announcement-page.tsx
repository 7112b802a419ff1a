import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { DateTimeField } from '@pathshala/admin-kit/forms/date-time-field';
import { FormColumns, FormSections } from '@pathshala/admin-kit/forms/form-layout';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { SwitchField } from '@pathshala/admin-kit/forms/switch-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import {
  type EditedAnnouncement,
  maxAnnouncementText,
  type readAnnouncement,
} from '@pathshala/svc-auth-contract/http';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { texts } from './texts.ts';
import { type AnnouncementValues, useAnnouncementForm } from './use-announcement-form.ts';

/** /boss/announcement: the one announcement on the pages of students. */
export function AnnouncementPage(): ReactNode {
  const translate = useText();
  const query = useFreshQuery(useApiQuery<typeof readAnnouncement>('/announcement', {}));
  return (
    <AdminPage title={translate(texts.title)} lead={translate(texts.lead)}>
      <QueryStates query={query} failedTitle={() => translate(texts.loadFailed)}>
        {(stored) => <AnnouncementForm stored={stored} />}
      </QueryStates>
    </AdminPage>
  );
}

function AnnouncementForm({ stored }: { readonly stored: EditedAnnouncement }): ReactNode {
  const form = useAnnouncementForm(stored);
  return (
    <AdminForm form={form} submitsOnEnter={false}>
      <FormSections>
        <Fields />
        <AnnouncementPreview />
      </FormSections>
      <SaveBar />
    </AdminForm>
  );
}

function Fields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <SwitchField<AnnouncementValues> name="isOn" label={translate(texts.isOn)} />
      <ChoiceField<AnnouncementValues>
        name="level"
        label={translate(texts.level)}
        display="radio"
        choices={(['info', 'important'] as const).map((value) => ({ value, label: translate(texts[value]) }))}
      />
      <TextField<AnnouncementValues>
        name="text.bn"
        label={translate(texts.textBn)}
        maxLength={maxAnnouncementText}
      />
      <TextField<AnnouncementValues>
        name="text.en"
        label={translate(texts.textEn)}
        maxLength={maxAnnouncementText}
      />
      <TextField<AnnouncementValues>
        name="link"
        label={translate(texts.link)}
        help={translate(texts.linkHelp)}
        maxLength={500}
        isOptional
      />
      <FormColumns>
        <DateTimeField<AnnouncementValues>
          name="from"
          label={translate(texts.from)}
          help={translate(texts.fromHelp)}
          isOptional
        />
        <DateTimeField<AnnouncementValues>
          name="until"
          label={translate(texts.until)}
          help={translate(texts.untilHelp)}
          isOptional
        />
      </FormColumns>
    </section>
  );
}
