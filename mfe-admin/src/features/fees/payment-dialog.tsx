import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import { useNavigate } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { CourseChoice } from '../../courses/course-choice.tsx';
import { StudentChoice } from '../../students/student-choice.tsx';
import { AccountName } from '../../students/account-name.tsx';
import { receiptPath } from './fee-paths.ts';
import { useMethodChoices } from './methods.ts';
import { texts } from './texts.ts';
import { type Payer, type PaymentValues, usePaymentForm } from './use-payment-form.ts';

interface PaymentDialogProps {
  /** The account that pays; without one, student and course are chosen. */
  readonly payer?: (Payer & { readonly courseName: string }) | undefined;
  readonly onClose: () => void;
}

const nobody: Payer = { studentId: '', courseId: '', duePaisa: 0 };

/** The cash desk: after the payment the receipt is opened, to be printed. */
export function PaymentDialog({ payer, onClose }: PaymentDialogProps): ReactNode {
  const translate = useText();
  const navigate = useNavigate();
  const choices = useMethodChoices();
  const form = usePaymentForm(payer ?? nobody, (entry) => void navigate(receiptPath(entry)));
  return (
    <AdminModal title={translate(texts.takeTitle)} onClose={onClose}>
      <AdminForm form={form}>
        {payer === undefined ? (
          <ChoosePayer
            onStudent={(id) => form.methods.setValue('studentId', id)}
            onCourse={(id) => form.methods.setValue('courseId', id)}
          />
        ) : (
          <p>
            <strong>
              <AccountName userId={payer.studentId} />
            </strong>
            , {payer.courseName}
          </p>
        )}
        <FormColumns>
          <Field<PaymentValues> name="amountPaisa" />
          <Field<PaymentValues> name="method" choices={choices} />
        </FormColumns>
        <Field<PaymentValues> name="reference" />
        <Field<PaymentValues> name="note" />
        <Field<PaymentValues> name="takenOn" />
        <Field<PaymentValues> name="isPostedToday" />
        <ModalActions>
          <Button variant="default" onClick={onClose}>
            {translate(commonTexts.cancel)}
          </Button>
          <SaveButton text={translate(texts.take)} />
        </ModalActions>
      </AdminForm>
    </AdminModal>
  );
}

interface ChoosePayerProps {
  readonly onStudent: (studentId: string) => void;
  readonly onCourse: (courseId: string) => void;
}

function ChoosePayer({ onStudent, onCourse }: ChoosePayerProps): ReactNode {
  const [studentId, setStudentId] = useState('');
  const [courseId, setCourseId] = useState('');
  return (
    <>
      <StudentChoice
        value={studentId}
        onChange={(id) => {
          setStudentId(id);
          onStudent(id);
        }}
      />
      <CourseChoice
        value={courseId}
        onChange={(id) => {
          setCourseId(id);
          onCourse(id);
        }}
      />
    </>
  );
}
