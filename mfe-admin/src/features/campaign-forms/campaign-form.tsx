import { FormSections } from '@pathshala/admin-kit/forms/form-layout';
import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { UploadContext } from '@pathshala/admin-kit/uploads/upload-context';
import { usePictureUpload } from '@pathshala/admin-kit/uploads/use-picture-upload';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Link, useNavigate } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import type { CampaignKind } from '../../campaigns/campaign-kind.ts';
import { campaignPaths } from '../../campaigns/paths.ts';
import { useDeleteCampaign } from '../../campaigns/use-delete-campaign.ts';
import { AboutFields, RegistrationFields, TimeFields } from './campaign-fields.tsx';
import type { CampaignForAdmin } from './campaign-types.ts';
import { ExamFields } from './exam/exam-fields.tsx';
import { copyOf, emptyCampaign } from './form/campaign-values.ts';
import { hasBegun } from './form/has-begun.ts';
import { useCampaignForm } from './form/use-campaign-form.ts';
import { texts } from './texts.ts';

interface CampaignFormProps {
  readonly kind: CampaignKind;
  /** The stored campaign; absent for a new one. */
  readonly campaign?: CampaignForAdmin;
  /** The campaign that a new one is copied from. */
  readonly model?: CampaignForAdmin;
}

/** A campaign of either kind; a later fetch does not change the form. */
export function CampaignForm(props: CampaignFormProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const navigate = useNavigate();
  const [{ kind, campaign, model }] = useState(props);
  const remove = useDeleteCampaign(kind);
  const leave = (): void => void navigate(campaignPaths.list[kind]);
  const form = useCampaignForm({
    kind,
    campaign,
    initial: model ? copyOf(model, translate(texts.copied, { name: model.title })) : emptyCampaign(),
    draftName: model ? `copy:${model._id}` : 'new',
    onSaved: leave,
  });
  const deleteAndLeave = async (stored: CampaignForAdmin): Promise<void> => {
    if (!(await remove(stored))) return;
    form.draft.restart();
    leave();
  };
  return (
    <AdminPage
      title={useTitle(kind, campaign)}
      breadcrumbs={[{ text: translate(texts.management), to: campaignPaths.list[kind] }]}
      {...(model && { lead: translate(texts.copyLead, { name: inLanguage(model.title) }) })}
    >
      <UploadContext value={usePictureUpload('/campaign/files')}>
        <AdminForm form={form} submitsOnEnter={false}>
          <FormSections>
            <ReleasedNotice campaign={campaign} />
            <AboutFields />
            <TimeFields />
            <RegistrationFields stored={campaign} />
            {kind === 'exam' && <ExamPart campaign={campaign} />}
          </FormSections>
          <SaveBar start={campaign && <DeleteButton onPress={() => void deleteAndLeave(campaign)} />} />
        </AdminForm>
      </UploadContext>
    </AdminPage>
  );
}

function useTitle(kind: CampaignKind, campaign: CampaignForAdmin | undefined): string {
  const translate = useText();
  const inLanguage = useBilingual();
  if (campaign) return translate(texts.edit, { name: inLanguage(campaign.title) });
  return translate(kind === 'exam' ? texts.newExam : texts.newGeneral);
}

interface StoredProps {
  readonly campaign: CampaignForAdmin | undefined;
}

function ReleasedNotice({ campaign }: StoredProps): ReactNode {
  const translate = useText();
  const isReleased = campaign && 'resultsReleasedAt' in campaign && campaign.resultsReleasedAt !== null;
  if (isReleased !== true) return null;
  return (
    <Notice tone="neutral">
      <p>{translate(texts.released)}</p>
    </Notice>
  );
}

function ExamPart({ campaign }: StoredProps): ReactNode {
  return campaign && hasBegun(campaign) ? <FixedExam campaignId={campaign._id} /> : <ExamFields />;
}

function DeleteButton({ onPress }: { readonly onPress: () => void }): ReactNode {
  const translate = useText();
  return (
    <Button variant="subtle" color="red" onClick={onPress}>
      {translate(texts.delete)}
    </Button>
  );
}

/** Replaces the fields of an exam that students have begun. */
function FixedExam({ campaignId }: { readonly campaignId: string }): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.exam)}</h2>
      <Notice tone="neutral">
        <p>{translate(texts.fixed)}</p>
        <p>
          <Link to={`/campaigns/${campaignId}/add-exam`}>{translate(texts.seePaper)}</Link>
        </p>
      </Notice>
    </section>
  );
}
