import { Switch } from '@mantine/core';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { changeSiteSettings, readSiteSettings } from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import styles from './users.module.css';
import { texts } from '../../users/texts.ts';

/** Whether administrators must log in with two steps; nothing for administrators who may not decide it. */
export function SecondFactorRule(): ReactNode {
  const may = useMayDo();
  return may(permissions.administration) ? <Rule /> : null;
}

function Rule(): ReactNode {
  const translate = useText();
  const confirm = useConfirm();
  const { toast } = useServices();
  const { data: settings } = useApiQuery<typeof readSiteSettings>('/settings', {});
  const { mutate, isPending } = useApiMutation<typeof changeSiteSettings>('put', '/settings', {
    invalidates: ['/settings'],
    onSuccess: ({ requireSecondFactorForAdmins: isRequired }) =>
      toast.success(translate(isRequired ? texts.twoStepsOn : texts.twoStepsOff)),
    onError: ({ message }) => toast.error(message),
  });
  if (settings === undefined || !('rev' in settings)) return null;

  async function change(isRequired: boolean): Promise<void> {
    const question = {
      title: translate(texts.twoStepsTitle),
      body: translate(texts.twoStepsText),
      confirmText: translate(texts.twoStepsConfirm),
    };
    if (settings === undefined || (isRequired && !(await confirm(question)))) return;
    mutate({ body: { ...settings, requireSecondFactorForAdmins: isRequired } });
  }

  return (
    <Switch
      className={styles['rule'] ?? ''}
      label={translate(texts.twoSteps)}
      description={translate(texts.twoStepsHelp)}
      checked={settings.requireSecondFactorForAdmins}
      disabled={isPending}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
}
