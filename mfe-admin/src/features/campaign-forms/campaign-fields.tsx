import { Field } from '@pathshala/admin-kit/forms/field';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { campaignFields } from '../../resources/campaign.fields.ts';
import type { CampaignForAdmin } from './campaign-types.ts';
import type { CampaignValues } from './form/campaign-values.ts';
import { texts } from './texts.ts';

/** Title, type, description and picture. */
export function AboutFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.about)}</h2>
      <Field<CampaignValues> name="title" />
      <Field<CampaignValues> name="type" />
      <Field<CampaignValues> name="description" />
      <Field<CampaignValues> name="image" />
    </section>
  );
}

/** When and where. */
export function TimeFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.whenWhere)}</h2>
      <FormColumns>
        <Field<CampaignValues> name="startDate" />
        <Field<CampaignValues> name="endDate" />
        <Field<CampaignValues> name="date" />
      </FormColumns>
      <Field<CampaignValues> name="location" />
    </section>
  );
}

/** Whether people can register, and how many. */
export function RegistrationFields({ stored }: { readonly stored: CampaignForAdmin | undefined }): ReactNode {
  const translate = useText();
  const taken = stored && { n: stored.registeredCount, waiting: stored.waitingCount };
  const help = [translate(campaignFields.maxParticipants.help), taken ? translate(texts.taken, taken) : ''];
  return (
    <section>
      <h2>{translate(texts.registration)}</h2>
      <Field<CampaignValues> name="registrationOpen" />
      <FormColumns>
        <Field<CampaignValues> name="maxParticipants" help={help.join(' ')} />
      </FormColumns>
    </section>
  );
}
