import { EditedRecord } from '@pathshala/admin-kit/forms/edited-record';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { FormColumns, FormSections } from '@pathshala/admin-kit/forms/form-layout';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { EditedAnnouncement, readAnnouncement } from '@pathshala/svc-auth-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { texts } from './texts.ts';
import { type AnnouncementValues, useAnnouncementForm } from './use-announcement-form.ts';

/** /boss/announcement: the one announcement on the pages of students. */
export function AnnouncementPage(): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readAnnouncement>('/announcement', {});
  return (
    <AdminPage title={translate(texts.title)} lead={translate(texts.lead)}>
      <EditedRecord query={query} failedTitle={translate(texts.loadFailed)}>
        {(stored) => <AnnouncementForm stored={stored} />}
      </EditedRecord>
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
  return (
    <section>
      <Field<AnnouncementValues> name="isOn" />
      <Field<AnnouncementValues> name="level" />
      <Field<AnnouncementValues> name="text.bn" />
      <Field<AnnouncementValues> name="text.en" />
      <Field<AnnouncementValues> name="link" />
      <FormColumns>
        <Field<AnnouncementValues> name="from" />
        <Field<AnnouncementValues> name="until" />
      </FormColumns>
    </section>
  );
}
