import { Button } from '@mantine/core';
import { EditedRecord } from '@pathshala/admin-kit/forms/edited-record';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { FormSections } from '@pathshala/admin-kit/forms/form-layout';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { UploadContext } from '@pathshala/admin-kit/uploads/upload-context';
import { usePictureUpload } from '@pathshala/admin-kit/uploads/use-picture-upload';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { readSiteSettings } from '@pathshala/svc-auth-contract/http';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { auditPaths } from '../../audit/paths.ts';
import { ContactFields, LanguageFields, NameFields, PaymentFields } from './basic-fields.tsx';
import { FooterFields } from './footer-fields.tsx';
import { LastChanges } from './last-changes.tsx';
import { ExamLimitFields, FeatureFields, PasswordFields } from './rule-fields.tsx';
import type { StoredSettings } from './settings-values.ts';
import { SitePreview } from './site-preview.tsx';
import { StatisticsFields } from './statistics-fields.tsx';
import { texts } from './texts.ts';
import { VoiceFields } from './voice-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** /boss/settings (ADM-30). */
export function SettingsPage(): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readSiteSettings>('/settings', {});
  return (
    <AdminPage
      title={translate(texts.title)}
      lead={translate(texts.lead)}
      actions={
        <Button component={Link} to={auditPaths.list} variant="default">
          {translate(texts.auditLog)}
        </Button>
      }
    >
      <EditedRecord query={query} failedTitle={translate(texts.loadFailed)}>
        {(settings) => <SettingsForm settings={settings} />}
      </EditedRecord>
    </AdminPage>
  );
}

function SettingsForm({ settings }: { readonly settings: StoredSettings }): ReactNode {
  const form = useSettingsForm(settings);
  return (
    <>
      <AdminForm form={form} submitsOnEnter={false}>
        <FormSections>
          <UploadContext value={usePictureUpload('/settings/logo')}>
            <NameFields />
          </UploadContext>
          <LanguageFields />
          <ContactFields />
          <PaymentFields />
          <StatisticsFields />
          <VoiceFields reveal={form.reveal} />
          <FooterFields reveal={form.reveal} />
          <SitePreview />
          <FeatureFields />
          <ExamLimitFields />
          <PasswordFields />
        </FormSections>
        <SaveBar />
      </AdminForm>
      <LastChanges />
    </>
  );
}
