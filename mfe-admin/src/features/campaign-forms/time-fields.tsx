import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { DateField } from '@pathshala/admin-kit/forms/date-field';
import { DateTimeField } from '@pathshala/admin-kit/forms/date-time-field';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { SwitchField } from '@pathshala/admin-kit/forms/switch-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { CampaignForAdmin } from './campaign-types.ts';
import type { CampaignValues } from './form/campaign-values.ts';
import { texts } from './texts.ts';

/** When and where. */
export function TimeFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.whenWhere)}</h2>
      <FormColumns>
        <DateTimeField<CampaignValues> name="startDate" label={translate(texts.start)} isOptional />
        <DateTimeField<CampaignValues>
          name="endDate"
          label={translate(texts.end)}
          help={translate(texts.endHelp)}
          isOptional
        />
        <DateField<CampaignValues>
          name="date"
          label={translate(texts.date)}
          help={translate(texts.dateHelp)}
          isOptional
        />
      </FormColumns>
      <TextField<CampaignValues>
        name="location"
        label={translate(texts.location)}
        help={translate(texts.locationHelp)}
        maxLength={300}
        isOptional
      />
    </section>
  );
}

/** Whether people can register, and how many. */
export function RegistrationFields({ stored }: { readonly stored: CampaignForAdmin | undefined }): ReactNode {
  const translate = useText();
  const taken = stored && { n: stored.registeredCount, waiting: stored.waitingCount };
  return (
    <section>
      <h2>{translate(texts.registration)}</h2>
      <SwitchField<CampaignValues> name="registrationOpen" label={translate(texts.open)} />
      <FormColumns>
        <NumberField<CampaignValues>
          name="maxParticipants"
          label={translate(texts.max)}
          help={[translate(texts.maxHelp), taken ? translate(texts.taken, taken) : ''].join(' ')}
          isOptional
        />
      </FormColumns>
    </section>
  );
}
