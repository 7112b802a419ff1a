import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type { Coupon } from '@pathshala/svc-catalog-contract/coupons';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { CourseChoice } from '../../courses/course-choice.tsx';
import { texts } from './texts.ts';
import { type CouponValues, useCouponForm } from './use-coupon-form.ts';
import { CourseName } from './use-dues-columns.tsx';

interface CouponDialogProps {
  /** Absent for a new one. */
  readonly coupon?: Coupon | undefined;
  readonly onClose: () => void;
}

export function CouponDialog({ coupon: opened, onClose }: CouponDialogProps): ReactNode {
  const translate = useText();
  const [coupon] = useState(opened);
  const form = useCouponForm(coupon, onClose);
  const [courseId, setCourseId] = useState(form.methods.getValues('courseId'));
  const title =
    coupon === undefined ? translate(texts.newCoupon) : translate(texts.editCoupon, { code: coupon.code });
  return (
    <AdminModal title={title} onClose={onClose}>
      <AdminForm form={form}>
        {coupon === undefined && <Field<CouponValues> name="code" />}
        <FormColumns>
          <Field<CouponValues> name="percent" />
          <Field<CouponValues> name="amountPaisa" />
          <Field<CouponValues> name="maxUses" />
          <Field<CouponValues> name="maxPerStudent" />
        </FormColumns>
        <Field<CouponValues> name="endsOn" />
        {coupon !== undefined && courseId !== '' && courseId === coupon.courseIds[0] && (
          <p>
            {translate(texts.course)}: <CourseName courseId={courseId} />
          </p>
        )}
        <CourseChoice
          value={courseId === coupon?.courseIds[0] ? '' : courseId}
          onChange={(id) => {
            setCourseId(id);
            form.methods.setValue('courseId', id);
          }}
        />
        <Field<CouponValues> name="isActive" />
        <ModalActions>
          <Button variant="default" onClick={onClose}>
            {translate(commonTexts.cancel)}
          </Button>
          <SaveButton />
        </ModalActions>
      </AdminForm>
    </AdminModal>
  );
}
