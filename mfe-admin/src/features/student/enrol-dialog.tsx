import { Button, Input } from '@mantine/core';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type {
  checkBulkEnrolment,
  confirmBulkEnrolment,
} from '@pathshala/svc-catalog-contract/bulk-enrolments';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { CourseChoice } from '../../courses/course-choice.tsx';
import { enrolledCoursesPath, enrolmentsPath } from '../../enrolments/use-enrolment-end.ts';
import type { StudentProps } from './student-types.ts';
import { texts } from './texts.ts';

interface EnrolDialogProps extends StudentProps {
  readonly onClose: () => void;
}

/** Enrols one student without a payment, by a bulk enrolment of one. */
export function EnrolDialog({ studentId, name, onClose }: EnrolDialogProps): ReactNode {
  const translate = useText();
  const [courseId, setCourseId] = useState('');
  const { enrol, error, isBusy } = useEnrol({ studentId, name }, onClose);
  return (
    <AdminModal title={translate(texts.enrolTitle, { name })} onClose={onClose}>
      <p>{translate(texts.enrolText)}</p>
      <CourseChoice value={courseId} onChange={setCourseId} />
      {error !== undefined && <Input.Error role="alert">{error}</Input.Error>}
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {translate(texts.cancel)}
        </Button>
        <Button loading={isBusy} onClick={() => void enrol(courseId)}>
          {translate(texts.enrolConfirm)}
        </Button>
      </ModalActions>
    </AdminModal>
  );
}

function useEnrol({ studentId, name }: StudentProps, onDone: () => void) {
  const translate = useText();
  const { api, queryClient, toast } = useServices();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** Returns what is wrong, if anything is. */
  async function order(courseId: string): Promise<string | undefined> {
    if (courseId === '') return translate(texts.courseRequired);
    const body = { courseId, studentIds: [studentId], invitedIds: [] };
    const checked = await api.call<typeof checkBulkEnrolment>('post', '/courses/bulk-enrolments', { body });
    if (checked.already > 0) return translate(texts.enrolledBefore);
    const params = { id: checked._id };
    await api.call<typeof confirmBulkEnrolment>('post', '/courses/bulk-enrolments/{id}/confirm', { params });
    return undefined;
  }

  async function enrol(courseId: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const problem = await order(courseId);
      setError(problem);
      if (problem !== undefined) return;
      toast.success(translate(texts.enrolBegun, { name }));
      await Promise.all(
        [enrolledCoursesPath, enrolmentsPath].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      );
      onDone();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure.message);
    } finally {
      setBusy(false);
    }
  }
  return { enrol, error, isBusy };
}
